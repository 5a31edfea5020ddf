import { z } from 'zod'
import { modelProviderNames } from '../model-providers.ts'
import { httpUrlSchema, wholeNumber } from './common.ts'
import { faultSchema } from './fault.ts'

/** What a model does for a bot. */
export const modelModes = ['phrase', 'understand', 'assistant'] as const
export const modelModeSchema = z
  .enum(modelModes)
  .describe(
    'phrase: says the built-in answers in better words; understand: reads the message, the bot answers; assistant: answers with the tools of the shop',
  )
export type ModelMode = z.infer<typeof modelModeSchema>

const price = z.number().min(0).max(100_000).nullable()

/** What came later; whoever does not name it leaves it as it is. */
const laterSettings = {
  provider: z.enum(modelProviderNames).describe('Which way of talking the server has'),
  mode: modelModeSchema,
  this_pc_only: z.boolean().describe('Refuse every address that is not this PC'),
  calls_per_day: wholeNumber(1, 1_000_000)
    .nullable()
    .describe('Requests to the server; then the built-in answers'),
  monthly_budget: z
    .number()
    .positive()
    .max(1_000_000)
    .nullable()
    .describe('In the currency of the prices; then the built-in answers'),
  price_in: price.describe('For a million tokens sent'),
  price_out: price.describe('For a million tokens received'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as EUR'),
  api_version: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,40}$/, 'must be a version such as 2024-10-21')
    .nullable()
    .describe('Azure alone, and only for addresses of deployments without /v1'),
}

/** Where a model is asked, for what, and how much it may cost. */
export const phrasingSettingsSchema = z.object({
  enabled: z.boolean(),
  base_url: httpUrlSchema.describe('Up to and with /v1'),
  model: z.string().trim().min(1, 'must not be empty').max(200),
  timeout_ms: z.int().min(500).max(60_000).describe('After that the built-in answer is sent'),
  ...laterSettings,
})
export type PhrasingSettings = z.infer<typeof phrasingSettingsSchema>

/** As callers give it: left out is as it is, at first as below. */
export const givenPhrasingSchema = phrasingSettingsSchema.extend(z.object(laterSettings).partial().shape)
export type GivenPhrasing = z.infer<typeof givenPhrasingSchema>

export const phrasingDefaults = {
  provider: 'compatible',
  mode: 'phrase',
  this_pc_only: false,
  calls_per_day: null,
  monthly_budget: null,
  price_in: null,
  price_out: null,
  currency: 'EUR',
  api_version: null,
} as const satisfies Partial<PhrasingSettings>

export const phrasingKeySchema = z.string().trim().min(1, 'must not be empty').max(500)

const totals = z.object({
  calls: z.number().describe('Requests to the server'),
  answers: z.number().describe('Answers with words of the model'),
  dropped: z.number().describe('Sentences the sources do not carry, which were not sent'),
  tokens_in: z.number(),
  tokens_out: z.number(),
  cost: z.number().nullable().describe('Null without prices'),
})
export type ModelTotals = z.infer<typeof totals>

/** What a bot has asked of its model. */
export const modelUsageSchema = z.object({
  today: totals,
  month: totals,
  currency: z.string(),
  days: z.array(totals.extend({ day: z.iso.date() })).describe('Of the last 30 days those with calls'),
  failures: z
    .array(z.object({ code: z.string(), count: z.number() }))
    .describe('Of this month, the most frequent first'),
})
export type ModelUsage = z.infer<typeof modelUsageSchema>

/** Why a model is not asked at present; it goes on by itself. */
export const modelStateSchema = z.object({
  kind: z.enum(['resting', 'limit']),
  fault: faultSchema,
  since: z.iso.datetime().nullable(),
  until: z.iso.datetime(),
})
export type ModelState = z.infer<typeof modelStateSchema>

export const phrasingSchema = phrasingSettingsSchema.extend({
  bot_id: z.string(),
  key: z.object({ last4: z.string(), readable: z.boolean() }).nullable(),
})
export type Phrasing = z.infer<typeof phrasingSchema>

export const phrasingTestSchema = z.object({
  ok: z.boolean(),
  reply: z.string().nullable().describe('What the model made of a question the shop can answer'),
  built_in: z.string().describe('The answer without it'),
  question: z.string(),
  /** Null when it went well. */
  trouble: z.string().nullable(),
  fault: faultSchema.nullable().describe('The same, for programs and other languages'),
  first_word_ms: z.number().nullable(),
  duration_ms: z.number(),
  tools: z
    .object({
      works: z.boolean(),
      fault: faultSchema.nullable().describe('Why not'),
      duration_ms: z.number(),
    })
    .nullable()
    .describe('Whether the model calls tools as asked; null: the server was not reached'),
  tokens: z.object({ in: z.number(), out: z.number() }).nullable(),
  cost: z.number().nullable().describe('Of one answer; null without prices'),
  mode: modelModeSchema.describe('The mode this model is fit for: assistant only where it calls tools'),
})
export type PhrasingTest = z.infer<typeof phrasingTestSchema>
