import { z } from 'zod'
import { faultFields } from './fault.ts'
import { incomingProductSchema } from './product.ts'

/** POST /api/v1/chat/sync-products */
export const syncModes = ['replace', 'merge'] as const
export const syncModeSchema = z.enum(syncModes)
export type SyncMode = z.infer<typeof syncModeSchema>

/** After decompression. */
export const maxSyncBytes = 64 * 1024 * 1024

/** How many faults an answer lists; all are counted. */
export const maxSyncErrors = 100

export const syncQuerySchema = z.object({
  mode: syncModeSchema.optional().describe('For NDJSON bodies and bare arrays; a `mode` in the body wins'),
  dry_run: z
    .enum(['true', 'false', '1', '0'])
    .optional()
    .transform((value) => value === 'true' || value === '1')
    .describe('Count what would change, change nothing'),
})

/** For the documentation: the body is read product by product, never as a whole. */
export const syncBodySchema = z
  .union([
    z.object({ products: z.array(incomingProductSchema), mode: syncModeSchema.default('replace') }),
    z.array(incomingProductSchema),
  ])
  .meta({
    id: 'Catalog',
    examples: [
      {
        mode: 'merge',
        products: [
          { id: 'RJ-FJELL-GRN-M', title: 'Rain jacket Fjell', price: '89.00 EUR', availability: 'in_stock' },
        ],
      },
    ],
  })

export const syncErrorSchema = z.object({
  index: z.int().describe('Position in the sent catalog, from 0'),
  id: z.string().nullable(),
  field: z.string(),
  message: z.string(),
  ...faultFields,
})
export type SyncError = z.infer<typeof syncErrorSchema>

/** How many products a sync read, and what became of them. */
export const syncCounts = {
  received: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  rejected: z.int(),
}

export const syncResultSchema = z.object({
  sync_id: z.string(),
  bot_id: z.string(),
  mode: syncModeSchema,
  ...syncCounts,
  errors: z.array(syncErrorSchema).max(maxSyncErrors),
  duration_ms: z.number(),
})

/** What the sender is answered: the fields of the contract. The codes are for the dashboard, which reads them with the run. */
export const syncAnswerSchema = syncResultSchema
  .extend({ errors: z.array(syncErrorSchema.omit({ code: true, params: true })).max(maxSyncErrors) })
  .meta({
    id: 'SyncResult',
    examples: [
      {
        sync_id: 'syn_0m3k9x2b1R7cUa9MxZd2',
        bot_id: 'bot_4Qm2LxT8vN3pZr6K',
        mode: 'replace',
        received: 60,
        created: 2,
        updated: 5,
        unchanged: 52,
        removed: 1,
        rejected: 1,
        errors: [
          { index: 17, id: 'RJ-17', field: 'title', message: 'is required', code: 'required', params: {} },
        ],
        duration_ms: 41,
      },
    ],
  })
export type SyncResult = z.infer<typeof syncResultSchema>
export type SyncAnswer = z.infer<typeof syncAnswerSchema>
