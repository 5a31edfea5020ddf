import { z } from 'zod'

/** How a limit holds; names rather than signs, for they are looked up as texts. */
const limitOps = ['is', 'at_least', 'at_most', 'between', 'about', 'without'] as const

const limitSchema = z.object({
  attribute: z.string().describe('`price`, `color`, `diet`, … or what is measured: `mass`, `volume`, …'),
  op: z.enum(limitOps),
  value: z.string().describe('As it was said; the amount, where it is money'),
  to: z.string().optional().describe('The upper end, where both are known apart'),
  currency: z.string().optional(),
})
export type TraceLimit = z.infer<typeof limitSchema>

const sortSchema = z.object({
  by: z.string(),
  end: z.enum(['most', 'least']),
  from_shown: z.boolean().describe('"Lighter" than what was shown, not the lightest of all'),
})

/** What goods are asked for, with every limit. */
const wishSchema = z.object({ words: z.array(z.string()), limits: z.array(limitSchema) })
export type TraceWish = z.infer<typeof wishSchema>

/** Something that spoke for or against a way to answer; together they make its score. */
const featureSchema = z.object({
  name: z.string(),
  value: z.number(),
  weight: z.number(),
  word: z.string().optional(),
  field: z.string().optional().describe('Where the word stands'),
})
export type TraceFeature = z.infer<typeof featureSchema>

/** One way to answer that competed. */
const waySchema = z.object({
  kind: z.enum(['knowledge', 'document', 'fact', 'goods', 'built_in']),
  id: z.string().nullable(),
  title: z.string(),
  rule: z.string(),
  confidence: z.number(),
  score: z.number(),
  features: z.array(featureSchema).max(12),
  products: z
    .array(z.object({ id: z.string(), title: z.string(), features: z.array(featureSchema).max(12) }))
    .max(10),
  won: z.boolean(),
})
export type TraceWay = z.infer<typeof waySchema>

/** One question of a message: what it asks, what it goes on from, and what competed to answer it. */
export const traceFrameSchema = z.object({
  text: z.string(),
  acts: z.array(z.object({ act: z.string(), chance: z.number() })).max(3),
  wish: wishSchema,
  asked: z.array(z.string()).describe('What is asked of goods: `price`, `stock`, `sizes`, …'),
  sort: sortSchema.nullable(),
  references: z.array(z.string()).describe('What of the conversation it points at'),
  kept: z
    .object({
      wish: wishSchema,
      about: z.string().nullable().describe('The product spoken of before'),
      question: z.string().nullable().describe('The question it goes on from'),
    })
    .nullable()
    .describe('What was carried over from the turns before'),
  ways: z.array(waySchema).max(12),
})
export type TraceFrame = z.infer<typeof traceFrameSchema>
