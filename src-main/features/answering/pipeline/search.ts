import type { ProductHit } from '#main/features/catalog/index.ts'
import { colourWords } from '#main/languages/lexicon.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { fromE4 } from '#shared/money.ts'
import type { Memory } from '../memory.ts'
import type { Facets, Limits, ProductAsk, Understood } from '../types.ts'

/** What to look for among the products: of this message, or of the one before changed by it. */
export type Search = {
  readonly words: readonly string[]
  /** Those of the words that only help to order. */
  readonly loose: readonly string[]
  readonly limits: Limits
  readonly facets: Facets
  readonly ask: ProductAsk
  readonly offset: number
  /** Words that nothing here is called by, so that it is looked for without them. */
  readonly missed?: readonly string[]
  /** It goes on from the search before. */
  readonly continued: boolean
}

/** As many products as one answer shows. */
export const pageSize = 5

/** `subjectOf` finds the product spoken of, where there is one; what was said before is looked at only where it matters. */
export function searchOf(understood: Understood, memory: Memory, subjectOf: () => ProductHit | null): Search {
  const { words, facets, ask, reference, loose_words: loose = [], narrows = false } = understood
  const limits = limitsOf(understood)
  const own: Search = { words, loose, limits, facets, ask, offset: 0, continued: false }
  // "Only those in stock", "and in blue", "the most expensive one": nothing new to look for, so it is about the same.
  const isOnlyLimits =
    words.length === 0 &&
    (hasLimits({ limits: { ...limits, on_sale: limits.on_sale && narrows }, facets }) || ask !== 'list')
  const kind = reference?.kind ?? (isOnlyLimits ? 'variant' : null)
  if (kind === null) return own
  const subject = subjectOf()
  const isPointed = reference?.kind === 'it' || reference?.kind === 'nth'
  // "What sizes does it come in?"
  if (subject && isPointed && ask !== 'list') return { ...own, words: nameOf(subject, facets), loose: [] }
  const before = memory.search
  const isVersion = (facets.color ?? facets.size ?? facets.material) !== undefined
  const isOfOne =
    (reference?.kind === 'variant' && isVersion) || ask === 'sizes' || ask === 'colours' || !before
  if (kind === 'variant' && subject && isOfOne) return variantOf(own, memory, subject)
  if (!before) return own
  const last = { ...before, loose: [], ask: 'list' as const, facets: before.facets as Facets }
  switch (kind) {
    case 'more':
      return { ...last, ask: before.ask as ProductAsk, offset: before.offset + pageSize, continued: true }
    case 'cheaper':
    case 'dearer':
      return { ...own, ...beside(subject, kind === 'cheaper', last), offset: 0, continued: true }
    case 'variant': {
      const kept = withoutChoices(last.words, last.facets, facets)
      return {
        words: [...kept, ...words.filter((word) => !kept.includes(word))],
        loose: [],
        limits: merged(last.limits, limits),
        facets: without({ ...last.facets, ...facets }, ask),
        ask,
        offset: 0,
        continued: true,
      }
    }
    default:
      return own
  }
}

/** "And in blue?" of one product: its other version, as near to the one asked for before as there is. */
function variantOf(own: Search, { search, shown }: Memory, subject: ProductHit): Search {
  const { size, color, material } = (shown.length === 1 ? (search?.facets ?? {}) : {}) as Facets
  const before: Facets = {
    ...(size && { size }),
    ...(color && { color }),
    ...(material && { material }),
  }
  const facets = without({ ...before, ...own.facets }, own.ask)
  return { ...own, words: nameOf(subject, facets), loose: [], facets, continued: true }
}

/** The words of a product's title, less a colour that another is asked for instead of. */
function nameOf({ row }: ProductHit, facets: Facets): string[] {
  return withoutChoices(wordsOf(row.title), row.color === null ? {} : { color: [row.color] }, facets)
}

/** Words that named a colour or size which is now another. */
function withoutChoices(words: readonly string[], before: Facets, now: Facets): string[] {
  const changed = (['color', 'size', 'material'] as const).filter((name) => now[name] !== undefined)
  const old = new Set(
    changed.flatMap((name) => before[name] ?? []).flatMap((value) => wordsOf(value).map(stem)),
  )
  return words.filter(
    (word) => !old.has(stem(word)) && !(now.color !== undefined && colourWords.has(word) && before.color),
  )
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
  return category === null
    ? { ...last, limits }
    : { words: [], loose: [], facets: { category: [category] }, limits }
}

/** As people pay it. */
function priceOf({ row, choices }: ProductHit): number | null {
  if (choices?.price_min != null) return choices.price_min
  const paid = row.sale_price_e4 ?? row.price_e4
  return paid === null ? null : fromE4(paid)
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
