import { z } from 'zod'
import { httpUrlSchema, isoTimeSchema } from './common.ts'

const line = z.string().trim().min(1, 'must not be empty').max(1000)

export const knowledgeInputSchema = z.object({
  question: line,
  alternatives: z.array(line).max(2000).default([]).describe('Other ways to ask the same'),
  answer: z.string().trim().min(1, 'must not be empty').max(20_000),
  url: httpUrlSchema.nullish(),
})
export type KnowledgeInput = z.infer<typeof knowledgeInputSchema>

export const knowledgeEntrySchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  question: z.string(),
  alternatives: z.array(z.string()),
  answer: z.string(),
  url: z.string().nullable(),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type KnowledgeEntry = z.infer<typeof knowledgeEntrySchema>
