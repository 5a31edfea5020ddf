import { type Candidates, candidatesOf, type FindIn } from './candidates.ts'
import { choicesOf, countFolded, type Folding, foldVariants, tally } from './choices.ts'
import { type LimitChecks, limitChecks } from './limits.ts'
import { matchesOf } from './matches.ts'
import { filterInto } from './scratch.ts'
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
  const fitting = checks.isEmpty
    ? candidates.fitting
    : filterInto(place.scratch.kept, candidates.fitting, checks.keepsAll)
  const offset = ask.offset ?? 0
  const end = offset + (ask.limit ?? defaultLimit)
  const listed =
    order === 'best'
      ? foldVariants(place, isPlain ? candidates.ranked : fitting, end)
      : byPrice(index, fitting, { order, count: end })
  const page = listed.slice(offset)
  const near = fitting.length > 0 ? null : nearest(index, candidates.fitting, checks)
  const words = candidates.query?.words ?? []
  return {
    hits: page.flatMap((doc) => hitOf(place, candidates, doc)),
    total: countFolded(place, fitting),
    level: candidates.fitting.length === 0 ? 'none' : candidates.level,
    nearest: near ? near.docs.flatMap((doc) => hitOf(place, candidates, doc)) : [],
    relaxed: near?.broken ?? [],
    repaired: words.flatMap(({ word, interpretations: [first] }) =>
      first?.how === 'repaired' ? [{ word, as: first.as }] : [],
    ),
    missing: words.flatMap(({ word, interpretations, required }) =>
      required && interpretations.length === 0 ? word : [],
    ),
    unwanted: candidates.query?.unwantedWords ?? [],
    facets: facetsOf(place, fitting, ask.tally ?? []),
    complete: place.complete,
  }
}

/**
 * The first `limit` by price, of each product its cheapest (or dearest) variant. Products without a price are neither cheap nor
 * dear: they come last. Of equal prices the better match comes first.
 */
function byPrice(
  index: SearchIndex,
  docs: Uint32Array,
  { order, count }: { readonly order: 'cheapest' | 'dearest'; readonly count: number },
): number[] {
  const sign = order === 'cheapest' ? 1 : -1
  return nearestGroups(index, docs, count, (doc) => {
    const price = index.prices[doc] ?? Number.NaN
    return Number.isNaN(price) ? Number.POSITIVE_INFINITY : sign * price
  })
}

/** What breaks the fewest limits, and of those what is nearest in price. */
function nearest(
  index: SearchIndex,
  docs: Uint32Array,
  checks: LimitChecks,
): { readonly docs: number[]; readonly broken: LimitName[] } | null {
  if (docs.length === 0) return null
  let fewest = Number.POSITIVE_INFINITY
  for (let at = 0; at < docs.length; at++) fewest = Math.min(fewest, checks.brokenCount(docs[at] ?? 0))
  const shown = nearestGroups(index, docs, maxNearest, (doc) =>
    checks.brokenCount(doc) === fewest ? checks.priceDistance(doc) : null,
  )
  return { docs: shown, broken: [...new Set(shown.flatMap(checks.broken))] }
}

/** The products with the least of something, one variant each, the least first; of equals the first. Null leaves one out. */
function nearestGroups(
  index: SearchIndex,
  docs: Uint32Array,
  count: number,
  distanceOf: (doc: number) => number | null,
): number[] {
  const top: { readonly doc: number; readonly group: number; readonly distance: number }[] = []
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0
    const distance = distanceOf(doc)
    if (distance === null) continue
    const last = top[count - 1]
    if (last && distance >= last.distance) continue
    const group = index.groups[doc] ?? 0
    const place = top.findIndex((one) => one.group === group)
    if (place !== -1) {
      if (distance >= (top[place]?.distance ?? 0)) continue
      top.splice(place, 1)
    }
    const after = top.findLastIndex((one) => one.distance <= distance)
    top.splice(after + 1, 0, { doc, group, distance })
    top.length = Math.min(top.length, count)
  }
  return top.map(({ doc }) => doc)
}

function facetsOf(
  place: Folding,
  docs: Uint32Array,
  names: readonly FacetName[],
): Partial<Record<FacetName, FacetCount[]>> {
  return Object.fromEntries(names.map((name) => [name, tally(place, docs, name)]))
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
