import { z } from 'zod'
import { type Fault, fault } from '../faults/fault.ts'
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
  /** What the price is for, where it is not a piece: "kg", "100 g", "m²". */
  readonly price_unit?: string | null
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

const maxDescription = 200_000

/** What a reader answers for a value it cannot use. */
class Unusable {
  readonly message: string
  readonly fault: Fault

  constructor(message: string, fault: Fault) {
    this.message = message
    this.fault = fault
  }
}

type Field<T> = {
  readonly read: (value: unknown) => T | Unusable
  readonly json: Readonly<Record<string, unknown>>
}

/** How a value is read, and beside it the JSON schema that the documentation shows. */
function field<T>(read: Field<T>['read'], json: Field<T>['json']): Field<T> {
  return { read, json }
}

function readText(value: unknown, max: number): string | null | Unusable {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string' && typeof value !== 'number')
    return new Unusable('must be a text', fault('product_not_a_text'))
  const trimmed = String(value).trim().toWellFormed()
  if (trimmed.length > max)
    return new Unusable(`must be at most ${max} characters`, fault('too_long', { max }))
  return trimmed === '' ? null : trimmed
}

const text = (max: number) => field((value) => readText(value, max), { type: 'string', maxLength: max })

const webAddress = /^(https?:)?\/\/\S+$|^\/\S*$/i
const maxLink = 2000

const link = field(
  (value) => {
    const address = readText(value, maxLink)
    if (typeof address !== 'string' || webAddress.test(address)) return address
    return new Unusable('must be a web address (http or https)', fault('product_not_a_link'))
  },
  { type: 'string', format: 'uri' },
)

const price = field(
  (value) => {
    if (value === null || value === undefined || value === '') return null
    const money =
      typeof value === 'number'
        ? { e4: toE4(value), currency: null }
        : typeof value === 'string'
          ? parsePrice(value)
          : null
    if (money && money.e4 !== null) return { e4: money.e4, currency: money.currency }
    return new Unusable(
      'must be a price such as 129.99 or "129.99 USD", not negative',
      fault('product_not_a_price'),
    )
  },
  { anyOf: [{ type: 'number', minimum: 0 }, { type: 'string' }] },
)

const availability = field(
  (value) => {
    const word = readText(value, 50)
    if (typeof word !== 'string') return word
    const name = word.toLowerCase().replaceAll(/[\s-]+/g, '_')
    const exact = availabilities.find((candidate) => candidate === name)
    return (
      exact ??
      new Unusable(
        `must be one of ${availabilities.join(', ')}`,
        fault('product_not_an_availability', { choices: availabilities }),
      )
    )
  },
  { enum: [...availabilities] },
)

const currency = field(
  (value) => {
    const code = readText(value, 10)
    if (typeof code !== 'string') return code
    return /^[A-Za-z]{3}$/.test(code)
      ? code.toUpperCase()
      : new Unusable('must be an ISO 4217 code such as EUR', fault('product_not_a_currency'))
  },
  { type: 'string', pattern: '^[A-Z]{3}$' },
)

const stock = field(
  (value) => {
    if (value === null || value === undefined || value === '') return null
    const count = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value
    return Number.isSafeInteger(count)
      ? (count as number)
      : new Unusable('must be a whole number', fault('product_not_whole'))
  },
  { type: 'integer' },
)

/** A list of texts, or one text that a sign parts into several. */
function readList(value: unknown, separator: string, max: number): string[] | Unusable {
  if (value === null || value === undefined) return []
  const list = typeof value === 'string' ? value.split(separator) : value
  if (!Array.isArray(list))
    return new Unusable('must be a text or a list of texts', fault('product_not_texts'))
  if (list.length > max)
    return new Unusable(`must have at most ${max} entries`, fault('too_many_items', { max }))
  const texts: string[] = []
  for (const one of list) {
    if (typeof one !== 'string' && typeof one !== 'number')
      return new Unusable('must be a list of texts', fault('product_not_texts'))
    const trimmed = String(one).trim().toWellFormed()
    if (trimmed !== '') texts.push(trimmed)
  }
  return texts
}

const textOrTexts = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }

const category = field((value) => {
  const path = readList(value, categorySeparator, 20)
  return path instanceof Unusable ? path : path.join(categorySeparator) || null
}, textOrTexts)

const tags = field((value) => readList(value, ',', 200), textOrTexts)

const attributes = field(
  (value) => {
    if (value === null || value === undefined) return null
    if (typeof value !== 'object' || Array.isArray(value))
      return new Unusable('must be an object of texts', fault('product_not_attributes'))
    return value as Readonly<Record<string, unknown>>
  },
  { type: 'object', additionalProperties: { type: 'string' } },
)

const title = field(
  (value) => {
    const read = readText(value, 1000)
    return read ?? new Unusable('is required', fault('required'))
  },
  { type: 'string', minLength: 1, maxLength: 1000 },
)

const fields = {
  id: text(100),
  sku: text(100),
  title,
  description: text(maxDescription),
  url: link,
  link,
  image_url: link,
  image_link: link,
  price,
  sale_price: price,
  currency,
  price_unit: text(20),
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
  attributes,
}
const fieldEntries = Object.entries(fields) as [keyof typeof fields, Field<unknown>][]
const fieldNames: ReadonlySet<string> = new Set(Object.keys(fields))

export type IncomingProduct = {
  readonly [K in keyof typeof fields]: Exclude<ReturnType<(typeof fields)[K]['read']>, Unusable>
} & {
  /** What the shop sent beyond our fields. */
  readonly others: readonly (readonly [name: string, value: unknown])[]
}

/**
 * A product as the sync endpoint takes it, with the other names of the contract and whatever else the shop has. It is
 * read in one step: a catalog has a million fields, and a chain of checks for each is what a sync would spend its time on.
 */
export const incomingProductSchema = z
  .unknown()
  .meta({
    id: 'Product',
    type: 'object',
    required: ['id', 'title'],
    properties: Object.fromEntries(fieldEntries.map(([name, { json }]) => [name, json])),
    additionalProperties: true,
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
  .transform((raw, context): IncomingProduct => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      context.addIssue({
        code: 'custom',
        message: 'must be an object',
        params: fault('product_not_an_object'),
      })
      return z.NEVER
    }
    const given = raw as Readonly<Record<string, unknown>>
    const product: Record<string, unknown> = {}
    for (const [name, { read }] of fieldEntries) {
      const value = read(given[name])
      if (value instanceof Unusable)
        context.addIssue({ code: 'custom', message: value.message, path: [name], params: value.fault })
      product[name] = value
    }
    const others: [string, unknown][] = []
    for (const name in given) if (!fieldNames.has(name)) others.push([name, given[name]])
    product['others'] = others
    return product as IncomingProduct
  })

/** A card with what tells a product from others like it. */
export const describedProductSchema = productCardSchema.extend({
  brand: z.string().nullable(),
  category: z.string().nullable(),
  color: z.string().nullable(),
  size: z.string().nullable(),
})

/** A product in lists and search results of the dashboard and of scripts. */
export const foundProductSchema = describedProductSchema.extend({
  description: z.string().nullable(),
  stock: z.number().nullable(),
  score: z.number().describe('Higher is better; comparable within one search only'),
  updated_at: isoTimeSchema,
})
