import { createVectorStore } from '#main/features/knowledge/index.ts'
import { createSpelling } from '#main/lib/text/spelling.ts'
import { stem } from '#main/lib/text/stem.ts'
import { confidenceOf, type Evidence } from './confidence.ts'
import { bestRun, type Piece, piecesOf, type Window, windowsOf } from './pieces.ts'
import { askedWords, spelledIn, termsOf } from './terms.ts'

export type IndexedPassage = {
  readonly id: string
  readonly document_id: string
  readonly title: string
  readonly url: string | null
  readonly headings: readonly string[]
  readonly text: string
}

export type PassageMatch = IndexedPassage & {
  /** What to say of it: whole sentences, not too many. */
  readonly said: string
  readonly score: number
  readonly confidence: number
  readonly evidence: Evidence
  /** Words of the question found in it. */
  readonly because: readonly string[]
}

export type PassageIndex = ReturnType<typeof createPassageIndex>

type Held = {
  readonly passage: IndexedPassage
  readonly pieces: readonly Piece[]
  /** By piece. */
  readonly terms: readonly ReadonlySet<string>[]
  readonly headed: ReadonlySet<string>
  readonly length: number
  readonly windows: readonly (Window & { readonly row: number })[]
}

type Posting = { readonly no: number; readonly count: number }
type Asked = { readonly word: string; readonly weight: number; readonly as: readonly Alike[] }
type Alike = { readonly term: string; readonly share: number }

/** A word in a heading says what the passage is about. */
const headingCount = 2
/** BM25, as it is usually set. */
const [saturation, lengthShare] = [1.2, 0.75]
/** Smoothing: as if this many more passages existed, since a few show no rarity yet. */
const priorPassages = 30
/** Looked at closely: those that words and meanings put first. */
const closely = 8
/** Up to this many windows are all compared by meaning; of more, those of the passages that words or their middles put first. */
const compareAll = 2500
const maxSuggested = 150
/** Of more passages not even the middles: words alone say where to look. */
const compareMiddles = 6000
const prefixFrom = 5
/** Where headings say so much of what is asked, the passage answers from its beginning. */
const headedShare = 0.5
/** What meaning is worth beside words in choosing sentences. */
const meaningShare = 0.3

/** Which passage answers a question, by words and, where it is known, by meaning. */
export function createPassageIndex() {
  const held: Held[] = []
  const postings = new Map<string, Posting[]>()
  const spelling = createSpelling()
  const vectors = createVectorStore()
  const middles = createVectorStore()
  let rows = 0
  let letters = 0

  function add(passage: IndexedPassage): void {
    const pieces = piecesOf(passage.text)
    const terms = pieces.map(({ text }) => termsOf(text))
    const headed = termsOf([passage.title, ...passage.headings].join(' '))
    const counts = new Map<string, number>()
    for (const term of terms.flat()) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const term of new Set(headed)) counts.set(term, (counts.get(term) ?? 0) + headingCount)
    for (const word of spelledIn(`${passage.text} ${passage.headings.join(' ')}`)) spelling.add(word)
    const no = held.length
    for (const [term, count] of counts) {
      const list = postings.get(term)
      if (list) list.push({ no, count })
      else {
        postings.set(term, [{ no, count }])
      }
    }
    const heading = [passage.title, ...passage.headings].at(-1) ?? ''
    const windows = windowsOf(pieces, heading).map((window) => ({ ...window, row: rows++ }))
    const length = terms.reduce((sum, one) => sum + one.length, 0)
    letters += length
    held.push({
      passage,
      pieces,
      windows,
      length,
      terms: terms.map((one) => new Set(one)),
      headed: new Set(headed),
    })
  }

  /** Takes what is already computed; to be run piece by piece. */
  function* learn(vectorOf: (text: string) => Float32Array | undefined): Generator<void, void> {
    for (const [no, { windows }] of held.entries()) {
      let middle: Float32Array | null = null
      for (const { row, text } of windows) {
        const vector = vectorOf(text)
        if (!vector) continue
        vectors.set(row, vector)
        middle ??= new Float32Array(vector.length)
        vectors.addTo(row, middle, 1 / windows.length)
      }
      if (middle) middles.set(no, middle)
      yield
    }
  }

  function rarity(count: number): number {
    return Math.log(1 + (held.length + priorPassages) / (count + 1))
  }

  /** A word as it stands, else as the beginning or end of a longer one, else as the word it was probably meant to be. */
  function readAs(word: string): Alike[] {
    const term = stem(word)
    if (postings.has(term)) return [{ term, share: 1 }]
    if (term.length >= prefixFrom) {
      const found: Alike[] = []
      for (const indexed of postings.keys()) {
        if (indexed.length < prefixFrom) continue
        if (indexed.startsWith(term) || term.startsWith(indexed)) found.push({ term: indexed, share: 0.7 })
        else if (indexed.endsWith(term) || term.endsWith(indexed)) found.push({ term: indexed, share: 0.6 })
      }
      if (found.length > 0) return found
    }
    const repaired = spelling.repair(word)
    return repaired === null ? [] : [{ term: stem(repaired), share: 0.8 }]
  }

  function read(text: string): Asked[] {
    return askedWords(text, (term) => postings.has(term)).map((word) => {
      const as = readAs(word)
      const count = as.reduce((sum, alike) => sum + (postings.get(alike.term)?.length ?? 0), 0)
      return { word, as, weight: rarity(count) }
    })
  }

  function byWords(asked: readonly Asked[]): Map<number, number> {
    const scores = new Map<number, number>()
    const mean = letters / Math.max(1, held.length)
    for (const { as, weight } of asked) {
      for (const { term, share } of as) {
        for (const { no, count } of postings.get(term) ?? []) {
          const length = 1 - lengthShare + (lengthShare * (held[no]?.length ?? 0)) / (mean || 1)
          const gain = (weight * share * count * (saturation + 1)) / (count + saturation * length)
          scores.set(no, (scores.get(no) ?? 0) + gain)
        }
      }
    }
    return scores
  }

  type Near = { readonly likeness: number; readonly window: Window }

  function byMeaning(vector: Float32Array, words: ReadonlyMap<number, number>): Map<number, Near> {
    const found = new Map<number, Near>()
    for (const no of rows <= compareAll ? held.keys() : likely(vector, words)) {
      for (const window of held[no]?.windows ?? []) {
        if (!vectors.has(window.row)) continue
        const likeness = vectors.likeness(window.row, vector)
        if (likeness > (found.get(no)?.likeness ?? -1)) found.set(no, { likeness, window })
      }
    }
    return found
  }

  function likely(vector: Float32Array, words: ReadonlyMap<number, number>): Set<number> {
    const alike: [number, number][] = []
    if (held.length <= compareMiddles) {
      for (const no of held.keys()) if (middles.has(no)) alike.push([no, middles.likeness(no, vector)])
    }
    return new Set([...highest(words, maxSuggested), ...highest(alike, maxSuggested)])
  }

  function covered(asked: readonly Asked[], has: (term: string) => boolean): number {
    let all = 0
    let found = 0
    for (const { as, weight } of asked) {
      all += weight
      const best = as.reduce((most, { term, share }) => (share > most && has(term) ? share : most), 0)
      found += weight * best
    }
    return all === 0 ? 0 : found / all
  }

  function weigh(no: number, asked: readonly Asked[], near: Near | undefined, score: number): PassageMatch[] {
    const one = held[no]
    if (!one) return []
    const { pieces, terms, headed, passage } = one
    const inRun = (from: number, to: number) => (term: string) => {
      for (let at = from; at < to; at++) if (terms[at]?.has(term)) return true
      return false
    }
    const byHeadings = covered(asked, (term) => headed.has(term))
    const nearness = (from: number, to: number) =>
      near !== undefined && near.window.from < to && near.window.to > from ? meaningShare * near.likeness : 0
    const said = bestRun(
      pieces,
      (from, to) => covered(asked, (term) => headed.has(term) || inRun(from, to)(term)) + nearness(from, to),
      (at) =>
        (at === 0 && byHeadings >= headedShare) ||
        covered(asked, inRun(at, at + 1)) + nearness(at, at + 1) > 0,
    )
    const saidTerms = new Set(termsOf(said))
    const evidence: Evidence = {
      coverage: covered(asked, (term) => headed.has(term) || inRun(0, pieces.length)(term)),
      said: covered(asked, (term) => saidTerms.has(term) || headed.has(term)),
      headed: byHeadings,
      terms: asked.length,
      meaning: near?.likeness ?? null,
    }
    const because = asked
      .filter(({ as }) => as.some(({ term }) => headed.has(term) || inRun(0, pieces.length)(term)))
      .map(({ word }) => word)
    return [{ ...passage, said, score, confidence: confidenceOf(evidence), evidence, because }]
  }

  return {
    add,
    learn,
    size: () => held.length,
    learned: () => vectors.size(),
    /** What vectors are made of. */
    windowTexts: (): string[] => held.flatMap(({ windows }) => windows.map(({ text }) => text)),
    match: (
      text: string,
      options: {
        readonly vector?: Float32Array | null | undefined
        readonly limit?: number | undefined
      } = {},
    ): PassageMatch[] => {
      const asked = read(text)
      const words = byWords(asked)
      const near =
        options.vector && vectors.size() > 0 ? byMeaning(options.vector, words) : new Map<number, Near>()
      const likenesses = [...near].map(([no, { likeness }]) => [no, likeness] as const)
      const chosen = new Set([...highest(words, closely), ...highest(likenesses, closely)])
      return [...chosen]
        .flatMap((no) => weigh(no, asked, near.get(no), words.get(no) ?? 0))
        .sort((a, b) => b.confidence - a.confidence || b.score - a.score)
        .slice(0, options.limit ?? closely)
    },
  }
}

/** Whose numbers are the highest, in that order. */
function highest(scores: Iterable<readonly [number, number]>, count: number): number[] {
  const all = [...scores]
  // Sorting plain numbers first is several times faster than sorting all pairs.
  const least =
    all.length > count
      ? (Float64Array.from(all, ([, score]) => score)
          .sort()
          .at(-count) ?? 0)
      : null
  return (least === null ? all : all.filter(([, score]) => score >= least))
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([no]) => no)
}
