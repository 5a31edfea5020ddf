import type { Language, Source } from '#shared/schemas/common.ts'
import type { Availability, Button, ProductCard } from '#shared/schemas/widget.ts'
import type { Sentences } from './sentences.ts'

/** A product as far as it is told of. */
export type ToldRow = {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly url: string | null
  readonly image_url: string | null
  readonly price_e4: number | null
  readonly sale_price_e4: number | null
  readonly currency: string | null
  readonly availability: Availability | null
  readonly stock: number | null
  readonly brand: string | null
  readonly category: string | null
  readonly color: string | null
  readonly size: string | null
  readonly material: string | null
}

/** The variants of one product, told as its choices; prices as people pay them. */
export type ToldChoices = {
  readonly count: number
  readonly in_stock: number
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly price_min: number | null
  readonly price_max: number | null
}

export type Told = { readonly row: ToldRow; readonly choices?: ToldChoices | null }

/** In whose words an answer is written. */
export type Voice = { readonly language: Language; readonly say: Sentences }

/** The parts of an answer; the widget shows the products as cards below the text. */
export type Composed = {
  readonly text: string
  readonly products: readonly ProductCard[]
  readonly sources: readonly Source[]
  readonly buttons: readonly Button[]
}
