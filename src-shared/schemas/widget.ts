import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import { messageSchema, sourceSchema } from './common.ts'

/** POST /api/chat/{botId}/message */
export const widgetRequestSchema = z
  .object({
    session_id: z
      .string()
      .min(1, 'must not be empty')
      .max(200)
      .optional()
      .describe('Chosen by the caller and kept; made by the server when absent'),
    message: messageSchema,
  })
  .meta({
    id: 'WidgetRequest',
    examples: [{ session_id: 'visitor-7f3a', message: 'What is your return policy?' }],
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
    availability: availabilitySchema.nullable(),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.infer<typeof productCardSchema>

export const sessionStatuses = ['bot', 'waiting', 'human', 'closed'] as const
export const sessionStatusSchema = z.enum(sessionStatuses)
export type SessionStatus = z.infer<typeof sessionStatusSchema>

/** The most products one answer carries. */
export const maxProductCards = 10

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
  })
  .meta({
    id: 'WidgetResponse',
    examples: [
      {
        reply: 'You can send anything back within 30 days.',
        confidence: 0.86,
        buttons: [],
        session_id: 'visitor-7f3a',
        sources: [{ title: 'Can I return an item?', url: 'https://shop.example/returns' }],
        products: [],
        intent: 'knowledge',
        status: 'bot',
        message_id: 'msg_0m3k9x2b1R7cUa9MxZd2',
      },
    ],
  })
export type WidgetResponse = z.infer<typeof widgetResponseSchema>

export const coloursSchema = z.object({ primary: colour('#B45309'), text: colour('#FFFFFF') })
export type Colours = z.infer<typeof coloursSchema>

/** GET /api/chat/{botId}/config */
export const widgetConfigSchema = z
  .object({
    bot_id: z.string(),
    name: z.string(),
    language: z.string(),
    greeting: z.string(),
    colours: coloursSchema,
    starter_buttons: z.array(buttonSchema),
  })
  .meta({ id: 'WidgetConfig' })
export type WidgetConfig = z.infer<typeof widgetConfigSchema>

function colour(example: string) {
  return z.string().refine((text) => /^#[0-9a-fA-F]{6}$/.test(text), {
    error: `must be a colour such as ${example}`,
    params: fault('not_a_colour', { example }),
  })
}
