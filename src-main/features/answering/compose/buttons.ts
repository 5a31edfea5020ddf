import type { Sayings } from '#main/languages/sayings.ts'
import type { Button } from '#shared/schemas/widget.ts'
import type { FacetName } from '../types.ts'
import { stateOf } from './describe.ts'
import { sortedSizes } from './sizes.ts'
import type { ShownProduct } from './types.ts'

type FacetValues = readonly { readonly value: string; readonly count: number }[]
export type StepsInput = {
  readonly say: Sayings
  /** How many more were found than are shown. */
  readonly left: number
  readonly total: number
  /** What the products found really have, with how many have it. */
  readonly facets: Readonly<Partial<Record<FacetName, FacetValues>>>
  /** It may not be what was meant: then a person is offered too. */
  readonly isUnsure?: boolean
  /** Some of what is shown is sold out. */
  readonly someGone?: boolean
}

const maxButtons = 4
const maxNarrowing = 2
/** Fewer are read through at once. */
const worthNarrowing = 4
/** A narrowing button is short enough to be read as one. */
const maxLabel = 24

/** The next sensible steps. A button says to the bot what it says to the visitor. */
export function nextSteps({ say, left, total, facets, isUnsure, someGone }: StepsInput): Button[] {
  const labels: string[] = []
  if (total >= worthNarrowing) labels.push(...narrowing(facets, total, say))
  if (left > 0) labels.push(say.button.showMore)
  else if (total === 2) labels.push(say.button.compare)
  if (someGone) labels.push(say.button.inStock)
  if (total === 0 || isUnsure) labels.push(say.button.person)
  return asButtons(labels)
}

/** Of one product: which of its versions, or a message when it is back. */
export function oneSteps(product: ShownProduct, say: Sayings): Button[] {
  const state = stateOf(product)
  if (state === 'out_of_stock' || state === 'backorder') return asButtons([say.button.notify])
  const { colors = [], sizes = [] } = product.choices ?? {}
  const isShort = (value: string) => value.length <= maxLabel
  if (colors.length > 1) return asButtons(colors.filter(isShort).map(say.button.only))
  return asButtons(sizes.length > 1 ? sortedSizes(sizes).filter(isShort).map(say.button.size) : [])
}

function asButtons(labels: readonly string[]): Button[] {
  return [...new Set(labels)].slice(0, maxButtons).map((label) => ({ label, value: label }))
}

/** The facet that parts what was found best: its commonest values that are not all of it. */
function narrowing(facets: StepsInput['facets'], total: number, say: Sayings): string[] {
  let best: { name: FacetName; values: FacetValues; evenness: number } | null = null
  for (const name of facetOrder) {
    const values = (facets[name] ?? []).filter(
      ({ value, count }) => count > 0 && count < total && value.length <= maxLabel,
    )
    if (values.length < 2) continue
    const evenness = evennessOf(values, total)
    if (!best || evenness > best.evenness) best = { name, values, evenness }
  }
  if (!best) return []
  const { name, values } = best
  return [...values]
    .sort((a, b) => b.count - a.count)
    .slice(0, maxNarrowing)
    .map(({ value }) => (name === 'size' ? say.button.size(value) : say.button.only(shortValue(value))))
}

/** Where two part equally well, the earlier is the more natural question. */
const facetOrder: readonly FacetName[] = ['category', 'brand', 'color', 'size', 'material']

/** How many products the two commonest values let choose among, less what they leave in one lump. */
function evennessOf(values: FacetValues, total: number): number {
  const counts = values.map(({ count }) => count).sort((a, b) => b - a)
  const [first = 0, second = 0] = counts
  return Math.min(1, (first + second) / total) - Math.abs(first - second) / total / 2
}

/** The last step of a category path. */
function shortValue(value: string): string {
  return value.split(' > ').at(-1) ?? value
}
