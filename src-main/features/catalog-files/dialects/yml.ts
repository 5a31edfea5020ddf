import type { RawRecord } from '../files/types.ts'
import { textOf } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { Dialect, ShapedRecord } from './types.ts'

/** Yandex Market's feed: offers name their category by its number, and the list of categories stands before them. */
export const yml: Dialect = {
  name: 'yml',
  label: 'Yandex Market (YML)',
  recognise: ({ layout }) =>
    layout.kind === 'xml' && /(^|\/)offers\/offer$/.test(layout.records.at(-1) ?? '') ? 1 : 0,
  columns: () => ({
    '@id': 'id',
    name: 'title',
    description: 'description',
    url: 'url',
    picture: 'image_url',
    price: 'price',
    oldprice: 'list_price',
    currencyId: 'currency',
    vendor: 'brand',
    vendorCode: 'mpn',
    barcode: 'gtin',
    count: 'stock',
    stock_quantity: 'stock',
    '@available': 'availability',
    '@group_id': 'group_id',
  }),
  shape: shapeOffers,
}

const maxCategories = 100_000

async function* shapeOffers(records: AsyncIterable<RawRecord>): AsyncGenerator<ShapedRecord> {
  const categories = new Map<string, { name: string; parent: string }>()
  for await (const record of records) {
    if (record.kind === 'category') {
      const parent = textOf(record.values['@parentId'])
      if (categories.size < maxCategories)
        categories.set(textOf(record.values['@id']), { name: textOf(record.values['category']), parent })
      continue
    }
    const extra: DialectFields = { fields: {}, attributes: {} }
    for (const column in record.values)
      if (column.startsWith('param/'))
        putOption(extra, column.slice(6), [record.values[column] ?? ''].flat().join(', '))
    const path = pathOf(textOf(record.values['categoryId']), categories)
    if (path !== '') extra.fields.category = path
    if (textOf(record.values['name']) === '') {
      const parts = ['typePrefix', 'vendor', 'model'].map((name) => textOf(record.values[name]))
      extra.fields.title = parts.filter((part) => part !== '').join(' ')
    }
    yield shaped(record, extra)
  }
}

function pathOf(id: string, categories: ReadonlyMap<string, { name: string; parent: string }>): string {
  const names: string[] = []
  for (let at = id; at !== '' && names.length < 20; ) {
    const category = categories.get(at)
    if (!category) break
    names.unshift(category.name)
    at = category.parent === at ? '' : category.parent
  }
  return names.join(' > ')
}
