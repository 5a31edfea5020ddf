import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { noQuery, type Query } from './limits.ts'
import { anyThing, beginsBehind, hasLimits, merged, queryOf, withPersonal } from './query.ts'
import { select } from './select.ts'
import type { Term } from './shop.ts'

/**
 * "Anything under 20 pounds in pink?", behind a belt: whatever kind of thing is meant, and no belt. While something of the kind
 * talked of is so, it is still about that kind, but no more about the one product.
 */
export function withAnything(input: GoodsInput): GoodsInput {
  const { clause, state } = input
  const own = queryOf(clause)
  if (!asksForAnything(input, own) || (state.query === null && state.focus === null)) return input
  const isSingle = state.focus !== null || state.shown.length < 2
  if (staysOfKind(input, own))
    return isSingle ? { ...input, state: { ...state, shown: [], focus: null } } : input
  if (!isSingle && own.price === null && !isOfAll(clause) && !saysGoods(clause)) return input
  const kept = withPersonal(noQuery, state.query, true)
  const query = hasLimits(kept) ? kept : null
  return { ...input, state: { ...state, query, shown: [], focus: null, asked: null } }
}

/**
 * "My feet get cold, can I get something for that?", "rather one of glass, do you have that?", behind kettles: whatever is so is looked
 * for, and nothing asked of the one spoken of.
 */
export function isAnyWished({ clause, acts, state }: GoodsInput): boolean {
  const { frame, pointsAtIt, nth, asked, wantsMore, price, facets } = clause
  if (nth !== null || asked.size > 0 || wantsMore || frame.has.tellMore) return false
  const wished = acts.find + acts.recommend
  // "It gets cold" points at nothing.
  if (frame.has.anything)
    return pointsAtIt ? wished > surely || (price !== null && wished > likely) : wished > likely
  return facets.material !== undefined && state.shown.length > 1 && !pointsAtIt && wished > surely
}
const likely = 0.5
const surely = 0.75

/** "And one without a cable?", "ok, and a cooler?": another is asked for, and not whether this one has a cable. */
export function isAnother(
  { text, words, frame, begins, goesOn, asked }: GoodsInput['clause'],
  { acts }: GoodsInput,
): boolean {
  const said = wordsOf(text)
  const at = said.findIndex((word) => one.has(word))
  const [thing] = words
  if (at < 0) return false
  if (words.length === 0)
    return frame.excluded.length + frame.diets.length > 0 && without.has(said[at + 1] ?? '')
  // "Do you have one with a lid?"
  if (begins === 'wish' && having.has(said[at + 1] ?? '')) return true
  return goesOn && at <= 2 && said[at + 1] === thing?.word && asked.size === 0 && acts.find > acts.ask_about
}
const one = wordsInAll(({ words }) => words.one)
const without = wordsInAll(({ words }) => words.without)
const having = wordsInAll(({ words }) => words.with)

/**
 * "Which fern is the cheapest?", behind orchids: a word of titles of which we know no kind may be what the thing is, where nothing of
 * what was spoken of has it.
 */
export function isNewName({ shop, state }: GoodsInput, term: Term, codes: readonly LanguageCode[]): boolean {
  const isNamed = (item: Item) => item.titleKinds.size === 0 && shop.fit(item, term)?.field === 'title'
  if (state.shown.length === 0 && !state.query?.words.length) return false
  if (!shop.items.some(isNamed)) return false
  const before = shop.termsOf(
    (state.query?.words ?? []).map(({ word }) => word),
    codes,
  )
  const isSpokenOf = (item: Item) =>
    state.shown.includes(item) || (before.length > 0 && before.every((one) => shop.fit(item, one) !== null))
  return !shop.items.some((item) => isSpokenOf(item) && shop.fit(item, term) !== null)
}

/** "Bamboo isn't for me, something else?", behind mats: of those that are left, and shown before or not. */
export const refusesSome = ({ frame: { has, excluded } }: GoodsInput['clause']) =>
  has.refused || excluded.length > 0

function asksForAnything({ clause }: GoodsInput, own: Query): boolean {
  const { frame, pointsAtIt, wantsMore, nth } = clause
  const { has, sort } = frame
  const isOfShown = pointsAtIt || nth !== null || has.these || has.both || has.refused
  const isMore =
    sort?.isStep === true || (wantsMore && own.words.length === 0 && (!hasLimits(own) || refusesSome(clause)))
  // "Men's stuff under 60".
  const isOfGoods = hasLimits(own) && saysGoods(clause)
  const isWish = (has.anything && (own.words.length > 0 || hasLimits(own))) || isOfAll(clause) || isOfGoods
  // "And in silver, what have you got?", behind earrings: of those.
  const isBehind = clause.goesOn && beginsBehind(clause)
  return isWish && !isOfShown && !isMore && !isBehind
}

/** "Appliances under 500 watts", behind pots, none of which has a motor. */
const saysGoods = ({ text }: GoodsInput['clause']) => wordsOf(text).some((word) => anyThing.has(word))

/** "Your dearest gadget in the whole shop". */
const isOfAll = ({ frame: { has, sort } }: GoodsInput['clause']) => has.wholeShop && sort !== null

/** Whether something of the kind talked of is as it is wanted; "the cheapest thing" is of any kind. */
function staysOfKind({ shop, clause, state, near, search }: GoodsInput, own: Query): boolean {
  if (!state.query || state.query.words.length === 0 || own.sort !== null) return false
  const { audiences } = own
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const found = search(null)
  const options = { language: clause.language, codes, near, found, isLoose: false }
  const { picks, unmet, isByMeaning } = select(shop, merged(state.query, own, clause), options)
  const isFor = picks.some(({ item }) => audiences?.some((one) => item.audiences.has(one)))
  return picks.length > 0 && unmet.length === 0 && !isByMeaning && (audiences === undefined || isFor)
}
