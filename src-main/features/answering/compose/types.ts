import type { Sayings } from '#main/languages/sayings.ts'
import type { LanguageCode, Source } from '#shared/schemas/common.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { Button, ProductCard } from '#shared/schemas/widget.ts'

/** The columns of a product that an answer may show. */
export type ShownRow = Omit<Product, 'gtin' | 'mpn' | 'condition' | 'group_id' | 'tags' | 'attributes'>

/** The variants of one product as its choices; prices as people pay them. */
export type ShownChoices = {
  readonly count: number
  readonly in_stock: number
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly price_min: number | null
  readonly price_max: number | null
}

export type ShownProduct = { readonly row: ShownRow; readonly choices?: ShownChoices | null }

/** In whose words an answer is written. */
export type Voice = { readonly language: LanguageCode; readonly say: Sayings }

/** The parts of an answer; the widget shows the products as cards below the text. */
export type Composed = {
  readonly text: string
  readonly products: readonly ProductCard[]
  readonly sources: readonly Source[]
  readonly buttons: readonly Button[]
}
