import { type ProductDetails, withoutConfidential } from '#main/features/catalog/index.ts'

/** What a visitor may know of a product's attributes. */
export function attributesOf(row: ProductDetails): Record<string, string> {
  return withoutConfidential(JSON.parse(row.attributes) as Record<string, string>)
}
