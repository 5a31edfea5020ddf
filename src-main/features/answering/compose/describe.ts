import { languages } from '#main/languages/index.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { Source } from '#shared/schemas/common.ts'
import { priceText } from './money.ts'
import { sortedSizes } from './sizes.ts'
import type { ShownProduct, ShownRow, Voice } from './types.ts'

/** "Skarvan Rain Jacket (green, M)"; a product with several versions goes by its title. */
export function nameOf({ row, choices }: ShownProduct): string {
  if (choices && choices.count > 1) return row.title
  const title = ` ${wordsOf(row.title).join(' ')} `
  const kind = [row.color, row.size].filter(
    (value) => value && !title.includes(` ${wordsOf(value).join(' ')} `),
  )
  return kind.length > 0 ? `${row.title} (${kind.join(', ')})` : row.title
}

/** "Skarvan Rain Jacket (green, M): €129.95, in stock" */
export function lineOf(product: ShownProduct, { say, language }: Voice): string {
  const state = stateOf(product)
  const facts = [priceText(product, say, language), state && say.availability[state]].filter(Boolean)
  return facts.length > 0
    ? `${nameOf(product)}${languages[language].grammar.colon} ${facts.join(', ')}`
    : nameOf(product)
}

/** A product is there when one of its versions is. */
export function stateOf({ row, choices }: ShownProduct): ShownRow['availability'] {
  return choices && choices.in_stock > 0 ? 'in_stock' : row.availability
}

/** What can be chosen, where there is a choice: "Sizes: S, M and L." */
export function choiceLines({ choices }: ShownProduct, { say }: Voice): string[] {
  if (!choices) return []
  const lines: string[] = []
  if (choices.colors.length > 1) lines.push(say.colours(listed(choices.colors, say), ''))
  if (choices.sizes.length > 1) lines.push(say.sizes(listed(sortedSizes(choices.sizes), say), ''))
  return lines
}

/** As many of a list as one reads; the rest is counted. */
const maxListed = 12

export function listed(values: readonly string[], say: Voice['say']): string {
  const shown = values.slice(0, maxListed)
  return say.list(shown, values.length - shown.length)
}

export function sourceOf({ row }: ShownProduct): Source {
  return { title: row.title, url: row.url ?? '' }
}
