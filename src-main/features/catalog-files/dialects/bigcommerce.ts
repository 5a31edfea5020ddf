import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { columnsBy, headersOf, type ReadCell, textOf } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { filledFrom, groupRows, shaped } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** A row for the product; its variants, pictures and rules follow it as rows of another kind. */
export const bigcommerce: Dialect = {
  name: 'bigcommerce',
  label: 'BigCommerce',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    if (has('Item Type', 'Product Name')) return 1
    if (has('Item', 'Name', 'SKU', 'Options', 'Inventory Tracking')) return 1
    return has('Product Name', 'Product Code/SKU') ? 0.95 : 0
  },
  columns: ({ columns }) =>
    columnsBy(columns, {
      sku: ['Product Code/SKU', 'Product SKU', 'SKU'],
      title: ['Product Name', 'Name'],
      description: ['Product Description', 'Description'],
      price: ['Price'],
      sale_price: ['Sale Price'],
      list_price: ['Retail Price'],
      brand: ['Brand Name', 'Brand'],
      category: ['Category', 'Category String', 'Categories'],
      stock: ['Current Stock Level', 'Current Stock'],
      gtin: ['Product UPC/EAN', 'GTIN', 'UPC/EAN', 'Global Trade Number'],
      mpn: ['Manufacturer Part Number', 'MPN'],
      condition: ['Product Condition'],
      url: ['Product URL'],
      image_url: [/^product image (file|url) - \d+$/i, 'Internal Image URL (Export)', 'Image URL (Import)'],
      tags: ['Search Keywords'],
    }),
  shape: shapeRows,
}

const ofVariant = /sku|price|stock|upc|ean|gtin|mpn|image|weight|^item|^id$|^product id$|^options?$|^type$/i

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  let number = 0
  const groups = groupRows(records, (record, cell, before) =>
    isProduct(kindOf(record, cell)) ? String(++number) : before,
  )
  for await (const { rows, cell } of groups) {
    const [base] = rows
    const variants = rows.slice(1).filter((row) => /^(sku|variant)$/.test(kindOf(row, cell)))
    const sold = variants.length === 0 ? [base] : variants
    const code = cell(base, 'Product Code/SKU', 'Product SKU', 'SKU') || cell(base, 'Product ID', 'ID')
    const picture = pictureOf(base) || rows.map(pictureOf).find((path) => path !== '') || ''
    const isHidden =
      readFlag(cell(base, 'Product Visible?', 'Is Visible')) === false && !tools.keepUnpublished
    for (const row of sold) {
      const extra: DialectFields = { fields: {}, attributes: {} }
      const options = row === base ? [] : optionsOf(cell(row, 'Options') || cell(row, 'Product Name', 'Name'))
      for (const [name, value] of options) putOption(extra, name, value)
      extra.fields.id =
        cell(row, 'Product Code/SKU', 'Product SKU', 'SKU') ||
        [code, ...options.map(([, value]) => value)].join('/')
      extra.fields.group_id = sold.length > 1 ? code : ''
      extra.fields.title = cell(base, 'Product Name', 'Name')
      const image = pictureOf(row) || picture
      if (image !== '')
        extra.fields.image_url = /^(https?:)?\//.test(image) ? image : `/product_images/${image}`
      if (/^(none|0)?$/i.test(cell(base, 'Track Inventory', 'Inventory Tracking'))) extra.fields.stock = ''
      yield shaped(row, {
        values:
          row === base
            ? row.values
            : withPrices(
                row,
                base,
                filledFrom(row, base, (column) => ofVariant.test(column)),
              ),
        ...extra,
        skipped: isHidden ? fault('unpublished') : null,
      })
    }
  }
}

/** A variant without a price of its own costs what the product costs. */
function withPrices(row: RawRecord, base: RawRecord, filled: RawRecord['values']): RawRecord['values'] {
  const values: Record<string, RawRecord['values'][string]> = { ...filled }
  for (const name of ['Price', 'Sale Price', 'Retail Price'])
    if (row.values[name] !== undefined && Number(textOf(row.values[name]) || 0) === 0)
      values[name] = base.values[name] ?? ''
  return values
}

function kindOf(row: RawRecord, cell: ReadCell): string {
  return cell(row, 'Item Type', 'Item').toLowerCase()
}

function isProduct(kind: string): boolean {
  return kind === 'product' || kind === ''
}

function pictureOf(row: RawRecord): string {
  for (const column in row.values)
    if (/^product image (file|url) - \d+$|^internal image url|^image url \(import\)$/i.test(column)) {
      const path = textOf(row.values[column])
      if (path !== '') return path
    }
  return ''
}

/** "[S]Size=Large,[RB]Colour=Red" and "Type=Rectangle|Name=Size|Value=Large" */
function optionsOf(text: string): [string, string][] {
  if (/(^|\|)Name=/.test(text) && /\|Value=/.test(text))
    return [...text.matchAll(/Name=([^|]+)\|(?:[^|]*\|)*?Value=([^|[]+)/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
  return [...text.matchAll(/(?:\[[A-Z]+\])?(?<![^=,[\]])([^=,[\]]+)=([^,[]+)/g)].map(
    ([, name = '', value = '']) => [name.trim(), value.split(':')[0]?.trim() ?? ''],
  )
}
