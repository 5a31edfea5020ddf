import { z } from 'zod'
import { knowledgeEntrySchema, knowledgeInputSchema } from '../schemas/knowledge.ts'
import { call, page } from './call.ts'

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
}
