import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { columnsBy, headersOf, type ReadCell } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { filledFrom, groupRows, shaped, tornWarning } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** Rows of one product share its slug; where variants follow, the first row only has what they share. */
export const spree: Dialect = {
  name: 'spree',
  label: 'Spree Commerce',
  recognise: ({ columns, format }) => {
    const { has } = headersOf(columns)
    if (format === 'json' || format === 'ndjson' || format === 'xml') return 0
    if (!has('slug', 'sku', 'name', 'price')) return 0
    return has('option1_name') || has('inventory_backorderable') || has('compare_at_price') ? 0.95 : 0.5
  },
  columns: ({ columns }) =>
    columnsBy(columns, {
      sku: ['sku'],
      title: ['name'],
      description: ['description'],
      price: ['price'],
      list_price: ['compare_at_price'],
      currency: ['currency'],
      category: [/^category\d*$/, 'product_type'],
      tags: ['tags'],
      image_url: [/^image\d*_src$/],
      stock: ['inventory_count'],
      group_id: ['slug'],
      gtin: ['barcode'],
      brand: ['brand', 'vendor'],
    }),
  shape: shapeRows,
}

const ofVariant =
  /^(sku|price|compare_at_price|option\d|image\d|inventory|track|barcode|weight|width|height|depth|cost)/

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const groups = groupRows(records, (record, cell) => cell(record, 'slug'))
  for await (const { key, rows, isTorn, cell } of groups) {
    const base = rows.find((row) => cell(row, 'name') !== '') ?? rows[0]
    if (rows.every((row) => cell(row, 'name') === '' && cell(row, 'option1_value') === '')) {
      // The same variants again with their prices in another currency.
      for (const row of rows)
        yield shaped(row, { skipped: fault('other_currency', { currency: cell(row, 'currency') }) })
      continue
    }
    const variants = rows.filter((row) => cell(row, 'option1_value') !== '')
    const sold = variants.length === 0 ? [base] : variants
    const isHidden =
      ['draft', 'archived'].includes(cell(base, 'status').toLowerCase()) && !tools.keepUnpublished
    for (const row of sold) {
      const extra = optionsOf(row, base, cell)
      extra.fields.id =
        cell(row, 'sku') ||
        [key, cell(row, 'option1_value'), cell(row, 'option2_value')].filter(Boolean).join('/')
      extra.fields.group_id = sold.length > 1 ? key : ''
      extra.fields.url = `/products/${encodeURI(key)}`
      const picture = pictureOf(row) || pictureOf(base)
      if (picture !== '') extra.fields.image_url = picture
      Object.assign(extra.fields, stockOf(row, cell))
      yield shaped(row, {
        values: filledFrom(row, base, (column) => ofVariant.test(column)),
        ...extra,
        warnings: isTorn ? [tornWarning] : [],
        skipped: isHidden ? fault('unpublished') : null,
      })
    }
  }
}

function pictureOf(row: RawRecord): string {
  for (const column in row.values) {
    const cell = row.values[column]
    if (/^image\d*_src$/.test(column) && typeof cell === 'string' && cell !== '') return cell
  }
  return ''
}

function optionsOf(row: RawRecord, base: RawRecord, cell: ReadCell): DialectFields {
  const extra: DialectFields = { fields: {}, attributes: {} }
  for (const number of [1, 2, 3]) {
    const name = cell(row, `option${number}_name`) || cell(base, `option${number}_name`)
    putOption(extra, name, cell(row, `option${number}_value`))
  }
  for (const source of [base, row])
    for (const column in source.values) {
      const name = /^custom_field\.(?:[^.]+\.)?(.+)$/.exec(column)?.[1]
      const value = source.values[column]
      if (name && typeof value === 'string') putOption(extra, name, value)
    }
  return extra
}

function stockOf(row: RawRecord, cell: ReadCell): DialectFields['fields'] {
  if (readFlag(cell(row, 'track_inventory')) === false) return { availability: 'in stock', stock: '' }
  const count = cell(row, 'inventory_count')
  if (count === '') return {}
  if (Number(count) > 0) return { availability: 'in stock' }
  return {
    availability: readFlag(cell(row, 'inventory_backorderable')) === true ? 'backorder' : 'out of stock',
  }
}
