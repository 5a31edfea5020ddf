import type { LimitName } from '#main/languages/sayings.ts'
import type { FacetName } from '../types.ts'
import { nextSteps, oneSteps, type StepsInput } from './buttons.ts'
import { choiceLines, lineOf, listed, nameOf, stateOf } from './describe.ts'
import { extremePrice, moneyText } from './money.ts'
import { textOnly, withProducts } from './parts.ts'
import { sortedSizes } from './sizes.ts'
import type { Composed, ShownProduct, Voice } from './types.ts'

/** What was found of what was asked for. */
type FoundProducts = {
  readonly hits: readonly ShownProduct[]
  readonly total: number
  /** How many were shown before ("show more"). */
  readonly offset?: number
  readonly facets?: StepsInput['facets']
  /** What was searched for, as the visitor put it; may be empty. */
  readonly what?: string
  /** The colours and sizes that were asked for: then the choices shown are those that are left. */
  readonly narrowed?: Readonly<Partial<Record<FacetName, readonly string[]>>>
}

export function composeProducts(found: FoundProducts, voice: Voice): Composed {
  const { hits, total, offset = 0, facets = {}, what = '' } = found
  const { say } = voice
  const [first] = hits
  if (!first) return offset > 0 ? textOnly(say.noMore) : composeNone(what, voice)
  const left = Math.max(0, total - offset - hits.length)
  const isGone = (hit: ShownProduct) => stateOf(hit) === 'out_of_stock'
  const someGone = hits.length > 1 && hits.some(isGone) && !hits.every(isGone)
  const buttons = nextSteps({ say, left, total, facets, someGone })
  const lines = hits.map((hit) => lineOf(hit, voice))
  if (offset > 0) return withProducts([say.moreShown, ...bullets(lines)].join('\n'), hits, buttons)
  if (hits.length === 1 && total <= 1) return composeOnly(first, found, voice)
  const intro = say.foundSome(hits.length, Math.max(total, hits.length))
  return withProducts([intro, ...bullets(lines)].join('\n'), hits, buttons)
}

/** One product: with its choices, or, of the version asked for, with the choices that leaves. */
function composeOnly(
  product: ShownProduct,
  { facets = {}, narrowed = {} }: FoundProducts,
  voice: Voice,
): Composed {
  const { say } = voice
  const { choices } = product
  const isNarrowed = choices && (narrowed.color !== undefined || narrowed.size !== undefined)
  const left = (name: 'color' | 'size') => (facets[name] ?? []).map(({ value }) => value)
  const isVersion = isNarrowed && left('color').length <= 1 && left('size').length <= 1
  const { row } = product
  const gone = choices?.in_stock === 0 ? { availability: 'out_of_stock' as const } : {}
  const shown: ShownProduct = isVersion
    ? { ...product, choices: null }
    : isNarrowed
      ? {
          row: {
            ...row,
            ...gone,
            color: left('color').length > 1 ? null : row.color,
            size: left('size').length > 1 ? null : row.size,
          },
          // Shown by what was asked for, so it is one version more than the product as a whole.
          choices: { ...choices, count: 1, colors: left('color'), sizes: left('size') },
        }
      : product
  const text = [say.foundOne, lineOf(shown, voice), ...choiceLines(shown, voice)].join('\n')
  return withProducts(text, [shown], oneSteps(shown, say))
}

type NearestProducts = {
  readonly nearest: readonly ShownProduct[]
  /** Which limits none keeps. */
  readonly broken: readonly LimitName[]
  /** Words that none of them has. */
  readonly unmet?: string
  readonly what?: string
  readonly total?: number
  readonly facets?: StepsInput['facets']
}

/** Nothing keeps every limit: said so, and the nearest shown, marked by what they break. */
export function composeNearest(asked: NearestProducts, voice: Voice): Composed {
  const { nearest, broken, unmet = '', what = '', total = 0, facets = {} } = asked
  const { say } = voice
  if (nearest.length === 0) return composeNone(what, voice)
  const lines = nearest.map((hit) => lineOf(hit, voice))
  const buttons = nextSteps({ say, left: Math.max(0, total - nearest.length), total, facets, isUnsure: true })
  const intro = unmet ? say.nearestWords(unmet) : say.nearest(broken)
  return withProducts([intro, ...bullets(lines)].join('\n'), nearest, buttons)
}

function composeNone(what: string, { say }: Voice): Composed {
  return { ...textOnly(say.foundNone(what)), buttons: nextSteps({ say, left: 0, total: 0, facets: {} }) }
}

type Extreme = {
  readonly kind: 'cheapest' | 'dearest'
  readonly hits: readonly ShownProduct[]
  readonly what?: string
}

/** Of products in the order of their price: the first, and those that cost the same. */
export function composeExtreme({ kind, hits, what = '' }: Extreme, voice: Voice): Composed {
  const { say, language } = voice
  const [any] = hits
  if (!any) return composeNone(what, voice)
  const priceOf = (product: ShownProduct) => extremePrice(product, kind)
  const first = hits.find((product) => priceOf(product) !== null)
  const price = first ? priceOf(first) : null
  if (!first || price === null) return withProducts(say.priceUnknown(nameOf(any)), [any])
  const same = hits.filter(
    (product) => priceOf(product) === price && product.row.currency === first.row.currency,
  )
  const names = [...new Set(same.map(nameOf))]
  return withProducts(say[kind](listed(names, say), moneyText(price, first.row.currency, language)), same)
}

type Counted = {
  readonly count: number
  readonly what?: string
  readonly hits?: readonly ShownProduct[]
}

export function composeCount({ count, what = '', hits = [] }: Counted, { say }: Voice): Composed {
  const buttons = nextSteps({ say, left: Math.max(0, count - hits.length), total: count, facets: {} })
  return withProducts(say.count(count, what), hits, buttons)
}

type ChoicesAsked = {
  readonly kind: 'brands' | 'sizes' | 'colours'
  readonly values: readonly string[]
  readonly what?: string
  readonly hits?: readonly ShownProduct[]
}

/** The choices of a product or of all that was found. */
export function composeChoices(asked: ChoicesAsked, { say }: Voice): Composed {
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
