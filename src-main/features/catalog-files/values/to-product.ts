import { createHash } from 'node:crypto'
import { fault } from '#shared/faults/fault.ts'
import type { MappedField } from '#shared/schemas/mapping.ts'
import { readAvailability, readStock } from './availability.ts'
import { type ReadCategory, readCategory } from './category.ts'
import { readGtin } from './gtin.ts'
import { readLink, splitLinks } from './links.ts'
import { splitList } from './lists.ts'
import { readPrices } from './prices.ts'
import { remembered } from './remembered.ts'
import { attributeText, joinTexts, lineOf, short } from './text.ts'
import type { Given, MadeProduct, ProductInput, ValueOptions, Warn } from './types.ts'

/** The longest texts the contract takes; longer ones are cut and reported. */
const limits = {
  id: 100,
  title: 1000,
  description: 200_000,
  url: 2000,
  brand: 200,
  gtin: 50,
  mpn: 100,
  condition: 50,
  group_id: 100,
  color: 200,
  size: 200,
  material: 500,
}
const maxAttribute = 2000
const maxAttributes = 200

type LineField = 'brand' | 'mpn' | 'condition' | 'group_id' | 'color' | 'size' | 'material'

/** What a record says: its fields, and all its attributes together. */
export type PartField = MappedField | 'attributes'

/** A piece of a product, and all that it is made of. */
type Part = {
  readonly from: readonly PartField[]
  readonly keys: readonly (keyof ProductInput)[]
  readonly make: (product: ProductInput, given: Given, options: ValueOptions, warn: Warn) => void
}

/** In the order in which they are reported; a description is compared with the title before it. */
const parts: readonly Part[] = [
  { from: ['url', 'image_url'], keys: ['url', 'image_url'], make: putLinks },
  { from: ['id', 'sku', 'title'], keys: ['id', 'title', 'sku'], make: putNames },
  {
    from: ['price', 'sale_price', 'list_price', 'currency', 'price_unit'],
    keys: ['price', 'sale_price', 'currency', 'price_unit'],
    make: putPrices,
  },
  { from: ['description', 'id', 'sku', 'title'], keys: ['description'], make: putDescription },
  { from: ['stock', 'availability'], keys: ['stock', 'availability'], make: putStock },
  { from: ['category', 'tags'], keys: ['category', 'tags'], make: putCategory },
  { from: ['gtin'], keys: ['gtin'], make: putGtin },
  ...(['brand', 'mpn', 'condition', 'group_id', 'color', 'size', 'material'] as const).map(linePart),
  { from: ['attributes'], keys: ['attributes'], make: putAttributes },
]
const lastOfNames = parts.findIndex(({ make }) => make === putDescription)

/**
 * A product of the contract out of what a record says, every value made sound, with what could not be used. Of one that was made with
 * the same options before, only some parts are made again.
 */
export function toProduct(given: Given, options: ValueOptions, again: Again | null = null): MadeProduct {
  if (again?.parts.size === 0) return again.made
  const product: ProductInput = again?.made.product ? { ...again.made.product } : { id: '', title: '' }
  const warnings: MadeProduct['warnings'][number][] = []
  let part = 0
  const warn: Warn = (column, found) => warnings.push({ part, column, fault: found })
  for (; part < parts.length; part++) {
    const { keys, make } = parts[part] as Part
    if (again) {
      if (!again.parts.has(part)) {
        for (const one of again.made.warnings) if (one.part === part) warnings.push(one)
        continue
      }
      for (const key of keys) if (product[key] !== undefined) clear(product, key)
    }
    make(product, given, options, warn)
    if (part !== lastOfNames || product.title !== '') continue
    warn(given.of.title?.column ?? 'title', fault('no_name'))
    return { product: null, id: product.id, warnings }
  }
  return { product, id: product.id, warnings }
}

/** A product that was made before, and which of its parts are made again. */
type Again = { readonly made: MadeProduct; readonly parts: ReadonlySet<number> }

/** Taking a key out of an object would make it slow. */
function clear(
  product: { [K in keyof ProductInput]?: ProductInput[K] | undefined },
  key: keyof ProductInput,
): void {
  product[key] = undefined
}

/** The parts that are made of any of these fields, and all the fields that these are made of. */
export function partsOf(changed: ReadonlySet<PartField>): {
  readonly parts: ReadonlySet<number>
  readonly fields: ReadonlySet<PartField>
} {
  const found = [...parts.keys()].filter((part) => parts[part]?.from.some((field) => changed.has(field)))
  return { parts: new Set(found), fields: new Set(found.flatMap((part) => parts[part]?.from ?? [])) }
}

function putNames(product: ProductInput, given: Given, options: ValueOptions, warn: Warn): void {
  const wholeSku = numberOf(given.of.sku?.texts[0] ?? '')
  const sku = cut(wholeSku, limits.id, given.of.sku?.column ?? 'sku', warn)
  const id = shortened(numberOf(given.of.id?.texts[0] ?? '') || wholeSku, limits.id)
  const named = lineOf(given.of.title?.texts[0] ?? '').replace(/ [-–|/] Default Title$/, '')
  const title = named === '' && options.codesAsNames ? wholeSku || id : named
  product.id = id
  product.title = cut(title, limits.title, given.of.title?.column ?? 'title', warn)
  if (sku !== '' && sku !== id) product.sku = sku
}

function putPrices(product: ProductInput, given: Given, options: ValueOptions, warn: Warn): void {
  const { price, sale, currency, unit } = readPrices(given, options, warn)
  if (price !== null) product.price = price
  if (sale !== null) product.sale_price = sale
  if (currency !== null) product.currency = currency
  if (unit !== null) product.price_unit = unit
}

function putDescription(product: ProductInput, given: Given, options: ValueOptions, warn: Warn): void {
  const found = given.of.description
  if (!found) return
  const whole = joinTexts(found.texts.map(options.readText))
  const description = cut(whole, limits.description, found.column, warn)
  if (description !== '' && description !== product.title) product.description = description
}

function linePart(field: LineField): Part {
  return {
    from: [field],
    keys: [field],
    make: (product, given, _, warn) => putLine(product, field, given, warn),
  }
}

function putLine(product: ProductInput, field: LineField, given: Given, warn: Warn): void {
  const found = given.of[field]
  if (!found) return
  const [first = ''] = found.texts
  const whole = field === 'mpn' || field === 'group_id' ? numberOf(first) : lineOf(asList(first))
  const text =
    field === 'group_id' ? shortened(whole, limits.group_id) : cut(whole, limits[field], found.column, warn)
  // A bare number is how a system counts its own list of conditions.
  if (text === '' || text === 'Default Title' || (field === 'condition' && /^\d+$/.test(text))) return
  // "0" is how a system says that it belongs to nothing.
  if (field === 'group_id' && /^(0+|-+|none|null|n\/a)$/i.test(text)) return
  product[field] = text
}

/** A number of the shop; an apostrophe before it is how spreadsheets keep it a text. */
function numberOf(text: string): string {
  const line = lineOf(text)
  return line.startsWith("'") ? line.replace(/^'+/, '') : line
}

/** Several values under each other are read as a list. */
function asList(text: string): string {
  return text.includes('\n') ? text.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ', ') : text
}

/** Identifiers are never just cut: two that begin alike would become one. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${text.slice(0, max - hash.length - 1)}-${hash}`
}

function cut(text: string, max: number, column: string, warn: Warn): string {
  if (text.length <= max) return text
  warn(column, fault('text_cut', { max }))
  return text.slice(0, max).trimEnd()
}

function putLinks(product: ProductInput, given: Given, options: ValueOptions, warn: Warn): void {
  const url = given.of.url
  if (url?.texts[0]) {
    const link = readLink(url.texts[0], options.baseUrl)
    if (link === null || link.length > limits.url)
      warn(url.column, fault('not_a_link', { value: short(url.texts[0]) }))
    else product.url = link
  }
  const image = given.of.image_url
  for (const text of image?.texts ?? none) {
    for (const part of splitLinks(text, options.listSeparator)) {
      const link = readLink(part, options.imageBaseUrl ?? options.baseUrl)
      if (link === null || link.length > limits.url) continue
      product.image_url = link
      return
    }
  }
  if (image?.texts[0]) warn(image.column, fault('not_an_image_link', { value: short(image.texts[0]) }))
}

function putStock(found: ProductInput, given: Given, _: ValueOptions, warn: Warn): void {
  const stock = given.of.stock
  if (stock?.texts[0]) {
    const count = readStock(stock.texts[0])
    if (count !== null) found.stock = count
    else {
      const read = readAvailability(stock.texts[0])
      if (read?.availability) {
        found.availability = read.availability
        if (read.stock !== null) found.stock = read.stock
      } else warn(stock.column, fault('not_a_stock_count', { value: short(stock.texts[0]) }))
    }
  }
  const availability = given.of.availability
  if (availability?.texts[0]) {
    const read = readAvailability(availability.texts[0])
    if (read?.availability) found.availability = read.availability
    else warn(availability.column, fault('not_an_availability', { value: short(availability.texts[0]) }))
    if (read?.stock != null && found.stock === undefined && !/^[01]$/.test(availability.texts[0]))
      found.stock = read.stock
  }
  if (found.availability === undefined && found.stock !== undefined)
    found.availability = found.stock > 0 ? 'in_stock' : 'out_of_stock'
}

function putCategory(product: ProductInput, given: Given, options: ValueOptions): void {
  const category = categoryOf(given, options)
  if (category.path.length > 0) product.category = [...category.path]
  const tags = tagsOf(given, options, category)
  if (tags.length > 0) product.tags = [...tags]
}

function categoryOf(given: Given, options: ValueOptions): ReadCategory {
  const named: string[] = []
  // A number is the market's own name of a category.
  for (const text of given.of.category?.texts ?? none) if (!areNumbers.test(text)) named.push(plainPath(text))
  return readCategory(named, options.categorySeparator)
}

const areNumbers = /^\d+(?:[,;|] ?\d+)*$/

const plainPath = remembered((text) => {
  // Line ends may part paths.
  if (!text.includes('<')) return text.split('\n').map(lineOf).join('\n')
  return /\s>\s|[^-]>/.test(text) ? text.replaceAll('&amp;', '&').replaceAll('&gt;', '>') : lineOf(text)
})

const maxTags = 100

function tagsOf(given: Given, options: ValueOptions, category: ReadCategory): readonly string[] {
  const texts = given.of.tags?.texts ?? []
  const { listSeparator } = options
  const [only = ''] = texts
  // Most products, most of the time.
  if (texts.length <= 1 && listSeparator === null && category.others.length === 0)
    return only === '' ? none : usualTags(only)
  return distinct([
    ...texts.flatMap((text) => splitList(text, listSeparator).map(lineOf)),
    ...category.others,
  ])
}

const none: readonly string[] = []
const usualTags = remembered((text) => distinct(splitList(text, null).map(lineOf)))

function distinct(tags: readonly string[]): readonly string[] {
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, maxTags)
}

function putGtin(product: ProductInput, given: Given, _: ValueOptions, warn: Warn): void {
  const found = given.of.gtin
  const read = found?.texts[0] ? readGtin(numberOf(found.texts[0])) : null
  if (!found || !read) return
  if (read.fault) warn(found.column, read.fault)
  product.gtin = read.gtin.slice(0, limits.gtin)
}

/** How people write that there is nothing. */
const isDash = /^[-–—]{1,3}$/

function putAttributes(product: ProductInput, given: Given): void {
  const attributes: Record<string, string> = {}
  let count = 0
  for (const name in given.attributes) {
    const text = given.attributes[name] ?? ''
    if (text === '' || text === 'Default Title' || isDash.test(text) || count >= maxAttributes) continue
    const plain = asList(attributeText(text))
    attributes[name] = plain.length > maxAttribute ? plain.slice(0, maxAttribute) : plain
    count++
  }
  if (count > 0) product.attributes = attributes
}
