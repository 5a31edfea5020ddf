import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { readPrice } from '../values/price.ts'
import { columnsBy, headersOf, type ReadCell, reader } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

const isActive = (columns: readonly string[]) =>
  columns.some((column) => /^active\s*\(0\/1\)$/i.test(column.trim()))

export const prestashop: Dialect = {
  name: 'prestashop',
  label: 'PrestaShop / thirty bees',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    const hasPrice = columns.some((column) => /^price tax/i.test(column) || /^price \(tax/i.test(column))
    if (isActive(columns) && hasPrice) return 1
    return hasPrice && (has('Reference #') || has('Reference')) ? 0.85 : 0
  },
  columns: ({ columns }) =>
    columnsBy(columns, {
      id: ['Product ID', 'ID', 'Product ID*'],
      sku: ['Reference #', 'Reference'],
      title: ['Name *', 'Name*', 'Name'],
      description: ['Short description', 'Summary', 'Description'],
      price: [/^price tax incl/i, /^price \(tax incl/i, /^price tax/i, /^price \(tax/i],
      category: [/^categories/i, 'Category', 'Default category'],
      brand: ['Manufacturer', 'Brand'],
      gtin: ['EAN13', 'EAN', 'UPC', 'ISBN'],
      mpn: ['MPN'],
      stock: ['Quantity'],
      tags: [/^tags/i],
      image_url: [/^image urls/i, 'Image', 'Image URL'],
      condition: ['Condition'],
    }),
  shape: shapeRows,
  notes: [fault('prices_without_tax')],
}

export const prestashopCategories: Dialect = {
  name: 'prestashop-categories',
  label: 'PrestaShop categories',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    return isActive(columns) && has('Parent category') ? 1 : 0
  },
  columns: () => ({}),
  refusal: fault('only_categories'),
}

export const prestashopCombinations: Dialect = {
  name: 'prestashop-combinations',
  label: 'PrestaShop combinations',
  recognise: ({ columns }) =>
    columns.some((column) => /^attribute \(name:type:position\)/i.test(column)) &&
    columns.some((column) => /^value \(value:position\)/i.test(column))
      ? 1
      : 0,
  columns: () => ({}),
  refusal: fault('only_combinations'),
}

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  let read: ReadCell | null = null
  for await (const record of records) {
    read ??= reader(Object.keys(record.values))
    const cell = read
    const extra: DialectFields = { fields: {}, attributes: {} }
    for (const column in record.values) {
      const value = record.values[column]
      if (typeof value !== 'string' || value === '') continue
      const own = /^feature:(.+)$/i.exec(column)?.[1]
      if (own) putOption(extra, own, value)
      else if (/^feature\s*\(name:value/i.test(column)) putFeatures(extra, value)
      // The heading says how several are parted; the last is the narrowest.
      else if (/^categories/i.test(column))
        extra.fields.category = value.split(/x;y/i.test(column) ? ';' : /[,;]/).reverse()
    }
    const sale = saleOf(record, cell, tools)
    if (sale !== null) extra.fields.sale_price = sale
    const active = readFlag(cell(record, 'Active (0/1)', 'Status'))
    const isHidden = active === false && !tools.keepUnpublished
    yield shaped(record, { ...extra, skipped: isHidden ? fault('inactive') : null })
  }
}

/** "Height:10 cm:1, Colour:Red:2" */
function putFeatures(extra: DialectFields, text: string): void {
  for (const part of text.split(/[,;]/)) {
    const [name = '', value = ''] = part.split(':')
    putOption(extra, name, value)
  }
}

function saleOf(record: RawRecord, cell: ReadCell, tools: ShapeTools): string | null {
  const price = readPrice(priceText(record))
  if (!price) return null
  const from = Date.parse(cell(record, 'Discount from (yyyy-mm-dd)', 'Discount from (yyy-mm-dd)'))
  const to = Date.parse(cell(record, 'Discount to (yyyy-mm-dd)', 'Discount to (yyy-mm-dd)'))
  if ((Number.isFinite(to) && to + 86_400_000 < tools.nowMs) || (Number.isFinite(from) && from > tools.nowMs))
    return null
  const amount = Number(cell(record, 'Discount amount').replace(',', '.')) || 0
  const percent = Number(cell(record, 'Discount percent').replace(',', '.')) || 0
  if (amount <= 0 && percent <= 0) return null
  const reduced = price.amount * (1 - percent / 100) - amount
  return reduced > 0 ? String(Math.round(reduced * 100) / 100) : null
}

function priceText(record: RawRecord): string {
  for (const column in record.values) {
    const value = record.values[column]
    if (/^price (tax|\(tax)/i.test(column) && typeof value === 'string' && value !== '') return value
  }
  return ''
}
