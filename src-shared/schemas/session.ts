import { z } from 'zod'
import { isoTimeSchema, sourceSchema } from './common.ts'
import { buttonSchema, formSchema, productCardSchema, sessionStatusSchema, trafficSchema } from './widget.ts'

export const channels = ['api', 'widget'] as const
export const channelSchema = z.enum(channels)
export type Channel = z.infer<typeof channelSchema>

const messageRoles = ['visitor', 'bot', 'human'] as const
export const messageRoleSchema = z.enum(messageRoles)
export type MessageRole = z.infer<typeof messageRoleSchema>

/** What a bot's message carries beside its text; kept whole so that a conversation can be shown again as it was. */
const answerDetailsSchema = z.object({
  confidence: z.number(),
  intent: z.string(),
  sources: z.array(sourceSchema),
  products: z.array(productCardSchema),
  buttons: z.array(buttonSchema),
  form: formSchema.optional(),
})
export type AnswerDetails = z.infer<typeof answerDetailsSchema>

export const messageRecordSchema = z.object({
  id: z.string(),
  role: messageRoleSchema,
  text: z.string(),
  at: isoTimeSchema,
  answer: answerDetailsSchema.nullable(),
})
export type MessageRecord = z.infer<typeof messageRecordSchema>

export const sessionSummarySchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  channel: channelSchema,
  session_id: z
    .string()
    .describe('The id the caller knows: equal to `id` on the chat API, their own on the widget'),
  status: sessionStatusSchema,
  traffic: trafficSchema,
  message_count: z.int(),
  last_message: z.string(),
  started_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type SessionSummary = z.infer<typeof sessionSummarySchema>

export const sessionSchema = sessionSummarySchema.extend({ messages: z.array(messageRecordSchema) })
export type Session = z.infer<typeof sessionSchema>
