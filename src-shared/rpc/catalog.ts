import { z } from 'zod'
import { foundProductSchema } from '../schemas/product.ts'
import { call } from './call.ts'

export const catalogCalls = {
  'catalog.search': call(
    z.object({
      bot_id: z.string(),
      query: z.string().max(4000),
      limit: z.int().min(1).max(500).default(10),
    }),
    z.object({ products: z.array(foundProductSchema) }),
  ),
}
