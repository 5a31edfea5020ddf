import { byCodes, type FindText } from './codes.ts'
import { type Collected, clear, collect } from './collect.ts'
import { createDescriber } from './described.ts'
import type { LimitChecks } from './limits.ts'
import type { LookedAt } from './looked-at.ts'
import { type Query, readQuery } from './query.ts'
import { type Ranked, rerank } from './rerank.ts'
import { bestOf, filterInto, type Scratch } from './scratch.ts'
import { docOf, type SearchIndex } from './search-index.ts'
import type { FindAsk, Finding } from './types.ts'

export type FindIn = {
  readonly index: SearchIndex
  readonly scratch: Scratch
  readonly rows: LookedAt
  readonly botNo: number
  /** Row numbers by the full-text index, which has the descriptions too. */
  readonly findText: FindText
  readonly complete: boolean
}

export type Candidates = {
  /** All that is worth showing: what fits first, then what fits in part; each best first. */
  readonly ranked: Uint32Array
  /** What has every word, or where nothing has, those that have most; best first. */
  readonly fitting: Uint32Array
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
  if (codes.size > 0) return { ...bare, ...same(Uint32Array.from(codes.keys())), level: 'codes' }
  const query = readQuery(index, ask.text)
  if (query.words.length === 0) {
    const { ranked } = place.scratch
    for (let doc = 0; doc < index.size; doc++) ranked[doc] = doc
    return { ...bare, ...same(ranked), level: 'any' }
  }
  const found = collect(index, query, place.scratch)
  try {
    return rank(place, { query, found, checks, depth: (ask.offset ?? 0) + (ask.limit ?? 0) })
  } finally {
    clear(place.scratch, found.docs)
  }
}

function same(docs: Uint32Array) {
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
  const { scratch } = place
  const scoreOf = (doc: number) => score[doc] ?? 0
  const full = filterInto(scratch.full, found.docs, (doc) => ((has[doc] ?? 0) & required) === required)
  const isSome = full.length > 0
  const extra = isSome ? [] : onlyDescribed(place, query)
  const pool = isSome ? full : found.docs
  // Where a limit is set, what keeps it must be among those looked at.
  const keeping = filterInto(scratch.kept, checks.isEmpty ? none : pool, checks.keepsAll)
  const chosen = new Set([
    ...bestOf(full, scoreOf, looksTwice),
    ...bestOf(keeping, scoreOf, looksTwice),
    ...extra,
  ])
  if (chosen.size < looksTwice) for (const doc of bestOf(found.docs, scoreOf, looksTwice)) chosen.add(doc)
  const describer = createDescriber(place.rows, query)
  const looked = rerank(place.index, query, found, [...chosen], (doc, missing) =>
    missing === 0 ? 0 : describer(place.index.numbers[doc] ?? 0, missing),
  )
  const fits = thoseThatFit(looked)
  return {
    ...inOrder(),
    level: fits.level,
    looked: new Map(looked.map((one) => [one.doc, one])),
    codes: new Map(),
    query,
  }

  /** First what fits and was looked at, then what fits by the first look, then the rest of what was looked at. */
  function inOrder(): Pick<Candidates, 'ranked' | 'fitting'> {
    const { ranked, docPass } = scratch
    const pass = scratch.nextPass()
    for (const { doc } of looked) docPass[doc] = pass
    let count = 0
    for (const doc of fits.docs) ranked[count++] = doc
    const isOther = (doc: number) => docPass[doc] !== pass
    if (isSome) {
      const tail = filterInto(ranked.subarray(count), full, isOther)
      // Nobody looks so far but who asks for more and more.
      if (asked.depth > looked.length) tail.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
      count += tail.length
    }
    const fitting = ranked.subarray(0, count)
    for (const doc of fits.docs) docPass[doc] = 0
    for (const { doc } of looked) if (docPass[doc] === pass) ranked[count++] = doc
    return { ranked: ranked.subarray(0, count), fitting }
  }

  function thoseThatFit(ranked: readonly Ranked[]) {
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
  const match = words.map(({ word, stem, interpretations }) => {
    const spellings = new Set([word, stem, ...interpretations.slice(0, maxSpellings).map(({ as }) => as)])
    return `(${[...spellings].map((spelling) => `"${spelling}"`).join(' OR ')})`
  })
  return findText(match.join(' AND '), looksTwice).flatMap((no) => docOf(index, no) ?? [])
}

const maxSpellings = 4
const none = new Uint32Array(0)
