import type { LanguageCode } from '#shared/schemas/common.ts'
import { facetCodes, type visitorIntentCodes } from '#shared/trace-codes.ts'

export type Intent = (typeof visitorIntentCodes)[number]

/** Limits that a product must keep; exact, never similarity. Prices in the shop's currency. */
export type Limits = {
  readonly price_min: number | null
  readonly price_max: number | null
  readonly in_stock: boolean
  readonly on_sale: boolean
}

export const noLimits: Limits = { price_min: null, price_max: null, in_stock: false, on_sale: false }

/** Values that this catalog really has, by the column they are in. */
export const facetNames = facetCodes
export type FacetName = (typeof facetNames)[number]
export type Facets = Readonly<Partial<Record<FacetName, readonly string[]>>>

/** Values of the catalog that a message names, and where. */
export type FoundFacet = {
  readonly facet: FacetName
  readonly values: readonly string[]
  /** The tokens it was read from, first to last. */
  readonly from: number
  readonly to: number
  /** As the catalog says it, where the visitor said it in another language. */
  readonly catalogWord: string | null
}

/** How the products found should be shown. */
export type ProductAsk =
  | 'list'
  | 'cheapest'
  | 'dearest'
  | 'count'
  | 'brands'
  | 'sizes'
  | 'colours'
  | 'compare'

/** What the message points back to. */
export type Reference =
  | { readonly kind: 'it' }
  | { readonly kind: 'nth'; readonly nth: number }
  | { readonly kind: 'more' }
  | { readonly kind: 'cheaper' }
  | { readonly kind: 'dearer' }
  | { readonly kind: 'variant' }

export type Understood = {
  readonly language: LanguageCode
  readonly intent: Intent
  /** How sure the intent is, 0 to 1. */
  readonly intent_score: number
  /** The message without what was read as limit, order or reference: what is left to search for. */
  readonly words: readonly string[]
  readonly limits: Limits
  readonly facets: Facets
  readonly ask: ProductAsk
  readonly reference: Reference | null
  /** What of the product is asked for, where the words are plain: its price, or whether it is there. */
  readonly about?: 'price' | 'stock'
  /** For `compare`: the two things named; none when "compare them" means what was shown. */
  readonly compared?: readonly Compared[]
  /** Speaks of delivery, returns, payment and the like: rather a question of the shop than of products. */
  readonly about_terms?: boolean
  /** Which cue told the intent; tells apart the kinds of small talk (`robot`, `help`, `how_are_you`). */
  readonly detail?: string
}

/** One side of a comparison: a place among what was shown, or words to find it by. */
export type Compared = { readonly nth: number | null; readonly words: readonly string[] }

/** Names of things the catalog has, for reading them in messages. */
export type Vocabulary = Readonly<Record<FacetName, readonly string[]>>
