import type { Topic } from '#main/languages/topics.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { composeDetails } from '../compose/one-product.ts'
import { textOnly } from '../compose/parts.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { about } from './about.ts'
import { keepsBound } from './bounds.ts'
import { find } from './find.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { mentioned } from './mention.ts'
import { beginsBehind, queryOf, withNumber } from './query.ts'
import { askedIn, type Clause } from './reading.ts'
import { repliesIn, shownVersions } from './say.ts'
import { compareItems, sumOf } from './several.ts'
import {
  bestNamed,
  itemsByCode,
  type NamedItem,
  namedItems,
  pointedAt,
  withoutNameFacets,
} from './targets.ts'
import { hasSizes, sizeEnd, sizesSaid, unitPriceAnswer, versionAnswer } from './versions.ts'

/** What this clause asks about the goods, answered; null where it asks nothing of them. */
export function answerGoods(input: GoodsInput): GoodsAnswer | null {
  const { shop, clause, state, acts } = input
  if (shop.items.length === 0) return null
  const codes = itemsByCode(shop, clause.said)
  const [code] = codes
  const named = namedIn(input)
  if (code && codes.length === 1) {
    const others = clause.words.filter(({ word }) => !code.rowId.toLowerCase().includes(word))
    if (others.length <= 1 || named.length === 0) {
      const exact = code.item.versions.filter(({ row }) => row.id === code.rowId)
      return versionAnswer(
        input,
        code.item,
        exact.length > 0 && code.rowId !== code.item.id ? exact : code.item.versions,
        true,
      )
    }
  }
  const unknown = unknownCode(clause.said)
  if (!code && unknown && clause.words.length <= 3) return notFound(input, unknown)
  return several(input, named) ?? ofBoth(input, named) ?? ofOne(input, named) ?? find(input, named) ?? null

  function several(given: GoodsInput, all: readonly NamedItem[]): GoodsAnswer | null {
    const sum = sumOf(given, all)
    if (sum) return sum
    const { frame } = clause
    const pair = pairOf(shop, clause)
    const inOrder = pair ?? [...all].sort((a, b) => a.first - b.first).map(({ item }) => item)
    const isAsked = clause.isCompared || (inOrder.length > 1 && (frame.sort !== null || acts.compare > 0.5))
    if (!isAsked) return null
    const withFocus =
      inOrder.length === 1 && state.focus && state.focus !== inOrder[0] ? [state.focus, ...inOrder] : inOrder
    if (withFocus.length >= 2) return compareItems(given, withFocus.slice(0, 3))
    const isBack = clause.words.length === 0 || frame.has.both || frame.has.these
    if (inOrder.length === 0 && isBack && state.shown.length >= 2 && clause.isCompared)
      return compareItems(given, state.shown.slice(0, 2))
    return null
  }
}

function namedIn({ shop, clause, state }: GoodsInput): NamedItem[] {
  const shown = state.focus ? [...state.shown, state.focus] : state.shown
  return namedItems(shop, clause.frame.rest, clause.codes, shown)
}

/** The products a clause may be about, likeliest first: what they say of themselves is compared with it by meaning. */
export function itemsAsked(input: GoodsInput): Item[] {
  const { state, acts } = input
  if (acts.ask_about + acts.compare + acts.policy + acts.find < 0.2) return []
  const named = namedIn(input).slice(0, 2)
  const target = targetOf(input, named)
  const all = [target?.item, ...named.map(({ item }) => item), state.focus ?? state.shown[0]]
  return [...new Set(all.filter((item): item is Item => item !== null && item !== undefined))].slice(0, 2)
}

/** Written like an article number, and none of ours. */
function unknownCode(said: string): string | null {
  return (
    /(?<![\w-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{2,}-[A-Z\d-]{2,}(?![\w-])/.exec(said)?.[0] ?? null
  )
}

function notFound({ voice }: GoodsInput, code: string): GoodsAnswer {
  return {
    confidence: 0.4,
    rule: 'not_sold',
    intent: 'product',
    composed: textOnly(repliesIn(voice).notSold(code)),
    memory: { doubts: 0 },
    because: [code],
  }
}

/** "Are both in stock?": each answered for itself. */
function ofBoth(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { clause, state } = input
  const { asked, frame, inStock } = clause
  if (!frame.has.both || state.shown.length < 2 || named.length > 0 || frame.sort !== null) return null
  const isOfVersions = asked.has('stock') || asked.has('price') || inStock
  if (!isOfVersions && !clause.isQuestion) return null
  const answers = state.shown
    .slice(0, 2)
    .flatMap(
      (item) => (isOfVersions ? versionAnswer(input, item, null, false) : about(input, item, true)) ?? [],
    )
  const [first, second] = answers
  if (!first || !second) return null
  return {
    ...first,
    confidence: Math.min(first.confidence, second.confidence),
    composed: {
      ...first.composed,
      text: answers.map(({ composed }) => composed.text).join('\n'),
      products: answers.flatMap(({ composed }) => composed.products),
      buttons: [],
    },
    // They stay the ones spoken of.
    memory: { topic: 'products', doubts: 0, asked: first.memory.asked ?? null },
  }
}

/** A clause about one product: named, or pointed at. */
function ofOne(given: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const target = targetOf(given, named)
  if (!target) return null
  const { item, isNamed } = target
  const input = isNamed ? { ...given, clause: withoutNameFacets(given.clause, item) } : given
  const { clause, acts, state } = input
  const { frame, asked, facets } = clause
  const isOfSizes = sizesSaid(item, clause).length > 0
  const asksStock = asked.has('stock') || clause.inStock || frame.has.howManyLeft || frame.has.backWhen
  const asksVersion = facets.color !== undefined || facets.size !== undefined || asksStock || isOfSizes
  const isSized = item.versions.length > 1 && (frame.sort?.scale === 'size' || saysSize(clause.text))
  if (isSized && hasSizes(item) && sizedFocus(input) === item) return versionAnswer(input, item, null, false)
  const rest = clause.words.filter(({ word }) => !isOfName(item, word) && !/\d/.test(word))
  if (asksVersion && (asksStock || frame.has.haveIt || !asksElse(rest, clause))) {
    const answer = versionAnswer(input, item, null, false)
    if (answer) return answer
  }
  if (frame.isPerUnit && !asksElse(rest, clause)) {
    const answer = unitPriceAnswer(input, item)
    if (answer) return answer
  }
  // "How many pairs are there?" of the one spoken of; "how many jackets" would be another kind.
  if (asked.has('count') && !isNamed && rest.every(({ word }) => !isSold(input.shop, word, clause.codes)))
    return versionAnswer(input, item, null, false)
  if ((asked.has('sizes') || asked.has('colours')) && item.versions.length > 1)
    return versionAnswer(input, item, null, false)
  if (frame.sort?.scale === 'size' && sizeEnd(item, clause)) return versionAnswer(input, item, null, false)
  if (asked.has('price') && (rest.length === 0 || isSized || isOfSizes) && (frame.sort === null || isSized))
    return versionAnswer(input, item, null, false)
  const soundsAsked = clause.words.length > 0 && clause.goesOn && acts.ask_about > 0.5
  const isBare =
    rest.length === 0 &&
    !clause.isQuestion &&
    !soundsAsked &&
    frame.bounds.length === 0 &&
    frame.sort === null
  const isOther = isNamed && state.focus !== null && state.focus !== item && clause.words.length <= 2
  const isAgain =
    rest.length === 0 &&
    state.asked !== null &&
    (clause.goesOn || clause.nth !== null || isOther) &&
    asked.size === 0 &&
    !asksVersion
  if (isAgain && state.asked) {
    const before = askedIn(state.asked, clause)
    if (before.size > 0)
      return versionAnswer({ ...input, clause: { ...clause, asked: before } }, item, null, false)
    const again = about(
      { ...input, clause: { ...clause, said: state.asked, nth: null, isQuestion: true } },
      item,
      true,
    )
    if (again && again.rule !== 'product_does_not_say') return again
  }
  if (frame.has.tellMore || isBare) {
    if (!isNamed && !frame.has.tellMore && clause.nth === null && !frame.has.other) return null
    return details(input, item)
  }
  if (
    isNamed ||
    acts.ask_about + acts.compare + acts.policy > 0.3 ||
    clause.isQuestion ||
    clause.pointsAtIt
  ) {
    const answer = about(input, item, isNamed)
    if (answer) return answer
  }
  return null
}

/** What is measured or chosen in a version is no other question: "bags of 1 kg", "the blue colour". */
const ofVersions: ReadonlySet<Topic> = new Set(['size', 'colour', 'count', 'style'])

/** Whether the words ask for anything but which versions there are. */
function asksElse(rest: Clause['words'], { language, codes }: Clause): boolean {
  const words = rest.map(({ word }) => word)
  return [language, ...codes].some((code) =>
    [...topicsAsked(words, code).keys()].some((topic) => !ofVersions.has(topic)),
  )
}

const sizeWords = wordsInAll(({ lexicon }) => `${lexicon.sizes.s} ${lexicon.sizes.l}`)

function saysSize(text: string): boolean {
  return wordsOf(text).some((word) => sizeWords.has(word))
}

function isSold(shop: GoodsInput['shop'], word: string, codes: GoodsInput['clause']['codes']): boolean {
  return shop.termsOf([word], codes).some((term) =>
    shop.items.some((item) => {
      const field = shop.fit(item, term)?.field
      return field === 'head' || field === 'category'
    }),
  )
}

/** Says what the product is and no more: a word of its title or of its categories. */
function isOfName(item: Item, word: string): boolean {
  const field = item.words.get(stem(word))
  return (
    field === 'head' ||
    field === 'category' ||
    field === 'title' ||
    field === 'path' ||
    fold(item.title).includes(word)
  )
}

const surelyOfShop = 0.6

function fitsAll({ shop, clause }: GoodsInput, item: Item): boolean {
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    clause.codes,
  )
  return terms.every((term) => shop.fit(item, term) !== null)
}

/** Whether a word says what another product is, and not this one. */
function namesOther({ shop, clause }: GoodsInput, item: Item): boolean {
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    codes,
  )
  return terms.some(
    (term) =>
      shop.fit(item, term) === null && shop.items.some((other) => shop.fit(other, term)?.field === 'head'),
  )
}

/** Whether the clause is about one product, and which. */
function targetOf(
  input: GoodsInput,
  named: readonly NamedItem[],
): { readonly item: Item; readonly isNamed: boolean } | null {
  const { clause, state, shop, acts } = input
  const [first, second] = named
  const { excluded, diets, years, people, bounds } = clause.frame
  const isMeasured =
    (years !== null || people !== null || bounds.length > 0) &&
    (!first || sizesSaid(first.item, clause).length === 0)
  const isLimited =
    (clause.price !== null && !clause.asked.has('price')) ||
    (excluded.length + diets.length > 0 && !clause.isQuestion) ||
    (isMeasured && !clause.isQuestion && acts.ask_about < 0.5 && clause.asked.size === 0)
  if (first && (!second || first.share - second.share > 0.15) && clause.frame.sort === null && !isLimited)
    return { item: first.item, isNamed: true }
  const spoken = clause.frame.sort === null && acts.policy < surelyOfShop ? mentioned(input) : null
  if (spoken) return { item: spoken, isNamed: true }
  if (first && second) return null
  if (state.shown.length === 0 && !state.focus) return null
  const { frame, asked } = clause
  // "And for a 3 year old?" asks for another one.
  const isLimitOnly =
    clause.words.length === 0 &&
    (frame.years !== null || frame.people !== null || frame.bounds.length > 0) &&
    state.query !== null &&
    !clause.pointsAtIt
  if (isLimitOnly && clause.goesOn && !hasBound(state.focus, frame.bounds)) return null
  // "With a thermostat": it says what the thing should be like, where the one spoken of is not.
  const isWished =
    !clause.isQuestion && beginsBehind(clause) && clause.words.length > 0 && clause.asked.size === 0
  if (isWished && state.focus && !fitsAll(input, state.focus)) return null
  const bare = queryOf(clause)
  if (withNumber(bare, clause, state.query) !== bare) return null
  // "How much is the bigger jar?": of the product spoken of, where it comes in several sizes.
  if (
    state.focus &&
    frame.sort?.scale === 'size' &&
    !namesOther(input, state.focus) &&
    sizeEnd(state.focus, clause)
  )
    return { item: state.focus, isNamed: false }
  const bigger = sizedFocus(input)
  if (bigger) return { item: bigger, isNamed: false }
  const isMore = clause.wantsMore && !frame.has.other
  if (frame.sort !== null || ((clause.onSale || isMore) && !clause.pointsAtIt)) return null
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    clause.codes,
  )
  const item = pointedAt(shop, clause, { shown: state.shown, focus: state.focus, near: input.near })
  if (!item) return null
  const isPlain =
    clause.inStock ||
    sizesSaid(item, clause).length > 0 ||
    asked.has('price') ||
    asked.has('stock') ||
    frame.has.howManyLeft ||
    frame.has.backWhen ||
    frame.has.haveIt ||
    asked.has('count') ||
    asked.has('sizes') ||
    asked.has('colours')
  if (clause.nth !== null || frame.has.other || frame.has.tellMore) return { item, isNamed: false }
  // What nothing here is called by is talk: "was kostet die jetzt genau?".
  const isTalk = (term: (typeof terms)[number]) =>
    term.kinds.size === 0 && !shop.items.some((other) => shop.fit(other, term) !== null)
  const fitsIt = terms.every((term) => isTalk(term) || shop.fit(item, term) !== null)
  const isOfTopic = (words: readonly string[]) =>
    clause.isQuestion && clause.begins !== 'wish' && topicsAsked(words, clause.language).size > 0
  const newKinds = terms.filter(
    (term) =>
      !isOfTopic(term.words) &&
      shop.items.some(
        (other) => shop.fit(other, term)?.field === 'head' || shop.fit(other, term)?.field === 'category',
      ),
  )
  const isElse = newKinds.some((term) => {
    const fit = shop.fit(item, term)
    return fit === null || (clause.begins === 'wish' && fit.field !== 'head' && fit.field !== 'category')
  })
  const onlyFacets =
    terms.length === 0 && (clause.facets.color !== undefined || clause.facets.size !== undefined)
  const asksOfIt = clause.pointsAtIt && clause.isQuestion && clause.begins !== 'wish'
  if (isElse && !asksOfIt) return null
  const isSingle = state.focus !== null || state.shown.length === 1
  const asksOne = asked.size > 0 || clause.inStock || frame.has.howManyLeft || frame.has.haveIt
  // "In 40", said of several: it limits all of them.
  const isLimit = terms.every(({ words }) => words.every((word) => /^\d+$/.test(word)))
  if (isLimit && !isSingle && !clause.pointsAtIt && !asksOne) return null
  if (onlyFacets && isSingle) return { item, isNamed: false }
  if (isPlain && (terms.length === 0 || fitsIt)) return { item, isNamed: false }
  const asksIt = acts.ask_about > acts.find && acts.ask_about + acts.compare > 0.25
  if (clause.pointsAtIt && (clause.isQuestion || asksIt)) return { item, isNamed: false }
  if (isSingle && asksIt && acts.ask_about > 0.3) return { item, isNamed: false }
  const isQuestionOfIt =
    clause.isQuestion && clause.begins !== 'wish' && newKinds.every((term) => shop.fit(item, term) !== null)
  if (isSingle && isQuestionOfIt && acts.ask_about + acts.policy > acts.find * 0.6)
    return { item, isNamed: false }
  const isProperty =
    topicsAsked(
      clause.words.map(({ word }) => word),
      clause.language,
    ).size > 0
  if (isSingle && isProperty && newKinds.length === 0 && clause.begins !== 'wish' && acts.ask_about > 0.15)
    return { item, isNamed: false }
  return null
}

/** "The big one", "o maior?": of the one product spoken of, where it is sold in several sizes. */
function sizedFocus({ state, clause }: GoodsInput): Item | null {
  const item = state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined)
  const { sort } = clause.frame
  const isOfSize = sort === null ? saysSize(clause.text) : sort.scale === 'size' && !sort.isStep
  const isOnly = clause.words.every(({ word }) => sizeWords.has(word)) && state.shown.length <= 1
  return item && isOfSize && isOnly && hasSizes(item) ? item : null
}

function hasBound(item: Item | null, bounds: GoodsInput['clause']['frame']['bounds']): boolean {
  return (
    bounds.length > 0 &&
    (item?.versions ?? []).some((version) =>
      bounds.some((bound) => keepsBound(version, bound) !== null && version.row.size !== null),
    )
  )
}

/** Both sides of "A or B", each as the product it names best. */
function pairOf(shop: GoodsInput['shop'], clause: GoodsInput['clause']): Item[] | null {
  const parts = clause.pair
  if (!parts) return null
  const items = parts.map((part) => bestNamed(shop, part))
  const [a, b] = items
  return a && b && a !== b ? [a, b] : null
}

function details(input: GoodsInput, item: Item): GoodsAnswer {
  const shown = shownVersions(item.versions)
  return {
    confidence: 0.85,
    rule: 'product_details',
    intent: 'product',
    composed: composeDetails({ ...shown, row: { ...shown.row, title: item.title } }, input.voice),
    memory: focusOn(input, item),
    because: [item.title],
  }
}
