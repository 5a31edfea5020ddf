import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const
export const leadStatusSchema = z.enum(leadStatuses)
export type LeadStatus = z.infer<typeof leadStatusSchema>

/** What somebody agreed to, in the words they saw, and when. */
export const consentSchema = z.object({ text: z.string(), at: isoTimeSchema })
export type Consent = z.infer<typeof consentSchema>

export const leadSources = ['asked', 'volunteered', 'form'] as const
const leadSourceSchema = z
  .enum(leadSources)
  .describe('Whether they were asked for contact details, gave them unasked, or used the form')
export type LeadSource = z.infer<typeof leadSourceSchema>

/** A person who left contact details: one, however often and wherever they wrote. */
export const leadSchema = z.object({
  id: z.string(),
  bot_id: z.string().nullable().describe('Where they were met last; null: in a received event'),
  session_id: z.string().nullable().describe("The session's `id`"),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().describe('The message that made them a lead'),
  status: leadStatusSchema,
  note: z.string(),
  consent: consentSchema.nullable().describe('What they agreed to; null: they were not asked'),
  source: leadSourceSchema,
  test: z.boolean().describe('Met in tests alone so far'),
  /** All that were ever given, the latest first. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  session_ids: z.array(z.string()),
  events: z.int().describe('How many events mention them'),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type Lead = z.infer<typeof leadSchema>
