import { z } from 'zod'
import { httpUrlSchema } from '../schemas/common.ts'
import { knowledgeEntrySchema } from '../schemas/knowledge.ts'
import { reaskedSchema, unansweredGroupSchema } from '../schemas/unanswered.ts'
import { call, page } from './call.ts'

const group = z.object({ bot_id: z.string(), group_id: z.string() })

export const unansweredCalls = {
  'unanswered.list': call(
    page.extend({ bot_id: z.string() }),
    z.object({
      groups: z.array(unansweredGroupSchema),
      next: z.string().nullable(),
      questions: z.int().describe('How many questions wait in all groups'),
      by_meaning: z.boolean().describe('False where only words could be compared'),
    }),
  ),
  /** Turns a group into an entry (or into more wordings of one that exists) and asks its questions again. */
  'unanswered.teach': call(
    group.extend({
      question: z.string().trim().min(1, 'must not be empty').max(1000).optional(),
      answer: z.string().trim().min(1, 'must not be empty').max(20_000).optional(),
      url: httpUrlSchema.nullish(),
      entry_id: z.string().optional().describe('An entry that answers it already: it learns the wordings'),
    }),
    z.object({ entry: knowledgeEntrySchema, asked: z.array(reaskedSchema) }),
  ),
  /** Put aside: not a question for this shop. */
  'unanswered.dismiss': call(group, z.object({ dismissed: z.int() })),
  'unanswered.restore': call(group, z.object({ restored: z.int() })),
}
