import { fromE4 } from '#shared/money.ts'
import { valueAt } from './facets.ts'
import { textCount } from './packed-texts.ts'
import type { Scratch } from './scratch.ts'
import { flags, type SearchIndex } from './search-index.ts'
import type { Choices, FacetCount, FacetName } from './types.ts'

/** What the variants of a product offer; null for a product without variants. */
export function choicesOf(index: SearchIndex, doc: number): Choices | null {
  const members = [...membersOf(index, doc)]
  if (members.length < 2) return null
  const prices = members
    .map((member) => index.prices[member] ?? Number.NaN)
    .filter((price) => !Number.isNaN(price))
  const valuesOf = (name: FacetName) => {
    const numbers = new Set(members.map((member) => index.facets[name].numberOf[member] ?? -1))
    return [...numbers].flatMap((number) => valueAt(index.facets[name], number) ?? [])
  }
  return {
    count: members.length,
    in_stock: members.filter((member) => ((index.flags[member] ?? 0) & flags.inStock) !== 0).length,
    sizes: valuesOf('size'),
    colors: valuesOf('color'),
    materials: valuesOf('material'),
    price_min: prices.length === 0 ? null : fromE4(Math.min(...prices)),
    price_max: prices.length === 0 ? null : fromE4(Math.max(...prices)),
  }
}

/** One of each product, the first `limit`: its best variant represents the others. */
export function foldVariants(
  { index, scratch }: Folding,
  docs: Uint32Array,
  count: number = docs.length,
): number[] {
  const kept: number[] = []
  const isNew = groupsMet(index, scratch)
  for (let at = 0; at < docs.length && kept.length < count; at++) {
    const doc = docs[at] ?? 0
    if (isNew(doc)) kept.push(doc)
  }
  return kept
}

export type Folding = { readonly index: SearchIndex; readonly scratch: Scratch }

/** How many products these are when their variants are one. */
export function countFolded({ index, scratch }: Folding, docs: Uint32Array): number {
  if (index.groupCount === index.size) return docs.length
  const isNew = groupsMet(index, scratch)
  let count = 0
  for (let at = 0; at < docs.length; at++) if (isNew(docs[at] ?? 0)) count++
  return count
}

function groupsMet(index: SearchIndex, scratch: Scratch): (doc: number) => boolean {
  const { groupPass } = scratch
  const pass = scratch.nextPass()
  return (doc) => {
    const group = index.groups[doc] ?? 0
    if (groupPass[group] === pass) return false
    groupPass[group] = pass
    return true
  }
}

/** The values of a column among these products, each with how many products (not variants) have it; most first. */
export function tally({ index, scratch }: Folding, docs: Uint32Array, name: FacetName): FacetCount[] {
  const column = index.facets[name]
  const { numberOf } = column
  const counts = new Uint32Array(textCount(column.values))
  const add = (value: number) => {
    if (value >= 0) counts[value] = (counts[value] ?? 0) + 1
  }
  if (index.groupCount === index.size) {
    for (let at = 0; at < docs.length; at++) add(numberOf[docs[at] ?? 0] ?? -1)
  } else {
    const { docPass } = scratch
    const pass = scratch.nextPass()
    for (let at = 0; at < docs.length; at++) docPass[docs[at] ?? 0] = pass
    const isNew = groupsMet(index, scratch)
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] ?? 0
      if (!isNew(doc)) continue
      const values = new Set<number>()
      for (const member of membersOf(index, doc))
        if (docPass[member] === pass) values.add(numberOf[member] ?? -1)
      for (const value of values) add(value)
    }
  }
  const found: FacetCount[] = []
  counts.forEach((count, value) => {
    if (count > 0) found.push({ value: valueAt(column, value) ?? '', count })
  })
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

export function* membersOf(index: SearchIndex, doc: number): Generator<number> {
  const group = index.groups[doc] ?? 0
  for (let at = index.groupHeads[group] ?? -1; at !== -1; at = index.nextInGroup[at] ?? -1) yield at
}
