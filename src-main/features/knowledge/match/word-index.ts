import { featuresOf, isCommon } from './features.ts'

/** Likeness of a text to every wording that shares something with it; `scores` is only good until the next call. */
type WordScores = {
  readonly scores: Float32Array
  readonly touched: readonly number[]
  /** The share of the text's words, weighted by rarity, that any wording has. */
  readonly knownShare: number
}

/** Whole words are stronger evidence than their pieces; together they are better than each alone. */
const blocks = [
  { name: 'words', weight: 0.5 },
  { name: 'pieces', weight: 0.5 },
] as const

type Block = {
  readonly ids: Map<string, number>
  /** By feature: the wordings that have it. */
  readonly postings: number[][]
  /** By feature: how often it would be in the sentences every shop is taken to have. */
  readonly expected: number[]
  readonly weight: number
  readonly name: 'words' | 'pieces'
}

type Doc = { readonly words: Int32Array; readonly pieces: Int32Array }

/** Norms are computed anew when the number of wordings has changed by this share: rarity moves slowly. */
const staleShare = 0.1

/** Smoothing: as if this many more sentences were known, in some of which each common word occurs: a few entries show no rarity yet. */
const priorSentences = 200
const commonShare = 0.15

function expectedOf(feature: string): number {
  return isCommon(feature) ? priorSentences * commonShare : 0
}

/**
 * TF-IDF cosine over words and over pieces of words, by an inverted index: only what shares a feature is looked at.
 * Wordings are numbered by the caller; they come and go one by one.
 */
export function createWordIndex() {
  const parts: readonly Block[] = blocks.map((block) => ({
    ...block,
    ids: new Map(),
    postings: [],
    expected: [],
  }))
  const docs = new Map<number, Doc>()
  let scores = new Float32Array(64)
  let norms = { words: new Float32Array(64), pieces: new Float32Array(64) }
  let touched: number[] = []
  let normsFor = 0
  let changed = true

  function add(doc: number, text: string): void {
    const features = featuresOf(text)
    const ids = {
      words: new Int32Array(features.words.length),
      pieces: new Int32Array(features.pieces.length),
    }
    for (const part of parts) {
      features[part.name].forEach((feature, index) => {
        let id = part.ids.get(feature)
        if (id === undefined) {
          id = part.postings.length
          part.ids.set(feature, id)
          part.postings.push([])
          part.expected.push(expectedOf(feature))
        }
        part.postings[id]?.push(doc)
        ids[part.name][index] = id
      })
    }
    docs.set(doc, ids)
    changed = true
  }

  function remove(doc: number): void {
    const ids = docs.get(doc)
    if (!ids) return
    for (const part of parts) {
      for (const id of ids[part.name]) {
        const posting = part.postings[id]
        const at = posting?.indexOf(doc) ?? -1
        if (at >= 0) posting?.splice(at, 1)
      }
    }
    docs.delete(doc)
    norms.words[doc] = 0
    changed = true
  }

  function rarity(count: number, expected: number): number {
    return Math.log((docs.size + priorSentences + 1) / (count + expected + 1)) + 1
  }

  function refreshNorms(): void {
    if (!changed) return
    changed = false
    let highest = 0
    for (const doc of docs.keys()) if (doc > highest) highest = doc
    if (highest >= scores.length) {
      const size = Math.ceil((highest + 1) * 1.5)
      scores = new Float32Array(size)
      norms = { words: new Float32Array(size), pieces: new Float32Array(size) }
      normsFor = 0
    }
    const all = Math.abs(docs.size - normsFor) > docs.size * staleShare || docs.size < 2000
    if (all) {
      normsFor = docs.size
      norms.words.fill(0)
    }
    const rarities = parts.map((part) =>
      all
        ? Float32Array.from(part.postings, (posting, id) => rarity(posting.length, part.expected[id] ?? 0))
        : null,
    )
    for (const [doc, ids] of docs) {
      if (!all && norms.words[doc] !== 0) continue
      parts.forEach((part, index) => {
        const byFeature = rarities[index]
        let sum = 0
        for (const id of ids[part.name]) {
          sum += (byFeature?.[id] ?? rarity(part.postings[id]?.length ?? 0, part.expected[id] ?? 0)) ** 2
        }
        norms[part.name][doc] = Math.sqrt(sum) || 1
      })
    }
  }

  function score(text: string): WordScores {
    refreshNorms()
    for (const doc of touched) scores[doc] = 0
    touched = []
    const features = featuresOf(text)
    let asked = 0
    let shared = 0
    for (const part of parts) {
      const found = features[part.name].map((feature) => part.postings[part.ids.get(feature) ?? -1] ?? [])
      const weights = found.map((posting, index) =>
        rarity(posting.length, expectedOf(features[part.name][index] ?? '')),
      )
      const norm = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1
      found.forEach((posting, index) => {
        const weight = weights[index] ?? 0
        if (part.name === 'words') {
          asked += weight
          if (posting.length > 0) shared += weight
        }
        const gain = (part.weight * weight * weight) / norm
        const docNorms = norms[part.name]
        for (const doc of posting) {
          if (scores[doc] === 0) touched.push(doc)
          scores[doc] = (scores[doc] ?? 0) + gain / (docNorms[doc] ?? 1)
        }
      })
    }
    return { scores, touched, knownShare: asked === 0 ? 0 : shared / asked }
  }

  return { add, remove, score, size: () => docs.size }
}
