import { isRealWord } from '#main/features/embeddings/index.ts'
import { isCommonWord } from '#main/languages/word-sets.ts'
import { createSpelling } from '#main/lib/text/spelling.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { createAnswers, sentencesIn } from './answers.ts'
import { type ByMeaning, type ByWords, confidenceOf, type Evidence, scoreOf } from './confidence.ts'
import { evenGroups, type Group, type Groups, type Nearness, spreadGroups } from './groups.ts'
import { sameTopic, type Topics, topicsOf } from './topics.ts'
import { createVectorStore } from './vector-store.ts'
import { createWordIndex } from './word-index.ts'
import { ofWorld } from './world.ts'

export type MatchEntry = {
  readonly id: string
  readonly wordings: readonly string[]
  readonly answer?: string
}

/** All of an entry that is compared by meaning. */
export function textsOf({ wordings, answer = '' }: MatchEntry): string[] {
  return [...wordings, ...sentencesIn(answer)]
}

export type Match = {
  readonly id: string
  readonly score: number
  /** The chance that this entry is what was asked for, 0 to 1. */
  readonly confidence: number
  /** The wording that fits best. */
  readonly wording: string
  /** How much its own wordings ask of the world rather than of a shop, 0 to 1. */
  readonly ofWorld: number
  readonly evidence: Evidence
}

export type MatchOptions = {
  readonly limit?: number | undefined
  /** The meaning of the message, where there is one. */
  readonly vector?: Float32Array | null | undefined
}

export type Matcher = ReturnType<typeof createMatcher>

type IndexedEntry = {
  readonly docs: readonly number[]
  middle: Float32Array | null
  /** What its wordings ask of the shop, on average. */
  topics: Topics | null
  ofWorld: number
  learned: number
}

const defaultLimit = 5
/** A shop with few entries has no near rivals; being ahead of them means little. */
export const rivalAtLeast = 0.15
/** Up to this many wordings are all compared by meaning; of more, those of the entries that words or centroids suggest. */
const compareAll = 1500
const maxSuggested = 6
/** Of an entry with as many wordings, the topic tells half as much: they show themselves how it is asked. */
const few = 10
/** Meaning is used when most entries have it; the few others are then compared by words. */
const enoughLearned = 0.8

/** Which entry a message asks for, by all the ways each is known to be asked. */
export function createMatcher(entries: Iterable<MatchEntry> = []) {
  const index = createWordIndex()
  const vectors = createVectorStore()
  const answers = createAnswers()
  const repair = createRepair()
  const indexed = new Map<string, IndexedEntry>()
  const owners: (string | undefined)[] = []
  const wordings: string[] = []
  const free: number[] = []
  let learnedEntries = 0
  let groups: Groups | null = null
  let changes = 0

  function put({ id, wordings: texts, answer = '' }: MatchEntry): void {
    remove(id)
    answers.put(id, answer)
    const docs = [...new Set(texts)].map((text) => {
      const doc = free.pop() ?? owners.length
      owners[doc] = id
      wordings[doc] = text
      index.add(doc, text)
      repair.add(text)
      return doc
    })
    indexed.set(id, { docs, middle: null, topics: null, ofWorld: 0, learned: 0 })
  }

  function remove(id: string): void {
    const entry = indexed.get(id)
    if (!entry) return
    if (entry.middle) learnedEntries--
    answers.remove(id)
    for (const doc of entry.docs) {
      index.remove(doc)
      repair.remove(wordings[doc] ?? '')
      vectors.remove(doc)
      owners[doc] = undefined
      free.push(doc)
    }
    indexed.delete(id)
    groups = null
    changes++
  }

  /** Takes what is already computed of an entry's wordings. */
  function learn(id: string, vectorOf: (wording: string) => Float32Array | undefined): void {
    const entry = indexed.get(id)
    if (!entry) return
    for (const doc of entry.docs) {
      if (vectors.has(doc)) continue
      const vector = vectorOf(wordings[doc] ?? '')
      if (vector) vectors.set(doc, vector)
    }
    answers.learn(id, vectorOf)
    const having = entry.docs.filter(vectors.has)
    if (having.length === entry.learned) return
    if (!entry.middle) learnedEntries++
    entry.learned = having.length
    entry.middle = new Float32Array(vectors.width())
    for (const doc of having) vectors.addTo(doc, entry.middle, 1 / having.length)
    entry.topics = meanOf(having.map((doc) => topicsOf(vectors.vector(doc))))
    entry.ofWorld = Math.max(...having.map((doc) => ofWorld(vectors.vector(doc))))
    groups = null
    changes++
  }

  function learnedGroups(): Group[] {
    return [...indexed].flatMap(([id, { docs, middle }]) => {
      if (!middle) return []
      const having = docs.filter(vectors.has)
      const addTo = (at: number, sum: Float64Array) => vectors.addTo(having[at] ?? 0, sum, 1)
      return [{ id, middle, count: having.length, addTo }]
    })
  }

  /** Looks at how wordings of one entry differ; to be run piece by piece after `learn`. */
  function* settle(): Generator<void, void> {
    const seen = changes
    const found = yield* spreadGroups(learnedGroups())
    if (seen === changes) groups = found
  }

  function byWords(text: string) {
    const { scores, touched, knownShare: share } = index.score(text)
    const found = new Map<string, TopThree>()
    for (const doc of touched) {
      const id = owners[doc]
      if (id === undefined) continue
      let top = found.get(id)
      if (!top) {
        top = noScores()
        found.set(id, top)
      }
      addScore(top, scores[doc] ?? 0, doc)
    }
    return { found, share }
  }

  function byMeaning(vector: Float32Array, found: ReadonlyMap<string, TopThree>) {
    groups ??= evenGroups(learnedGroups())
    const near = groups.compare(vector)
    const asked = topicsOf(vector)
    const ids = vectors.size() <= compareAll ? indexed.keys() : fewest(found, near)
    const meanings = new Map<string, Meant>()
    for (const id of ids) {
      const entry = indexed.get(id)
      if (!entry?.middle) continue
      const top = noScores()
      for (const doc of entry.docs) if (vectors.has(doc)) addScore(top, vectors.likeness(doc, vector), doc)
      const topic = entry.topics ? sameTopic(asked, entry.topics) * (few / (few + entry.learned)) : 0
      const answer = answers.nearest(id, vector)
      meanings.set(id, { top, near: near.get(id) ?? notNear, topic, answer })
    }
    return meanings
  }

  function fewest(found: ReadonlyMap<string, TopThree>, near: ReadonlyMap<string, Nearness>): Set<string> {
    const likely = [...near].sort((a, b) => b[1].chance - a[1].chance).slice(0, maxSuggested)
    const alike = [...found].sort((a, b) => b[1].first - a[1].first).slice(0, maxSuggested)
    return new Set([...likely, ...alike].map(([id]) => id))
  }

  function weigh(text: string, vector: Float32Array | null | undefined) {
    const useMeaning = vector && learnedEntries > 0 && learnedEntries >= indexed.size * enoughLearned
    // Meaning already forgives typos, and knows words that no entry has.
    const { found, share } = byWords(useMeaning ? text : repair.repair(text))
    const meanings = useMeaning ? byMeaning(vector, found) : null
    const ids = meanings ? new Set([...meanings.keys(), ...found.keys()]) : found.keys()
    const weighed = [...ids].map((id) => {
      const count = indexed.get(id)?.docs.length ?? 0
      const alike = found.get(id) ?? noScores()
      const words = { best: Math.max(0, alike.first), topThree: meanOfTop(alike, count) }
      const byVector = meanings?.get(id)
      const meaning = meanings && (byVector ? meaningOf(byVector) : standIn(words))
      const doc = byVector && byVector.top.first > alike.first ? byVector.top.doc : alike.doc
      return { id, words, meaning, doc, score: scoreOf(words, meaning) }
    })
    return { ranked: weighed.sort((a, b) => b.score - a.score), share }
  }

  function match(text: string, options: MatchOptions = {}): Match[] {
    const { ranked, share } = weigh(text, options.vector)
    const [first, second] = ranked
    const bare = bareText(text)
    return ranked.slice(0, options.limit ?? defaultLimit).map((one) => {
      const rival = Math.max(rivalAtLeast, (one === first ? second : first)?.score ?? 0)
      const { id, score, words, meaning } = one
      const evidence: Evidence = { score, margin: score - rival, knownShare: share, words, meaning }
      const wording = wordings[one.doc] ?? ''
      // Asked in the very words, it is meant, though another entry has them too.
      const least = bareText(wording) === bare ? inItsWords : 0
      const confidence = Math.max(least, confidenceOf(evidence))
      return { id, score, confidence, wording, ofWorld: indexed.get(id)?.ofWorld ?? 0, evidence }
    })
  }

  for (const entry of entries) put(entry)
  return {
    match,
    put,
    remove,
    learn,
    settle,
    ids: () => [...indexed.keys()],
    size: () => indexed.size,
    /** With the words that are none here, but nearly, as they were meant; the text itself where there are none. */
    repaired: (text: string) => repair.repair(text),
    /** How many wordings and sentences of answers have a vector. */
    learned: () => vectors.size() + answers.learned(),
  }
}

const inItsWords = 0.95

function bareText(text: string): string {
  return wordsOf(text).join(' ')
}

function meaningOf({ top, near, topic, answer }: Meant): ByMeaning {
  return { best: top.first, topThree: meanOfTop(top, top.count), ...near, topic, answer }
}

/** What the vectors of an entry say of a message. */
type Meant = {
  readonly top: TopThree
  readonly near: Nearness
  readonly topic: number
  readonly answer: number | null
}

const notNear: Nearness = { chance: 0, lead: 0 }

function meanOf(rows: readonly Topics[]): Topics {
  const mean = new Float32Array(rows[0]?.length ?? 0)
  for (const row of rows)
    for (const [at, chance] of row.entries()) mean[at] = (mean[at] ?? 0) + chance / rows.length
  return mean
}

/** For an entry whose vectors are still being computed. */
function standIn({ best, topThree }: ByWords): ByMeaning {
  return { best, topThree, ...notNear, topic: 0, answer: null }
}

/** Puts misspelt words right by the words that the entries themselves use. */
function createRepair() {
  const spelling = createSpelling()
  return {
    add: (wording: string): void => {
      for (const word of wordsOf(wording)) spelling.add(word)
    },
    remove: (wording: string): void => {
      for (const word of wordsOf(wording)) spelling.remove(word)
    },
    repair: (text: string): string => {
      const words = wordsOf(text)
      const isWord = (word: string) => isCommonWord(word) || isRealWord(word)
      const repaired = words.map((word) => (isWord(word) ? word : (spelling.repair(word) ?? word)))
      return repaired.every((word, index) => word === words[index]) ? text : repaired.join(' ')
    },
  }
}

/** The three largest numbers seen, and whose the largest is. */
type TopThree = { first: number; second: number; third: number; count: number; doc: number }

const none = Number.NEGATIVE_INFINITY

function noScores(): TopThree {
  return { first: none, second: none, third: none, count: 0, doc: -1 }
}

function addScore(top: TopThree, value: number, doc: number): void {
  top.count++
  if (value > top.first) {
    top.third = top.second
    top.second = top.first
    top.first = value
    top.doc = doc
  } else if (value > top.second) {
    top.third = top.second
    top.second = value
  } else if (value > top.third) top.third = value
}

/** Their mean, where `count` numbers exist and those not seen are 0. */
function meanOfTop({ first, second, third }: TopThree, count: number): number {
  const seen = [first, second, third].filter((value) => value !== none)
  const sum = seen.reduce((all, value) => all + value, 0)
  return sum / Math.max(1, Math.min(3, count))
}
