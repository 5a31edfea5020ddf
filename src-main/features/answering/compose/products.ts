import type { LimitName } from '../languages/types.ts'
import { nextSteps, type StepsInput } from './buttons.ts'
import { choiceLines, lineOf, listed, nameOf } from './describe.ts'
import { extremePrice, moneyText } from './money.ts'
import { textOnly, withProducts } from './parts.ts'
import { sortedSizes } from './sizes.ts'
import type { Composed, Told, Voice } from './types.ts'

/** What was found of what was asked for. */
export type FoundProducts = {
  readonly hits: readonly Told[]
  readonly total: number
  /** How many were shown before ("show more"). */
  readonly offset?: number
  readonly facets?: StepsInput['facets']
  /** What was searched for, as the visitor put it; may be empty. */
  readonly what?: string
}

export function tellProducts(found: FoundProducts, voice: Voice): Composed {
  const { hits, total, offset = 0, facets = {}, what = '' } = found
  const { say } = voice
  const [first] = hits
  if (!first) return offset > 0 ? textOnly(say.noMore) : tellNone(what, voice)
  const left = Math.max(0, total - offset - hits.length)
  const buttons = nextSteps({ say, left, total, facets })
  const lines = hits.map((hit) => lineOf(hit, voice))
  if (offset > 0) return withProducts([say.moreShown, ...bullets(lines)].join('\n'), hits, buttons)
  if (hits.length === 1 && total <= 1)
    return withProducts([say.foundOne, ...lines, ...choiceLines(first, voice)].join('\n'), hits, buttons)
  const intro = say.foundSome(hits.length, Math.max(total, hits.length))
  return withProducts([intro, ...bullets(lines)].join('\n'), hits, buttons)
}

export type NearestProducts = {
  readonly nearest: readonly Told[]
  /** Which limits none keeps. */
  readonly broken: readonly LimitName[]
  readonly what?: string
}

/** Nothing keeps every limit: said so, and the nearest shown, marked by what they break. */
export function tellNearest({ nearest, broken, what = '' }: NearestProducts, voice: Voice): Composed {
  const { say } = voice
  if (nearest.length === 0) return tellNone(what, voice)
  const lines = nearest.map((hit) => lineOf(hit, voice))
  const buttons = nextSteps({ say, left: 0, total: 0, facets: {} })
  return withProducts([say.nearest(broken), ...bullets(lines)].join('\n'), nearest, buttons)
}

function tellNone(what: string, { say }: Voice): Composed {
  return { ...textOnly(say.foundNone(what)), buttons: nextSteps({ say, left: 0, total: 0, facets: {} }) }
}

export type Extreme = {
  readonly kind: 'cheapest' | 'dearest'
  readonly hits: readonly Told[]
  readonly what?: string
}

/** Of products in the order of their price: the first, and those that cost the same. */
export function tellExtreme({ kind, hits, what = '' }: Extreme, voice: Voice): Composed {
  const { say, language } = voice
  const [any] = hits
  if (!any) return tellNone(what, voice)
  const priceOf = (told: Told) => extremePrice(told, kind)
  const first = hits.find((told) => priceOf(told) !== null)
  const price = first ? priceOf(first) : null
  if (!first || price === null) return withProducts(say.priceUnknown(nameOf(any)), [any])
  const same = hits.filter((told) => priceOf(told) === price && told.row.currency === first.row.currency)
  const names = [...new Set(same.map(nameOf))]
  return withProducts(say[kind](listed(names, say), moneyText(price, first.row.currency, language)), same)
}

export type Counted = { readonly count: number; readonly what?: string; readonly hits?: readonly Told[] }

export function tellCount({ count, what = '', hits = [] }: Counted, { say }: Voice): Composed {
  const buttons = nextSteps({ say, left: Math.max(0, count - hits.length), total: count, facets: {} })
  return withProducts(say.count(count, what), hits, buttons)
}

export type ChoicesAsked = {
  readonly kind: 'brands' | 'sizes' | 'colours'
  readonly values: readonly string[]
  readonly what?: string
  readonly hits?: readonly Told[]
}

/** The choices of a product or of all that was found. */
export function tellChoices(asked: ChoicesAsked, { say }: Voice): Composed {
  const { kind, what = '', hits = [] } = asked
  const values = kind === 'sizes' ? sortedSizes(asked.values) : asked.values
  if (values.length === 0) return withProducts(say.noChoice(what), hits)
  const buttons = values.slice(0, maxChoiceButtons).map((value) => {
    const label = kind === 'sizes' ? say.button.size(value) : say.button.only(value)
    return { label, value: label }
  })
  return withProducts(say[kind](listed(values, say), what), hits, values.length > 1 ? buttons : [])
}

const maxChoiceButtons = 4

/** The catalog's names of limits as they are spoken of. */
export function limitNames(broken: readonly CatalogLimit[]): LimitName[] {
  return [...new Set(broken.map((name) => spoken[name as keyof typeof spoken] ?? (name as LimitName)))]
}

type CatalogLimit =
  | 'price_min'
  | 'price_max'
  | 'in_stock'
  | 'on_sale'
  | Exclude<LimitName, 'price' | 'stock' | 'sale'>
const spoken = { price_min: 'price', price_max: 'price', in_stock: 'stock', on_sale: 'sale' } as const

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `• ${line}`)
}
