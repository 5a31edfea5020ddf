import { z } from 'zod'
import { hubEventSchema } from '../schemas/event.ts'
import { leadSchema, leadStatusSchema } from '../schemas/lead.ts'
import { call, page, reference } from './call.ts'

const lead = reference('lead_id')
const filter = z.object({
  bot_id: z.string().optional(),
  status: leadStatusSchema.optional(),
  query: z.string().trim().max(200).optional(),
  tests: z.boolean().optional().describe('Those met in tests alone too'),
})

export const leadCalls = {
  'leads.list': call(
    filter.extend(page.shape),
    z.object({ leads: z.array(leadSchema), next: z.string().nullable() }),
  ),
  'leads.get': call(lead({}), leadSchema.extend({ history: z.array(hubEventSchema) })),
  'leads.update': call(
    lead({ status: leadStatusSchema.optional(), note: z.string().max(5000).optional() }),
    leadSchema,
  ),
  /** Makes a lead of the person an event names; values given here win over the event's. */
  'leads.make': call(
    z.object({
      event_id: z.string(),
      name: z.string().trim().max(200).optional(),
      email: z.string().trim().max(320).optional(),
      phone: z.string().trim().max(60).optional(),
    }),
    leadSchema,
  ),
  'leads.export': call(
    filter.extend({ lead_ids: z.array(z.string()).max(1000).optional(), format: z.enum(['csv', 'vcard']) }),
    z.object({ file_name: z.string(), text: z.string() }),
  ),
}
