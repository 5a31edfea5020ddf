import type { Fault } from '#shared/faults/fault.ts'
import type { MappedField } from '#shared/schemas/mapping.ts'
import type { Availability } from '#shared/schemas/widget.ts'
import type { DecimalMark } from './price.ts'

/** What a record says, field by field. */
export type Given = {
  readonly of: Readonly<
    Partial<Record<MappedField, { readonly column: string; readonly texts: readonly string[] }>>
  >
  readonly attributes: Readonly<Record<string, string>>
}

export type ValueOptions = {
  readonly currency: string | null
  readonly decimalMark: DecimalMark | null
  /** What prices are for that do not say it themselves. */
  readonly priceUnit: string | null
  readonly baseUrl: string | null
  readonly imageBaseUrl: string | null
  readonly listSeparator: string | null
  readonly categorySeparator: string | null
  /** Where no column holds names, numbers are. */
  readonly codesAsNames: boolean
  /** The text of a description. */
  readonly readText: (html: string) => string
}

export type Warn = (column: string, found: Fault) => void

/** A product as the sync endpoint takes it. */
export type ProductInput = {
  id: string
  title: string
  sku?: string
  description?: string
  url?: string
  image_url?: string
  price?: number
  sale_price?: number
  currency?: string
  price_unit?: string
  availability?: Availability
  stock?: number
  brand?: string
  category?: string[]
  gtin?: string
  mpn?: string
  condition?: string
  group_id?: string
  color?: string
  size?: string
  material?: string
  tags?: string[]
  attributes?: Record<string, string>
}

export type MadeProduct = {
  readonly product: ProductInput | null
  /** Empty when the record has none. */
  readonly id: string
  /** `part`: of which piece of the product they tell. */
  readonly warnings: readonly { readonly part: number; readonly column: string; readonly fault: Fault }[]
}
