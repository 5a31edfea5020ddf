import { z } from 'zod'
import { isoTimeSchema, messageSchema, sourceSchema } from './common.ts'
import { messageRoleSchema } from './session.ts'
import { sessionStatusSchema } from './widget.ts'

/** POST /api/v1/chat */
export const chatRequestSchema = z
  .object({
    bot_id: z.string().min(1, 'must not be empty'),
    message: messageSchema,
    session_id: z.string().optional(),
    test: z.boolean().optional().describe('A test: answered and kept like any other, but counted nowhere'),
  })
  .meta({
    id: 'ChatRequest',
    examples: [{ bot_id: 'bot_4Qm2LxT8vN3pZr6K', message: 'Do you have rain jackets in green?' }],
  })
export type ChatRequest = z.infer<typeof chatRequestSchema>

export const chatResponseSchema = z
  .object({
    response: z.string(),
    sources: z.array(sourceSchema),
    session_id: z.string(),
    status: sessionStatusSchema.describe(
      'Who answers now. While a person does, `response` is empty and their words come from /events of the session',
    ),
  })
  .meta({
    id: 'ChatResponse',
    examples: [
      {
        response: 'Rain jacket Fjell, green: 89.00 EUR, in stock.',
        sources: [{ title: 'Rain jacket Fjell', url: 'https://shop.example/rain-jacket-fjell' }],
        session_id: 'ses_0m3k9x2a7Q4bTz8LwYc1',
        status: 'bot',
      },
    ],
  })
export type ChatResponse = z.infer<typeof chatResponseSchema>

/** GET /api/v1/chat/sessions/{session_id}/events */
export const sessionEventsSchema = z
  .object({
    status: sessionStatusSchema,
    messages: z
      .array(
        z.object({
          seq: z.int().describe('Its place in the conversation; the next call asks for what comes after it'),
          message_id: z.string(),
          role: messageRoleSchema.describe('`human`; `bot` for what the bot says without being asked'),
          text: z.string(),
          at: isoTimeSchema,
        }),
      )
      .describe('In order; at most 200'),
    next: z.int().describe('The place to ask from next'),
  })
  .meta({ id: 'SessionEvents' })
export type SessionEvents = z.infer<typeof sessionEventsSchema>

export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/, 'must be 1 to 255 printable ASCII characters')
