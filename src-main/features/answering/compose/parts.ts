import { productCard } from '#main/features/catalog/index.ts'
import { maxProductCards } from '#shared/schemas/widget.ts'
import { sourceOf } from './describe.ts'
import type { Composed, ShownProduct } from './types.ts'

/** An answer of text alone. Every composer and every rule of the pipeline ends here or in `withProducts`. */
export function textOnly(text: string): Composed {
  return { text, products: [], sources: [], buttons: [] }
}

/** An answer about these products, which are its sources and are shown as cards. */
export function withProducts(
  text: string,
  products: readonly ShownProduct[],
  buttons: Composed['buttons'] = [],
): Composed {
  const shown = products.slice(0, maxProductCards)
  return { text, products: shown.map(({ row }) => productCard(row)), sources: shown.map(sourceOf), buttons }
}
