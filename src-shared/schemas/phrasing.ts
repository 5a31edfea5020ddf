import { z } from 'zod'
import { httpUrlSchema } from './common.ts'
import { faultSchema } from './fault.ts'

/** A server that speaks like OpenAI's chat completions: Ollama, LM Studio, llama.cpp, a hosted one. */
export const phrasingSettingsSchema = z.object({
  enabled: z.boolean(),
  base_url: httpUrlSchema.describe('Up to and with /v1'),
  model: z.string().trim().min(1, 'must not be empty').max(200),
  timeout_ms: z.int().min(500).max(60_000).describe('After that the built-in answer is sent'),
})
export type PhrasingSettings = z.infer<typeof phrasingSettingsSchema>

export const phrasingKeySchema = z.string().trim().min(1, 'must not be empty').max(500)

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
})
export type PhrasingTest = z.infer<typeof phrasingTestSchema>
