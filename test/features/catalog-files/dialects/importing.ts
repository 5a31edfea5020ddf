import { type FileLook, lookAt } from '#main/features/catalog-files/dialects/look-at.ts'
import {
  type ProductsOptions,
  products,
  type ReadRow,
} from '#main/features/catalog-files/dialects/products.ts'
import { readRecords } from '#main/features/catalog-files/files/index.ts'
import type { ProductInput } from '#main/features/catalog-files/values/types.ts'
import type { Mapping } from '#shared/schemas/mapping.ts'
import { incomingProductSchema } from '#shared/schemas/product.ts'
import { all, put } from '../files/place.ts'

type Imported = {
  readonly look: FileLook
  readonly rows: ReadRow[]
  readonly products: ProductInput[]
  /** How many products a shop would count: variants of one are one. */
  readonly groups: number
}

/** A file from its bytes to products, each of which the sync endpoint would take. */
export async function importFile(
  path: string,
  options: ProductsOptions & { readonly change?: (mapping: Mapping) => Mapping } = {},
): Promise<Imported> {
  const look = await lookAt(path)
  const mapping = options.change?.(look.mapping) ?? look.mapping
  const rows = await all(products(readRecords(look), mapping, options))
  const made = rows.flatMap((row) => (row.product ? [row.product] : []))
  for (const product of made) incomingProductSchema.parse(product)
  return {
    look,
    rows,
    products: made,
    groups: new Set(made.map((product) => product.group_id ?? product.id)).size,
  }
}

export function importText(
  content: string | Uint8Array,
  options?: Parameters<typeof importFile>[1],
): Promise<Imported> {
  return importFile(put(content), options)
}
