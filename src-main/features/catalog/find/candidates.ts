import { byCodes, type FindText } from './codes.ts'
import { type Collected, clear, collect, type Scratch } from './collect.ts'
import { createDescriber } from './described.ts'
import type { LimitChecks } from './limits.ts'
import { type Query, readQuery } from './query.ts'
import { byScore, type Ranked, rerank } from './rerank.ts'
import type { FindRows } from './rows.ts'
import { docOf, type SearchIndex } from './search-index.ts'
import type { FindAsk, Finding } from './types.ts'

export type FindIn = {
  readonly index: SearchIndex
  readonly scratch: Scratch
  readonly rows: FindRows
  readonly botNo: number
  /** Row numbers by the full-text index, which has the descriptions too. */
  readonly findText: FindText
  readonly complete: boolean
}

export type Candidates = {
  /** All that is worth showing: what fits first, then what fits in part; each best first. */
  readonly ranked: readonly number[]
  /** What has every word, or where nothing has, those that have most; best first. */
  readonly fitting: readonly number[]
  readonly level: Finding['level']
  readonly looked: ReadonlyMap<number, Ranked>
  readonly codes: ReadonlyMap<number, string>
  readonly query: Query | null
}

/** Looked at a second time, with their descriptions; the others keep the order of the first look. */
const looksTwice = 60
/** Of two that lack words, one that has nearly as much as the best fits as well. */
const nearlyAsMuch = 0.9

export function candidatesOf(place: FindIn, ask: FindAsk, checks: LimitChecks): Candidates {
  const { index } = place
  const codes = new Map<number, string>()
  for (const { no, code } of byCodes({ ...place, text: ask.text })) {
    const doc = docOf(index, no)
    if (doc !== undefined) codes.set(doc, code)
  }
  const bare = { codes, looked: new Map<number, Ranked>(), query: null }
  if (codes.size > 0) return { ...bare, ...same([...codes.keys()]), level: 'codes' }
  const query = readQuery(index, ask.text)
  if (query.words.length === 0) {
    return { ...bare, ...same(Array.from({ length: index.size }, (_, doc) => doc)), level: 'any' }
  }
  const found = collect(index, query, place.scratch)
  try {
    return rank(place, { query, found, checks, depth: (ask.offset ?? 0) + (ask.limit ?? 0) })
  } finally {
    clear(place.scratch, found.docs)
  }
}

function same(docs: readonly number[]) {
  return { ranked: docs, fitting: docs }
}

function rank(
  place: FindIn,
  asked: {
    readonly query: Query
    readonly found: Collected
    readonly checks: LimitChecks
    readonly depth: number
  },
): Candidates {
  const { query, found, checks } = asked
  const { required, has, score } = found
  const isFull = (doc: number) => ((has[doc] ?? 0) & required) === required
  const full = found.docs.filter(isFull)
  const extra = full.length > 0 ? [] : onlyDescribed(place, query)
  // Where a limit is set, what keeps it must be among those looked at.
  const keeping = checks.isEmpty ? [] : (full.length > 0 ? full : found.docs).filter(checks.keepsAll)
  const chosen = new Set([...best(full, score, looksTwice), ...best(keeping, score, looksTwice), ...extra])
  if (chosen.size < looksTwice) for (const doc of best(found.docs, score, looksTwice)) chosen.add(doc)
  const describer = createDescriber(place.rows, query)
  const looked = rerank(place.index, query, found, [...chosen], (doc, missing) =>
    missing === 0 ? 0 : describer(place.index.numbers[doc] ?? 0, missing),
  ).sort(byScore)
  const byDoc = new Map(looked.map((one) => [one.doc, one]))
  const fits = thoseThatFit(looked, full.length > 0)
  const others = (full.length > 0 ? full : keeping).filter((doc) => !byDoc.has(doc))
  // Nobody looks so far but who asks for more and more.
  const tail = asked.depth > looked.length ? sorted(others, score) : others
  const fitting = full.length > 0 ? [...fits.docs, ...tail] : fits.docs
  const isFitting = new Set(fits.docs)
  const partly = looked.flatMap(({ doc }) => (isFitting.has(doc) ? [] : doc))
  return {
    ranked: [...fitting, ...partly],
    fitting,
    level: fits.level,
    looked: byDoc,
    codes: new Map(),
    query,
  }

  function thoseThatFit(ranked: readonly Ranked[], isSome: boolean) {
    const whole = ranked.filter(
      ({ doc, described }) => (((has[doc] ?? 0) | described) & required) === required,
    )
    if (whole.length > 0 || isSome) return { docs: whole.map(({ doc }) => doc), level: 'all' as const }
    const most = Math.max(0, ...ranked.map(({ coverage }) => coverage))
    const nearly = ranked.filter(({ coverage }) => coverage > 0 && coverage >= most * nearlyAsMuch)
    return { docs: nearly.map(({ doc }) => doc), level: 'some' as const }
  }
}

/** Products that say a word of the question in their description alone. */
function onlyDescribed({ index, findText }: FindIn, query: Query): number[] {
  const words = query.words.filter(({ required }) => required)
  // Beginnings would have the full-text index gather every word that begins so, which takes longer than all the rest.
  const match = words.map(({ word, stem, readings }) => {
    const spellings = new Set([word, stem, ...readings.slice(0, maxSpellings).map(({ as }) => as)])
    return `(${[...spellings].map((spelling) => `"${spelling}"`).join(' OR ')})`
  })
  return findText(match.join(' AND '), looksTwice).flatMap((no) => docOf(index, no) ?? [])
}

const maxSpellings = 4

/** The best so many, without sorting all. */
function best(docs: readonly number[], score: Float64Array, count: number): number[] {
  if (docs.length <= count) return [...docs]
  const top: number[] = []
  let least = -1
  for (const doc of docs) {
    const own = score[doc] ?? 0
    if (top.length === count && own <= least) continue
    let at = top.length === count ? count - 1 : top.length
    for (; at > 0 && (score[top[at - 1] ?? 0] ?? 0) < own; at--) top[at] = top[at - 1] ?? 0
    top[at] = doc
    if (top.length === count) least = score[top[count - 1] ?? 0] ?? 0
  }
  return top
}

function sorted(docs: readonly number[], score: Float64Array): number[] {
  const keyed = Float64Array.from(docs, (doc) => score[doc] ?? 0)
  const order = Uint32Array.from(docs, (_, at) => at).sort(
    (a, b) => (keyed[b] ?? 0) - (keyed[a] ?? 0) || a - b,
  )
  return Array.from(order, (at) => docs[at] ?? 0)
}
