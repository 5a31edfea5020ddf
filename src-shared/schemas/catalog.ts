import { z } from 'zod'
import { matchFields, matchKinds } from '../trace-codes.ts'
import { isoTimeSchema } from './common.ts'
import { describedProductSchema, foundProductSchema } from './product.ts'
import { runReasons } from './source.ts'
import { syncCounts, syncModeSchema } from './sync.ts'
import { availabilities } from './widget.ts'

/** What a product may lack that visitors look for. */
export const missingNames = ['image', 'price', 'description', 'url', 'brand', 'category'] as const
const missingNameSchema = z.enum(missingNames)
export type MissingName = z.infer<typeof missingNameSchema>

/** `unknown`: the shop says neither whether it is there nor how many there are. */
export const stockStates = [...availabilities, 'unknown'] as const
const stockStateSchema = z.enum(stockStates)
export type StockState = z.infer<typeof stockStateSchema>

export const facetNames = ['brand', 'category', 'availability', 'missing'] as const
export type CatalogFacet = (typeof facetNames)[number]

const chosen = <T extends z.ZodType>(value: T) => z.array(value).max(100).default([])

/** Of one facet any of the values will do; all that is given must be kept. */
export const productFilterSchema = z.object({
  brand: chosen(z.string()),
  category: chosen(z.string()).describe('A path as it is written, or its beginning: "Clothing > Jackets"'),
  availability: chosen(stockStateSchema),
  missing: chosen(missingNameSchema),
  price_min: z.number().nonnegative().optional().describe('What a visitor pays, sale prices counted'),
  price_max: z.number().nonnegative().optional(),
})
export type ProductFilter = z.infer<typeof productFilterSchema>

export const productSorts = ['newest', 'title', 'price_low', 'price_high'] as const
export const productSortSchema = z
  .enum(productSorts)
  .describe('newest: changed last; products without a price come last')
export type ProductSort = z.infer<typeof productSortSchema>

/** A product in a list of the dashboard. */
export const listedProductSchema = describedProductSchema.extend({
  stock: z.number().nullable(),
  missing: z.array(missingNameSchema),
  variant_count: z.int().describe('1: it has no variants'),
  updated_at: isoTimeSchema,
})
export type ListedProduct = z.infer<typeof listedProductSchema>

const facetCountsSchema = z.array(z.object({ value: z.string(), count: z.int() }))
/** Variants of one product are counted once. */
export const catalogFacetsSchema = z.object({
  brand: facetCountsSchema,
  category: facetCountsSchema,
  availability: facetCountsSchema,
  missing: facetCountsSchema,
})
export type CatalogFacets = z.infer<typeof catalogFacetsSchema>

/** Which word of the question was found as what, and where. */
export const wordMatchSchema = z.object({
  word: z.string(),
  as: z.string(),
  how: z.enum(matchKinds),
  fields: z.array(z.enum(matchFields)),
})

/** A product as the visitors' search finds it, with how well it fits and why. */
const searchedProductSchema = foundProductSchema.extend({
  missing: z.array(missingNameSchema),
  variant_count: z.int(),
  coverage: z.number().describe('How much of what was asked it has, 0 to 1; rare words count more'),
  all_words: z.boolean(),
  matched: z.array(wordMatchSchema),
})
export type SearchedProduct = z.infer<typeof searchedProductSchema>

export const searchResultSchema = z.object({
  products: z.array(searchedProductSchema),
  total: z.int().describe('How many products (variants counted once) fit, whatever the filter'),
  level: z
    .enum(['codes', 'all', 'some', 'any', 'none'])
    .describe('codes: found by number; all: every word; some: no product has every word'),
  repaired: z.array(z.object({ word: z.string(), as: z.string() })),
  unknown_words: z.array(z.string()).describe('Words that nothing in this catalog has'),
})
export type SearchResult = z.infer<typeof searchResultSchema>

/** One product with everything that is known of it. */
export const productDetailsSchema = listedProductSchema.extend({
  bot_id: z.string(),
  description: z.string().nullable(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  condition: z.string().nullable(),
  group_id: z.string().nullable(),
  material: z.string().nullable(),
  tags: z.array(z.string()),
  attributes: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      confidential: z.boolean().describe('Never found by or shown to visitors'),
    }),
  ),
  variants: z.array(listedProductSchema).describe('All of its group, itself too; empty without variants'),
  changed_by: z
    .object({
      sync_id: z.string(),
      at: isoTimeSchema,
      run: z
        .object({
          run_id: z.string(),
          source_id: z.string().nullable(),
          source_name: z.string(),
          reason: z.enum(runReasons),
        })
        .nullable(),
    })
    .nullable()
    .describe('The sync that brought it as it is now, as long as that is remembered'),
})
export type ProductDetails = z.infer<typeof productDetailsSchema>

export const catalogStatsSchema = z.object({
  bot_id: z.string(),
  total: z.int().describe('Each variant counted'),
  groups: z.int().describe('Variants of one product counted once, as in all that follows'),
  with_variants: z.int(),
  facets: catalogFacetsSchema.describe('The most frequent values of each'),
  missing: z.record(missingNameSchema, z.int()),
  out_of_stock: z.int(),
  on_sale: z.int(),
  prices: z.array(
    z.object({ currency: z.string().nullable(), count: z.int(), min: z.number(), max: z.number() }),
  ),
  last_sync: z
    .object({
      sync_id: z.string(),
      at: isoTimeSchema,
      mode: syncModeSchema,
      ...syncCounts,
    })
    .nullable(),
})
export type CatalogStats = z.infer<typeof catalogStatsSchema>
