import { z } from 'zod'
import { leadSchema } from '../schemas/lead.ts'
import { traceSchema } from '../schemas/trace.ts'
import { call, page } from './call.ts'

export const answerCalls = {
  /** Why a message was answered as it was; null for one from before traces were kept. */
  'answers.explain': call(
    z.object({ message_id: z.string() }),
    z.object({ message_id: z.string(), trace: traceSchema.nullable() }),
  ),
  'leads.list': call(
    page.extend({ bot_id: z.string().optional() }),
    z.object({ leads: z.array(leadSchema), next: z.string().nullable() }),
  ),
}
