import type { StoredBot } from '#main/features/bots/index.ts'
import { type Html, html, trusted } from '#main/lib/html.ts'
import { demoPath, demoProductPath } from '#shared/hub-address.ts'
import type { CatalogFacets, ListedProduct, ProductDetails } from '#shared/schemas/catalog.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { ShopProduct } from '../shop.ts'
import { note } from './grid-page.ts'
import { type Page, page } from './layout.ts'
import { picture, priceOf, productCard, shopAddress, stockLine, stockOf, swatch } from './parts.ts'
import { texts } from './texts.ts'

type Shown = {
  readonly product: ProductDetails
  readonly related: readonly ShopProduct[]
  readonly categories: CatalogFacets['category']
}

export function productPage(bot: StoredBot, { product, related, categories }: Shown): Page {
  const t = texts[bot.language]
  return page(bot, {
    title: `${product.title} – ${bot.name}`,
    categories,
    category: product.category,
    query: '',
    body: html`${trail(bot, product)}
<article class="item">${picture(bot, product, true)}<div>
<p class="eyebrow">${product.brand}</p><h1>${product.title}</h1>${priceOf(bot, product)}
<div>${stockLine(bot, product)}</div>
${choices(bot, product, 'color')}${choices(bot, product, 'size')}
<div class="talk">${trusted(bubble)}<div><b>${t.ask}</b><span>${t.ask_hint}</span></div></div>
${product.description !== null && html`<p class="text">${product.description}</p>`}
${facts(bot, product)}
</div></article>
${related.length > 0 && html`<div class="head"><h2>${t.related}</h2></div><ul class="grid">${related.map((one) => productCard(bot, one))}</ul>`}`,
  })
}

export function missingPage(bot: StoredBot, categories: CatalogFacets['category']): Page {
  const t = texts[bot.language]
  const back = html`<a class="link" href="${demoPath(bot.id)}">${t.back}</a>`
  return page(bot, {
    title: `${t.gone} – ${bot.name}`,
    categories,
    category: null,
    query: '',
    body: note(t.gone, t.gone_hint, back),
  })
}

const bubble =
  '<svg viewBox="0 0 34 34" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M17 5c8 0 13 4.800 13 10.500S25 26 17 26c-1.500 0-3-.2-4.300-.5L6 29l1.500-6C5.300 21 4 18.500 4 15.500 4 9.800 9 5 17 5Z"/><path d="M11.500 15.500h.1M17 15.500h.1M22.500 15.500h.1"/></svg>'

function trail(bot: StoredBot, { category }: ProductDetails): Html {
  const t = texts[bot.language]
  const steps = category?.split(categorySeparator) ?? []
  return html`<nav aria-label="${t.categories}"><ol class="trail"><li><a href="${demoPath(bot.id)}">${t.all}</a></li>${steps.map(
    (step, at) => {
      const path = steps.slice(0, at + 1).join(categorySeparator)
      return html`<li><a href="${shopAddress(bot, { category: path })}">${step}</a></li>`
    },
  )}</ol></nav>`
}

type Dimension = 'color' | 'size'

/** One link for each value its variants have, to the variant that is nearest to this one. */
function choices(bot: StoredBot, product: ProductDetails, name: Dimension): Html | null {
  const values = [
    ...new Set(product.variants.map((variant) => variant[name]).filter((value) => value !== null)),
  ]
  if (values.length < 2) return null
  const heading = texts[bot.language][name]
  return html`<section class="pick"><h2>${heading}: <span>${product[name]}</span></h2><ul>${values.map(
    (value) => {
      const variant = nearest(product, name, value)
      const isOut = variant ? stockOf(variant) === 'out_of_stock' : true
      const current = value === product[name]
      return html`<li><a class="${isOut && 'out'}" href="${demoProductPath(bot.id, variant?.id ?? product.id)}"${current && html` aria-current="true"`}>${
        name === 'color' && swatch(value)
      }${value}</a></li>`
    },
  )}</ul></section>`
}

function nearest(product: ProductDetails, name: Dimension, value: string): ListedProduct | undefined {
  const other = name === 'color' ? 'size' : 'color'
  const having = product.variants.filter((variant) => variant[name] === value)
  return (
    having.find((variant) => variant[other] === product[other]) ??
    having.find((variant) => stockOf(variant) !== 'out_of_stock') ??
    having[0]
  )
}

/** What the shop says of it, without what only the shop should know. */
function facts(bot: StoredBot, product: ProductDetails): Html | null {
  const t = texts[bot.language]
  const own: readonly (readonly [string, string | null])[] = [
    [t.brand, product.brand],
    [t.color, product.color],
    [t.size, product.size],
    [t.material, product.material],
  ]
  const rows = [
    ...own.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    ...product.attributes
      .filter(({ confidential }) => !confidential)
      .map(({ name, value }) => ({ name: readable(name), value })),
  ]
  if (rows.length === 0) return null
  return html`<table class="facts"><caption>${t.details}</caption><tbody>${rows.map(
    ({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  )}</tbody></table>`
}

/** "pack_size" is how a file names it, "Pack size" how a shop would. */
function readable(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
