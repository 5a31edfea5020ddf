import type { Catalog, FindAsk, Finding } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { Stock } from '../goods/shops.ts'
import type { MessageContext } from '../pipeline/types.ts'
import type { ReadFacets } from '../understand/facets.ts'

/** Where the tools of a turn look things up. */
export type Place = {
  readonly deps: { readonly catalog: Catalog; readonly knowledge: Knowledge; readonly documents: Documents }
  readonly context: MessageContext
  readonly stock: Stock
  readonly find: (ask: FindAsk) => Finding
  readonly readFacets: ReadFacets
  readonly vectorOf: (text: string) => Promise<Float32Array | null>
  /** Another message as it would be understood. */
  readonly contextOf: (text: string) => Promise<MessageContext>
  readonly view: <T>(read: () => T) => T
}
