import type { StoredBot } from '#main/features/bots/index.ts'
import { type Html, html } from '#main/lib/html.ts'
import { picturePath } from '#shared/hub-address.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { Choice, ShopPage, ShopSort } from '../shop.ts'
import { type Page, page, pill } from './layout.ts'
import { productCard, shopAddress } from './parts.ts'
import { fill, texts } from './texts.ts'

/** Seen without scrolling: these pictures are not put off. */
const firstRows = 8

export function gridPage(bot: StoredBot, choice: Choice, shown: ShopPage): Page {
  const { query, category } = choice
  const t = texts[bot.language]
  const isFront = query === '' && category === null && shown.page === 1
  const heading =
    query !== '' ? fill(t.results, { q: query }) : (category?.split(categorySeparator).at(-1) ?? t.all)
  const frame = {
    title: isFront ? bot.name : `${heading} – ${bot.name}`,
    categories: shown.categories,
    category,
    query,
  }
  if (shown.total === 0 && isFront) return page(bot, { ...frame, body: note(t.empty, t.empty_hint) })
  return page(bot, {
    ...frame,
    body: html`${isFront && hero(bot, shown)}${subcategories(bot, choice, shown)}
<div class="head">${isFront ? html`<h2>${heading}</h2>` : html`<h1>${heading}</h1>`}<p>${counted(bot, shown.total)}</p>${shown.total > 1 && sorting(bot, choice)}</div>
${
  shown.total === 0
    ? html`<p>${t.none}. ${t.none_hint}</p>`
    : html`<ul class="grid">${shown.products.map((product, at) => productCard(bot, product, at < firstRows))}</ul>`
}${shown.pages > 1 && paging(bot, choice, shown)}`,
  })
}

export function note(title: string, text: string, more?: Html): Html {
  return html`<section class="note"><h1>${title}</h1><p>${text}</p>${more}</section>`
}

function counted(bot: StoredBot, total: number): string {
  const [one, other] = texts[bot.language].count
  return fill(total === 1 ? one : other, { n: new Intl.NumberFormat(bot.language).format(total) })
}

/** The shop's name beside three of its products. */
function hero(bot: StoredBot, { products }: ShopPage): Html {
  const some = [0.2, 0.5, 0.8].flatMap((place) => products[Math.floor(place * products.length)] ?? [])
  return html`<section class="hero"><div><h1>${bot.name}</h1><p>${texts[bot.language].hero}</p></div><div class="fan">${[
    ...new Set(some),
  ].map(
    ({ id }) => html`<span><img src="${picturePath(bot.id, id)}" alt="" width="400" height="400"></span>`,
  )}</div></section>`
}

function subcategories(bot: StoredBot, { query, category }: Choice, { categories }: ShopPage): Html | null {
  if (category === null) return null
  const steps = category.split(categorySeparator)
  const depth = (path: string) => path.split(categorySeparator).length
  const below = categories.filter(
    ({ value }) => value.startsWith(category + categorySeparator) && depth(value) === steps.length + 1,
  )
  const parent = steps.slice(0, -1).join(categorySeparator)
  const beside =
    below.length > 0 || parent === ''
      ? below
      : categories.filter(
          ({ value }) => value.startsWith(parent + categorySeparator) && depth(value) === steps.length,
        )
  if (beside.length === 0) return null
  const above = below.length > 0 ? category : parent
  return html`<nav aria-label="${above}"><ul class="cats sub"><li>${pill(shopAddress(bot, { query, category: above }), above.split(categorySeparator).at(-1) ?? above, above === category)}</li>${beside.map(
    ({ value }) =>
      html`<li>${pill(shopAddress(bot, { query, category: value }), value.split(categorySeparator).at(-1) ?? value, value === category)}</li>`,
  )}</ul></nav>`
}

function sorting(bot: StoredBot, choice: Choice): Html {
  const t = texts[bot.language]
  const usual: ShopSort = choice.query === '' ? 'newest' : 'best'
  const sorts: readonly ShopSort[] = [
    ...(choice.query === '' ? [] : ['best' as const]),
    'newest',
    'price_low',
    'price_high',
    'title',
  ]
  return html`<details class="sort"><summary>${t.sort}: ${t[choice.sort]}</summary><ul>${sorts.map(
    (sort) =>
      html`<li>${pill(shopAddress(bot, { ...choice, sort: sort === usual ? null : sort, page: 1 }), t[sort], sort === choice.sort)}</li>`,
  )}</ul></details>`
}

function paging(bot: StoredBot, choice: Choice, { page: at, pages }: ShopPage): Html {
  const t = texts[bot.language]
  const usual = choice.query === '' ? 'newest' : 'best'
  const to = (number: number) =>
    shopAddress(bot, { ...choice, sort: choice.sort === usual ? null : choice.sort, page: number })
  return html`<nav class="pages" aria-label="${fill(t.page, { n: at, of: pages })}">${
    at > 1 && html`<a rel="prev" href="${to(at - 1)}">${t.previous}</a>`
  }<span>${fill(t.page, { n: at, of: pages })}</span>${at < pages && html`<a rel="next" href="${to(at + 1)}">${t.next}</a>`}</nav>`
}
