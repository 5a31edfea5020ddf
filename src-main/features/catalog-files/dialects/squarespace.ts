import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { columnsBy, headersOf, type ReadCell } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { filledFrom, groupRows, repeatedOf, shaped, tornWarning } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** A row for the product with its first variant, then a row for each other variant that says nothing of the product. */
export const squarespace: Dialect = {
  name: 'squarespace',
  label: 'Squarespace',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    const isOwn = has('Product ID [Non Editable]') || has('Variant ID [Non Editable]')
    return isOwn && has('Title') ? 1 : has('Product Page', 'Hosted Image URLs', 'Title') ? 0.9 : 0
  },
  columns: ({ columns }) =>
    columnsBy(columns, {
      title: ['Title'],
      description: ['Description'],
      sku: ['SKU'],
      price: ['Price'],
      sale_price: ['Sale Price'],
      stock: ['Stock'],
      category: ['Categories'],
      tags: ['Tags'],
      image_url: ['Hosted Image URLs'],
    }),
  categorySeparator: ',',
  shape: shapeRows,
}

const ofVariant = /^(variant id|sku|option|price|sale price|on sale|stock|weight|length|width|height)/i
const mostOptions = 6

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const groups = groupRows(
    records,
    (record, cell, before) => cell(record, 'Product ID [Non Editable]', 'Product URL', 'Title') || before,
  )
  for await (const { key, rows, isTorn, cell } of groups) {
    const [base] = rows
    const repeated = repeatedOf(rows.map((row) => cell(row, 'SKU')))
    const isHidden = readFlag(cell(base, 'Visible')) === false && !tools.keepUnpublished
    for (const row of rows) {
      const { fields, attributes, choices } = optionsOf(row, base, cell)
      const sku = cell(row, 'SKU')
      fields.id = sku !== '' && !repeated.has(sku) ? sku : [key, ...choices].join('/')
      if (rows.length > 1) fields.group_id = key
      if (readFlag(cell(row, 'On Sale')) === false) fields.sale_price = ''
      if (/^unlimited$/i.test(cell(row, 'Stock')))
        Object.assign(fields, { stock: '', availability: 'in stock' })
      fields.category = cell(base, 'Categories')
        .split(',')
        .map((path) => path.trim().replace(/^\//, ''))
      yield shaped(row, {
        values: filledFrom(row, base, (column) => ofVariant.test(column)),
        fields,
        attributes,
        warnings: isTorn ? [tornWarning] : [],
        skipped: isHidden ? fault('unpublished') : null,
      })
    }
  }
}

function optionsOf(row: RawRecord, base: RawRecord, cell: ReadCell) {
  const found: DialectFields & { choices: string[] } = { fields: {}, attributes: {}, choices: [] }
  for (let number = 1; number <= mostOptions; number++) {
    const value = cell(row, `Option Value ${number}`)
    if (value === '') continue
    found.choices.push(value)
    putOption(found, cell(row, `Option Name ${number}`) || cell(base, `Option Name ${number}`), value)
  }
  return found
}
