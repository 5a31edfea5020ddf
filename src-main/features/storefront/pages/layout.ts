import type { StoredBot } from '#main/features/bots/index.ts'
import { type Html, html, trusted } from '#main/lib/html.ts'
import { demoPath } from '#shared/hub-address.ts'
import type { CatalogFacets } from '#shared/schemas/catalog.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { shopAddress } from './parts.ts'
import { styleOf } from './style.ts'
import { texts } from './texts.ts'

/** A page of the shop; each response has a nonce of its own. */
export type Page = (nonce: string) => string

type Frame = {
  readonly title: string
  readonly categories: CatalogFacets['category']
  readonly category: string | null
  readonly query: string
  readonly body: Html
}

/** What every page of the shop has around it, and the chat. */
export function page(bot: StoredBot, { title, categories, category, query, body }: Frame): Page {
  const t = texts[bot.language]
  return (nonce) =>
    html`<!doctype html>
<html lang="${bot.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${trusted(styleOf(bot.colours))}</style>
</head>
<body>
<a class="skip" href="#main">${t.skip}</a>
<header class="top"><div class="wrap">
<div class="bar"><a class="name" href="${demoPath(bot.id)}"><b aria-hidden="true">${initialOf(bot.name)}</b>${bot.name}</a>
<form class="search" role="search" action="${demoPath(bot.id)}"><input type="search" name="q" value="${query}" placeholder="${t.search}" aria-label="${t.search}" maxlength="200"><button aria-label="${t.search}">${trusted(lens)}</button></form></div>
${categories.length > 0 && nav(bot, categories, category)}
</div></header>
<main id="main" class="wrap">${body}</main>
<footer class="foot"><div class="wrap"><p>${t.note}</p></div></footer>
<script src="/widget.js" data-bot="${bot.id}" data-traffic="demo" nonce="${nonce}" async></script>
</body>
</html>
`.html
}

const lens =
  '<svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" aria-hidden="true"><circle cx="7.5" cy="7.5" r="5.5"/><path d="m12 12 4 4"/></svg>'

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? ''
}

/** The first step of every category; those below it are shown on its own page. */
function nav(bot: StoredBot, categories: Frame['categories'], category: string | null): Html {
  const t = texts[bot.language]
  const first = categories.filter(({ value }) => !value.includes(categorySeparator))
  const current = category?.split(categorySeparator)[0] ?? null
  return html`<nav aria-label="${t.categories}"><ul class="cats"><li>${pill(shopAddress(bot, {}), t.all, category === null)}</li>${first.map(
    ({ value }) => html`<li>${pill(shopAddress(bot, { category: value }), value, value === current)}</li>`,
  )}</ul></nav>`
}

export function pill(href: string, text: string, isCurrent: boolean): Html {
  return html`<a href="${href}"${isCurrent && html` aria-current="true"`}>${text}</a>`
}
