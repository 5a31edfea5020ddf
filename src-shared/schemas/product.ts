import { z } from 'zod'
import { parsePrice, toE4 } from '../money.ts'
import { isoTimeSchema } from './common.ts'
import { type Availability, availabilities, productCardSchema } from './widget.ts'

/** A product as it is kept: one name a field, prices in ten-thousandths, description as text. */
export type Product = {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly url: string | null
  readonly image_url: string | null
  readonly price_e4: number | null
  readonly sale_price_e4: number | null
  readonly currency: string | null
  readonly availability: Availability | null
  readonly stock: number | null
  readonly brand: string | null
  readonly category: string | null
  readonly gtin: string | null
  readonly mpn: string | null
  readonly condition: string | null
  readonly group_id: string | null
  readonly color: string | null
  readonly size: string | null
  readonly material: string | null
  readonly tags: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
}

/** What stands between the steps of a category path: "Clothing > Jackets". */
export const categorySeparator = ' > '

const maxText = 20_000

const text = (max: number) =>
  z
    .union([z.string(), z.number()], 'must be a text')
    .nullish()
    .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null))
    .refine((value) => value === null || value.length <= max, `must be at most ${max} characters`)

const link = text(2000).refine(
  (value) => value === null || /^(https?:)?\/\/\S+$|^\/\S*$/i.test(value),
  'must be a web address (http or https)',
)

const price = z
  .union([z.number(), z.string()], 'must be a number or a text such as "129.99 USD"')
  .nullish()
  .transform((value, context) => {
    if (value === null || value === undefined || value === '') return null
    const money = typeof value === 'number' ? { e4: toE4(value), currency: null } : parsePrice(value)
    if (money && money.e4 !== null) return { e4: money.e4, currency: money.currency }
    context.addIssue({
      code: 'custom',
      message: 'must be a price such as 129.99 or "129.99 USD", not negative',
    })
    return z.NEVER
  })

const availability = z
  .string('must be a text')
  .nullish()
  .transform((value, context): Availability | null => {
    const word = value
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    if (!word) return null
    const known = availabilities.find((candidate) => candidate === word)
    if (known) return known
    context.addIssue({ code: 'custom', message: `must be one of ${availabilities.join(', ')}` })
    return z.NEVER
  })

const currency = z
  .string('must be a text')
  .trim()
  .toUpperCase()
  .regex(/^([A-Z]{3})?$/, 'must be an ISO 4217 code such as EUR')
  .nullish()
  .transform((value) => value || null)

const stock = z
  .union([z.int('must be a whole number'), z.string().regex(/^\s*-?\d{1,15}\s*$/, 'must be a whole number')])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : Number(value)))

const category = z
  .union([z.string(), z.array(z.string()).max(20)], 'must be a text or a list of texts')
  .nullish()
  .transform((value) => {
    const path = typeof value === 'string' ? [value] : (value ?? [])
    return (
      path
        .map((step) => step.trim())
        .filter(Boolean)
        .join(categorySeparator) || null
    )
  })

const tags = z
  .union([z.array(z.union([z.string(), z.number()])).max(200), z.string()], 'must be a list of texts')
  .nullish()
  .transform((value) => {
    const list = typeof value === 'string' ? value.split(',') : (value ?? [])
    return list.map((tag) => String(tag).trim()).filter(Boolean)
  })

const id = z
  .union([z.string(), z.number()], 'must be a text')
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null))
  .refine((value) => value === null || value.length <= 100, 'must be at most 100 characters')

/** A product as the sync endpoint takes it, with the other names of the contract and whatever else the shop has. */
export const incomingProductSchema = z
  .object({
    id,
    sku: id,
    title: z.union([z.string(), z.number()], 'is required').transform((value) => String(value).trim()),
    description: text(maxText * 10),
    url: link,
    link,
    image_url: link,
    image_link: link,
    price,
    sale_price: price,
    currency,
    availability,
    stock,
    brand: text(200),
    category,
    product_type: category,
    gtin: text(50),
    mpn: text(100),
    condition: text(50),
    group_id: text(100),
    item_group_id: text(100),
    color: text(200),
    size: text(200),
    material: text(500),
    tags,
    attributes: z.record(z.string(), z.unknown(), 'must be an object of texts').nullish(),
  })
  .catchall(z.unknown())
  .meta({
    id: 'Product',
    examples: [
      {
        id: 'RJ-FJELL-GRN-M',
        title: 'Rain jacket Fjell',
        description: 'Waterproof to 10,000 mm, taped seams.',
        url: 'https://shop.example/rain-jacket-fjell',
        price: '89.00 EUR',
        availability: 'in_stock',
        brand: 'Fjell',
        category: ['Clothing', 'Jackets'],
        color: 'green',
        size: 'M',
      },
    ],
  })
export type IncomingProduct = z.output<typeof incomingProductSchema>

/** A product in lists and search results of the dashboard and of scripts. */
export const foundProductSchema = productCardSchema.extend({
  description: z.string().nullable(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  stock: z.number().nullable(),
  score: z.number().describe('Higher is better; comparable within one search only'),
  updated_at: isoTimeSchema,
})
export type FoundProduct = z.infer<typeof foundProductSchema>
