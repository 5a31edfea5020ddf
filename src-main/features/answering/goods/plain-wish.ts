import { languages } from '#main/languages/index.ts'
import { compile } from '#main/languages/pattern.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { asksWhich } from '../understand/intent.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { noQuery } from './limits.ts'
import { anyThing, beginsBehind, hasLimits, isCalled, withPersonal } from './query.ts'
import type { Clause } from './reading.ts'

/**
 * "Could I see the lanterns too", "what's your dearest lantern", "got any lanterns in": all it does is to ask for goods by what they are
 * called here.
 */
export function wishesPlainly({ shop, clause }: GoodsInput): boolean {
  const { words, codes, asked, frame, nth, said } = clause
  const named = words.filter(({ isDegree }) => !isDegree).map(({ word }) => word)
  if (named.length === 0 || named.length > mostWords) return false
  const { has, sort } = frame
  const isOfOne =
    clause.pointsAtIt || nth !== null || has.these || has.both || has.refused || clause.isCompared
  const isOfElse =
    (has.anything && wordsOf(clause.text).some((word) => anyThing.has(word))) ||
    has.gift ||
    has.tellMore ||
    has.backWhen ||
    has.howManyLeft
  if (isOfOne || isOfElse || clause.pair !== null || asksWhich(said) || beginsBehind(clause) || isOwn(clause))
    return false
  // What it costs, or in which sizes there is one, is asked of one.
  const isExtreme = sort !== null && !sort.isStep && sort.scale === 'price'
  if ([...asked].some((ask) => ask !== 'stock' && !(ask === 'price' && isExtreme))) return false
  if (!isExtreme && (sort !== null || !asksForGoods(clause.text, codes))) return false
  return (
    named.every((word) => isCalled(shop, word, codes, ['head', 'category', 'path', 'title'])) &&
    named.some((word) => isCalled(shop, word, codes, ['head', 'category']) || beginsTitle(shop, word))
  )
}

/** "Cat tunnel Rustle": what it is stands first, though no lexicon knows it. */
function beginsTitle({ items }: GoodsInput['shop'], word: string): boolean {
  return items.some(({ title }) => stem(wordsOf(title)[0] ?? '') === stem(word))
}
const mostWords = 4

/** Asked to be shown goods, or whether there are any; "che corde ha?" asks no Portuguese "há". */
export function asksForGoods(text: string, codes: readonly LanguageCode[]): boolean {
  return codes.some((code) => asking(code).test(text))
}
const asking = memoize((code) => compile(languages[code as LanguageCode].wishes.asking))

/** "My belt …": what is one's own already is not looked for. */
function isOwn({ text, language }: Clause): boolean {
  const mine = wordsOf(languages[language].words.mine)
  return wordsOf(text).some((word) => mine.includes(word))
}

/**
 * Other goods than those talked of are a new subject: "got any salami in", behind honey, asks nothing of the honey. "Could I see the olive
 * oils" is no question about the olives.
 */
export function withPlainWish(input: GoodsInput): GoodsInput {
  if (!wishesPlainly(input)) return input
  const { begins } = input.clause
  const clause: Clause = { ...input.clause, begins: begins === 'question' ? 'wish' : begins }
  const { state } = input
  if (!isOfOther(input)) return { ...input, clause }
  const kept = withPersonal(noQuery, state.query, true)
  return {
    ...input,
    clause: { ...clause, wantsMore: false },
    state: { ...state, query: hasLimits(kept) ? kept : null, shown: [], focus: null, asked: null },
  }
}

function isOfOther({ state: { focus, query, shown }, shop, clause }: GoodsInput): boolean {
  if (query === null && focus === null) return false
  const said = clause.words.map(({ word }) => word)
  const terms = shop.termsOf(said, clause.codes)
  const isCalledSo = (item: Item) => terms.some((term) => calling.has(shop.fit(item, term)?.field ?? ''))
  const isOfShown = shown.length > 0 && shown.every(isCalledSo)
  const before = new Set(query?.words.map(({ word }) => stem(word)))
  return !said.some((word) => before.has(stem(word))) && !isOfShown && !(focus !== null && isCalledSo(focus))
}
const calling: ReadonlySet<string> = new Set(['head', 'category', 'title'])
