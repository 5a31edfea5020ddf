import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

const bytes = z.int().min(0)
const ms = z.number().min(0)

/** Less than this is worth a word; less than that, and soon nothing can be stored. */
export const lowDiskBytes = 2_000_000_000
export const scarceDiskBytes = 300_000_000

const loggedSchema = z.object({
  at: isoTimeSchema,
  level: z.enum(['warning', 'error']),
  message: z.string().describe('As it is in the log, in English'),
  detail: z.string().nullable(),
})

const slowAnswerSchema = z.object({
  at: isoTimeSchema,
  took_ms: ms,
  bot_name: z.string(),
  session_id: z.string(),
  intent: z.string().nullable(),
})

export const healthSchema = z.object({
  at: isoTimeSchema,
  version: z.string(),
  started_at: isoTimeSchema,
  disk: z
    .object({ free_bytes: bytes, total_bytes: bytes })
    .nullable()
    .describe('Null where it cannot be told'),
  database: z.object({
    bytes,
    wal_bytes: bytes,
    days: z.array(z.object({ day: z.string(), bytes })).describe('Its size on each of the last days'),
    growth_per_day_bytes: z.number().nullable().describe('Over those days; null until there are two'),
  }),
  logs_bytes: bytes,
  queue: z.object({
    waiting: z.int().describe('Webhooks that are due or will be tried again'),
    failed: z.int(),
    oldest_at: isoTimeSchema.nullable(),
  }),
  process: z.object({
    memory_bytes: bytes,
    loop_p99_ms: ms.describe('How long anything had to wait for its turn, 99 of 100 times less'),
    loop_max_ms: ms,
    since: isoTimeSchema.describe('Since when these two are measured'),
  }),
  last_errors: z.array(loggedSchema).describe('The newest first'),
  slowest_answers: z.array(slowAnswerSchema).describe('Of the latest messages, the slowest first'),
})
export type Health = z.infer<typeof healthSchema>
