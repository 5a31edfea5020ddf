import { z } from 'zod'
import { isoTimeSchema, languageSchema, sourceSchema } from './common.ts'
import {
  buttonSchema,
  formSchema,
  productCardSchema,
  sessionStatusSchema,
  trafficSchema,
  visitedPageSchema,
} from './widget.ts'

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
  test: z.boolean().describe('Counted nowhere and, unless an endpoint asks for it, sent nowhere'),
  message_count: z.int(),
  last_message: z.string(),
  last_question: z.string().describe('What the visitor wrote last'),
  unread: z.int().describe('What the visitor wrote since somebody of the shop looked'),
  language: languageSchema.nullable(),
  page: visitedPageSchema.nullable().describe('Where the visitor wrote from last'),
  visitor: z.object({
    label: z.string().describe('Four letters that tell one from the other where no name is known'),
    name: z.string().nullable(),
    email: z.string().nullable(),
    lead_id: z.string().nullable(),
  }),
  waiting_since: isoTimeSchema.nullable().describe('Since when the visitor waits for a person'),
  claimed_by: z.string().nullable().describe('The window of the dashboard that answers'),
  started_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type SessionSummary = z.infer<typeof sessionSummarySchema>

/** Where the visitor is now; `unknown` for the chat API, and for whoever has not been here since the start. */
export const presences = ['here', 'left', 'unknown'] as const
const presenceSchema = z.enum(presences)

export const sessionSchema = sessionSummarySchema.extend({
  messages: z.array(messageRecordSchema),
  presence: presenceSchema,
  left_at: isoTimeSchema.nullable(),
  pages: z.array(visitedPageSchema.extend({ at: isoTimeSchema })).describe('The last one first'),
  earlier: z
    .array(z.object({ id: z.string(), last_question: z.string(), updated_at: isoTimeSchema }))
    .describe('Other conversations with the same lead, the newest first'),
})
export type Session = z.infer<typeof sessionSchema>

/** The lists of the Conversations page. */
export const sessionViews = ['all', 'needs_me', 'unanswered', 'mine'] as const
export const sessionViewSchema = z.enum(sessionViews)
export type SessionView = z.infer<typeof sessionViewSchema>

/** What calls for a person right now; tests are not counted. */
export const sessionCountsSchema = z.object({
  waiting: z.int().describe('Visitors who wait for a person'),
  writing: z.int().describe('Visitors who wrote to the person who has taken over, and were not read yet'),
})
export type SessionCounts = z.infer<typeof sessionCountsSchema>

/** `browser/tab`: a browser keeps its first part, so that "mine" outlives a tab. */
export const windowIdSchema = z
  .string()
  .min(1)
  .max(100)
  .describe('The window that answers; another one is refused while it does. Scripts leave it out')
