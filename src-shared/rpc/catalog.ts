import { z } from 'zod'
import {
  catalogFacetsSchema,
  catalogStatsSchema,
  listedProductSchema,
  productDetailsSchema,
  productFilterSchema,
  productSortSchema,
  searchResultSchema,
} from '../schemas/catalog.ts'
import { call, page, reference } from './call.ts'

const product = reference('product_id')

export const catalogCalls = {
  'catalog.list': call(
    page.extend({
      bot_id: z.string(),
      ...productFilterSchema.shape,
      query: z
        .string()
        .max(200)
        .optional()
        .describe('Words or parts of words that its name and numbers all have, whatever the case'),
      sort: productSortSchema.default('newest'),
      fold_variants: z.boolean().default(true).describe('Variants of one product are one entry'),
      facets: z
        .boolean()
        .default(false)
        .describe('Also what each facet would find beside the rest of the filter'),
    }),
    z.object({
      products: z.array(listedProductSchema),
      total: z.int(),
      next: z.string().nullable(),
      facets: catalogFacetsSchema.nullable(),
    }),
  ),
  'catalog.get': call(product({ bot_id: z.string() }), productDetailsSchema),
  'catalog.stats': call(z.object({ bot_id: z.string() }), catalogStatsSchema),
  /** What would a visitor find? The filter is applied to what the search finds. */
  'catalog.search': call(
    z.object({
      bot_id: z.string(),
      query: z.string().max(4000),
      limit: z.int().min(1).max(500).default(10),
      ...productFilterSchema.shape,
    }),
    searchResultSchema,
  ),
}
