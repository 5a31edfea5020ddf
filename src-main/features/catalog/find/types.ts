import type { ProductRow } from '#main/features/catalog/repository.ts'
import type { MatchField, MatchKind } from '#shared/trace-codes.ts'

export const facetNames = ['brand', 'category', 'color', 'size', 'material'] as const
export type FacetName = (typeof facetNames)[number]

type FindLimits = {
  readonly price_min: number | null
  readonly price_max: number | null
  readonly in_stock: boolean
  readonly on_sale: boolean
}

/** What to look for. Words are matched as well as they can be; limits and facets are kept to the letter. */
export type FindAsk = {
  readonly text: string
  readonly limits?: Partial<FindLimits>
  readonly facets?: Readonly<Partial<Record<FacetName, readonly string[]>>>
  readonly order?: 'best' | 'cheapest' | 'dearest'
  readonly offset?: number
  readonly limit?: number
  /** Whose values to count among all that was found, not only among what this page shows. */
  readonly tally?: readonly FacetName[]
}

/** Which word of the question was found as what, and where. */
export type WordMatch = {
  readonly word: string
  readonly as: string
  readonly how: MatchKind
  readonly fields: readonly MatchField[]
}

/** The variants of one product (`group_id`), as its choices. */
export type Choices = {
  readonly count: number
  readonly in_stock: number
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly materials: readonly string[]
  /** In the shop's currency, sale prices counted. */
  readonly price_min: number | null
  readonly price_max: number | null
}

export type ProductHit = {
  readonly row: ProductDetails
  readonly score: number
  /** How much of what was asked it has, 0 to 1, rare words counting more; anywhere, and in its title. */
  readonly coverage: number
  readonly title_coverage: number
  readonly all_words: boolean
  readonly matched: readonly WordMatch[]
  readonly choices: Choices | null
}

export type ProductDetails = ProductRow & {
  readonly gtin: string | null
  readonly mpn: string | null
  readonly condition: string | null
  readonly group_id: string | null
  readonly attributes: string
}

export type LimitName = keyof FindLimits | FacetName
export type FacetCount = { readonly value: string; readonly count: number }

export type Finding = {
  /** All of them keep every limit. */
  readonly hits: readonly ProductHit[]
  /** How many products (variants folded) have all the words, or where none has, some of them, and keep every limit. */
  readonly total: number
  /** `codes`: found by number; `all`: every word; `some`: no product has every word; `any`: no words were given. */
  readonly level: 'codes' | 'all' | 'some' | 'any' | 'none'
  /** Where nothing keeps every limit: the products that come nearest, and which limits they break. */
  readonly nearest: readonly ProductHit[]
  readonly relaxed: readonly LimitName[]
  /** Words that were read as others of this catalog. */
  readonly repaired: readonly { readonly word: string; readonly as: string }[]
  /** Words that nothing in this catalog has. */
  readonly missing: readonly string[]
  /** What was said to be not wanted, with the word that says so: "without wheels". */
  readonly unwanted: readonly string[]
  readonly facets: Readonly<Partial<Record<FacetName, readonly FacetCount[]>>>
  /** False for a moment after a large catalog changed: `total` and `facets` then cover the best matches alone. */
  readonly complete: boolean
}

export type CatalogVocabulary = Readonly<Record<FacetName, readonly string[]>>
