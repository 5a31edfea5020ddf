import type { ProductHit } from '#main/features/catalog/index.ts'
import type { Memory } from '../memory.ts'
import type { Facets, Limits, ProductAsk, Understood } from '../types.ts'
import { priceOf } from './price.ts'

/** What to look for among the products: of this message, or of the one before changed by it. */
export type Search = {
  readonly words: readonly string[]
  readonly limits: Limits
  readonly facets: Facets
  readonly ask: ProductAsk
  readonly offset: number
  /** It goes on from the search before. */
  readonly continued: boolean
}

/** As many products as one answer shows. */
export const pageSize = 5

export function searchOf(understood: Understood, memory: Memory, subject: ProductHit | null): Search {
  const { words, facets, ask, reference } = understood
  const limits = limitsOf(understood)
  const own: Search = { words, limits, facets, ask, offset: 0, continued: false }
  const before = memory.search
  if (!before) return own
  const last = { ...before, ask: 'list' as const, facets: before.facets as Facets }
  // "Only those in stock", "and in blue", "the most expensive one": nothing new to look for, so it is about the same.
  const isOnlyLimits =
    words.length === 0 && (hasLimits({ limits: { ...limits, on_sale: false }, facets }) || ask !== 'list')
  switch (reference?.kind ?? (isOnlyLimits ? 'variant' : null)) {
    case 'more':
      return { ...last, ask: before.ask as ProductAsk, offset: before.offset + pageSize, continued: true }
    case 'cheaper':
    case 'dearer':
      return { ...own, ...beside(subject, reference?.kind === 'cheaper', last), offset: 0, continued: true }
    case 'variant':
      return {
        words: [...last.words, ...words.filter((word) => !last.words.includes(word))],
        limits: merged(last.limits, limits),
        facets: without({ ...last.facets, ...facets }, ask),
        ask,
        offset: 0,
        continued: true,
      }
    default:
      return own
  }
}

/** Of the same kind, but cheaper or dearer than the one spoken of. */
function beside(
  subject: ProductHit | null,
  isCheaper: boolean,
  last: Pick<Search, 'words' | 'limits' | 'facets'>,
) {
  const price = subject && priceOf(subject)
  const bound = price === null ? {} : isCheaper ? { price_max: below(price) } : { price_min: above(price) }
  const category = subject?.row.category ?? null
  const limits: Limits = { ...last.limits, ...bound }
  return category === null ? { ...last, limits } : { words: [], facets: { category: [category] }, limits }
}

/** Asking which sizes there are, one wants to hear of the others too. */
function without(facets: Facets, ask: ProductAsk): Facets {
  const { brand, size, color, ...rest } = facets
  return {
    ...rest,
    ...(brand && ask !== 'brands' ? { brand } : {}),
    ...(size && ask !== 'sizes' ? { size } : {}),
    ...(color && ask !== 'colours' ? { color } : {}),
  }
}

/** "Which tents are in stock?" asks for those that are; of one product it is a question about it (about.ts). */
function limitsOf({ limits, about, reference }: Understood): Limits {
  return about === 'stock' && reference === null ? { ...limits, in_stock: true } : limits
}

const cent = 0.01
const below = (price: number) => Math.round((price - cent) * 100) / 100
const above = (price: number) => Math.round((price + cent) * 100) / 100

function merged(before: Limits, now: Limits): Limits {
  return {
    price_min: now.price_min ?? before.price_min,
    price_max: now.price_max ?? before.price_max,
    in_stock: now.in_stock || before.in_stock,
    on_sale: now.on_sale || before.on_sale,
  }
}

export function hasLimits(search: Pick<Search, 'limits' | 'facets'>): boolean {
  const { price_min, price_max, in_stock, on_sale } = search.limits
  return (
    price_min !== null ||
    price_max !== null ||
    in_stock ||
    on_sale ||
    Object.values(search.facets).some((values) => (values?.length ?? 0) > 0)
  )
}
