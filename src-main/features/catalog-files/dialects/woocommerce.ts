import { type Fault, fault } from '#shared/faults/fault.ts'
import type { MappedField } from '#shared/schemas/mapping.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag, readStock } from '../values/availability.ts'
import { textOf } from './headers.ts'
import { createHeld } from './held.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped, warned } from './rows.ts'
import type { Dialect, Recognised, ShapedRecord, ShapeTools } from './types.ts'
import { isWooName, type WooColumns, wooColumns, wooKind } from './woo-columns.ts'
import { type WooKey, wooAttribute } from './woo-names.ts'

type Read = (record: RawRecord, key: WooKey) => string

/** A variable product is a row, its variations are rows of their own, often far below. */
export const woocommerce: Dialect = {
  name: 'woocommerce',
  label: 'WooCommerce',
  recognise: (file) => (file.format === 'xml' ? 0 : score(file)),
  columns: ({ columns, sample }) => {
    const found = wooColumns(columns, sample)
    const mapping: Record<string, MappedField> = {}
    for (const [key, field] of fields) if (found[key] && !mapping[found[key]]) mapping[found[key]] = field
    return mapping
  },
  shape: shapeRows,
  categorySeparator: ',',
  isJudgedByCells: true,
}

/** Headings that hardly any other file has. */
const own: readonly WooKey[] = [
  'visibility',
  'inStock',
  'backorders',
  'saleEnds',
  'taxStatus',
  'shippingClass',
]
const usual: readonly WooKey[] = [
  'sku',
  'short',
  'salePrice',
  'price',
  'categories',
  'parent',
  'inStock',
  'published',
]

function score({ columns, sample }: Recognised): number {
  const found = wooColumns(columns, sample)
  if (!found.name) return 0
  const kinds = textsIn(sample, found.type)
  const isOfKinds = kinds.length > 0 && kinds.filter((kind) => wooKind.test(kind)).length / kinds.length > 0.9
  const hasVariations = kinds.some((kind) => /^(variable|variation)/i.test(kind))
  const others = usual.filter((key) => found[key]).length
  const special = own.filter((key) => found[key]).length
  // "simple" alone is what other systems say too.
  const isNamed = isWooName('type', found.type ?? '')
  if (isOfKinds && (hasVariations || (isNamed && others >= 2) || special >= 2)) return 1
  const parents = textsIn(sample, found.parent)
  if (parents.some((parent) => /^id:[1-9]/i.test(parent)) && others >= 2) return 0.9
  if (found.type && others >= 5) return 0.8
  if (special >= 2 && others >= 3) return 0.8
  const pairs = new Set(columns.map((column) => wooAttribute(column)?.part))
  return found.published && found.price && others >= 4 && pairs.has('name') && pairs.has('value') ? 0.7 : 0
}

function textsIn(sample: readonly RawRecord[], column: string | undefined): string[] {
  return sample.map((record) => textOf(record.values[column ?? ''])).filter((text) => text !== '')
}

const fields: readonly (readonly [WooKey, MappedField])[] = [
  ['sku', 'sku'],
  ['name', 'title'],
  ['short', 'description'],
  ['description', 'description'],
  ['price', 'price'],
  ['salePrice', 'sale_price'],
  ['categories', 'category'],
  ['tags', 'tags'],
  ['brands', 'brand'],
  ['images', 'image_url'],
  ['stock', 'stock'],
  ['inStock', 'availability'],
  ['gtin', 'gtin'],
  ['url', 'url'],
]

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const held = createHeld<RawRecord>()
  const columns = Object.keys(tools.sample[0]?.values ?? {})
  const found = wooColumns(columns, tools.sample)
  const read: Read = (row, key) => textOf(row.values[found[key] ?? ''])
  const attributesOf = (row: RawRecord) => attributePairs(row, columns)
  const isOwn = ownColumns(found)
  const variationOf = (row: RawRecord, parent: RawRecord | null) =>
    variation({ row, parent, read, attributesOf, isOwn, tools })
  // Without the column of the kinds whoever is named as a parent is one: any row may be.
  const isUntyped = !found.type && textsIn(tools.sample, found.parent).some((text) => parentIn(text) !== '')
  for await (const record of records) {
    const kind = read(record, 'type').toLowerCase()
    const key = parentIn(read(record, 'parent'))
    if (key !== '' && (kind.includes('variation') || kind === '')) {
      const parent = held.parent(key)
      if (parent) {
        yield variationOf(record, parent)
        continue
      }
      const { evicted, warning } = held.wait(key, record)
      for (const [index, row] of evicted.entries())
        yield warned(variationOf(row, null), index === 0 ? warning : null)
      continue
    }
    if (kind.includes('variation')) {
      yield variationOf(record, null)
      continue
    }
    if (!kind.startsWith('variable') && !(isUntyped && kind === '')) {
      yield product(record, read, attributesOf(record), tools)
      continue
    }
    const keys = [read(record, 'sku'), read(record, 'id')].filter((one) => one !== '')
    const { waiting, evicted, warning } = held.keep(keys, record)
    for (const old of evicted) yield warned(product(old, read, attributesOf(old), tools), warning)
    for (const row of waiting) yield variationOf(row, record)
  }
  const end = held.end()
  for (const row of end.childless) yield product(row, read, attributesOf(row), tools)
  for (const row of end.orphans) yield variationOf(row, null)
}

/** Whose variation a row is: "id:123" or a number of the shop's own; "0" is how some write that it is nobody's. */
function parentIn(text: string): string {
  const key = text.replace(/^id:\s*/i, '').trim()
  return key === '0' ? '' : key
}

function attributePairs(record: RawRecord, columns: readonly string[]): [string, string][] {
  const names = new Map<string, string>()
  const values = new Map<string, string>()
  for (const column of columns) {
    const part = wooAttribute(column)
    const text = part ? textOf(record.values[column]) : ''
    if (part && text !== '') (part.part === 'name' ? names : values).set(part.number, text)
  }
  return [...names].map(([number, name]) => [name, values.get(number) ?? ''])
}

function product(record: RawRecord, read: Read, pairs: [string, string][], tools: ShapeTools): ShapedRecord {
  const extra: DialectFields = { fields: {}, attributes: {} }
  for (const [name, value] of pairs) putOption(extra, name, value.replaceAll('\\,', ','))
  const sku = read(record, 'sku')
  extra.fields.id = sku || read(record, 'id')
  Object.assign(extra.fields, stockOf(record, read), saleOf(record, read, tools))
  return shaped(record, { ...extra, skipped: hidden(record, read, tools) })
}

function variation(parts: {
  row: RawRecord
  parent: RawRecord | null
  read: Read
  attributesOf: (row: RawRecord) => [string, string][]
  isOwn: (column: string) => boolean
  tools: ShapeTools
}): ShapedRecord {
  const { row, parent, read, attributesOf, isOwn, tools } = parts
  const extra: DialectFields = { fields: {}, attributes: {} }
  const own = attributesOf(row)
  for (const [name, value] of own) putOption(extra, name, value.replaceAll('\\,', ','))
  const group = parent ? read(parent, 'sku') || read(parent, 'id') : parentIn(read(row, 'parent'))
  extra.fields.id = read(row, 'sku') || read(row, 'id') || [group, ...own.map(([, value]) => value)].join('/')
  extra.fields.group_id = group
  Object.assign(extra.fields, stockOf(row, read), saleOf(row, read, tools))
  if (!parent)
    return shaped(row, {
      ...extra,
      warnings: [fault('parent_missing')],
      skipped: hidden(row, read, tools),
    })
  const values: Record<string, RawRecord['values'][string]> = { ...row.values }
  for (const column in parent.values)
    if (textOf(values[column]) === '' && !isOwn(column)) values[column] = parent.values[column] ?? ''
  // A parent's attributes list all choices: only those the variation leaves open are its own.
  for (const [name, value] of attributesOf(parent))
    if (!own.some(([one]) => one === name) && !value.replaceAll('\\,', '').includes(','))
      putOption(extra, name, value)
  return shaped(row, { values, ...extra, skipped: hidden(parent, read, tools) ?? hidden(row, read, tools) })
}

const ofVariation: readonly WooKey[] = ['sku', 'id', 'price', 'salePrice', 'stock', 'gtin', 'parent', 'type']

/** What a variation says of itself or not at all. */
function ownColumns(found: WooColumns): (column: string) => boolean {
  const names = new Set(ofVariation.map((key) => found[key]))
  return (column) => names.has(column)
}

function stockOf(record: RawRecord, read: Read): DialectFields['fields'] {
  const count = read(record, 'stock')
  const said = read(record, 'inStock')
  const flag = readFlag(said)
  const backorders = read(record, 'backorders').toLowerCase()
  const number = readStock(count)
  if (/^(on)?backorder$/i.test(said)) return { availability: 'backorder' }
  if (flag === true) return { availability: 'in stock' }
  if (flag === false)
    return { availability: backorders === '1' || backorders === 'notify' ? 'backorder' : 'out of stock' }
  return number === null ? { stock: '' } : {}
}

function saleOf(record: RawRecord, read: Read, tools: ShapeTools): DialectFields['fields'] {
  const ends = Date.parse(
    read(record, 'saleEnds')
      .replace(' ', 'T')
      .replace(/T(\d):/, 'T0$1:'),
  )
  return Number.isFinite(ends) && ends + 86_400_000 < tools.nowMs ? { sale_price: '' } : {}
}

/** 1 is published, 0 private, -1 a draft; one that no list shows and no search finds is not for visitors either. */
function hidden(record: RawRecord, read: Read, tools: ShapeTools): Fault | null {
  if (tools.keepUnpublished) return null
  const published = read(record, 'published')
  const isShown = published === '' || Number(published) > 0 || readFlag(published) === true
  return isShown && read(record, 'visibility').toLowerCase() !== 'hidden' ? null : fault('unpublished')
}
