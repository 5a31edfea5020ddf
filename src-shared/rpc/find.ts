import { z } from 'zod'
import { foundSchema } from '../schemas/find.ts'
import { call } from './call.ts'

export const findCalls = {
  'find.anything': call(
    z.object({
      query: z.string().trim().max(200),
      limit: z.int().min(1).max(20).default(5).describe('Of each kind'),
    }),
    z.object({ found: z.array(foundSchema).describe('By kind, the latest of each first') }),
  ),
}
