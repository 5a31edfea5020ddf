import type { Db } from '#main/db/open.ts'
import { isConfidential, shownText } from '#main/features/catalog/confidential.ts'
import { memoized } from '#main/lib/memoize.ts'
import type { Availability } from '#shared/schemas/widget.ts'
import type { ProductDetails } from './types.ts'

/** What the index takes of a product. */
export type IndexRow = {
  readonly no: number
  readonly title: string
  readonly brand: string | null
  readonly category: string | null
  readonly color: string | null
  readonly size: string | null
  readonly material: string | null
  readonly details: readonly string[]
  readonly group_id: string | null
  readonly price_e4: number | null
  readonly in_stock: boolean
  readonly on_sale: boolean
}

type StoredRow = Omit<IndexRow, 'details' | 'price_e4' | 'in_stock' | 'on_sale'> & {
  readonly tags: string
  readonly attributes: string
  readonly price_e4: number | null
  readonly sale_price_e4: number | null
  readonly availability: Availability | null
  readonly stock: number | null
}

const columns = `p.no, p.title, p.brand, p.category, p.color, p.size, p.material, p.tags, p.attributes, p.group_id,
  p.price_e4, p.sale_price_e4, p.availability, p.stock`
const isVisible = `p.from_version <= b.catalog_version AND (p.to_version IS NULL OR p.to_version > b.catalog_version)`

export type FindRows = ReturnType<typeof createFindRows>

export function createFindRows(db: Db) {
  const version = db.prepare<[number], number>('SELECT catalog_version FROM bots WHERE no = ?').pluck()
  const last = db.prepare<[], number>('SELECT coalesce(max(no), 0) FROM products').pluck()
  // By ranges of row numbers, so that each step is short whatever the other bots have.
  const window = db.prepare<{ bot_no: number; after: number; up_to: number }, StoredRow>(`
    SELECT ${columns} FROM bots b CROSS JOIN products p
    WHERE b.no = @bot_no AND p.no > @after AND p.no <= @up_to AND +p.bot_no = @bot_no AND ${isVisible} ORDER BY p.no`)
  const one = db.prepare<{ bot_no: number; no: number }, StoredRow>(`
    SELECT ${columns} FROM products p JOIN bots b ON b.no = p.bot_no
    WHERE p.no = @no AND p.bot_no = @bot_no AND ${isVisible}`)
  const details = db.prepare<[number], ProductDetails>(`
    SELECT no, id, title, description, url, image_url, price_e4, sale_price_e4, currency, price_unit, availability, stock, brand,
      category, color, size, material, tags, updated_at, gtin, mpn, condition, group_id, attributes
    FROM products WHERE no = ?`)
  const description = db
    .prepare<[number], string | null>('SELECT description FROM products WHERE no = ?')
    .pluck()
  const byId = db
    .prepare<{ bot_no: number; id: string }, number>(`
    SELECT p.no FROM products p JOIN bots b ON b.no = p.bot_no
    WHERE p.bot_no = @bot_no AND p.id = @id AND ${isVisible}`)
    .pluck()
  const newest = db
    .prepare<{ bot_no: number; limit: number }, number>(`
    SELECT p.no FROM products p JOIN bots b ON b.no = p.bot_no WHERE +p.bot_no = @bot_no AND ${isVisible}
    ORDER BY p.no DESC LIMIT @limit`)
    .pluck()

  const every = db.prepare<{ bot_no: number }, ProductDetails>(`
    SELECT p.no, p.id, p.title, p.description, p.url, p.image_url, p.price_e4, p.sale_price_e4, p.currency, p.price_unit, p.availability,
      p.stock, p.brand, p.category, p.color, p.size, p.material, p.tags, p.updated_at, p.gtin, p.mpn, p.condition,
      p.group_id, p.attributes
    FROM products p JOIN bots b ON b.no = p.bot_no WHERE p.bot_no = @bot_no AND ${isVisible} ORDER BY p.no`)
  const currency = db
    .prepare<{ bot_no: number }, string>(`
    SELECT currency FROM products WHERE bot_no = @bot_no AND to_version IS NULL AND currency IS NOT NULL LIMIT 1`)
    .pluck()

  const upTo = db
    .prepare<{ bot_no: number; limit: number }, number>(`
    SELECT count(*) FROM (SELECT 1 FROM products p JOIN bots b ON b.no = p.bot_no
      WHERE p.bot_no = @bot_no AND ${isVisible} LIMIT @limit)`)
    .pluck()

  return {
    hasMoreThan: (botNo: number, count: number) =>
      (upTo.get({ bot_no: botNo, limit: count + 1 }) ?? 0) > count,
    currency: (botNo: number) => currency.get({ bot_no: botNo }) ?? null,
    version: (botNo: number) => version.get(botNo) ?? 0,
    last: () => last.get() ?? 0,
    between: (botNo: number, after: number, upTo: number): IndexRow[] =>
      window.all({ bot_no: botNo, after, up_to: upTo }).map(indexRow),
    one: (botNo: number, no: number): IndexRow | undefined => {
      const row = one.get({ bot_no: botNo, no })
      return row && indexRow(row)
    },
    details: (no: number) => details.get(no),
    every: (botNo: number) => every.all({ bot_no: botNo }),
    description: (no: number) => description.get(no) ?? null,
    byId: (botNo: number, id: string) => byId.get({ bot_no: botNo, id }),
    some: (botNo: number, limit: number) => newest.all({ bot_no: botNo, limit }),
  }
}

/** Attributes that hold long texts are descriptions by another name. */
const longestDetail = 120

function indexRow(row: StoredRow): IndexRow {
  const { price_e4: price, sale_price_e4: sale, availability, stock } = row
  const onSale = sale !== null && price !== null && sale < price
  const texts: string[] = []
  if (row.color !== null) texts.push(row.color)
  if (row.size !== null) texts.push(row.size)
  if (row.material !== null) texts.push(row.material)
  if (row.tags !== '[]') for (const tag of tagsIn(row.tags)) texts.push(tag)
  if (row.attributes !== '{}') {
    const attributes = JSON.parse(row.attributes) as Record<string, string>
    for (const name in attributes) {
      if (isCode(name) || isConfidential(name)) continue
      const text = shownText(attributes[name] ?? '')
      if (text.length <= longestDetail) texts.push(text)
    }
  }
  return {
    no: row.no,
    title: row.title,
    brand: row.brand,
    category: row.category,
    color: row.color,
    size: row.size,
    material: row.material,
    details: texts,
    group_id: row.group_id,
    price_e4: price === null ? sale : onSale ? sale : price,
    in_stock: availability === null ? (stock ?? 0) > 0 : availability === 'in_stock',
    on_sale: onSale,
  }
}

/** The same few come again and again. */
const tagsIn = memoized((tags) => JSON.parse(tags) as string[], 5000)

/** Found by their own way, exactly. */
function isCode(name: string): boolean {
  return name === 'sku' || name === 'gtin' || name === 'mpn' || name === 'ean' || name === 'upc'
}
