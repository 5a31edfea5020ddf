import { type ProductDetails, withoutConfidential } from '#main/features/catalog/index.ts'

/**
 * What a visitor may know of a product's attributes. A file of its own, for every way to answer and the language model's prompt come through
 * here: what the shop keeps to itself is left out in one place.
 */
export function attributesOf(row: ProductDetails): Record<string, string> {
  return withoutConfidential(JSON.parse(row.attributes) as Record<string, string>)
}
