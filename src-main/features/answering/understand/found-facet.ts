import type { FacetName } from '../types.ts'

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
