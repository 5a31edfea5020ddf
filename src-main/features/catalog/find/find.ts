import { type Candidates, candidatesOf, type FindIn } from './candidates.ts'
import { choicesOf, foldVariants, tally } from './choices.ts'
import { type LimitChecks, limitChecks } from './limits.ts'
import { matchesOf } from './matches.ts'
import type { SearchIndex } from './search-index.ts'
import type { FacetCount, FacetName, FindAsk, Finding, LimitName, ProductHit } from './types.ts'

const defaultLimit = 10
const maxNearest = 3

export function findIn(place: FindIn, ask: FindAsk): Finding {
  const { index } = place
  const checks = limitChecks(index, ask)
  const order = ask.order ?? 'best'
  const candidates = candidatesOf(place, ask, checks)
  // What fits only in part may fill up a list, but is neither counted nor the cheapest nor within a limit.
  const isPlain = checks.isEmpty && order === 'best'
  const fitting = checks.isEmpty ? candidates.fitting : candidates.fitting.filter(checks.keepsAll)
  const ordered = order === 'best' ? fitting : byPrice(index, fitting, order)
  const listed = foldVariants(index, isPlain ? candidates.ranked : ordered)
  const offset = ask.offset ?? 0
  const page = listed.slice(offset, offset + (ask.limit ?? defaultLimit))
  const near = fitting.length > 0 ? null : nearest(index, candidates.fitting, checks)
  const words = candidates.query?.words ?? []
  return {
    hits: page.flatMap((doc) => hitOf(place, candidates, doc)),
    total: foldVariants(index, fitting).length,
    level: candidates.fitting.length === 0 ? 'none' : candidates.level,
    nearest: near ? near.docs.flatMap((doc) => hitOf(place, candidates, doc)) : [],
    relaxed: near?.broken ?? [],
    repaired: words.flatMap(({ word, readings: [first] }) =>
      first?.how === 'repaired' ? [{ word, as: first.as }] : [],
    ),
    missing: words.filter(({ readings }) => readings.length === 0).map(({ word }) => word),
    facets: facetsOf(index, ordered, ask.tally ?? []),
    complete: place.complete,
  }
}

/** Products without a price are neither cheap nor dear: they come last. Equal prices keep the better match first. */
function byPrice(index: SearchIndex, docs: readonly number[], order: 'cheapest' | 'dearest'): number[] {
  const sign = order === 'cheapest' ? 1 : -1
  const priced = docs.filter((doc) => !Number.isNaN(index.prices[doc] ?? Number.NaN))
  const rest = docs.filter((doc) => Number.isNaN(index.prices[doc] ?? Number.NaN))
  return [...priced.sort((a, b) => sign * ((index.prices[a] ?? 0) - (index.prices[b] ?? 0))), ...rest]
}

/** What breaks the fewest limits, and of those what is nearest in price. */
function nearest(
  index: SearchIndex,
  docs: readonly number[],
  checks: LimitChecks,
): { readonly docs: number[]; readonly broken: LimitName[] } | null {
  if (docs.length === 0) return null
  const near = docs.map((doc) => ({ doc, broken: checks.broken(doc), distance: checks.priceDistance(doc) }))
  // Sorting keeps the better match first among equals.
  near.sort((a, b) => a.broken.length - b.broken.length || compare(a.distance, b.distance))
  const fewest = near[0]?.broken.length ?? 0
  const best = near.filter(({ broken }) => broken.length === fewest)
  const shown = foldVariants(
    index,
    best.map(({ doc }) => doc),
  ).slice(0, maxNearest)
  const broken = best.filter(({ doc }) => shown.includes(doc)).flatMap((one) => one.broken)
  return { docs: shown, broken: [...new Set(broken)] }
}

/** Infinity less Infinity is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function facetsOf(
  index: SearchIndex,
  docs: readonly number[],
  names: readonly FacetName[],
): Partial<Record<FacetName, FacetCount[]>> {
  return Object.fromEntries(names.map((name) => [name, tally(index, docs, name)]))
}

function hitOf(place: FindIn, candidates: Candidates, doc: number): ProductHit[] {
  const { index, rows } = place
  const row = rows.details(index.numbers[doc] ?? 0)
  if (!row) return []
  const code = candidates.codes.get(doc)
  const choices = choicesOf(index, doc)
  if (code !== undefined || !candidates.query) {
    const matched =
      code === undefined ? [] : [{ word: code, as: code, how: 'code', fields: ['code'] } as const]
    return [{ row, score: 1, coverage: 1, title_coverage: 0, all_words: true, matched, choices }]
  }
  const ranked = candidates.looked.get(doc)
  const matched = matchesOf(index, candidates.query, { doc, described: ranked?.described ?? 0 })
  const required = candidates.query.words.filter((word) => word.required)
  return [
    {
      row,
      score: ranked?.score ?? 0,
      coverage: ranked?.coverage ?? 0,
      title_coverage: ranked?.titleCoverage ?? 0,
      all_words: required.every(({ word }) => matched.some((match) => match.word === word)),
      matched,
      choices,
    },
  ]
}
