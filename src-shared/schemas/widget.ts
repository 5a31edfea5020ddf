import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import { maxUrlLength, messageSchema, sourceSchema } from './common.ts'

/** Half a letter is stored as another one, by which nothing would be found again. */
const wellFormed = (text: string) => text.toWellFormed()

/** Chosen by whoever calls, so it may be anything. */
export const sessionIdSchema = z.string().min(1, 'must not be empty').max(200).overwrite(wellFormed)

/** A repeat with the same id gets the first result, and is kept once. */
export const clientIdSchema = z
  .string()
  .min(1, 'must not be empty')
  .max(64)
  .overwrite(wellFormed)
  .describe("The sender's own id of this message: sent again with it, it is answered with the first result")

/** Where a visitor wrote: on a website, or where the shop shows or tries the chat itself. */
export const traffics = ['website', 'preview', 'demo', 'kiosk', 'simulated', 'test_chat'] as const
export const trafficSchema = z.enum(traffics).describe('Where the visitor wrote; absent: on a website')
export type Traffic = z.infer<typeof trafficSchema>

/** What came after # or ? may hold what is nobody's business, such as a token: the widget leaves it out. */
export const visitedPageSchema = z
  .object({
    url: z.string().trim().min(1).max(maxUrlLength),
    title: z
      .string()
      .trim()
      .max(300)
      .default('')
      .transform((text) => text.toWellFormed()),
  })
  .describe('The page of the shop that the visitor was on')
export type VisitedPage = z.infer<typeof visitedPageSchema>

/** POST /api/chat/{botId}/message */
export const widgetRequestSchema = z
  .object({
    session_id: sessionIdSchema
      .optional()
      .describe(
        'Chosen by the caller and kept; made by the server when absent. Whoever knows it can read the conversation: take 16 random characters or more. Shorter ones are accepted.',
      ),
    message: messageSchema,
    client_id: clientIdSchema.optional(),
    traffic: trafficSchema.optional(),
    page: visitedPageSchema.optional(),
  })
  .meta({
    id: 'WidgetRequest',
    examples: [{ session_id: 'visitor-7f3a9c2e51d04b86', message: 'What is your return policy?' }],
  })
export type WidgetRequest = z.infer<typeof widgetRequestSchema>

export const buttonSchema = z
  .union([
    z.object({ label: z.string(), value: z.string() }),
    z.object({ label: z.string(), url: z.string() }),
  ])
  .meta({ id: 'Button' })
export type Button = z.infer<typeof buttonSchema>

export const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const
const availabilitySchema = z.enum(availabilities)
export type Availability = z.infer<typeof availabilitySchema>

/** A product as a visitor may see it. */
export const productCardSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string().nullable(),
    image_url: z.string().nullable(),
    price: z.number().nullable(),
    sale_price: z.number().nullable(),
    currency: z.string().nullable(),
    price_unit: z
      .string()
      .optional()
      .describe('What the price is for, where it is not a piece: kg, 100 g, m²'),
    availability: availabilitySchema.nullable(),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.infer<typeof productCardSchema>

export const sessionStatuses = ['bot', 'waiting', 'human', 'closed'] as const
export const sessionStatusSchema = z.enum(sessionStatuses)
export type SessionStatus = z.infer<typeof sessionStatusSchema>

/** The most products one answer carries. */
export const maxProductCards = 10

export const formSchema = z.enum(['contact']).describe('`contact`: the visitor is asked how to be reached')

export const widgetResponseSchema = z
  .object({
    reply: z.string().describe('Empty while a person has taken over: their words arrive on the event stream'),
    confidence: z.number().min(0).max(1),
    buttons: z.array(buttonSchema),
    session_id: z.string(),
    sources: z.array(sourceSchema),
    products: z.array(productCardSchema).max(maxProductCards),
    intent: z.string(),
    status: sessionStatusSchema.describe('Who answers now'),
    message_id: z.string(),
    seq: z.int().describe('The place of this message in the conversation, from 1'),
    form: formSchema.nullable(),
  })
  .meta({
    id: 'WidgetResponse',
    examples: [
      {
        reply: 'You can send anything back within 30 days.',
        confidence: 0.86,
        buttons: [],
        session_id: 'visitor-7f3a9c2e51d04b86',
        sources: [{ title: 'Can I return an item?', url: 'https://shop.example/returns' }],
        products: [],
        intent: 'knowledge',
        status: 'bot',
        message_id: 'msg_0m3k9x2b1R7cUa9MxZd2',
        seq: 2,
        form: null,
      },
    ],
  })
export type WidgetResponse = z.infer<typeof widgetResponseSchema>

/** An answer apart from the conversation it stands in. */
export const shownAnswerSchema = widgetResponseSchema.omit({ session_id: true, message_id: true, seq: true })
export type ShownAnswer = z.infer<typeof shownAnswerSchema>

export const coloursSchema = z.object({ primary: colour('#B45309'), text: colour('#FFFFFF') })
export type Colours = z.infer<typeof coloursSchema>

export const widgetThemes = ['auto', 'light', 'dark'] as const

/** How the chat lies on a page; a page may say otherwise in its own settings. */
export const widgetLookSchema = z.object({
  position: z.enum(['right', 'left']),
  offset_x: z.int().min(0).max(400).describe('Pixels to the side of the window'),
  offset_y: z.int().min(0).max(400).describe('Pixels to its bottom'),
  z_index: z.int().min(0).max(2_147_483_647),
  theme: z.enum(widgetThemes).describe('`auto`: as the visitor’s device'),
  open: z.boolean().describe('Opens on its own where the window has room for it'),
  hidden_paths: z
    .array(
      z
        .string()
        .trim()
        .max(200)
        .refine((path) => path.startsWith('/'), {
          error: 'must be a path such as /checkout/*',
          params: fault('not_a_page_path'),
        }),
    )
    .max(50)
    .describe('Pages without the chat; a * at the end stands for anything'),
})
export type WidgetLook = z.infer<typeof widgetLookSchema>

export const widgetLookDefaults = {
  position: 'right',
  offset_x: 20,
  offset_y: 20,
  z_index: 2_147_483_000,
  theme: 'auto',
  open: false,
  hidden_paths: [],
} satisfies WidgetLook

function colour(example: string) {
  return z.string().refine((text) => /^#[0-9a-fA-F]{6}$/.test(text), {
    error: `must be a colour such as ${example}`,
    params: fault('not_a_colour', { example }),
  })
}
