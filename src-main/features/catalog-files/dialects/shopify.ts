import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { columnsBy, headersOf, type ReadCell } from './headers.ts'
import { type DialectFields, onlyOne, putOption } from './options.ts'
import { filledFrom, groupRows, type RowGroup, repeatedOf, shaped, tornWarning } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** One row a variant or picture; all rows of a product share its handle, only the first describes the product. */
export const shopify: Dialect = {
  name: 'shopify',
  label: 'Shopify',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    if (has('Handle', 'Variant Price')) return 1
    if (has('URL handle', 'Option1 name', 'Title')) return 0.95
    if (has('Handle', 'Title', 'Option1 Name')) return 0.9
    // Whoever edits an export takes columns out, the prices too.
    const others = ownNames.filter((name) => has(name)).length
    return (has('Handle') || has('URL handle')) && others >= 2 ? 0.9 : 0
  },
  columns: ({ columns }) => ({
    ...columnsBy(columns, {
      title: ['Title'],
      description: ['Body (HTML)', 'Body HTML', 'Description'],
      sku: ['Variant SKU', 'SKU'],
      price: ['Variant Price', 'Price', 'Price / Primary'],
      list_price: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price / Primary'],
      brand: ['Vendor'],
      category: [
        'Product Category',
        'Standard Product Type',
        'Standardized Product Type',
        'Type',
        'Custom Product Type',
      ],
      tags: ['Tags'],
      gtin: ['Variant Barcode', 'Barcode'],
      stock: ['Variant Inventory Qty', 'Inventory quantity'],
      mpn: ['Google Shopping / MPN'],
      condition: ['Google Shopping / Condition'],
      image_url: ['Variant Image', 'Variant image URL', 'Image Src', 'Product image URL'],
      group_id: ['Handle', 'URL handle'],
      attribute: ['Google Shopping / Gender', 'Google Shopping / Age Group', /\(product\.metafields\./i],
    }),
  }),
  shape: shapeRows,
  categorySeparator: '\n',
}

const ownNames = [
  ...[
    'Body (HTML)',
    'Vendor',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    'Variant Barcode',
  ],
  ...[
    'Variant Inventory Qty',
    'Variant Inventory Tracker',
    'Variant Inventory Policy',
    'Variant Grams',
    'Variant Image',
  ],
  ...[
    'Image Src',
    'Image Position',
    'Gift Card',
    'Published',
    'SEO Title',
    'Product Category',
    'Product image URL',
  ],
]

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const groups = groupRows(records, (record, cell) => cell(record, 'Handle', 'URL handle'))
  for await (const group of groups) yield* variantsOf(group, tools)
}

const ofVariant =
  /^(variant |option\d|sku$|barcode$|price|compare|cost|inventory|image |product image|weight)/i

function* variantsOf(group: RowGroup, tools: ShapeTools): Generator<ShapedRecord> {
  const { key: handle, rows, cell: read } = group
  const base = rows.find((row) => read(row, 'Title') !== '') ?? rows[0]
  const pictures = rows.map((row) => read(row, 'Image Src', 'Product image URL')).filter((src) => src !== '')
  const variants = rows.filter(
    (row) =>
      read(row, 'Variant Price', 'Price') !== '' ||
      read(row, 'Option1 Value') !== '' ||
      read(row, 'Variant SKU', 'SKU') !== '',
  )
  const sold = variants.length === 0 ? [base] : variants
  const state = read(base, 'Status').toLowerCase()
  const published = readFlag(read(base, 'Published', 'Published on online store'))
  const isHidden = /^(draft|archived|unlisted)$/.test(state) || (published === false && state !== 'active')
  const skuOf = (row: RawRecord) => read(row, 'Variant SKU', 'SKU').replace(/^'+/, '')
  const skus = repeatedOf(sold.map(skuOf))
  for (const row of sold) {
    const extra: DialectFields = { fields: {}, attributes: {} }
    const values: string[] = []
    for (const number of [1, 2, 3]) {
      const name = read(base, `Option${number} Name`) || `Option ${number}`
      const value = read(row, `Option${number} Value`)
      if (value === '' || value === onlyOne) continue
      values.push(value)
      putOption(extra, name, value)
    }
    const sku = skuOf(row)
    extra.fields.id = sku !== '' && !skus.has(sku) ? sku : [handle, ...values].join('/')
    if (handle !== '') extra.fields.url = `/products/${encodeURI(handle)}`
    if (sold.length > 1) extra.fields.group_id = handle
    else extra.fields.group_id = ''
    const own = read(row, 'Variant Image', 'Variant image URL') || read(row, 'Image Src', 'Product image URL')
    extra.fields.image_url = own || (pictures[0] ?? '')
    Object.assign(extra.fields, stockOf(row, read))
    yield shaped(row, {
      values: filledFrom(row, base, (column) => ofVariant.test(column)),
      ...extra,
      warnings: group.isTorn ? [tornWarning] : [],
      skipped: isHidden && !tools.keepUnpublished ? fault('unpublished') : null,
    })
  }
}

/** Without the column that says who counts, the count itself does. */
function hasTracker({ values }: RawRecord): boolean {
  return 'Variant Inventory Tracker' in values || 'Inventory tracker' in values
}

/** A variant whose stock is not counted can always be bought; one that may be oversold can be ordered. */
function stockOf(row: RawRecord, read: ReadCell): DialectFields['fields'] {
  const count = read(row, 'Variant Inventory Qty', 'Inventory quantity')
  const tracker = read(row, 'Variant Inventory Tracker', 'Inventory tracker')
  const policy = read(row, 'Variant Inventory Policy', 'Continue selling when out of stock').toLowerCase()
  const isTracked = tracker !== '' || (count !== '' && !hasTracker(row))
  if (!isTracked) return { availability: 'in stock', stock: '' }
  if (count === '') return {}
  if (Number(count) > 0) return { availability: 'in stock' }
  return { availability: policy === 'continue' || policy === 'true' ? 'backorder' : 'out of stock' }
}
