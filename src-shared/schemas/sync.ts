import { z } from 'zod'
import type { Fault } from '../faults/fault.ts'
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
})
export type SyncError = z.infer<typeof syncErrorSchema>
/** The answer has the message of the contract only; the fault is for our own history. */
export type SyncFault = SyncError & Fault

export const syncResultSchema = z
  .object({
    sync_id: z.string(),
    bot_id: z.string(),
    mode: syncModeSchema,
    received: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    removed: z.int(),
    rejected: z.int(),
    errors: z.array(syncErrorSchema).max(maxSyncErrors),
    duration_ms: z.number(),
  })
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
        errors: [{ index: 17, id: 'RJ-17', field: 'title', message: 'is required' }],
        duration_ms: 41,
      },
    ],
  })
export type SyncResult = z.infer<typeof syncResultSchema>
export type SyncOutcome = Omit<SyncResult, 'errors'> & { errors: SyncFault[] }
