import { z } from 'zod'
import { openingHoursSchema } from './bot.ts'
import { isoTimeSchema, languageSchema, sourceSchema } from './common.ts'
import { ratingSchema } from './rating.ts'
import { messageRoleSchema } from './session.ts'
import {
  buttonSchema,
  clientIdSchema,
  coloursSchema,
  formSchema,
  productCardSchema,
  sessionIdSchema,
  sessionStatusSchema,
  trafficSchema,
  visitedPageSchema,
  widgetLookSchema,
} from './widget.ts'

/** GET /api/chat/{botId}/config: all that the chat needs before somebody speaks, also while this PC is asleep. */
export const widgetConfigSchema = z
  .object({
    bot_id: z.string(),
    name: z.string(),
    language: languageSchema,
    languages: z.array(languageSchema),
    greeting: z.string(),
    colours: coloursSchema,
    starter_buttons: z.array(buttonSchema),
    widget: widgetLookSchema,
    timezone: z.string(),
    opening_hours: openingHoursSchema.nullable(),
    contact: z.object({ address: z.string(), phone: z.string(), email: z.string() }),
    handover: z.boolean().describe('Whether a person can be asked for'),
    contact_form: z
      .object({ consent: z.string().describe("The shop's own words; empty: those of the widget") })
      .nullable()
      .describe('Null: the shop keeps no contact details'),
  })
  .meta({ id: 'WidgetConfig' })
export type WidgetConfig = z.infer<typeof widgetConfigSchema>

/** A message as its visitor sees it. */
export const visitorMessageSchema = z
  .object({
    seq: z.int().describe('Its place in the conversation, from 1, whoever wrote'),
    message_id: z.string(),
    client_id: z.string().nullable(),
    role: messageRoleSchema,
    text: z.string(),
    at: isoTimeSchema,
    buttons: z.array(buttonSchema),
    products: z.array(productCardSchema),
    sources: z.array(sourceSchema),
    form: formSchema.nullable(),
    rating: ratingSchema.nullable().describe('What this visitor thinks of it'),
  })
  .meta({ id: 'VisitorMessage' })
export type VisitorMessage = z.infer<typeof visitorMessageSchema>

/** POST …/history and …/stream */
export const historyRequestSchema = z
  .object({
    session_id: sessionIdSchema,
    after: z.int().min(0).default(0).describe('What follows this place; 0: from the start'),
  })
  .meta({ id: 'HistoryRequest' })

export const historySchema = z
  .object({
    status: sessionStatusSchema,
    messages: z.array(visitorMessageSchema).describe('In order; at most 200'),
    more: z.boolean().describe('Whether others follow'),
  })
  .meta({ id: 'History' })
export type History = z.infer<typeof historySchema>
export const maxHistory = 200

const pressed = {
  session_id: sessionIdSchema,
  client_id: clientIdSchema.optional(),
  language: languageSchema.optional().describe('Of the widget; absent: of the conversation'),
  traffic: trafficSchema.optional(),
  page: visitedPageSchema.optional(),
}

/** POST …/person */
export const personRequestSchema = z
  .object({ ...pressed, text: z.string().trim().min(1).max(200).describe('What the button said') })
  .meta({ id: 'PersonRequest' })
export type PersonRequest = z.infer<typeof personRequestSchema>

const detail = (max: number) => z.string().trim().max(max).default('')

/** POST …/contact */
export const contactRequestSchema = z
  .object({
    ...pressed,
    name: detail(100),
    email: detail(254),
    phone: detail(40),
    message: detail(2000),
    consent: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(500)
      .describe('The words the visitor agreed to'),
  })
  .meta({ id: 'ContactRequest' })
export type ContactRequest = z.infer<typeof contactRequestSchema>

/** POST …/rating */
export const ratingRequestSchema = z
  .object({
    session_id: sessionIdSchema,
    message_id: z.string().min(1).max(100),
    rating: ratingSchema.nullable().describe('Null takes it back'),
  })
  .meta({ id: 'RatingRequest' })
export type RatingRequest = z.infer<typeof ratingRequestSchema>

/** POST …/typing */
export const typingRequestSchema = z
  .object({ session_id: sessionIdSchema, typing: z.boolean().default(true) })
  .meta({ id: 'TypingRequest' })

/** POST …/forget */
export const forgetRequestSchema = z.object({ session_id: sessionIdSchema }).meta({ id: 'ForgetRequest' })
