import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { splitLinks } from '../values/links.ts'
import { columnsBy, headersOf, type ReadCell } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { filledFrom, groupRows, repeatedOf, shaped, tornWarning } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** A row for the product, then a row a variant; pictures are names in Wix's own store of media. */
export const wix: Dialect = {
  name: 'wix',
  label: 'Wix Stores',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    return (has('handleId', 'fieldType') || has('handle', 'fieldType')) && has('name') ? 1 : 0
  },
  columns: ({ columns }) =>
    columnsBy(columns, {
      title: ['name'],
      description: ['description', 'plainDescription'],
      sku: ['sku'],
      price: ['price'],
      list_price: ['strikethroughPrice'],
      category: ['collection', 'categories'],
      image_url: ['productImageUrl', 'media'],
      brand: ['brand'],
      group_id: ['handleId', 'handle'],
      gtin: ['barcode'],
    }),
  shape: shapeRows,
}

const mediaBase = 'https://static.wixstatic.com/media/'
const ofVariant =
  /^(sku|surcharge|inventory|productOptionDescription|productOptionChoices|price|visible|weight|cost)/

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const groups = groupRows(records, (record, cell) => cell(record, 'handleId', 'handle'))
  for await (const { key, rows, isTorn, cell } of groups) {
    const base = rows.find((row) => cell(row, 'fieldType').toLowerCase() === 'product') ?? rows[0]
    const variants = rows.filter((row) => cell(row, 'fieldType').toLowerCase() === 'variant')
    const sold = variants.length === 0 ? [base] : variants
    const repeated = repeatedOf(sold.map((row) => cell(row, 'sku')))
    for (const row of sold) {
      const extra = optionsOf(row, base, cell)
      const sku = cell(row, 'sku')
      extra.fields.id = sku !== '' && !repeated.has(sku) ? sku : [key, ...extra.values].join('/')
      extra.fields.group_id = sold.length > 1 ? key : ''
      const pictures = cell(row, 'productImageUrl', 'media') || cell(base, 'productImageUrl', 'media')
      const [picture = ''] = splitLinks(pictures, null)
      if (picture !== '') extra.fields.image_url = /^https?:/.test(picture) ? picture : mediaBase + picture
      const collections = cell(base, 'collection', 'categories').split(';')
      if (collections.length > 1) extra.fields.category = collections
      Object.assign(extra.fields, pricesOf(row, base, cell), stockOf(row, cell))
      const isHidden =
        [row, base].some((one) => readFlag(cell(one, 'visible')) === false) && !tools.keepUnpublished
      yield shaped(row, {
        values: filledFrom(row, base, (column) => ofVariant.test(column)),
        fields: extra.fields,
        attributes: extra.attributes,
        warnings: isTorn ? [tornWarning] : [],
        skipped: isHidden ? fault('unpublished') : null,
      })
    }
  }
}

function optionsOf(row: RawRecord, base: RawRecord, cell: ReadCell): DialectFields & { values: string[] } {
  const extra: DialectFields = { fields: {}, attributes: {} }
  const values: string[] = []
  for (let number = 1; number <= 6; number++) {
    const name = cell(base, `productOptionName${number}`)
    const text = cell(row, `productOptionDescription${number}`, `productOptionChoices${number}`)
    if (name === '' || text === '') continue
    // "Red:#ff0000" names a colour and its code; a product without variants lists all choices.
    const choices = text
      .split(';')
      .map(
        (choice) => (/^#?[\da-f]{3,8}:/i.test(choice) ? choice.split(':')[1] : choice.split(':#')[0]) ?? '',
      )
    if (row !== base) values.push(choices[0] ?? '')
    putOption(extra, name, choices.join(', '))
  }
  for (let number = 1; number <= 6; number++)
    putOption(
      extra,
      cell(base, `additionalInfoTitle${number}`),
      cell(base, `additionalInfoDescription${number}`).replaceAll(/<[^<>]+>/g, ' '),
    )
  return { ...extra, values }
}

function pricesOf(row: RawRecord, base: RawRecord, cell: ReadCell): DialectFields['fields'] {
  const price = Number(cell(row, 'price') || cell(base, 'price')) + (Number(cell(row, 'surcharge')) || 0)
  if (!Number.isFinite(price) || cell(base, 'price') === '') return {}
  const discount = Number(cell(base, 'discountValue')) || 0
  if (discount <= 0) return { price: price.toFixed(2) }
  const isPercent = cell(base, 'discountMode').toUpperCase() === 'PERCENT'
  const reduced = isPercent ? price * (1 - discount / 100) : price - discount
  return { price: price.toFixed(2), sale_price: reduced > 0 ? reduced.toFixed(2) : '' }
}

function stockOf(row: RawRecord, cell: ReadCell): DialectFields['fields'] {
  const text = cell(row, 'inventory')
  if (/^\d+$/.test(text)) return { stock: text }
  return text === '' ? {} : { availability: text }
}
