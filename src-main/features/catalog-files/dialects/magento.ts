import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { columnsBy, headersOf, textOf } from './headers.ts'
import { createHeld } from './held.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped, warned } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** A configurable product names its variants, which stand before it as rows of their own. */
export const magento: Dialect = {
  name: 'magento',
  label: 'Magento / Adobe Commerce',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    if (has('sku', 'attribute_set_code', 'product_type')) return 1
    if (has('sku', '_attribute_set', '_type')) return 1
    if (has('sku', 'name', 'additional_attributes')) return 0.9
    return has('sku', 'name', 'attribute_set', 'qty') ? 0.8 : 0
  },
  columns: ({ columns }) =>
    columnsBy(columns, {
      sku: ['sku'],
      title: ['name'],
      description: ['short_description', 'description'],
      price: ['price'],
      sale_price: ['special_price'],
      category: ['categories', '_category', 'category'],
      image_url: ['base_image', 'image', 'small_image', 'thumbnail_image', 'thumbnail'],
      stock: ['qty'],
      availability: ['is_in_stock'],
      brand: ['manufacturer', 'brand'],
      gtin: ['ean', 'gtin', 'barcode', 'upc'],
      color: ['color'],
      size: ['size'],
      material: ['material'],
      tags: ['meta_keywords', 'meta_keyword'],
      attribute: [
        /^(features|pattern|strap|style|activity|gender|climate|collar|sleeve|category_gear|format)(_|$)/,
      ],
    }),
  shape: shapeRows,
}

const cell = (record: RawRecord, name: string) => textOf(record.values[name])

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const held = createHeld<RawRecord>()
  for await (const record of records) {
    const sku = cell(record, 'sku')
    // Rows for another view of the shop say the same product in another language.
    const view = cell(record, 'store_view_code') || cell(record, '_store')
    if (view !== '' && view !== tools.language) {
      yield shaped(record, { skipped: fault('other_store_view', { view }) })
      continue
    }
    const kind = cell(record, 'product_type') || cell(record, '_type')
    if (kind === 'configurable') {
      const variants = variantsOf(record)
      const { waiting, evicted, warning } = held.keep([...variants.keys()], record)
      for (const row of waiting) yield product(row, record, tools)
      for (const old of evicted) yield warned(product(old, null, tools), warning)
      continue
    }
    const parent = held.parent(sku)
    if (parent) yield product(record, parent, tools)
    else if (isPart(record)) {
      const { evicted, warning } = held.wait(sku, record)
      for (const [index, lost] of evicted.entries())
        yield warned(product(lost, null, tools), index === 0 ? warning : null)
    } else yield product(record, null, tools)
  }
  const end = held.end()
  for (const row of [...end.orphans, ...end.childless]) yield product(row, null, tools)
}

/** Not visible individually: part of a product that comes later in the file. */
function isPart(record: RawRecord): boolean {
  const visibility = cell(record, 'visibility').toLowerCase()
  return visibility === 'not visible individually' || visibility === '1'
}

/** `sku=MH01-XS-Black,size=XS,color=Black|sku=…` */
function variantsOf(record: RawRecord): Map<string, [string, string][]> {
  const found = new Map<string, [string, string][]>()
  for (const part of cell(record, 'configurable_variations').split('|')) {
    const pairs = pairsOf(part)
    const sku = pairs.find(([name]) => name === 'sku')?.[1]
    if (sku)
      found.set(
        sku,
        pairs.filter(([name]) => name !== 'sku'),
      )
  }
  for (const sku of cell(record, '_super_products_sku').split(','))
    if (sku.trim() !== '') found.set(sku.trim(), [])
  return found
}

/** `name=value,name=value`; a value may hold commas of its own. */
function pairsOf(text: string): [string, string][] {
  return text
    .split(/,(?=[\w.-]+=)/)
    .map((part): [string, string] => {
      const equals = part.indexOf('=')
      return equals === -1
        ? ['', '']
        : [
            part.slice(0, equals).trim(),
            part
              .slice(equals + 1)
              .trim()
              .replace(/^"(.*)"$/s, '$1'),
          ]
    })
    .filter(([name, value]) => name !== '' && value !== '')
}

/** Switches of the system itself, of no use to a visitor. */
const switches =
  /^(has_options|required_options|quantity_and_stock_status|options_container|gift_|msrp|tax_|url_|custom_|page_layout|shipment_type|price_type|sku_type|weight_type|price_view|ts_|image_label|small_image|thumbnail|status|visibility|swatch)/

function product(record: RawRecord, parent: RawRecord | null, tools: ShapeTools): ShapedRecord {
  const extra: DialectFields = { fields: {}, attributes: {} }
  const sku = cell(record, 'sku')
  extra.fields.id = sku
  if (parent) {
    extra.fields.group_id = cell(parent, 'sku')
    for (const [name, value] of variantsOf(parent).get(sku) ?? []) putOption(extra, name, value)
  }
  for (const source of parent ? [record, parent] : [record])
    for (const [name, value] of pairsOf(cell(source, 'additional_attributes')))
      if (!switches.test(name) && extra.attributes[name] === undefined) {
        if (value !== 'No' && value !== 'Yes') putOption(extra, name, value.replaceAll('|', ', '))
        else if (value === 'Yes') extra.attributes[name] = value
      }
  const slug = parent ? slugOf(parent) : cell(record, 'url_key')
  if (slug !== '' && (parent || !isPart(record))) extra.fields.url = `/${slug}.html`
  const ends = Date.parse(cell(record, 'special_price_to_date') || cell(record, 'special_to_date'))
  if (Number.isFinite(ends) && ends + 86_400_000 < tools.nowMs) extra.fields.sale_price = ''
  Object.assign(extra.fields, stockOf(record), pictureOf(record, parent))
  const values = parent ? withParent(record, parent) : record.values
  const online = cell(record, 'product_online') || cell(record, 'status')
  const isHidden = (online === '2' || online === '0') && !tools.keepUnpublished
  return shaped(record, { values, ...extra, skipped: isHidden ? fault('unpublished') : null })
}

/** The page of a variant is its parent's; without a key of its own the system makes it of the name. */
function slugOf(parent: RawRecord): string {
  const key = cell(parent, 'url_key')
  return key !== ''
    ? key
    : cell(parent, 'name')
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, '-')
        .replaceAll(/^-+|(?<!-)-+$/g, '')
}

function withParent(record: RawRecord, parent: RawRecord): RawRecord['values'] {
  const values: Record<string, RawRecord['values'][string]> = { ...record.values }
  for (const name of ['description', 'short_description', 'categories', 'meta_keywords', 'name'])
    if (textOf(values[name]) === '') values[name] = parent.values[name] ?? ''
  return values
}

/** "no_selection" is how the system says there is none. */
function pictureOf(record: RawRecord, parent: RawRecord | null): DialectFields['fields'] {
  for (const source of parent ? [record, parent] : [record])
    for (const name of ['base_image', 'image', 'small_image', 'thumbnail_image']) {
      const path = cell(source, name)
      if (path === '' || path === 'no_selection') continue
      return {
        image_url: /^https?:/i.test(path) ? path : `/media/catalog/product/${path.replace(/^\/+/, '')}`,
      }
    }
  return {}
}

function stockOf(record: RawRecord): DialectFields['fields'] {
  const flag = cell(record, 'is_in_stock')
  const isCounted = cell(record, 'manage_stock') !== '0' || cell(record, 'use_config_manage_stock') === '1'
  const composed = /^(configurable|grouped|bundle)$/.test(cell(record, 'product_type'))
  const fields: DialectFields['fields'] = {}
  if (flag === '1') fields.availability = 'in stock'
  if (flag === '0')
    fields.availability = cell(record, 'allow_backorders') > '0' ? 'backorder' : 'out of stock'
  if (composed || !isCounted) fields.stock = ''
  return fields
}
