import type { ProductCard } from '#shared/schemas/widget.ts'
import { h } from '../dom.ts'
import type { Texts } from '../texts/texts.ts'

/** Products side by side. */
export function productCards(
  products: readonly ProductCard[],
  {
    language,
    texts,
    isLinked,
  }: { readonly language: string; readonly texts: Texts; readonly isLinked: boolean },
): HTMLElement {
  return h(
    'ul',
    { className: 'cards', 'aria-label': texts.products, tabIndex: products.length > 1 ? 0 : -1 },
    ...products.map((product) => {
      const { url, title } = product
      const parts = [
        picture(product),
        h('span', { className: 'title' }, title),
        price(product, language),
        product.availability !== null &&
          h('span', { className: `stock ${product.availability}` }, texts.availability[product.availability]),
      ]
      const address = url === null || !isLinked ? null : webAddress(url)
      return h(
        'li',
        {},
        address === null
          ? h('div', { className: 'product' }, ...parts)
          : h('a', { className: 'product', href: address, target: '_top', rel: 'noopener' }, ...parts),
      )
    }),
  )
}

/** Only addresses a browser opens as pages: whatever else a catalog holds is no link. One without a host is the website's. */
export function webAddress(text: string): string | null {
  try {
    const url = new URL(text, location.href)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

/** A picture that is missing, or that the page's policy blocks, is drawn instead. */
function picture({ image_url, title, id }: ProductCard): HTMLElement {
  const drawn = drawnPicture(title, id)
  const address = image_url === null ? null : webAddress(image_url)
  if (address === null) return drawn
  const image = h('img', { alt: '', loading: 'lazy', referrerPolicy: 'no-referrer', decoding: 'async' })
  image.addEventListener('error', () => image.replaceWith(drawn), { once: true })
  image.src = address
  return image
}

/** A calm field in a colour of its own, with the first letter of the name. */
function drawnPicture(title: string, id: string): HTMLElement {
  let hash = 0
  for (const letter of id + title) hash = (hash * 31 + letter.charCodeAt(0)) % 360
  const drawn = h(
    'span',
    { className: 'drawn', 'aria-hidden': 'true' },
    [...title.trim()][0]?.toUpperCase() ?? '',
  )
  drawn.style.setProperty('--hue', String(hash))
  return drawn
}

function price(
  { price, sale_price, currency, price_unit }: ProductCard,
  language: string,
): HTMLElement | null {
  if (price === null) return null
  const shown = (value: number) =>
    currency === null
      ? new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value)
      : new Intl.NumberFormat(language, { style: 'currency', currency }).format(value)
  const unit = price_unit ? ` / ${price_unit}` : ''
  return sale_price === null || sale_price >= price
    ? h('span', { className: 'price' }, shown(price) + unit)
    : h(
        'span',
        { className: 'price' },
        h('ins', {}, shown(sale_price) + unit),
        ' ',
        h('del', {}, shown(price)),
      )
}
