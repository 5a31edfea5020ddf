import { z } from 'zod'

/** What a column of a file can be in a product. */
export const mappedFields = [
  'id',
  'sku',
  'title',
  'description',
  'url',
  'image_url',
  'price',
  'sale_price',
  /** What it cost before a reduction. */
  'list_price',
  'currency',
  /** What a price is for: a kilogram, a metre. */
  'price_unit',
  'availability',
  'stock',
  'brand',
  'category',
  'gtin',
  'mpn',
  'condition',
  'group_id',
  'color',
  'size',
  'material',
  'tags',
  /** Kept under its own name, found and shown. */
  'attribute',
  /** Left out. */
  'ignore',
] as const
const mappedFieldSchema = z.enum(mappedFields)
export type MappedField = z.infer<typeof mappedFieldSchema>

/** How the columns of a file become products. Plain JSON: it is shown, changed by hand, and kept for the next file. */
export const mappingSchema = z
  .object({
    dialect: z
      .string()
      .max(40)
      .nullable()
      .default(null)
      .describe('The shop system whose export this is, or null when the columns were guessed'),
    columns: z
      .record(z.string().max(300), mappedFieldSchema)
      .default({})
      .describe(
        'Column of the file → field of the product, in order of preference. None, and no dialect: as recognised, read by the options',
      ),
    others: z
      .enum(['attribute', 'ignore'])
      .default('ignore')
      .describe('What happens to columns that are not named in `columns`'),
    options: z
      .object({
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/)
          .nullable()
          .default(null)
          .describe('For prices that do not say their own'),
        price_unit: z
          .string()
          .max(20)
          .nullable()
          .default(null)
          .describe('What prices are for that do not say it: kg, 100 g, m²'),
        base_url: z
          .string()
          .max(2000)
          .nullable()
          .default(null)
          .describe('Where relative links begin: https://shop.example/'),
        image_base_url: z
          .string()
          .max(2000)
          .nullable()
          .default(null)
          .describe('Where relative pictures begin, when elsewhere'),
        decimal_mark: z.enum(['.', ',']).nullable().default(null).describe('Null: guessed from the prices'),
        list_separator: z
          .string()
          .max(5)
          .nullable()
          .default(null)
          .describe('What parts several values in one cell; null: guessed from the cell'),
        language: z
          .string()
          .max(20)
          .nullable()
          .default(null)
          .describe('Which rows count in a file with a row a language; null: the first'),
        sheet: z.string().max(200).nullable().default(null),
        encoding: z.string().max(40).nullable().default(null),
        keep_unpublished: z.boolean().default(false),
      })
      .prefault({}),
  })
  .meta({ id: 'Mapping' })
export type Mapping = z.infer<typeof mappingSchema>

/** Whether it says only how a file is read: what its columns are is then recognised each time. */
export function isOpenMapping({ dialect, columns }: Pick<Mapping, 'dialect' | 'columns'>): boolean {
  return dialect === null && Object.keys(columns).length === 0
}

export function openMapping(options: Partial<Mapping['options']>): Mapping {
  return mappingSchema.parse({ options })
}

/** Why a column is taken for a field, and how sure that is: to be shown for confirmation. */
const columnGuessSchema = z.object({
  column: z.string(),
  field: mappedFieldSchema,
  confidence: z.number().min(0).max(1),
  reason: z.string(),
  examples: z.array(z.string()).max(5),
})
export type ColumnGuess = z.infer<typeof columnGuessSchema>
