import { z } from 'zod'
import { faultFields } from '../schemas/fault.ts'
import { knowledgeEntrySchema, knowledgeInputSchema } from '../schemas/knowledge.ts'
import { call, page } from './call.ts'

const knowledgeFormats = ['csv', 'json'] as const
const bot = z.object({ bot_id: z.string() })

export const knowledgeCalls = {
  'knowledge.save': call(
    bot
      .extend({ id: z.string().optional().describe('Of the entry to change; absent: a new one') })
      .extend(knowledgeInputSchema.shape),
    knowledgeEntrySchema,
  ),
  'knowledge.list': call(
    bot.extend(page.shape),
    z.object({ entries: z.array(knowledgeEntrySchema), next: z.string().nullable() }),
  ),
  'knowledge.remove': call(z.object({ id: z.string() }), z.object({ removed: z.boolean() })),
  'knowledge.import': call(
    bot.extend({ entries: z.array(knowledgeInputSchema).min(1).max(10_000) }),
    z.object({ saved: z.int() }),
  ),
  /** A CSV or JSON file, or pasted questions and answers; with `dry_run` only read and shown. All or none. */
  'knowledge.importText': call(
    bot.extend({
      format: z.enum(knowledgeFormats).or(z.literal('paste')),
      text: z.string().max(20_000_000),
      dry_run: z.boolean().default(false),
    }),
    z.object({
      found: z.int(),
      saved: z.int(),
      entries: z.array(knowledgeInputSchema).describe('The first 50'),
      faults: z
        .array(z.object({ line: z.int().nullable(), message: z.string(), ...faultFields }))
        .describe('The first 100'),
    }),
  ),
  'knowledge.export': call(
    bot.extend({ format: z.enum(knowledgeFormats) }),
    z.object({ file_name: z.string(), text: z.string() }),
  ),
  /** How much there is, and how far reading it by meaning is. */
  'knowledge.state': call(
    bot,
    z.object({
      entries: z.int(),
      documents: z.int(),
      meaning: z.object({ available: z.boolean(), reason: z.string().nullable() }),
      learning: z.object({ done: z.int(), total: z.int() }).nullable(),
    }),
  ),
}
