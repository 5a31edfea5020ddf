import { fault } from '#shared/faults/fault.ts'
import { readCurrency } from './currency.ts'
import { type ReadPrice, readPrice } from './price.ts'
import { remembered } from './remembered.ts'
import type { Given, ValueOptions, Warn } from './types.ts'
import { unitOf } from './units.ts'

type Prices = {
  readonly price: number | null
  readonly sale: number | null
  readonly currency: string | null
  readonly unit: string | null
}

/** What a thing costs and what it costs now, of the two or three prices a shop may give. */
export function readPrices(given: Given, options: ValueOptions, warn: Warn): Prices {
  const said = given.of.currency?.texts[0] ? readCurrency(given.of.currency.texts[0], options.currency) : null
  if (given.of.currency?.texts[0] && said === null)
    warn(
      given.of.currency.column,
      fault('not_a_currency', { value: given.of.currency.texts[0].slice(0, 20) }),
    )
  // "€/kg" in a column of units says both.
  const units = given.of.price_unit?.texts[0] ?? ''
  const shop =
    said ??
    (units === '' ? null : readPrice(`1 ${units}`, { currency: options.currency })?.currency) ??
    options.currency
  const read = (field: 'price' | 'sale_price' | 'list_price'): ReadPrice | null => {
    const found = given.of[field]
    const text = found?.texts[0]
    if (!found || !text) return null
    const price = inCents(found.column, readPrice(text, { decimalMark: options.decimalMark, currency: shop }))
    if (price === null) warn(found.column, fault('not_a_price', { value: text.slice(0, 40) }))
    else if (price.isRange) warn(found.column, fault('several_prices', { value: text.slice(0, 40) }))
    return price
  }
  const price = read('price')
  const sale = read('sale_price')
  const list = read('list_price')
  const currency = price?.currency ?? sale?.currency ?? list?.currency ?? shop
  const ofPrice = price ?? sale ?? list
  const unit =
    ofPrice === null ? null : (ofPrice.unit ?? (units === '' ? null : unitOf(units)) ?? options.priceUnit)
  return { ...ordered(price?.amount ?? null, sale?.amount ?? null, list?.amount ?? null), currency, unit }
}

/** "centAmount", "price_cents", "unit_amount": whole numbers that are hundredths by their name. */
const centsName = /(?:^|[^\p{L}])(?:cents?|unit[_ ]amount)(?![\p{L}])|cent_?amount|in_?cents?(?![\p{L}])/iu
const areCents = remembered((column) => centsName.test(column.split('/').at(-1) ?? ''))

function inCents(column: string, price: ReadPrice | null): ReadPrice | null {
  if (price === null || !Number.isInteger(price.amount) || !areCents(column)) return price
  return { ...price, amount: price.amount / 100 }
}

/** The higher is what it cost before, the lower what it costs now; 0 is how systems say "none". */
function ordered(
  price: number | null,
  sale: number | null,
  list: number | null,
): Omit<Prices, 'currency' | 'unit'> {
  const reduced = sale !== null && sale > 0 ? sale : null
  const before = list !== null && list > 0 ? list : null
  const usual = (price !== null && price > 0 ? price : null) ?? before ?? reduced
  if (usual === null) return { price: null, sale: null }
  if (reduced !== null && reduced < usual) return { price: usual, sale: reduced }
  if (before !== null && before > usual) return { price: before, sale: usual }
  return { price: usual, sale: null }
}
