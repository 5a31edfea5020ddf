import type { StoredBot } from '#main/features/bots/index.ts'
import { type Html, html } from '#main/lib/html.ts'
import { demoPath, demoProductPath, picturePath } from '#shared/hub-address.ts'
import { memoize } from '#shared/memoize.ts'
import type { ListedProduct, StockState } from '#shared/schemas/catalog.ts'
import { coloursIn, hex } from '../pictures/colours.ts'
import type { ShopProduct } from '../shop.ts'
import { ownPictureClass } from './own-pictures.ts'
import { fill, texts } from './texts.ts'

const fewLeft = 3
const mostDots = 5

/** The drawn picture, and over it the one of the shop, where it has one and that can be loaded. */
export function picture(
  bot: StoredBot,
  product: { readonly id: string; readonly image_url: string | null },
  eager = false,
): Html {
  const own = ownPictureClass(product)
  return html`<span class="pic"><img src="${picturePath(bot.id, product.id)}" alt="" width="400" height="400" loading="${eager ? 'eager' : 'lazy'}">${
    own !== null && html`<i class="${own}"></i>`
  }</span>`
}

const formatOf = memoize((key) => {
  const [locale, currency] = key.split(' ')
  return currency
    ? new Intl.NumberFormat(locale, { style: 'currency', currency })
    : new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
})

function money(bot: StoredBot, amount: number, currency: string | null): string {
  const locale = bot.country ? `${bot.language}-${bot.country}` : bot.language
  return formatOf(`${locale} ${currency ?? ''}`).format(amount)
}

/** What is paid, and struck out what it was; of several variants the lowest. */
export function priceOf(
  bot: StoredBot,
  product: ListedProduct & Partial<Pick<ShopProduct, 'price_min' | 'price_max'>>,
): Html {
  const t = texts[bot.language]
  const { price, sale_price: sale, currency, price_min: low = null, price_max: high = null } = product
  const unit = product.price_unit ? ` / ${product.price_unit}` : ''
  if (low !== null && high !== null && low < high)
    return html`<span class="price">${fill(t.from, { price: `${money(bot, low, currency)}${unit}` })}</span>`
  const isCut = sale !== null && price !== null && sale < price
  const paid = isCut ? sale : (price ?? sale)
  if (paid === null) return html`<span class="state">${t.no_price}</span>`
  if (!isCut) return html`<span class="price">${money(bot, paid, currency)}${unit}</span>`
  return html`<span class="price cut">${money(bot, paid, currency)}${unit}<s aria-label="${t.was}: ${money(bot, price, currency)}">${money(bot, price, currency)}</s></span>`
}

export function isCut({ price, sale_price }: ListedProduct): boolean {
  return sale_price !== null && price !== null && sale_price < price
}

export function stockOf({ availability, stock }: Pick<ListedProduct, 'availability' | 'stock'>): StockState {
  if (availability) return availability
  if (stock === null) return 'unknown'
  return stock > 0 ? 'in_stock' : 'out_of_stock'
}

export function stockLine(bot: StoredBot, product: Pick<ListedProduct, 'availability' | 'stock'>): Html {
  const t = texts[bot.language]
  const state = stockOf(product)
  if (state === 'unknown') return html``
  const { stock } = product
  const isFew = state === 'in_stock' && stock !== null && stock > 0 && stock <= fewLeft
  const tone = state === 'in_stock' ? 'good' : state === 'out_of_stock' ? 'bad' : ''
  return html`<span class="state ${tone}">${isFew ? fill(t.few_left, { n: stock }) : t[state]}</span>`
}

/** A colour as a dot; nothing where its name is none that we know. */
export function swatch(name: string): Html | null {
  const [first, second] = coloursIn(name)
  if (!first) return null
  return html`<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="${hex(first)}" stroke="#78716c" stroke-opacity=".45"/>${
    second && html`<path d="M10 1a9 9 0 0 1 0 18Z" fill="${hex(second)}"/>`
  }</svg>`
}

export function productCard(bot: StoredBot, product: ShopProduct, eager = false): Html {
  const t = texts[bot.language]
  const state =
    product.available === null ? stockOf(product) : product.available > 0 ? 'in_stock' : 'out_of_stock'
  const isOut = state === 'out_of_stock'
  const dots = product.colors.length > 1 ? product.colors.slice(0, mostDots).map(swatch) : []
  return html`<li><article class="card${isOut && ' gone'}">${picture(bot, product, eager)}${
    isOut
      ? html`<span class="tag out">${t.out_of_stock}</span>`
      : isCut(product) && html`<span class="tag">${t.sale}</span>`
  }<small>${product.brand}</small><h3><a href="${demoProductPath(bot.id, product.id)}">${product.title}</a></h3><div class="row">${priceOf(bot, product)}${
    dots.length > 0 && html`<span class="dots">${dots}</span>`
  }</div>${
    product.variant_count > 1
      ? html`<span class="state">${fill(t.choices, { n: product.variant_count })}</span>`
      : stockLine(bot, product)
  }</article></li>`
}

/** The address of the shop with what was chosen; what is as usual is left out. */
export function shopAddress(
  bot: StoredBot,
  chosen: { query?: string; category?: string | null; sort?: string | null; page?: number },
): string {
  const search = new URLSearchParams()
  if (chosen.query) search.set('q', chosen.query)
  if (chosen.category) search.set('category', chosen.category)
  if (chosen.sort) search.set('sort', chosen.sort)
  if (chosen.page && chosen.page > 1) search.set('page', String(chosen.page))
  return search.size === 0 ? demoPath(bot.id) : `${demoPath(bot.id)}?${search}`
}
