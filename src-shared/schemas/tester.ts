import { z } from 'zod'
import { isoTimeSchema, messageSchema, nameSchema } from './common.ts'
import { channelSchema } from './session.ts'

/** Whom the tester talks to: a bot of this PC, or a service elsewhere. */
export const testerTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bot'), bot_id: z.string() }),
  z.object({ kind: z.literal('connection'), connection_id: z.string() }),
])
export type TesterTarget = z.infer<typeof testerTargetSchema>

const headerSchema = z.tuple([z.string(), z.string()])

const exchangeSchema = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(headerSchema).describe('A credential is shown by its last four only'),
    body: z.string(),
  }),
  response: z
    .object({
      status: z.int(),
      headers: z.array(headerSchema),
      body: z.string(),
      truncated: z.boolean(),
    })
    .nullable()
    .describe('As it came; null when nothing answered'),
  error: z.string().nullable().describe('Why nothing answered'),
  duration_ms: z.number(),
})
export type Exchange = z.infer<typeof exchangeSchema>

export const testerTurnSchema = z.object({
  id: z.string(),
  at: isoTimeSchema,
  message: z.string(),
  exchange: exchangeSchema,
})
export type TesterTurn = z.infer<typeof testerTurnSchema>

export const testerSessionSchema = z.object({
  id: z.string(),
  name: z.string(),
  target: testerTargetSchema,
  channel: channelSchema,
  session_id: z.string().nullable().describe('As the service knows it; null until it made one'),
  turn_count: z.int(),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type TesterSession = z.infer<typeof testerSessionSchema>

export const testerSendSchema = z.object({
  turn_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .describe('Chosen by the caller, so that it can be cancelled while under way'),
  tester_session_id: z.string(),
  message: messageSchema,
})

export const testerNameSchema = nameSchema
