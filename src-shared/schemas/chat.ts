import { z } from 'zod'
import { messageSchema, sourceSchema } from './common.ts'

/** POST /api/v1/chat */
export const chatRequestSchema = z
  .object({
    bot_id: z.string().min(1, 'must not be empty'),
    message: messageSchema,
    session_id: z.string().optional(),
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
  })
  .meta({
    id: 'ChatResponse',
    examples: [
      {
        response: 'Rain jacket Fjell, green: 89.00 EUR, in stock.',
        sources: [{ title: 'Rain jacket Fjell', url: 'https://shop.example/rain-jacket-fjell' }],
        session_id: 'ses_0m3k9x2a7Q4bTz8LwYc1',
      },
    ],
  })
export type ChatResponse = z.infer<typeof chatResponseSchema>

export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/, 'must be 1 to 255 printable ASCII characters')
