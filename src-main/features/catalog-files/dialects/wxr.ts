import { fault } from '#shared/faults/fault.ts'
import type { Cell, RawRecord } from '../files/types.ts'
import { textOf, textsOf } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

const meta = (record: RawRecord, key: string) => textOf(record.values[`wp:postmeta/${key}`])

/** WordPress's export: products, variations and pictures are items of one list, tied by their numbers. */
export const wxr: Dialect = {
  name: 'wxr',
  label: 'WooCommerce (WordPress export)',
  recognise: ({ format, columns }) => (format === 'xml' && columns.includes('wp:post_type') ? 1 : 0),
  columns: () => ({
    'wp:postmeta/_sku': 'sku',
    title: 'title',
    'excerpt:encoded': 'description',
    'content:encoded': 'description',
    link: 'url',
    'wp:postmeta/_regular_price': 'price',
    'wp:postmeta/_price': 'price',
    'wp:postmeta/_sale_price': 'sale_price',
    'wp:postmeta/_stock': 'stock',
    'wp:postmeta/_stock_status': 'availability',
    'wp:postmeta/_global_unique_id': 'gtin',
    'category/product_cat': 'category',
    'category/product_tag': 'tags',
    'category/product_brand': 'brand',
  }),
  shape: shapeItems,
}

/** Pictures come last, so products wait for them; beyond this many they come without. */
const maxWaiting = 20_000

async function* shapeItems(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  const pictures = new Map<string, string>()
  let items: RawRecord[] = []
  for await (const record of records) {
    const kind = textOf(record.values['wp:post_type'])
    if (kind === 'attachment') {
      const url = textOf(record.values['wp:attachment_url']) || textOf(record.values['guid'])
      pictures.set(textOf(record.values['wp:post_id']), url)
    } else if (kind === 'product' || kind === 'product_variation') {
      items.push(slim(record))
      if (items.length >= maxWaiting) {
        yield* together(items, pictures, tools)
        items = []
      }
    }
  }
  yield* together(items, pictures, tools)
}

/** What nobody reads would be held for nothing. */
function slim(record: RawRecord): RawRecord {
  const values: Record<string, Cell> = {}
  for (const column in record.values)
    if (
      !/^wp:(post_date|comment|ping)|^pubDate|_wc_|_edit_|_upsell|_crosssell|_download|_product_version/.test(
        column,
      )
    )
      values[column] = record.values[column] ?? ''
  return { ...record, values }
}

function* together(items: readonly RawRecord[], pictures: ReadonlyMap<string, string>, tools: ShapeTools) {
  const byId = new Map(items.map((item) => [textOf(item.values['wp:post_id']), item]))
  const parents = new Set<string>()
  for (const item of items)
    if (textOf(item.values['wp:post_type']) === 'product_variation')
      parents.add(textOf(item.values['wp:post_parent']))
  for (const item of items) {
    const isVariation = textOf(item.values['wp:post_type']) === 'product_variation'
    const parent = isVariation ? (byId.get(textOf(item.values['wp:post_parent'])) ?? null) : null
    if (!isVariation && parents.has(textOf(item.values['wp:post_id']))) continue
    yield itemOf(item, parent, pictures, tools)
  }
}

function itemOf(
  item: RawRecord,
  parent: RawRecord | null,
  pictures: ReadonlyMap<string, string>,
  tools: ShapeTools,
): ShapedRecord {
  const extra: DialectFields = { fields: {}, attributes: {} }
  extra.fields.id = meta(item, '_sku') || textOf(item.values['wp:post_id'])
  for (const column in item.values) {
    const own = /^wp:postmeta\/attribute_(.+)$/.exec(column)?.[1]
    if (own) putOption(extra, own.replace(/^pa_/, ''), nameOfTerm(textOf(item.values[column]), own, parent))
  }
  for (const column in (parent ?? item).values) {
    const name = /^category\/pa_(.+)$/.exec(column)?.[1]
    const values = textsOf((parent ?? item).values[column])
    if (name && (!parent || values.length === 1) && extra.attributes[name] === undefined)
      putOption(extra, name, values.join(', '))
  }
  if (parent) extra.fields.group_id = meta(parent, '_sku') || textOf(parent.values['wp:post_id'])
  const picture =
    pictures.get(meta(item, '_thumbnail_id')) ??
    (parent ? pictures.get(meta(parent, '_thumbnail_id')) : undefined)
  if (picture) extra.fields.image_url = picture
  const ends = Number(meta(item, '_sale_price_dates_to')) * 1000
  if (ends > 0 && ends < tools.nowMs) extra.fields.sale_price = ''
  const state = textOf((parent ?? item).values['wp:status'])
  const values: Record<string, Cell> = { ...item.values }
  if (parent)
    for (const column of [
      'excerpt:encoded',
      'content:encoded',
      'category/product_cat',
      'category/product_tag',
      'category/product_brand',
      'title',
      'link',
    ])
      if (textOf(values[column]) === '' && parent.values[column] !== undefined)
        values[column] = parent.values[column]
  const isShown = (state === '' || state === 'publish') && !isKeptOut(parent ?? item)
  const isHidden = !isShown && !tools.keepUnpublished
  return shaped(item, { values, ...extra, skipped: isHidden ? fault('unpublished') : null })
}

/** Of its lists and of its search: what no visitor of the shop comes upon. */
function isKeptOut(item: RawRecord): boolean {
  const terms = textsOf(item.values['category/product_visibility'])
  return terms.includes('exclude-from-catalog') && terms.includes('exclude-from-search')
}

/** A variation names its choice by the short form ("red"); the parent's terms have the written one ("Red"). */
function nameOfTerm(value: string, attribute: string, parent: RawRecord | null): string {
  const terms = parent ? textsOf(parent.values[`category/${attribute}`]) : []
  return terms.find((term) => term.toLowerCase().replaceAll(/\s+/g, '-') === value.toLowerCase()) ?? value
}
