import { alike } from './alike.ts'
import type { Fact } from './facts.ts'
import type { Question } from './question.ts'
import { topicInSentence, topicShared } from './topic-match.ts'
import { topicsAsked, topicsOfName } from './topics.ts'

/** What speaks for a fact as the answer, each 0 to 1. */
export type Evidence = {
  /** How much of the fact's name was said. */
  readonly name: number
  /** How much of what was asked stands in the fact's name or value. */
  readonly covered: number
  /** Whether something of the value was said. */
  readonly value: number
  /** Whether questions of this kind are answered by facts of this name. */
  readonly topic: number
  /** Whether the value is of the kind asked for: "cotton" when leather was asked for. */
  readonly sibling: number
  /** Whether it is of something beside the product, such as its parcel, that was not asked for. */
  readonly aside: number
  /** How near question and fact are in meaning, where that is known. */
  readonly meaning: number
  /** How much of what was asked the fact could be an answer to, in words or by its kind. */
  readonly explained: number
}

export type Ranked = { readonly fact: Fact; readonly score: number; readonly evidence: Evidence }

/** Cosine of the question's vector and that of the fact's spoken name; 0 where it is not known. */
export type Similarity = (fact: Fact) => number

/** What a vector is made of. Names are few in a catalog, so theirs can be kept; values and sentences are too many. */
export function spokenName({ name }: Pick<Fact, 'name'>): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
}

/** Any two short texts are about this near; a sentence of the description speaks of the product itself, as the question does. */
const nearByChance = { attribute: 0.18, sentence: 0.24 }

const weights = {
  name: 1,
  covered: 1,
  value: 0.5,
  topic: 1,
  sibling: 0.4,
  aside: -0.6,
} as const

/** What a question means says as much as its words; it is no part of them, so a sentence keeps it whole. */
const meaningWeight = 2.5

/** Best first. */
export function rank(question: Question, facts: readonly Fact[], similarity?: Similarity): Ranked[] {
  const rarity = rarityIn(facts)
  return facts
    .map((fact) => {
      const evidence = weigh({ question, fact, rarity, similarity })
      let score = 0
      for (const [name, weight] of weightEntries) score += weight * evidence[name]
      // A sentence that speaks of half of what was asked mostly speaks of something else.
      if (fact.kind === 'sentence') score *= evidence.explained
      // Asked of something that is known by its words, a fact on none of it is near by its subject alone.
      const isElse = question.topics.size > 0 && evidence.topic === 0 && evidence.covered === 0
      score += meaningWeight * evidence.meaning * (isElse ? 0.5 : 1)
      return { fact, score, evidence }
    })
    .sort((a, b) => b.score - a.score)
}

const weightEntries = Object.entries(weights) as [keyof typeof weights, number][]

/** Words that attribute names carry whatever they name. */
const generic = new Set(
  'item type description is of the per style name total has product recommendation with'.split(' '),
)
const asides = ['package', 'battery']

type Weighed = {
  readonly question: Question
  readonly fact: Fact
  readonly rarity: (word: string) => number
  readonly similarity: Similarity | undefined
}

function weigh({ question, fact, rarity, similarity }: Weighed): Evidence {
  const said = (word: string) => best(word, question.naming)
  const found = new Map(
    question.content.map((word) => [word, Math.max(best(word, fact.nameWords), best(word, fact.valueWords))]),
  )
  const inFact = (word: string) => found.get(word) ?? 0
  const valueTopics = topicsAsked(fact.valueWords, question.language)
  const byTopic =
    fact.kind === 'sentence'
      ? topicInSentence(question.topics, valueTopics, fact)
      : topicShared(question.topics, topicsOfName(fact.nameWords), fact)
  const sibling = [...question.topics.keys()].some((topic) => valueTopics.has(topic))
  return {
    name: share(fact.nameWords, (word) => rarity(word) * (generic.has(word) ? 0.2 : 1), said),
    covered: share(question.content, rarity, inFact),
    value: fact.valueWords.some((word) => !/^\d$/.test(word) && question.content.includes(word)) ? 1 : 0,
    topic: byTopic.share,
    sibling: sibling ? 1 : 0,
    aside: asides.some((aside) => best(aside, fact.nameWords) > 0.9 && said(aside) < 0.7) ? 1 : 0,
    meaning:
      similarity && fact.kind !== 'column' ? Math.max(0, similarity(fact) - nearByChance[fact.kind]) : 0,
    explained:
      question.content.length === 0
        ? Math.sign(byTopic.share)
        : share(question.content, rarity, (word) => Math.max(inFact(word), byTopic.words.get(word) ?? 0)),
  }
}

function share(
  words: readonly string[],
  weight: (word: string) => number,
  value: (word: string) => number,
): number {
  let all = 0
  let sum = 0
  for (const word of words) {
    const its = weight(word)
    all += its
    sum += its * value(word)
  }
  return all === 0 ? 0 : sum / all
}

function best(word: string, among: readonly string[]): number {
  let most = 0
  for (const other of among) {
    const is = alike(word, other)
    if (is > most) most = is
  }
  return most
}

function rarityIn(facts: readonly Fact[]): (word: string) => number {
  const having = new Map<string, number>()
  for (const { nameWords, valueWords } of facts) {
    for (const word of new Set([...nameWords, ...valueWords])) having.set(word, (having.get(word) ?? 0) + 1)
  }
  return (word) => Math.log(1 + (facts.length + 1) / ((having.get(word) ?? 0) + 1))
}
