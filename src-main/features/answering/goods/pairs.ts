import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { compare } from '../compose/compare.ts'
import { withProducts } from '../compose/parts.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn } from '../understand/cues.ts'
import { asksWhich } from '../understand/intent.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { asksPriceGap } from './price-asked.ts'
import type { Clause } from './reading.ts'
import { labelOf, listed, money, priceOf, repliesIn, shownVersions } from './say.ts'
import { sorted } from './scaling.ts'
import { lastTwo } from './several.ts'
import type { Fit } from './shop.ts'
import { targetOf } from './target.ts'
import { bestNamed, type NamedItem } from './targets.ts'
import { chosenOf } from './which.ts'

/** Two or three products side by side, where the clause compares them: by name, as spoken of, or as a pair. */
export function compared(given: GoodsInput, all: readonly NamedItem[]): GoodsAnswer | null {
  const input = withGap(given)
  const { shop, clause, state, acts } = input
  const { frame } = clause
  const spoken = lastTwo(state)
  // "Which of the two is cheaper?": of those asked about one after the other, of however many were shown.
  const isOfSpoken = frame.has.both && frame.sort !== null && clause.words.length === 0 && all.length === 0
  const isOfTwo = isOfSpoken || (all.length === 0 && asksWhichOfTwo(input, spoken))
  if (isOfTwo && spoken.length === 2 && state.shown.length !== 2) return compareItems(input, spoken)
  const pair = pairOf(shop, clause, state.focus)
  const isOfIt =
    clause.isCompared || (clause.pointsAtIt ? acts.compare > 0.6 : acts.compare > 0.85 && frame.sort === null)
  // "Than the reel of 8 m": its measure is read as a limit, and tells it from the one of 5 m. "The first one" is no first aid kit.
  const beside =
    asksPriceGap(clause) && clause.nth === null && all.length < 2
      ? bestNamed(shop, clause.text.replace(gapOf(clause), ' '))
      : null
  const byName = beside ? [beside] : [...all].sort((a, b) => a.first - b.first).map(({ item }) => item)
  // "What's the difference between it and the Ridge?": said by half its name, too.
  const unsorted = { ...input, clause: { ...clause, frame: { ...frame, sort: null } } }
  const other =
    !pair && all.length === 0 && isOfIt ? targetOf(clause.isCompared ? unsorted : input, all) : null
  // "A or B, which one for dull skin?"
  const chosen = pair && frame.sort === null ? chosenOf(input, pair) : null
  if (chosen) return chosen
  // "Is that brighter than the lantern?", "is the core faster than the shuttle?"
  const sides = frame.sort?.isStep ? besideThan(input) : []
  const inOrder =
    pair ?? (other?.isNamed ? [other.item] : byName.length < 2 && sides.length > 0 ? sides : byName)
  const isPair = clause.isCompared || (frame.has.both && frame.sort === null && acts.compare > 0.7)
  // "The Fortress or the Anchor?" says no more than the two names.
  const isBare =
    frame.sort === null &&
    frame.bounds.length === 0 &&
    clause.price === null &&
    pair?.every(Boolean) &&
    clause.words.every(({ word }) => joinsPair(word, clause) || pair.some((item) => isOfName(item, word)))
  const isThan =
    frame.sort?.isStep &&
    (clause.isQuestion ? acts.compare > 0.4 || sides.length > 0 : sides.length > 0 && acts.compare > 0.4) &&
    state.focus !== null
  const isWithIt = inOrder.length === 1 && (isOfIt || isThan)
  const isAsked =
    isPair || isBare || isWithIt || (inOrder.length > 1 && (frame.sort !== null || acts.compare > 0.5))
  if (!isAsked) return null
  const it = state.focus ?? (asksPriceGap(clause) ? state.shown[0] : null)
  const withFocus = inOrder.length === 1 && it && it !== inOrder[0] ? [it, ...inOrder] : inOrder
  if (withFocus.length >= 2) return compareItems(input, withFocus.slice(0, 3))
  const isBack = clause.words.length === 0 || frame.has.both || frame.has.these
  const two = state.shown.length === 2 || spoken.length < 2 ? state.shown.slice(0, 2) : spoken
  if (inOrder.length > 0 || !isPair) return null
  const ofKind = clause.words.length > 0 && frame.has.both ? twoOfKind(shop, clause) : null
  return ofKind ? compareItems(input, ofKind) : isBack && two.length === 2 ? compareItems(input, two) : null
}

/** "How much more is that than the Ridge?", "what's the difference in price?": the two by what they cost. */
function withGap(input: GoodsInput): GoodsInput {
  const { clause } = input
  if (!asksPriceGap(clause)) return input
  const asking = wordsOf(gapOf(clause))
  const words = clause.words.filter(({ word }) => !asking.includes(word))
  const sort = { scale: 'price' as const, names: [], end: 'most' as const, isStep: true }
  return { ...input, clause: { ...clause, words, isCompared: true, frame: { ...clause.frame, sort } } }
}

/** What asks for it, as said. */
function gapOf({ codes, text }: Clause): string {
  return codes.map((code) => cuesIn(code).ask.priceGap.exec(text)?.[0] ?? '').find((cue) => cue !== '') ?? ''
}

/** "And which packs smaller?", behind a question on a tent and one on a bag: of those two. "Lightest" may be of all of a kind. */
function asksWhichOfTwo({ clause, state }: GoodsInput, [first, second]: readonly Item[]): boolean {
  const { frame, words, language, said, goesOn } = clause
  const { sort } = frame
  if (!first || !second || !sort?.scale || state.focus !== second) return false
  const isOfThem = words.every(({ word, isDegree }) => isDegree || topicsAsked([word], language).size > 0)
  const isPair = sort.isStep && (state.shown.length === 1 || state.shown.includes(first))
  const isOfTwoKinds =
    state.shown.length === 1 &&
    first.head !== second.head &&
    ![...first.kinds].some((kind) => second.kinds.has(kind))
  const asked = goesOn ? said.replace(/^\P{L}*\p{L}+\s+/u, '') : said
  return isOfThem && asksWhich(asked) && (isPair || isOfTwoKinds)
}

/** Two or three products side by side, or by the one thing asked for. */
export function compareItems(input: GoodsInput, items: readonly Item[]): GoodsAnswer {
  const { voice, clause } = input
  const replies = repliesIn(voice)
  const { sort } = clause.frame
  const rowOf = (item: Item) => item.versions[0]?.row.id ?? item.id
  const memory = {
    shown: items.map(rowOf),
    subject: null,
    topic: 'products' as const,
    doubts: 0,
    asked: null,
    // "And the cheaper one?" is of these.
    goods: null,
  }
  const picks = items.map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
  const ranked = sort ? sorted(picks, sort, clause) : []
  const [first, second] = ranked
  if (sort && first && second) {
    const label = sort.scale === 'price' ? voice.say.heading.price : labelOf(first.said)
    const shownValue = (one: typeof first) =>
      sort.scale === 'price' ? priceOf(one.value, one.version, voice) : (one.said?.value ?? '')
    const [dear, cheap] = first.value > second.value ? [first, second] : [second, first]
    const gap =
      sort.scale === 'price' && dear.value > cheap.value
        ? `${replies.dearerBy(dear.pick.item.title, money(dear.value - cheap.value, dear.version, voice), cheap.pick.item.title)}`
        : ''
    const text =
      first.value === second.value
        ? replies.same(first.pick.item.title, second.pick.item.title, label, shownValue(first))
        : replies.moreThan(
            first.pick.item.title,
            label,
            shownValue(first),
            second.pick.item.title,
            shownValue(second),
          )
    const end = sort.scale
      ? replies.extreme(replies.ends[sort.scale][sort.end], first.pick.item.title, '')
      : ''
    return {
      confidence: 0.88,
      rule: 'compared_by',
      intent: 'product',
      composed: withProducts(
        [gap || end, text].filter(Boolean).join(' '),
        ranked.map(({ pick }) => shownVersions(pick.versions)),
      ),
      memory: { ...memory, subject: rowOf(first.pick.item) },
      because: [label],
    }
  }
  // One of them gives no number for it, so that a table of all else would say nothing to it.
  if (sort?.scale)
    return {
      confidence: 0.8,
      rule: 'superlative_unknown',
      intent: 'product',
      composed: first?.said
        ? withProducts(
            [
              voice.say.attributeIs(first.pick.item.title, labelOf(first.said), first.said.value),
              ...items.flatMap((item) => (item === first.pick.item ? [] : replies.notStated(item.title, ''))),
            ].join(' '),
            picks.map(({ versions }) => shownVersions(versions)),
          )
        : listed(replies.extremeUnknown, picks, voice),
      memory,
      because: items.map(({ title }) => title),
    }
  const compared = items.slice(0, 2).map((item) => ({
    ...shownVersions(item.versions),
    attributes: Object.fromEntries(
      (item.versions[0]?.said ?? [])
        .filter(({ name }) => name !== '' && !['size', 'color', 'material'].includes(name))
        .map(({ name, value }) => [name, value]),
    ),
  }))
  return {
    confidence: 0.85,
    rule: 'compare',
    intent: 'product',
    composed: compare(compared, voice),
    memory,
    because: items.map(({ title }) => title),
  }
}

/** Says what the product is and no more: a word of its title or of its categories. */
export function isOfName(item: Item, word: string): boolean {
  const field = item.words.get(stem(word))
  return (
    field === 'head' ||
    field === 'category' ||
    field === 'title' ||
    field === 'path' ||
    fold(item.title).includes(word)
  )
}

/** "The two e-bikes", where there are just two of what is named. */
export function twoOfKind(shop: GoodsInput['shop'], { words, codes }: Clause): Item[] | null {
  const terms = shop
    .termsOf(
      words.map(({ word }) => word),
      codes,
    )
    .filter((term) => shop.items.some((item) => isCalledSo(shop.fit(item, term))))
  const items = shop.items.filter((item) => terms.every((term) => isCalledSo(shop.fit(item, term))))
  // "The two grass seeds": those that are called so, though flower seeds are of the kind.
  const called = items.filter(({ words: own }) =>
    terms.every(({ stems }) => stems.some((one) => own.get(one) === 'head')),
  )
  const two = items.length > 2 ? called : items
  return terms.length > 0 && two.length === 2 ? two : null
}

function isCalledSo(fit: Fit | null): boolean {
  return fit?.field === 'head' || fit?.field === 'category' || fit?.field === 'title'
}

/** "The Peak against the Ridge" names the two and no more. */
export function joinsPair(word: string, { codes }: Clause): boolean {
  return codes.some((code) => cuesIn(code).ask.against.test(word))
}

const pointing = wordsInAll(({ words }) => `${words.question.pointing} ${words.definite} one ci`)

const longestName = 60

/** What is compared by "than": the one before it, or the one spoken of, and the one behind it, by name or as "the first one". */
function besideThan({ shop, clause, state }: GoodsInput): Item[] {
  const { text, codes, nth, isQuestion } = clause
  const [between] = codes.flatMap((code) => cuesIn(code).ask.than.exec(text) ?? [])
  // "Cheaper than the second" wishes for another.
  if (between === undefined || (nth !== null && !isQuestion)) return []
  const start = text.indexOf(between)
  const end = start + between.length
  const second =
    nth === null
      ? bestNamed(shop, text.slice(end, end + longestName))
      : state.shown.at(nth > 0 ? nth - 1 : nth)
  const others = state.shown.filter((item) => item !== second)
  const spoken = state.focus !== second ? state.focus : null
  const first = bestNamed(shop, text.slice(0, start)) ?? spoken ?? (others.length === 1 ? others[0] : null)
  return first && second && first !== second ? [first, second] : []
}

/** Both sides of "A or B", each as the product it names best; "that one or the tall one" has the one spoken of. */
export function pairOf(
  shop: GoodsInput['shop'],
  clause: GoodsInput['clause'],
  focus: Item | null,
): Item[] | null {
  const parts = clause.pair
  if (!parts) return null
  const isThis = (part: string) => wordsOf(part).every((word) => pointing.has(word))
  const items = parts.map((part) => bestNamed(shop, part) ?? (isThis(part) ? focus : null))
  const [a, b] = items
  return a && b && a !== b ? [a, b] : null
}
