import { z } from 'zod'
import { givenTimeSchema, isoTimeSchema } from './common.ts'

/** What this hub's bots send to a merchant's systems. */
export const integrationEventTypes = [
  'conversation.started',
  'conversation.message',
  'conversation.closed',
  'lead.created',
  'lead.updated',
  'handover.requested',
  'handover.accepted',
  'handover.unanswered',
  'handover.closed',
] as const
export const mirrorEventType = 'api.exchange'
export const eventTypes = [...integrationEventTypes, mirrorEventType] as const
export const eventTypeSchema = z.enum(eventTypes)
export type EventType = z.infer<typeof eventTypeSchema>
export const integrationEventTypeSchema = z.enum(integrationEventTypes)
export type IntegrationEventType = z.infer<typeof integrationEventTypeSchema>

/** Why a person was asked for: by the visitor, after doubts of the bot, or by a rule or decision of the shop. */
const handoverReasons = ['asked', 'low_confidence', 'rule'] as const
export type HandoverReason = (typeof handoverReasons)[number]

export const eventKinds = ['lead', 'handover', 'conversation', 'api', 'other'] as const
export const eventKindSchema = z.enum(eventKinds)
export type EventKind = z.infer<typeof eventKindSchema>

export const eventSourceSchema = z.enum(['bot', 'inbox'])

/** What people read of an event, whoever sent it: made once from its payload. */
export const eventCardSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  others: z.int().default(0).describe('How many more people it names'),
  message: z.string().nullable().describe('What they wrote, or the first words of whatever came'),
  reason: z
    .string()
    .nullable()
    .describe('Why a person was asked for: asked, low_confidence, rule, or as it was sent'),
  products: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  last_messages: z.array(z.object({ role: z.enum(['visitor', 'bot', 'human', 'other']), text: z.string() })),
})
export type EventCard = z.infer<typeof eventCardSchema>

const verdictSchema = z.enum(['unchecked', 'valid', 'invalid'])
export type Verdict = z.infer<typeof verdictSchema>

/** Why it is `invalid`; those that begin with `header_` mean the header named beside them. */
export const verdictCodeSchema = z.enum([
  'no_headers',
  'bad_timestamp',
  'too_old',
  'too_new',
  'bad_secret',
  'no_match',
  'header_missing',
  'header_form',
  'header_differs',
  'secret_unreadable',
  'no_secret',
])
export type VerdictCode = z.infer<typeof verdictCodeSchema>

export const hubEventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  kind: eventKindSchema,
  source: eventSourceSchema,
  bot_id: z.string().nullable(),
  inbox_id: z.string().nullable(),
  source_name: z.string().nullable().describe('Of the bot or inbox, also of an archived or removed one'),
  session_id: z.string().nullable(),
  occurred_at: isoTimeSchema,
  recorded_at: isoTimeSchema,
  /**
   * Null where it is not JSON, is left out (`brief`) or is too long for a list: then `events.get` has it. Whatever was
   * read as JSON is JSON: looking through a megabyte of it again would take seconds. A number that JavaScript would take
   * for another one is text, as it is written.
   */
  payload: z.custom<z.core.util.JSONType>().nullable(),
  payload_bytes: z.int(),
  card: eventCardSchema,
  is_test: z.boolean(),
  read: z.boolean(),
  starred: z.boolean(),
  archived: z.boolean(),
  /** Of received ones. */
  verdict: verdictSchema.nullable(),
  repeats: z.int(),
  lead_id: z.string().nullable(),
  conversation: z
    .object({
      question: z
        .string()
        .nullable()
        .describe('What the visitor asked first; null where it is not known here'),
      events: z.int().describe('Of the conversation, archived or not as asked for'),
      unread: z.int(),
    })
    .nullable()
    .optional()
    .describe('In a grouped list: the conversation that this event stands for, being its newest'),
})
export type HubEvent = z.infer<typeof hubEventSchema>

export const headerListSchema = z.array(z.tuple([z.string(), z.string()]))

export const hubEventDetailsSchema = hubEventSchema.extend({
  /** The bytes as text; null where they are none, then `raw_base64` has them. */
  raw: z.string().nullable(),
  raw_base64: z.string().nullable(),
  unpacked: z
    .string()
    .nullable()
    .describe('What it says, where it came packed or in other letters than UTF-8'),
  headers: headerListSchema.nullable(),
  query: z.string().nullable().describe('What stood behind the ? of the address it was posted to'),
  verdict_reason: z.string().nullable(),
  verdict_code: verdictCodeSchema.nullable(),
  verdict_header: z.string().nullable(),
  answered_status: z.int().nullable(),
  repeated_at: isoTimeSchema.nullable(),
  whole: z
    .object({ bytes: z.int(), sha256: z.string() })
    .nullable()
    .describe(
      'What came, where only its beginning is kept: its signature was wrong. Null: all of it is here',
    ),
  deliveries: z.array(
    z.object({ id: z.string(), endpoint_id: z.string(), url: z.string(), state: z.string() }),
  ),
})
export type HubEventDetails = z.infer<typeof hubEventDetailsSchema>

/** More than these are not counted by kind: nobody needs to know exactly. */
export const maxCountedEvents = 1000

/** More are not named one by one. */
export const maxNamedEvents = 10_000

/** Which events; all that is given must hold. */
export const eventFilterSchema = z.object({
  kind: eventKindSchema.optional(),
  event_type: z.string().optional(),
  source: eventSourceSchema.optional(),
  bot_id: z.string().optional(),
  inbox_id: z.string().optional(),
  session_id: z.string().optional(),
  lead_id: z.string().optional(),
  read: z.boolean().optional(),
  starred: z.boolean().optional(),
  archived: z.boolean().default(false),
  hide_kinds: z.array(eventKindSchema).max(eventKinds.length).optional().describe('All but these'),
  tests: z.boolean().optional().describe('False: without tests; true: tests alone'),
  from: givenTimeSchema.optional(),
  to: givenTimeSchema.optional(),
})
export type EventFilter = z.output<typeof eventFilterSchema>
