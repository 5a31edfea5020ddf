import { z } from 'zod'
import { messageSchema } from '../schemas/common.ts'
import { traceSchema } from '../schemas/trace.ts'
import { shownAnswerSchema } from '../schemas/widget.ts'
import { call } from './call.ts'

export const answerCalls = {
  /** Why a message was answered as it was; null for one from before traces were kept. */
  'answers.explain': call(
    z.object({ message_id: z.string() }),
    z.object({
      message_id: z.string(),
      trace: traceSchema.nullable(),
      bot_id: z.string().nullable().describe('Null where there is no such message'),
      question: z.string().nullable().describe('What the visitor said'),
    }),
  ),
  /** What would be answered, for a test box: nothing is kept. */
  'answers.try': call(
    z.object({ bot_id: z.string(), message: messageSchema }),
    shownAnswerSchema.extend({ trace: traceSchema }),
  ),
}
