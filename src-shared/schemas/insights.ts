import { z } from 'zod'
import { leadSources } from './lead.ts'

/** Periods are whole days where the shop is; both are part of it. */
export const daySchema = z.iso.date().describe('A calendar day, such as 2026-11-15')

const countSchema = z.int().min(0)

export const figuresSchema = z.object({
  conversations: countSchema.describe('Begun in the period'),
  questions: countSchema.describe('Messages of visitors'),
  answers: countSchema.describe('Of the bot; a message written to a person has none'),
  answered: countSchema.describe('Answers that were more than “I don’t know”'),
  thumbs_up: countSchema,
  thumbs_down: countSchema,
  handovers: countSchema.describe('How often a person was asked for'),
  wait_ms: z.number().nullable().describe('From asking for a person to their first word, the median'),
  response_ms: z.number().nullable().describe('From a message to the answer of the bot, on average'),
  leads: countSchema,
})
export type Figures = z.infer<typeof figuresSchema>

const volumeSchema = z.object({ conversations: countSchema, questions: countSchema })

const topSchema = z.object({ text: z.string(), count: countSchema, before: countSchema })
export type Top = z.infer<typeof topSchema>

const waitSchema = z.object({
  requested: countSchema,
  answered: countSchema.describe('By a person; the others still wait or were never answered'),
  median_ms: z.number().nullable(),
  longest_ms: z.number().nullable(),
})
export type Wait = z.infer<typeof waitSchema>

export const quicknesses = ['instant', 'second', 'seconds', 'long'] as const
export const leadOrigins = [...leadSources, 'received'] as const

export const insightsSchema = z.object({
  bot_id: z.string().nullable(),
  timezone: z.string(),
  from: daySchema,
  to: daySchema,
  before: z.object({ from: daySchema, to: daySchema }).describe('The period of the same length just before'),
  totals: figuresSchema,
  totals_before: figuresSchema,
  days: z.array(
    volumeSchema.extend({ day: daySchema, answers: countSchema, answered: countSchema, before: countSchema }),
  ),
  hours: z.array(volumeSchema.extend({ hour: z.int().min(0).max(23) })).length(24),
  week: z
    .array(z.array(countSchema).length(24))
    .length(7)
    .describe('Conversations by weekday (Monday first) and hour'),
  response: z.array(z.object({ quickness: z.enum(quicknesses), count: countSchema })),
  waiting: z.object({
    inside: waitSchema.describe('Asked for within opening hours; all of them where none are set'),
    outside: waitSchema,
  }),
  questions: z.array(topSchema),
  unanswered: z.array(topSchema),
  products: z.array(topSchema.extend({ id: z.string(), bot_id: z.string() })),
  not_sold: z.array(topSchema),
  leads: z.array(z.object({ source: z.enum(leadOrigins), count: countSchema, before: countSchema })),
  ai_model: z
    .object({
      answers: countSchema.describe('Of the bot, with words of the model'),
      share: z.number().nullable().describe('Of all answers; null without any'),
      dropped: countSchema.describe('Sentences that were not sent'),
      calls: countSchema,
      failed: countSchema,
      costs: z.array(z.object({ amount: z.number(), currency: z.string() })),
    })
    .nullable()
    .optional()
    .describe('Null where no model was asked'),
  pending: countSchema.describe('Messages that are still to be counted'),
})
export type Insights = z.infer<typeof insightsSchema>
