import { z } from 'zod'
import { ratedAnswerSchema, ratingSchema } from '../schemas/rating.ts'
import { call } from './call.ts'
import { savedDialogueSchema } from './dialogues.ts'

const answer = z.object({ message_id: z.string().describe('Of an answer of a bot') })

export const ratingCalls = {
  'ratings.list': call(
    z.object({ message_ids: z.array(z.string()).max(500) }),
    z.object({ ratings: z.array(ratedAnswerSchema).describe('In the order asked for') }),
  ),
  /** The question of a wrong answer is put among the unanswered ones; marked otherwise, it is taken from there again. */
  'ratings.set': call(answer.extend({ rating: ratingSchema.nullable() }), ratedAnswerSchema),
  /** Makes a test that fails as long as the same is answered; the one there is where it was made before. */
  'ratings.makeTest': call(answer, z.object({ rating: ratedAnswerSchema, test: savedDialogueSchema })),
}
