import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

const ratings = ['right', 'wrong'] as const
export const ratingSchema = z.enum(ratings)
export type Rating = z.infer<typeof ratingSchema>

/** An answer as the merchant marked it. */
export const ratedAnswerSchema = z.object({
  message_id: z.string(),
  rating: ratingSchema.nullable().describe('Null: not marked'),
  rated_at: isoTimeSchema.nullable(),
  unanswered: z.boolean().describe('Whether its question waits among the unanswered ones'),
  test_id: z.string().nullable().describe('The test that was made of it'),
  by_visitor: ratingSchema.nullable().describe("The visitor's own thumb"),
})
export type RatedAnswer = z.infer<typeof ratedAnswerSchema>
