import type { RawRecord } from '../files/types.ts'
import { readAvailability } from '../values/availability.ts'
import { textOf } from './headers.ts'
import { groupColumn, splitVariants } from './nested.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { Dialect, Recognised, ShapedRecord, ShapeTools } from './types.ts'

const isShopItems = ({ format, layout }: Recognised) =>
  format === 'xml' && layout.kind === 'xml' && (layout.records.at(-1)?.endsWith('/SHOPITEM') ?? false)

const has = (file: Recognised) => (name: string) => file.columns.includes(name)

const columns = () =>
  ({
    ITEM_ID: 'id',
    PRODUCTNAME: 'title',
    PRODUCT: 'title',
    DESCRIPTION: 'description',
    URL: 'url',
    IMGURL: 'image_url',
    IMGURL_ALTERNATIVE: 'image_url',
    PRICE_VAT: 'price',
    PRICE: 'price',
    PRICE_BEFORE_DISCOUNT: 'list_price',
    MANUFACTURER: 'brand',
    BRAND: 'brand',
    CATEGORYTEXT: 'category',
    EAN: 'gtin',
    ISBN: 'gtin',
    PRODUCTNO: 'mpn',
    ITEMGROUP_ID: 'group_id',
    STOCK_AMOUNT: 'stock',
    STOCK_QUANTITY: 'stock',
    STOCK: 'stock',
    CURRENCY: 'currency',
    CONDITION: 'condition',
  }) as const

/** The feed of Czech and Slovak price comparison. */
export const heureka: Dialect = {
  name: 'heureka',
  label: 'Heureka',
  recognise: (file) => (isShopItems(file) && ['PRODUCTNAME', 'PRODUCT'].some(has(file)) ? 0.9 : 0),
  columns,
  currency: currencyOf,
  shape: shapeItems,
}

export const zbozi: Dialect = {
  name: 'zbozi',
  label: 'Zboží.cz',
  recognise: (file) => {
    if (!isShopItems(file) || file.layout.kind !== 'xml') return 0
    if (/zbozi/i.test(file.layout.namespaces)) return 1
    const own = [
      'PRODUCTNAMEEXT',
      'MAX_CPC',
      'MAX_CPC_SEARCH',
      'EXTRA_MESSAGE',
      'SHOP_DEPOTS',
      'CUSTOM_LABEL_0',
      'VISIBILITY',
      'PRODUCT_LINE',
    ]
    return own.some(has(file)) ? 0.95 : 0
  },
  columns,
  currency: () => 'CZK',
  shape: shapeItems,
}

function currencyOf({ sample }: Recognised): string {
  const slovak = sample.filter((record) =>
    /^https?:\/\/[^/]+\.sk(\/|:|$)/i.test(textOf(record.values['URL'])),
  ).length
  return slovak > sample.length / 2 ? 'EUR' : 'CZK'
}

async function* shapeItems(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  for await (const whole of records) for (const record of splitVariants(whole)) yield shapeItem(record, tools)
}

function shapeItem(record: RawRecord, tools: ShapeTools): ShapedRecord {
  const extra: DialectFields = { fields: {}, attributes: {} }
  for (const column in record.values)
    if (column.startsWith('PARAM/'))
      putOption(extra, column.slice(6), [record.values[column] ?? ''].flat().join(', '))
  const stock = ['STOCK_AMOUNT', 'STOCK_QUANTITY', 'STOCK']
    .map((column) => textOf(record.values[column]))
    .find((text) => text !== '')
  const availability = ofDelivery(textOf(record.values['DELIVERY_DATE']), stock ?? '', tools.nowMs)
  if (availability) extra.fields.availability = availability
  const kind = textOf(record.values['ITEM_TYPE'])
  if (/^(bazaar|bazar|used|repasovan)/i.test(kind)) extra.fields.condition = 'used'
  else if (/^new$/i.test(kind)) extra.fields.condition = 'new'
  if (textOf(record.values['ITEMGROUP_ID']) === '' && record.values[groupColumn])
    extra.fields.group_id = record.values[groupColumn]
  return shaped(record, extra)
}

/** Days within which what is there is sent. */
const soonDays = 3

/** Days until it is sent: a few is in stock, more or nobody knows (-1) is in stock where it is counted and otherwise to be ordered; a date is when it arrives. */
function ofDelivery(text: string, stock: string, nowMs: number): string | null {
  if (/^(ihned|skladem|skladom)$/i.test(text)) return 'in stock'
  if (/^\d{4}-\d\d-\d\d/.test(text)) return Date.parse(text) > nowMs ? 'preorder' : 'in stock'
  if (!/^-?\d+$/.test(text)) return null
  if (Number(text) >= 0 && Number(text) <= soonDays) return 'in stock'
  return readAvailability(stock)?.availability === 'in_stock' ? 'in stock' : 'backorder'
}
