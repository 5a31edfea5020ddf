import { z } from 'zod'
import { checkedStepSchema, refusedOriginSchema, websiteStatusSchema } from '../schemas/website.ts'
import { call, nothing, reference } from './call.ts'

const bot = reference('bot_id')

export const websiteCalls = {
  'website.status': call(nothing, websiteStatusSchema),
  'website.refused': call(bot({}), z.object({ origins: z.array(refusedOriginSchema) })),
  /** Step by step as a browser would; each step is pushed as `website.checked` too. One check runs at a time. */
  'website.check': call(
    z.object({
      url: z.string().max(2000),
      bot_id: z.string().optional().describe('Whose allowed websites are tried; absent: of the first bot'),
      check_id: z.string().min(1).max(64).optional().describe('Names it in pushes and for a cancel'),
    }),
    z.object({
      url: z.string().describe('As it would be saved'),
      passed: z.boolean().describe('No step failed'),
      steps: z.array(checkedStepSchema),
    }),
  ),
  'website.cancelCheck': call(
    z.object({ check_id: z.string() }),
    z.object({ cancelled: z.boolean().describe('False: it was over already') }),
  ),
}
