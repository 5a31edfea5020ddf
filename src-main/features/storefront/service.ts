import type { Catalog } from '#main/features/catalog/index.ts'
import { createPictures } from './pictures/service.ts'
import { createShop } from './shop.ts'

export type Storefront = ReturnType<typeof createStorefront>

/** A shop that every bot has from its own catalog: to look at, to test the chat in, and for a trade show. */
export function createStorefront(deps: { readonly catalog: Catalog }) {
  return { pictures: createPictures(deps), shop: createShop(deps) }
}
