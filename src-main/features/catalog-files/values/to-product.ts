import { createHash } from 'node:crypto'
import { type Fault, fault } from '#shared/faults/fault.ts'
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

const lineFields = ['brand', 'mpn', 'condition', 'group_id', 'color', 'size', 'material'] as const

/** A product of the contract out of what a record says, every value made sound, with what could not be used. */
export function toProduct(given: Given, options: ValueOptions): MadeProduct {
  const warnings: { column: string; fault: Fault }[] = []
  const warn: Warn = (column, found) => warnings.push({ column, fault: found })
  const links = linksOf(given, options, warn)
  const wholeSku = numberOf(given.of.sku?.texts[0] ?? '')
  const sku = cut(wholeSku, limits.id, given.of.sku?.column ?? 'sku', warn)
  const id = shortened(numberOf(given.of.id?.texts[0] ?? '') || wholeSku, limits.id)
  const named = lineOf(given.of.title?.texts[0] ?? '').replace(/ [-–|/] Default Title$/, '')
  const title = cut(
    named === '' && options.codesAsNames ? wholeSku || id : named,
    limits.title,
    given.of.title?.column ?? 'title',
    warn,
  )
  const prices = readPrices(given, options, warn)
  const category = categoryOf(given, options)
  const description = cut(
    joinTexts((given.of.description?.texts ?? []).map(options.readText)),
    limits.description,
    given.of.description?.column ?? 'description',
    warn,
  )
  if (title === '') {
    warn(given.of.title?.column ?? 'title', fault('no_name'))
    return { product: null, id, isGivenId: id !== '', warnings }
  }
  // One after the other, not spread together: a catalog has a million of them.
  const product: ProductInput = { id, title }
  if (sku !== '' && sku !== id) product.sku = sku
  if (description !== '' && description !== title) product.description = description
  if (links.url !== null) product.url = links.url
  if (links.image_url !== null) product.image_url = links.image_url
  if (prices.price !== null) product.price = prices.price
  if (prices.sale !== null) product.sale_price = prices.sale
  if (prices.currency !== null) product.currency = prices.currency
  if (prices.unit !== null) product.price_unit = prices.unit
  putStock(product, given, warn)
  if (category.path.length > 0) product.category = [...category.path]
  putGtin(product, given, warn)
  for (const field of lineFields) {
    const found = given.of[field]
    if (!found) continue
    const [first = ''] = found.texts
    const whole = field === 'mpn' || field === 'group_id' ? numberOf(first) : lineOf(asList(first))
    const text =
      field === 'group_id' ? shortened(whole, limits.group_id) : cut(whole, limits[field], found.column, warn)
    // A bare number is how a system counts its own list of conditions.
    if (text === '' || text === 'Default Title' || (field === 'condition' && /^\d+$/.test(text))) continue
    // "0" is how a system says that it belongs to nothing.
    if (field === 'group_id' && /^(0+|-+|none|null|n\/a)$/i.test(text)) continue
    product[field] = text
  }
  const tags = tagsOf(given, options, category)
  if (tags.length > 0) product.tags = [...tags]
  const attributes = attributesOf(given)
  if (attributes) product.attributes = attributes
  return { product, id, isGivenId: id !== '', warnings }
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

type Links = { url: string | null; image_url: string | null }

function linksOf(given: Given, options: ValueOptions, warn: Warn): Links {
  const found: Links = { url: null, image_url: null }
  const url = given.of.url
  if (url?.texts[0]) {
    const link = readLink(url.texts[0], options.baseUrl)
    if (link === null || link.length > limits.url)
      warn(url.column, fault('not_a_link', { value: short(url.texts[0]) }))
    else found.url = link
  }
  const image = given.of.image_url
  for (const text of image?.texts ?? []) {
    for (const part of splitLinks(text, options.listSeparator)) {
      const link = readLink(part, options.imageBaseUrl ?? options.baseUrl)
      if (link === null || link.length > limits.url) continue
      found.image_url = link
      return found
    }
  }
  if (image?.texts[0]) warn(image.column, fault('not_an_image_link', { value: short(image.texts[0]) }))
  return found
}

function putStock(found: ProductInput, given: Given, warn: Warn): void {
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

function categoryOf(given: Given, options: ValueOptions): ReadCategory {
  const named: string[] = []
  // A number is the market's own name of a category.
  for (const text of given.of.category?.texts ?? none) if (!/^\d+$/.test(text)) named.push(plainPath(text))
  return readCategory(named, options.categorySeparator)
}

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

function putGtin(product: ProductInput, given: Given, warn: Warn): void {
  const found = given.of.gtin
  const read = found?.texts[0] ? readGtin(numberOf(found.texts[0])) : null
  if (!found || !read) return
  if (read.fault) warn(found.column, read.fault)
  product.gtin = read.gtin.slice(0, limits.gtin)
}

function attributesOf(given: Given): Record<string, string> | null {
  const attributes: Record<string, string> = {}
  let count = 0
  for (const name in given.attributes) {
    const text = given.attributes[name] ?? ''
    if (text === '' || text === 'Default Title' || count >= maxAttributes) continue
    const plain = asList(attributeText(text))
    attributes[name] = plain.length > maxAttribute ? plain.slice(0, maxAttribute) : plain
    count++
  }
  return count > 0 ? attributes : null
}
