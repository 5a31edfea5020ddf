import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

/** How one person is looked for. */
export const personQuerySchema = z
  .string()
  .trim()
  .min(3)
  .max(320)
  .describe('An email address or a phone number')

const removedCounts = { conversations: z.int(), leads: z.int(), events: z.int() }
export const removedSchema = z.object(removedCounts)

/** Texts of the shop itself that mention somebody: only the merchant can say what they should say instead. */
const mentionSchema = z.object({
  kind: z.enum(['entry', 'document']),
  id: z.string(),
  bot_id: z.string(),
  title: z.string(),
})
export type Mention = z.infer<typeof mentionSchema>

/** All that is kept of one person. */
export const personDataSchema = z.object({
  contacts: z.array(z.string()).describe('What was looked for: the address, and others of the same lead'),
  leads: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  conversations: z.array(
    z.object({ id: z.string(), bot_id: z.string(), last_message: z.string(), updated_at: isoTimeSchema }),
  ),
  events: z.array(z.object({ id: z.string(), event_type: z.string(), occurred_at: isoTimeSchema })),
  mentions: z.array(mentionSchema).describe('In texts of your own, which are not erased'),
})
export type PersonData = z.infer<typeof personDataSchema>

export const erasureKinds = ['person', 'lead', 'conversation', 'event', 'bot'] as const
export type ErasureKind = (typeof erasureKinds)[number]

/** That something was erased; not what it was. */
export const erasureSchema = z.object({
  id: z.string(),
  kind: z.enum(erasureKinds),
  ...removedCounts,
  erased_at: isoTimeSchema,
  repeated_at: isoTimeSchema.nullable().describe('When an old copy was put back and cleared of it again'),
})
export type Erasure = z.infer<typeof erasureSchema>
