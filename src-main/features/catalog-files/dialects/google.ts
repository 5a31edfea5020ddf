import { isConfidential } from '#main/features/catalog/index.ts'
import { fault } from '#shared/faults/fault.ts'
import type { MappedField } from '#shared/schemas/mapping.ts'
import type { RawRecord } from '../files/types.ts'
import { remembered } from '../values/remembered.ts'
import { textsOf } from './headers.ts'
import { plainName } from './names.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { Dialect, Recognised, ShapedRecord, ShapeTools } from './types.ts'

const fields: Readonly<Record<string, MappedField>> = {
  id: 'id',
  'vehicle id': 'id',
  title: 'title',
  description: 'description',
  /** Of an Atom feed. */
  summary: 'description',
  link: 'url',
  'image link': 'image_url',
  'additional image link': 'image_url',
  price: 'price',
  'sale price': 'sale_price',
  availability: 'availability',
  inventory: 'stock',
  'quantity to sell on facebook': 'stock',
  quantity: 'stock',
  brand: 'brand',
  'product type': 'category',
  'google product category': 'category',
  'fb product category': 'category',
  gtin: 'gtin',
  mpn: 'mpn',
  condition: 'condition',
  'item group id': 'group_id',
  color: 'color',
  size: 'size',
  material: 'material',
}
/** What is for the market alone; all else a feed says of a thing (mileage, energy class, gender) a visitor may want to know. */
const ofMarket =
  /^(ads?|adwords|ios|android|custom|shipping|ship|tax|promotion|loyalty|mobile|redirect|return|cost|auto|maximum|minimum|min|max|transit|store|pickup|commerce|fb|internal|external|applink|video|rich|seller|merchant|marketplace|origin|excluded|included|shopping|short|display|expiration|identifier|installment|subscription|sell|canonical|lifestyle|virtual|link|status|visibility|override|date|guid|pub|updated|published|author|creator|media|content|enclosure|category|comments|source|product fee|image|additional|sale|availability|number|importer|manufacturer info|gtin|mpn|brand|delete|disclaimer|structured|product detail)\b/

const namesOf = (columns: readonly string[]) => new Set(columns.map((column) => plainName(column)))

function columnsOf({ columns }: Recognised): Record<string, MappedField> {
  const byName = new Map<string, string[]>()
  for (const column of columns) {
    const name = plainName(column.replace(/@href$/, ''))
    byName.set(name, [...(byName.get(name) ?? []), column])
  }
  const mapping: Record<string, MappedField> = {}
  // In a feed both `title` and `g:title` may stand; the prefixed one is meant for the market.
  for (const [name, field] of Object.entries(fields))
    for (const column of (byName.get(name) ?? []).sort(
      (a, b) => Number(b.includes(':')) - Number(a.includes(':')),
    ))
      mapping[column] = field
  for (const column of columns)
    if (mapping[column] === undefined && isSaying(column)) mapping[column] = 'attribute'
  return mapping
}

function isSaying(column: string): boolean {
  const [first = ''] = column.split('/')
  return !column.includes('@') && !ofMarket.test(plainName(first)) && !isConfidential(column)
}

function score(file: Recognised): number {
  const names = namesOf(file.columns.map((column) => column.replace(/@href$/, '')))
  const has = (...list: string[]) => list.every((name) => names.has(name))
  if (!(has('id', 'title', 'price') || has('vehicle id', 'title', 'price'))) return 0
  if (file.columns.some((column) => column.startsWith('g:'))) return 0.98
  return has('link', 'image link') ? 0.95 : has('availability', 'image link') ? 0.85 : 0
}

export const google: Dialect = {
  name: 'google',
  label: 'Google Merchant Center',
  recognise: score,
  columns: columnsOf,
  shape: shapeItems,
  categorySeparator: '\n',
}

/** Facebook and Instagram shops take the same columns with a few of their own. */
export const meta: Dialect = {
  name: 'meta',
  label: 'Meta (Facebook, Instagram)',
  recognise: (file) => {
    const names = namesOf(file.columns)
    const own = [
      'fb product category',
      'quantity to sell on facebook',
      'rich text description',
      'origin country',
      'commerce tax category',
      'video[0] url',
      'visibility',
    ]
    return score(file) > 0 && own.some((name) => names.has(name)) ? 0.99 : 0
  },
  columns: (file) => {
    const mapping = columnsOf(file)
    const rich = file.columns.find((column) => plainName(column) === 'rich text description')
    const plain = file.columns.some((column) => plainName(column) === 'description')
    if (rich && !plain) mapping[rich] = 'description'
    return mapping
  },
  shape: shapeItems,
  categorySeparator: '\n',
}

type Special = 'detail' | 'sale dates' | 'visibility'

/** Columns that say more than a value; nearly all do not. */
const specialOf = remembered((column): Special | null => {
  if (/product_detail\/.+/.test(column))
    return /(section_name|attribute_name|attribute_value)$/.test(column) ? null : 'detail'
  if (/sale_price_effective_date$/.test(column)) return 'sale dates'
  return /^visibility$/i.test(column) ? 'visibility' : null
})

async function* shapeItems(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  for await (const record of records) {
    const found: DialectFields = { fields: {}, attributes: {} }
    let isHidden = false
    for (const column in record.values) {
      const special = specialOf(column)
      if (special === null) continue
      const text = textsOf(record.values[column]).join(', ')
      if (special === 'detail') putOption(found, column.split('/').at(-1) ?? '', text)
      else if (special === 'sale dates' && isOver(text, tools.nowMs)) found.fields.sale_price = ''
      else if (special === 'visibility' && /^(hidden|staging)$/i.test(text)) isHidden = true
    }
    const skipped = isHidden && !tools.keepUnpublished ? fault('unpublished') : null
    yield shaped(record, { ...found, skipped })
  }
}

/** "2024-05-01T00:00+0100/2024-05-31T23:59+0100" */
function isOver(span: string, nowMs: number): boolean {
  const [from = '', to = ''] = span
    .split('/')
    .map((part) => part.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  const begins = Date.parse(from)
  const ends = Date.parse(to)
  return (Number.isFinite(ends) && ends < nowMs) || (Number.isFinite(begins) && begins > nowMs)
}
