import { wordsInAll } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn } from '../understand/cues.ts'
import { asksWhich } from '../understand/intent.ts'
import { wordsBesideSizes } from '../understand/sizes.ts'
import { without } from '../understand/text.ts'
import { keepsBound, saysJust } from './bounds.ts'
import { cameBack } from './came-back.ts'
import { numbersIn } from './frame.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { keepsFacets } from './limits.ts'
import { described, isDefinite, mentioned, oneThatKeeps, sizedByName } from './mention.ts'
import { withNumber } from './own-query.ts'
import { beginsBehind, isSizeWord, queryOf, ranksGoods } from './query.ts'
import type { Clause } from './reading.ts'
import { hasSizes, sizeEnd, sizesSaid, sortsSizes } from './said-sizes.ts'
import { type NamedItem, namedItems, pointedAt } from './targets.ts'

/** A clause is asked once for what is compared with it, and once for its answer. */
const namedBy = new WeakMap<Clause, readonly NamedItem[]>()

export function namedIn(input: GoodsInput): readonly NamedItem[] {
  const known = namedBy.get(input.clause) ?? findNamed(input)
  namedBy.set(input.clause, known)
  return known
}

function findNamed({ shop, clause, state }: GoodsInput): NamedItem[] {
  const shown = state.focus ? [...state.shown, state.focus] : state.shown
  const said = new Set([...clause.words.map(({ word }) => word), ...clause.facetWords].map(stem))
  // "Which colour is it?" asks, and names no "crayons in 12 colours".
  const isAsked = ({ hits }: NamedItem) => clause.asked.size > 0 && !hits.some((word) => said.has(word))
  // "Is it waterproof?" asks what it is like, though something else is called "Waterproof".
  const isLike = ({ hits, item }: NamedItem) =>
    clause.pointsAtIt &&
    clause.isQuestion &&
    !shown.includes(item) &&
    // "Does it have a cup holder?", of a pram that says so.
    (hits.length === 1 || hits.every((word) => state.focus?.words.get(word) !== undefined)) &&
    !clause.words.some(
      (word) => stem(word.word) === hits[0] && isDefinite(clause.text, [word], clause.language),
    )
  // "Is the cable included?" asks of the one spoken of, though cables are sold too.
  const isPart = ({ hits, item }: NamedItem) =>
    asksIncluded(clause, state.focus) && hits.every((word) => item.words.get(word) === 'head')
  const named = namedItems(shop, withoutNth(clause, shown), clause.codes, shown).filter(
    (one) => !isAsked(one) && !isPart(one),
  )
  return named.some(isLike) && shown.length > 0 ? named.filter((one) => !isLike(one)) : named
}

function asksIncluded({ isQuestion, text, language }: Clause, focus: Item | null): boolean {
  return focus !== null && isQuestion && topicsAsked(wordsOf(text), language).has('included')
}

/** "The first": of what was shown, though a product may be called "Primo". */
function withoutNth({ frame, nth, codes }: Clause, shown: readonly Item[]): string {
  if (nth === null || shown.length === 0) return frame.rest
  const spans = codes.flatMap((code) =>
    cuesIn(code).nths.flatMap(({ word }) => {
      const match = word.exec(frame.rest)
      return match ? [{ start: match.index, end: match.index + match[0].length }] : []
    }),
  )
  return without(frame.rest, spans)
}

export function saysSize({ said, text }: Clause): boolean {
  return wordsBesideSizes(said, text).some(isSizeWord)
}

const surelyOfShop = 0.6
const surelyAsked = 0.8
function fitsAll({ shop, clause }: GoodsInput, item: Item): boolean {
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    clause.codes,
  )
  return terms.every((term) => shop.fit(item, term) !== null)
}

/** "And made of glass?", "and for dry skin?": another of its kind is so, and the one spoken of is not. */
function isOfOther(input: GoodsInput, focus: Item): boolean {
  const { shop, clause, state } = input
  const { material } = clause.facets
  if (!clause.goesOn || clause.asked.size > 0 || clause.pointsAtIt || !state.query) return false
  if (!beginsBehind({ ...clause, text: clause.text.replace(/^\S+\s+/, '') })) return false
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    clause.codes,
  )
  if (terms.length === 0 && !material) return false
  const lacking = terms.filter((term) => shop.fit(focus, term) === null)
  const isMade = (item: Item) =>
    !material || item.versions.some((version) => keepsFacets(version, { material }))
  if (lacking.length === 0 && isMade(focus)) return false
  const isOfKind = ({ head, kinds }: Item) =>
    head === focus.head || [...kinds].some((kind) => focus.kinds.has(kind))
  const isSo = (item: Item) =>
    isMade(item) &&
    terms.every((term) => shop.fit(item, term) !== null) &&
    lacking.every((term) => (shop.fit(item, term)?.score ?? 0) >= wellSaid)
  return shop.items.some((item) => item !== focus && isOfKind(item) && isSo(item))
}
const wellSaid = 0.5
/** Whether a word says what another product is, and not this one. */
export function namesOther({ shop, clause }: GoodsInput, item: Item): boolean {
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

const indefinite = '(?:a|an|ein|eine|einen|un|une|una|uno|um|uma|een)'

/** "A flask": a thing that was not spoken of yet. */
function saysNew({ text, words }: Clause): boolean {
  const first = words[0]?.word.replaceAll(/[^a-z0-9ßæœø]/g, '') ?? ''
  return first !== '' && new RegExp(`(?<![a-z])${indefinite} (?:[a-z'-]+ )?${first}`).test(text)
}

/** "The Kestrel 9" is the phone, though its case is called after it. */
function withoutAccessories(named: readonly NamedItem[]): readonly NamedItem[] {
  const things = named.filter(({ item }) => !item.isAccessory)
  const isMeant = ({ item, hits }: NamedItem) => hits.some((word) => item.words.get(word) === 'head')
  return things.length > 0 && !named.some((one) => one.item.isAccessory && isMeant(one)) ? things : named
}

/** "Is there wheat in the play dough?" asks of it, for whom ever that is. */
function isSpokenOf({ words, text, language }: GoodsInput['clause'], { hits }: NamedItem): boolean {
  return words.some((word) => hits.includes(stem(word.word)) && isDefinite(text, [word], language))
}

/** Whether the clause is about one product, and which. */
export function targetOf(
  input: GoodsInput,
  named: readonly NamedItem[],
): { readonly item: Item; readonly isNamed: boolean } | null {
  const { clause, state, shop, acts } = input
  const [first, second] = withoutAccessories(named)
  const { excluded, diets, years, people, bounds } = clause.frame
  const isMeasured =
    (years !== null || people !== null || bounds.length > 0) &&
    (!first || sizesSaid(first.item, clause).length === 0)
  const isLimited =
    (clause.price !== null && !clause.asked.has('price')) ||
    (excluded.length + diets.length > 0 &&
      (!clause.isQuestion || (acts.ask_about < 0.2 && !(first && isSpokenOf(clause, first))))) ||
    // "Kettles from 1 to 1.5 l" are looked for; "1.5 l" may be asked of one.
    (isMeasured &&
      !clause.isQuestion &&
      (acts.ask_about < 0.5 || bounds.some(({ from, to }) => from !== to)) &&
      clause.asked.size === 0)
  const back = cameBack(input)
  if (back) return { item: back, isNamed: true }
  if (first && (!second || first.share - second.share > 0.15) && clause.frame.sort === null && !isLimited)
    return { item: first.item, isNamed: true }
  // Who asks for advice speaks of no product yet, whatever else is named.
  const isAdvice = acts.recommend > 0.6 && acts.ask_about < 0.2
  if (isAdvice && clause.nth === null && !clause.pointsAtIt && !clause.frame.has.other) return null
  const sized = sizedByName(input)
  if (sized) return { item: sized, isNamed: true }
  const measured = measuredOfShown(input)
  if (measured) return { item: measured, isNamed: true }
  // "For the face", behind advice, tells more of the need.
  const isOfNeed = !clause.isQuestion && beginsBehind(clause) && state.query?.need !== undefined
  // "The almond ones out, she's allergic" names what is not wanted.
  const isOut = !clause.isQuestion && clause.asked.size === 0 && excluded.length + diets.length > 0
  const isPart = asksIncluded(clause, state.focus)
  const mayName = clause.frame.sort === null && acts.policy < surelyOfShop && !isOfNeed && !isOut && !isPart
  if (isPart && state.focus && !first) return { item: state.focus, isNamed: false }
  const spoken = mayName ? mentioned(input) : null
  if (spoken) return { item: spoken, isNamed: true }
  // "That's if it stays under 700", behind a list: a limit on all of it.
  const isBudget = !clause.isQuestion && clause.price?.max != null && !clause.asked.has('price')
  if (isBudget && state.shown.length > 1) return null
  const { sort: order, has } = clause.frame
  const isOther = order === null && !has.correction && !has.these
  const other = isOther ? described(input) : null
  if (other) return { item: other, isNamed: true }
  if (first && second) return null
  if (state.shown.length === 0 && !state.focus) return null
  const { frame, asked } = clause
  const bare = queryOf(clause)
  // "And for a 3 year old?", "for his brother of 7" asks for another one.
  const isLimitOnly =
    bare.words.length === 0 &&
    (frame.years !== null ||
      frame.people !== null ||
      frame.bounds.length > 0 ||
      (clause.price !== null && !asked.has('price'))) &&
    state.query !== null &&
    clause.begins !== 'question' &&
    !clause.pointsAtIt
  if (isLimitOnly && clause.goesOn && !hasBound(state.focus, frame.bounds)) return null
  // "With a thermostat": it says what the thing should be like, where the one spoken of is not.
  const isWished =
    !clause.isQuestion && beginsBehind(clause) && clause.words.length > 0 && clause.asked.size === 0
  if (isWished && state.focus && !fitsAll(input, state.focus)) return null
  if (state.focus && isOfOther(input, state.focus)) return null
  const kept = oneThatKeeps(input)
  if (kept) return { item: kept, isNamed: true }
  // Said of what is wanted: "it must not have apple in it", "and a flask that keeps warm".
  if (!clause.isQuestion && clause.asked.size === 0) {
    if (excluded.length + diets.length > 0) return null
    if (saysNew(clause) && state.focus && !fitsAll(input, state.focus)) return null
  }
  if (withNumber(bare, clause, state.query) !== bare) return null
  // "How much is the bigger jar?": of the product spoken of, where it comes in several sizes.
  if (
    state.focus &&
    frame.sort !== null &&
    sortsSizes(state.focus, frame.sort) &&
    !namesOther(input, state.focus) &&
    !ranksGoods(input) &&
    sizeEnd(state.focus, clause)
  )
    return { item: state.focus, isNamed: false }
  const bigger = sizedFocus(input)
  if (bigger) return { item: bigger, isNamed: false }
  const isMore = clause.wantsMore && !frame.has.other
  const isOfAll = (clause.onSale && !asksIfReduced(input)) || isMore
  if (frame.sort !== null || (isOfAll && !clause.pointsAtIt)) return null
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    clause.codes,
  )
  const item = pointedAt(shop, clause, { ...state, near: input.near })
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
  // "Do you have two of them?" counts them.
  const isNumber = (word: string) => clause.codes.some((code) => numbersIn(code).has(word))
  const isTalk = (term: (typeof terms)[number]) =>
    (frame.has.howManyLeft && term.words.every(isNumber)) ||
    (term.kinds.size === 0 && !shop.items.some((other) => shop.fit(other, term) !== null))
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
    return (
      fit === null ||
      ((clause.begins === 'wish' || asksWhich(clause.said)) &&
        fit.field !== 'head' &&
        fit.field !== 'category')
    )
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
  // "Only what is in stock", said of several.
  if (clause.inStock && !isSingle && !clause.isQuestion && !clause.pointsAtIt) return null
  if (onlyFacets && isSingle) return { item, isNamed: false }
  if (isPlain && (terms.length === 0 || fitsIt)) return { item, isNamed: false }
  const asksIt = acts.ask_about > acts.find && acts.ask_about + acts.compare > 0.25
  if (clause.pointsAtIt && (clause.isQuestion || asksIt)) return { item, isNamed: false }
  const isOfKind = isLimited && newKinds.length > 0
  if (isSingle && asksIt && acts.ask_about > 0.3 && !isOfKind) return { item, isNamed: false }
  const isQuestionOfIt =
    clause.isQuestion && clause.begins !== 'wish' && newKinds.every((term) => shop.fit(item, term) !== null)
  // "Would my 15 inch laptop go in?": who says what is theirs asks whether it fits.
  const isOfTheirs = !asksWhich(clause.said) && wordsOf(clause.text).some((word) => mine.has(word))
  if (isSingle && isQuestionOfIt && (isOfTheirs || acts.ask_about + acts.policy > acts.find * 0.6))
    return { item, isNamed: false }
  // "Which grape?", "does it need a hose?": it has an attribute of that name, or speaks of it.
  const saysIt = (word: string) =>
    item.versions.some(({ said }) => said.some(({ nameStems }) => nameStems.includes(stem(word))))
  const isOfItsOwn =
    terms.length > 0 &&
    (terms.every((term) => term.words.every(saysIt)) ||
      (clause.begins !== null && terms.every((term) => shop.fit(item, term) !== null)))
  if (isSingle && isOfItsOwn && newKinds.length === 0 && !isAdvice && !isLimited)
    return { item, isNamed: false }
  // Behind advice, of what was advised first.
  const isAdvised = state.query?.need !== undefined && clause.begins === 'question'
  if (isAdvised && newKinds.length === 0 && acts.ask_about > acts.find + acts.recommend)
    return { item, isNamed: false }
  // "Tem perfume?", where no perfume is sold and the one spoken of says something of it; "how many does it store?", of a list in
  // which one alone says so.
  const ownWords = new Set(wordsOf(item.description))
  const speaksOfIt =
    terms.length > 0 &&
    terms.every((term) => shop.fit(item, term) !== null || term.words.every((word) => ownWords.has(word)))
  const isOnly = state.shown.filter((other) => terms.every((term) => shop.fit(other, term))).length === 1
  const isSaidOnly = isOnly && clause.begins === 'question' && acts.ask_about > 0.5
  // What others are called by is looked for.
  const isName = terms.some((term) =>
    shop.items.some((other) => other !== item && (shop.fit(other, term)?.score ?? 0) >= wellSaid),
  )
  const isPlainly = !isLimited && !isMeasured && clause.price === null && diets.length + excluded.length === 0
  const isAskedOfIt = (isSingle && clause.isQuestion && !isName) || isSaidOnly
  if (speaksOfIt && newKinds.length === 0 && isPlainly && isAskedOfIt) return { item, isNamed: false }
  const isProperty =
    topicsAsked(
      clause.words.map(({ word }) => word),
      clause.language,
    ).size > 0
  if (!isSingle && isProperty && newKinds.length === 0 && acts.ask_about > surelyAsked)
    return { item, isNamed: false }
  if (isSingle && isProperty && newKinds.length === 0 && clause.begins !== 'wish' && acts.ask_about > 0.15)
    return { item, isNamed: false }
  return null
}

const mine = wordsInAll(({ words }) => words.mine)
const asking = wordsInAll(({ words }) => words.question.asking)
const ofOne =
  /^(?:in|on|im|em|en|com|con|met|with|reduced|reduziert|how|wie|hoeveel|quant[oa]|cuanto|combien|que|che|quelle) ?/

/** "Is it reduced?", "how much discount is there on that?"; "what is on offer?" asks of the whole shop. */
function asksIfReduced({ clause, state }: GoodsInput): boolean {
  const { text, begins, words, codes } = clause
  const isSingle = state.focus !== null || state.shown.length === 1
  if (!isSingle || begins === 'wish' || words.length > 0) return false
  return codes.some((code) => {
    const match = cuesIn(code).onSale.exec(text)
    if (!match || !ofOne.test(match[0].trim())) return false
    const rest = wordsOf(text.replace(match[0], ' '))
    return rest.length > 0 && !rest.some((word) => asking.has(word))
  })
}

/** "20 m is enough, does it come with connectors?": the one of those shown that has just that. */
function measuredOfShown({ clause, state, acts }: GoodsInput): Item | null {
  const exact = clause.frame.bounds.filter(({ from, to }) => from !== null && from === to)
  if (exact.length === 0 || state.shown.length < 2) return null
  if (!clause.isQuestion && acts.ask_about < 0.5) return null
  const [item, ...others] = state.shown.filter(({ versions }) =>
    versions.some((version) => exact.every((bound) => saysJust(version, bound))),
  )
  return item && others.length === 0 ? item : null
}

/** "The big one", "o maior?": of the one product spoken of, where it is sold in several sizes. */
export function sizedFocus({ state, clause }: GoodsInput): Item | null {
  const isSized = state.focus !== null && hasSizes(state.focus)
  const [item, ...others] = isSized ? [state.focus] : state.shown.filter(hasSizes)
  const { sort } = clause.frame
  const isOfSize = sort === null ? saysSize(clause) : sort.scale === 'size' && !sort.isStep
  // "In the big pot?", of what is sold in pots.
  const isOnly = clause.words.every(({ word }) => isSizeWord(word) || (item && isInSizes(item, word)))
  return item && others.length === 0 && isOfSize && isOnly ? item : null
}

function isInSizes({ versions }: Item, word: string): boolean {
  return versions.some(({ row }) => wordsOf(row.size ?? '').includes(word))
}

function hasBound(item: Item | null, bounds: GoodsInput['clause']['frame']['bounds']): boolean {
  return (
    bounds.length > 0 &&
    (item?.versions ?? []).some((version) =>
      bounds.some((bound) => keepsBound(version, bound) !== null && version.row.size !== null),
    )
  )
}
