import type { ProductHit } from '#main/features/catalog/index.ts'
import type { Source } from '#shared/schemas/common.ts'
import type { Memory } from '../memory.ts'
import type { Reply } from '../pipeline/types.ts'

/** What the tools of one turn found and did: cards, sources, buttons and all that follows come from here, never from a model's words. */
export type Notebook = {
  readonly products: Map<string, ProductHit>
  /** What the last look at products showed, in its order. */
  shown: readonly string[]
  readonly sources: Map<string, Source>
  /** What the next message may point back to. */
  memory: Partial<Memory>
  intent: Reply['intent'] | null
  /** What the shop itself says and does: a person is fetched, an address asked for. */
  act: Reply | null
}

export function createNotebook(): Notebook {
  return { products: new Map(), shown: [], sources: new Map(), memory: {}, intent: null, act: null }
}
