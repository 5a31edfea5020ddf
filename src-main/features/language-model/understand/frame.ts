import { z } from 'zod'

/** What a message may ask for. */
export const askedActs = [
  'find',
  'recommend',
  'ask_about',
  'compare',
  'policy',
  'hours',
  'order',
  'complaint',
  'person',
  'contact',
  'greeting',
  'thanks',
  'off_topic',
  'other',
] as const

const short = z.string().trim().max(80)
const amount = z.number().min(0).max(1e9)

/** What goods are looked for; the arguments of the search too. */
export const wishSchema = z.object({
  kind: short.optional().describe('What it is, as a noun: "rain jacket"'),
  words: z.array(short).max(8).optional().describe('What else it should be or have: "waterproof", "hood"'),
  brand: short.optional(),
  colour: short.optional(),
  size: short.optional().describe('As the visitor says it: "M", "43"'),
  material: short.optional(),
  price_min: amount.optional(),
  price_max: amount.optional(),
  limits: z
    .array(
      z.object({
        attribute: short.describe('"weight", "volume", "RAM"'),
        at_least: amount.optional(),
        at_most: amount.optional(),
        unit: z.string().trim().max(12).optional().describe('"g", "l", "GB"'),
      }),
    )
    .max(5)
    .optional()
    .describe('Limits on other numbers'),
  without: z.array(short).max(6).optional().describe('What it must not have or be: "leather", "nuts"'),
  sort: z
    .enum(['cheapest', 'most_expensive', 'lightest', 'heaviest', 'largest', 'smallest', 'best_match'])
    .optional(),
  in_stock: z.boolean().optional(),
  on_sale: z.boolean().optional(),
})
export type Wish = z.infer<typeof wishSchema>

const actSchema = z.object({
  act: z.enum(askedActs),
  question: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .describe("This part of the message as a full sentence in the visitor's language that can be read alone"),
  products: z
    .array(short)
    .max(4)
    .optional()
    .describe('Names of products it is about, as they were said before'),
  wish: wishSchema.optional().describe('For find and recommend, with all that still holds from before'),
})
export type AskedAct = z.infer<typeof actSchema>

/** A message and the conversation before it, as a model understood them. */
export const frameSchema = z.object({ acts: z.array(actSchema).min(1).max(3) })
export type AskedFrame = z.infer<typeof frameSchema>
