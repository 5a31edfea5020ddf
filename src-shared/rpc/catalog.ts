import { z } from 'zod'
import { foundProductSchema } from '../schemas/product.ts'
import { syncResultSchema } from '../schemas/sync.ts'
import { call } from './call.ts'

export const catalogCalls = {
  'catalog.search': call(
    z.object({
      bot_id: z.string(),
      query: z.string().max(4000),
      limit: z.int().min(1).max(500).default(10),
    }),
    z.object({ products: z.array(foundProductSchema) }),
  ),
  /** A file the merchant dropped on the window: the same as a sync over HTTP, without its key. */
  'catalog.upload': call(
    z.object({
      bot_id: z.string(),
      body: z.string().describe('JSON or NDJSON, as the sync endpoint takes it'),
      mode: z.enum(['replace', 'merge']).default('replace'),
      dry_run: z.boolean().default(false),
    }),
    syncResultSchema,
  ),
}
