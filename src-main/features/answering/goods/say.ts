import { languages } from '#main/languages/index.ts'
import type { Replies } from '#main/languages/replies.ts'
import { toE4 } from '#shared/money.ts'
import type { Button } from '#shared/schemas/widget.ts'
import { lineOf } from '../compose/describe.ts'
import { moneyText, perUnit } from '../compose/money.ts'
import { attributeLabel } from '../compose/one-product.ts'
import { withProducts } from '../compose/parts.ts'
import { sortedSizes } from '../compose/sizes.ts'
import type { Composed, ShownProduct, Voice } from '../compose/types.ts'
import type { GoodsInput } from './input.ts'
import type { Item, Said, Version } from './item.ts'
import type { Pick, Query } from './limits.ts'

export const repliesIn = (voice: Voice): Replies => languages[voice.language].replies

/** As many picks as one reads at once. */
const maxPicks = 5

/** A pick as it is shown: by the version that fits, one that is there before one that is not. */
export function shownPick({ versions }: Pick): ShownProduct {
  return shownVersions(versions)
}

export function shownVersions(versions: readonly Version[]): ShownProduct {
  const best = versions.find(({ isThere }) => isThere) ?? versions[0]
  if (!best) throw new Error('A product without versions cannot be shown.')
  const prices = versions.flatMap(({ price }) => (price === null ? [] : [price]))
  return {
    row: best.row,
    choices:
      versions.length < 2
        ? null
        : {
            count: versions.length,
            in_stock: versions.filter(({ isThere }) => isThere).length,
            sizes: distinct(versions.map(({ row }) => row.size)),
            colors: distinct(versions.map(({ row }) => row.color)),
            price_min: prices.length > 0 ? Math.min(...prices) : null,
            price_max: prices.length > 0 ? Math.max(...prices) : null,
          },
  }
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => value !== null))]
}

/** The best of them as a list below its sentence. */
export function listed(
  intro: string,
  picks: readonly Pick[],
  voice: Voice,
  more: { readonly after?: string; readonly buttons?: readonly Button[] } = {},
): Composed {
  const shown = picks.slice(0, maxPicks).map(shownPick)
  const lines = shown.map((product) => `• ${lineOf(product, voice)}`)
  const text = [intro, ...lines, ...(more.after ? [more.after] : [])].join('\n')
  return withProducts(text, shown, more.buttons ?? [])
}

export function money(value: number, version: Version | undefined, voice: Voice): string {
  return moneyText(toE4(value) ?? 0, version?.row.currency ?? null, voice.language)
}

/** The price of a version with what it is for: "€2.90 / kg". */
export function priceOf(value: number, version: Version | undefined, voice: Voice): string {
  const text = money(value, version, voice)
  return version ? perUnit(text, version.row) : text
}

/** "L, black": what tells this version from the others of its item. */
export function versionName(item: Item, version: Version): string {
  const several = (name: 'size' | 'color') => new Set(item.versions.map(({ row }) => row[name])).size > 1
  return [several('color') ? version.row.color : null, several('size') ? version.row.size : null]
    .filter((value) => value !== null)
    .join(', ')
}

export function labelOf(said: Said | null): string {
  if (!said) return ''
  return attributeLabel(said.name)
}

/** What is looked for, as the visitor wrote it; without `left`, which says nothing here. */
export function wordsSaid(query: Query, left: readonly string[] = []): string {
  return query.words
    .filter(({ word }) => !left.includes(word))
    .map(({ word, typed }) => typed ?? word)
    .slice(0, 6)
    .join(' ')
}

/** The limits of a query as the visitor would say them. */
export function limitsText(query: Query, voice: Voice, currency: Version | undefined): string {
  const { limit } = repliesIn(voice)
  const parts: string[] = []
  const { price } = query
  if (price) {
    const min = price.min === null ? null : money(price.min, currency, voice)
    const max = price.max === null ? null : money(price.max, currency, voice)
    if (min && max) parts.push(limit.between(min, max, ''))
    else if (max) parts.push(limit.atMost(max, ''))
    else if (min) parts.push(limit.atLeast(min, ''))
  }
  for (const { from, to, text } of query.bounds)
    parts.push(
      from === null
        ? limit.atMost(text, '')
        : to === null
          ? limit.atLeast(text, '')
          : limit.exactly(text, ''),
    )
  if (query.inStock) parts.push(voice.say.availability.in_stock)
  const refused = new Set(query.excluded.map((words) => words.join(' ')))
  for (const words of refused) parts.push(limit.without(words))
  for (const values of Object.values(query.facets)) if (values?.[0]) parts.push(limit.in(values[0]))
  return parts.join(', ')
}

/** "Which brands do you have?", "which colours are the jackets?": what there is to choose from among these. */
export function choicesIn(
  { clause: { asked }, voice: { say } }: GoodsInput,
  picks: readonly Pick[],
  what: string,
  hasKind: boolean,
): Composed | null {
  if (!asked.has('brands') && !((asked.has('sizes') || asked.has('colours')) && hasKind)) return null
  const name = asked.has('brands') ? 'brand' : asked.has('sizes') ? 'size' : 'color'
  const values = [...new Set(picks.flatMap(({ versions }) => versions.flatMap(({ row }) => row[name] ?? [])))]
  if (values.length === 0) return null
  const sorted = name === 'size' ? sortedSizes(values) : values
  const list = say.list(sorted.slice(0, maxChoices), Math.max(0, sorted.length - maxChoices))
  const text = say[name === 'brand' ? 'brands' : name === 'size' ? 'sizes' : 'colours'](list, what)
  return withProducts(text, picks.slice(0, 3).map(shownPick))
}
const maxChoices = 12
