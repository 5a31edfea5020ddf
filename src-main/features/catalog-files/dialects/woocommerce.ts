import { type Fault, fault } from '#shared/faults/fault.ts'
import type { MappedField } from '#shared/schemas/mapping.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag, readStock } from '../values/availability.ts'
import { textOf } from './headers.ts'
import { createHeld } from './held.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped, warned } from './rows.ts'
import type { Dialect, Recognised, ShapedRecord, ShapeTools } from './types.ts'
import { wooAttribute, wooNames } from './woo-names.ts'

type Key = keyof typeof wooNames
type Read = (record: RawRecord, key: Key) => string

/** A variable product is a row, its variations are rows of their own, often far below. */
export const woocommerce: Dialect = {
  name: 'woocommerce',
  label: 'WooCommerce',
  recognise: (file) => {
    if (file.format === 'xml') return 0
    const columns = wooColumns(file.columns)
    if (!columns.name || !columns.price) return 0
    const kinds = file.sample
      .map((record) => textOf(record.values[columns.type ?? '']))
      .filter((kind) => kind !== '')
    const share = kinds.filter((kind) => kindPattern.test(kind)).length / Math.max(kinds.length, 1)
    if (share > 0.9 && kinds.length > 0) return 1
    const found = ['sku', 'short', 'salePrice', 'categories', 'parent', 'inStock'].filter(
      (key) => columns[key as Key],
    )
    return columns.type && found.length >= 4 ? 0.8 : 0
  },
  columns: ({ columns }) => {
    const found = wooColumns(columns)
    const mapping: Record<string, MappedField> = {}
    for (const [key, field] of fields) if (found[key] && !mapping[found[key]]) mapping[found[key]] = field
    return mapping
  },
  shape: shapeRows,
}

const kindPattern =
  /^(simple|variable|variation|grouped|external|subscription|bundle|composite|virtual|downloadable|variable-subscription|subscription_variation)(\s*,|$)/i

const fields: readonly (readonly [Key, MappedField])[] = [
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

function wooColumns(columns: readonly string[]): Partial<Record<Key, string>> {
  const byName = new Map(
    columns.map((column) => [column.toLowerCase().replaceAll(/\s+/g, ' ').trim(), column]),
  )
  const found: Partial<Record<Key, string>> = {}
  for (const key of Object.keys(wooNames) as Key[])
    for (const name of wooNames[key]) {
      const column = byName.get(name.toLowerCase())
      if (column !== undefined && !Object.values(found).includes(column)) {
        found[key] = column
        break
      }
    }
  return found
}

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const held = createHeld<RawRecord>()
  let read: Read | null = null
  let found: Partial<Record<Key, string>> = {}
  let attributes: Recognised['columns'] = []
  for await (const record of records) {
    if (!read) {
      const columns = Object.keys(record.values)
      found = wooColumns(columns)
      attributes = columns
      read = (row, key) => textOf(row.values[found[key] ?? ''])
    }
    const kind = read(record, 'type').toLowerCase()
    const attributesOf = (row: RawRecord) => attributePairs(row, attributes)
    if (kind.includes('variation')) {
      const key = read(record, 'parent').replace(/^id:/i, '')
      const parent = held.parent(key)
      if (parent) {
        yield variation({ row: record, parent, read, attributesOf, tools })
        continue
      }
      const { evicted, warning } = held.wait(key, record)
      for (const [index, row] of evicted.entries())
        yield warned(
          variation({ row, parent: null, read, attributesOf, tools }),
          index === 0 ? warning : null,
        )
      continue
    }
    if (!kind.startsWith('variable')) {
      yield product(record, read, attributesOf(record), tools)
      continue
    }
    const keys = [read(record, 'sku'), read(record, 'id')].filter((key) => key !== '')
    const { waiting, evicted, warning } = held.keep(keys, record)
    for (const old of evicted) yield warned(product(old, read, attributesOf(old), tools), warning)
    for (const row of waiting) yield variation({ row, parent: record, read, attributesOf, tools })
  }
  if (!read) return
  const end = held.end()
  for (const row of end.childless) yield product(row, read, attributePairs(row, attributes), tools)
  for (const row of end.orphans)
    yield variation({
      row,
      parent: null,
      read,
      attributesOf: (one) => attributePairs(one, attributes),
      tools,
    })
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
  tools: ShapeTools
}): ShapedRecord {
  const { row, parent, read, attributesOf, tools } = parts
  const extra: DialectFields = { fields: {}, attributes: {} }
  const own = attributesOf(row)
  for (const [name, value] of own) putOption(extra, name, value.replaceAll('\\,', ','))
  const group = parent ? read(parent, 'sku') || read(parent, 'id') : read(row, 'parent').replace(/^id:/i, '')
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
    if (textOf(values[column]) === '' && !isOwnColumn(column)) values[column] = parent.values[column] ?? ''
  // A parent's attributes list all choices: only those the variation leaves open are its own.
  for (const [name, value] of attributesOf(parent))
    if (!own.some(([one]) => one === name) && !value.replaceAll('\\,', '').includes(','))
      putOption(extra, name, value)
  return shaped(row, { values, ...extra, skipped: hidden(parent, read, tools) ?? hidden(row, read, tools) })
}

const ownNames = new Set(
  [wooNames.sku, wooNames.id, wooNames.price, wooNames.salePrice, wooNames.stock, wooNames.gtin]
    .flat()
    .map((name) => name.toLowerCase()),
)

/** What a variation says of itself or not at all. */
function isOwnColumn(column: string): boolean {
  return ownNames.has(column.toLowerCase())
}

function stockOf(record: RawRecord, read: Read): DialectFields['fields'] {
  const count = read(record, 'stock')
  const flag = readFlag(read(record, 'inStock'))
  const backorders = read(record, 'backorders').toLowerCase()
  const number = readStock(count)
  if (read(record, 'inStock').toLowerCase() === 'backorder') return { availability: 'backorder' }
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
