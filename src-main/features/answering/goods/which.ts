import { composeAbout } from '../compose/one-product.ts'
import { withProducts } from '../compose/parts.ts'
import { answerAbout } from '../product-questions/index.ts'
import { asksWhich } from '../understand/intent.ts'
import { askedProduct } from './about.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { lacks } from './lacks.ts'
import { repliesIn, shownVersions } from './say.ts'

/** "Which of the two has Bluetooth?", "is there alcohol in any of them?": those of what was shown that say so. */
export function whichOfShown(input: GoodsInput): GoodsAnswer | null {
  const { clause, state, shop } = input
  const { frame } = clause
  const isOfShown = frame.has.these || frame.has.both || asksWhich(clause.said)
  if (state.shown.length < 2 || !isOfShown || frame.sort !== null) return null
  if (!clause.isQuestion && !asksWhich(clause.said)) return null
  const asksVersion = Object.keys(clause.facets).length > 0 || frame.has.haveIt || clause.asked.size > 0
  if (asksVersion || clause.nth !== null) return null
  const wish = { excluded: frame.excluded, diets: frame.diets, isAllergy: frame.has.allergy }
  const isWithout = frame.excluded.length + frame.diets.length > 0
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    codes,
  )
  if (terms.length === 0 && !isWithout) return null
  const isNewKind = terms.some(
    (term) =>
      shop.items.some((item) => shop.fit(item, term)?.field === 'head') &&
      !state.shown.some((item) => shop.fit(item, term) !== null),
  )
  if (isNewKind) return null
  const known = terms.filter((term) => state.shown.some((item) => shop.fit(item, term) !== null))
  if (known.length < terms.length / 2) return null
  const having = state.shown.filter((item) => {
    const [version] = item.versions
    const isLacking = !isWithout || (version !== undefined && lacks(item, version, wish, codes) === 'yes')
    return isLacking && known.every((term) => shop.fit(item, term) !== null)
  })
  if (having.length === 0 || having.length === state.shown.length) return null
  return answerOf(input, having)
}

function answerOf(input: GoodsInput, items: readonly Item[]): GoodsAnswer {
  const { voice, clause, similarity } = input
  const [only] = items
  const parts = items.map((item) => {
    const shown = shownVersions(item.versions)
    const asked = askedProduct(item)
    const found = asked && answerAbout(asked, clause.said, clause.language, similarity?.(item, clause.said))
    const named = { ...shown, row: { ...shown.row, title: item.title, color: null, size: null } }
    return found && !found.notSaid
      ? composeAbout(named, { ...found, polarity: null }, voice).text
      : item.title
  })
  const text =
    items.length === 1 ? (parts[0] ?? '') : [repliesIn(voice).some(items.length, ''), ...parts].join('\n')
  const rowOf = (item: Item) => item.versions[0]?.row.id ?? item.id
  return {
    confidence: 0.85,
    rule: 'which_of_shown',
    intent: 'product',
    composed: withProducts(
      text,
      items.map((item) => shownVersions(item.versions)),
    ),
    memory:
      items.length === 1 && only
        ? focusOn(input, only)
        : { shown: items.map(rowOf), subject: null, topic: 'products', doubts: 0 },
    because: items.map(({ title }) => title),
  }
}
