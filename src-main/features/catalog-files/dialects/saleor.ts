import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { RawRecord } from '../files/types.ts'
import { columnsBy, headersOf, textOf, textsOf } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { Dialect, ShapedRecord } from './types.ts'

/** Saleor's data as its database dumps it: products, variants, prices and words in tables of their own. */
export const saleor: Dialect = {
  name: 'saleor',
  label: 'Saleor (data dump)',
  recognise: ({ format, sample }) => {
    const models = sample.map((record) => textOf(record.values['model'])).filter((model) => model !== '')
    if ((format !== 'json' && format !== 'ndjson') || models.length < sample.length * 0.9) return 0
    return models.some((model) => model.startsWith('product.')) ? 1 : 0
  },
  columns: () => ({}),
  shape: shapeTables,
}

/** Saleor's export of products from its dashboard. */
export const saleorExport: Dialect = {
  name: 'saleor-export',
  label: 'Saleor (product export)',
  recognise: ({ columns }) =>
    headersOf(columns).has('name', 'variant sku') && columns.some((one) => /channel/i.test(one)) ? 0.95 : 0,
  columns: ({ columns }) =>
    columnsBy(columns, {
      sku: ['variant sku'],
      title: ['name'],
      description: ['description as str', 'description'],
      price: [/\(channel price amount\)$/i],
      currency: [/\(channel (product |variant )?currency code\)$/i],
      category: ['category', 'product type'],
      image_url: ['variant media', 'product media'],
      stock: [/\(warehouse quantity\)$/i],
      group_id: ['id'],
    }),
  others: 'ignore',
}

/** The tables are tied by numbers, so they are held; a dump of more is no catalog of a small shop. */
const maxRecords = 1_000_000

type Table = Map<string, RawRecord>

async function* shapeTables(records: AsyncIterable<RawRecord>): AsyncGenerator<ShapedRecord> {
  const tables = new Map<string, Table>()
  let count = 0
  for await (const record of records) {
    const model = textOf(record.values['model'])
    if (!wanted.has(model)) continue
    if (++count > maxRecords)
      throw faultProblem('payload_too_large', fault('dump_too_large', { max: maxRecords }))
    const table = tables.get(model) ?? new Map()
    table.set(textOf(record.values['pk']), record)
    tables.set(model, table)
  }
  yield* productsOf((model) => tables.get(model) ?? new Map())
}

const wanted = new Set(
  `product.product product.productvariant product.productvariantchannellisting product.productchannellisting product.category
  product.productmedia attribute.attribute attribute.attributevalue attribute.assignedproductattributevalue
  attribute.assignedvariantattribute attribute.assignedvariantattributevalue warehouse.stock channel.channel`.split(
    /\s+/,
  ),
)

const field = (record: RawRecord | undefined, name: string) => textOf(record?.values[`fields/${name}`])

function* productsOf(of: (model: string) => Table): Generator<ShapedRecord> {
  const byProduct = groupBy(of('product.productvariant'), 'product')
  const channel = [...of('channel.channel').entries()].sort(([a], [b]) => Number(a) - Number(b))[0]?.[0]
  const listings = groupBy(of('product.productvariantchannellisting'), 'variant')
  const published = groupBy(of('product.productchannellisting'), 'product')
  const media = groupBy(of('product.productmedia'), 'product')
  const stocks = groupBy(of('warehouse.stock'), 'product_variant')
  const ofProduct = groupBy(of('attribute.assignedproductattributevalue'), 'product')
  const assigned = groupBy(of('attribute.assignedvariantattribute'), 'variant')
  const ofVariant = groupBy(of('attribute.assignedvariantattributevalue'), 'assignment')

  const putValue = (extra: DialectFields, value: string) => {
    const found = of('attribute.attributevalue').get(value)
    const attribute = of('attribute.attribute').get(field(found, 'attribute'))
    putOption(extra, field(attribute, 'name'), field(found, 'name'))
  }

  for (const [key, product] of of('product.product')) {
    const variants = byProduct.get(key) ?? []
    const listed = published.get(key) ?? []
    const isHidden = listed.length > 0 && listed.every((one) => field(one, 'is_published') === 'false')
    for (const variant of variants) {
      const extra: DialectFields = { fields: {}, attributes: {} }
      const number = textOf(variant.values['pk'])
      extra.fields.id = field(variant, 'sku') || `${field(product, 'slug')}/${number}`
      extra.fields.title = field(product, 'name')
      extra.fields.group_id = variants.length > 1 ? field(product, 'slug') || key : ''
      extra.fields.description =
        field(product, 'description_plaintext') ||
        textsOf(product.values['fields/description/blocks/data/text']).join('\n')
      extra.fields.url = `/products/${field(product, 'slug')}`
      extra.fields.category = categoryOf(of('product.category'), field(product, 'category'))
      for (const one of ofProduct.get(key) ?? []) putValue(extra, field(one, 'value'))
      for (const one of assigned.get(number) ?? [])
        for (const value of ofVariant.get(textOf(one.values['pk'])) ?? [])
          putValue(extra, field(value, 'value'))
      const name = field(variant, 'name')
      if (
        name !== '' &&
        name !== extra.fields.id &&
        ![...Object.values(extra.fields), ...Object.values(extra.attributes)].includes(name)
      )
        extra.attributes['variant'] = name
      const picture = (media.get(key) ?? []).sort(
        (a, b) => Number(field(a, 'sort_order')) - Number(field(b, 'sort_order')),
      )[0]
      const image = field(picture, 'external_url') || field(picture, 'image')
      if (image !== '') extra.fields.image_url = /^https?:/.test(image) ? image : `/media/${image}`
      const prices = listings.get(number) ?? []
      const price =
        prices.find((one) => field(one, 'channel') === channel && field(one, 'price_amount') !== '') ??
        prices.find((one) => field(one, 'price_amount') !== '')
      if (price)
        Object.assign(extra.fields, {
          price: field(price, 'price_amount'),
          sale_price: field(price, 'discounted_price_amount'),
          currency: field(price, 'currency'),
        })
      const held = stocks.get(number)
      if (held)
        extra.fields.stock = String(held.reduce((sum, one) => sum + Number(field(one, 'quantity')), 0))
      else if (field(variant, 'track_inventory') === 'false') extra.fields.availability = 'in stock'
      yield shaped(variant, { values: {}, ...extra, skipped: isHidden ? fault('unpublished') : null })
    }
  }
}

function groupBy(table: Table, name: string): Map<string, RawRecord[]> {
  const groups = new Map<string, RawRecord[]>()
  for (const record of table.values()) {
    const key = field(record, name)
    const list = groups.get(key)
    if (list) list.push(record)
    else groups.set(key, [record])
  }
  return groups
}

function categoryOf(table: Table, start: string): string {
  const names: string[] = []
  for (let at = start; at !== '' && names.length < 20; at = field(table.get(at), 'parent')) {
    const name = field(table.get(at), 'name')
    if (name === '') break
    names.unshift(name)
  }
  return names.join(' > ')
}
