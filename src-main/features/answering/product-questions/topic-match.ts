import type { Topic } from '#main/languages/topics.ts'
import type { Fact } from './facts.ts'
import type { Topics } from './topics.ts'
import { lengths, measured, topicsMeasured } from './units.ts'

/** How well a fact is of the kind asked for, and how far that explains each of the question's words. */
type TopicShare = { readonly share: number; readonly words: ReadonlyMap<string, number> }

/** Where a question of one kind may be answered by a fact of another. */
const related: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  // "How long?" may ask for a time.
  length: ['size', 'lasting'],
  width: ['size'],
  height: ['size'],
  depth: ['size'],
  diameter: ['size'],
  material: ['ingredients'],
  ingredients: ['material', 'flavour'],
  size: ['length', 'width', 'height', 'volume', 'weight'],
  load: ['volume'],
  volume: ['size'],
  lasting: ['battery'],
  // "Battery life: a year (2 × AAA)".
  battery: ['lasting', 'charging', 'power'],
  power: ['battery'],
  filling: ['included', 'ingredients', 'material'],
  lining: ['material'],
}

/** Whether what a fact is named for may answer what was asked. */
export function mayAnswer(asked: Topics, named: Topics): boolean {
  return [...asked.keys()].some(
    (topic) => named.has(topic) || (related[topic]?.some((other) => named.has(other)) ?? false),
  )
}
const relatedShare = 0.5

/** Lengths and times may be those of anything. */
const ofAnything: ReadonlySet<Topic> = new Set([...lengths, 'lasting'])

/** Asked along with nearly anything. */
const vague: ReadonlySet<Topic> = new Set(['style', 'use', 'condition'])

/**
 * What a value says by its own words, whatever it is called: "97 % cotton, 3 % elastane" tells that it stretches, care that
 * speaks of no iron tells nothing of ironing.
 */
export const toldByValue: ReadonlySet<Topic> = new Set([
  ...(['stretch', 'ironing', 'alcohol', 'lining', 'filling', 'closure'] as const),
  ...(['noise', 'shutoff', 'folding', 'sun', 'warranty'] as const),
])
const toldShare = 0.9

/** "46 % vol" is alcohol, "IPX4" keeps water out. */
function isByItsSign(topic: Topic, { value }: Fact): boolean {
  return signs[topic]?.test(value) ?? false
}
const signs: Readonly<Partial<Record<Topic, RegExp>>> = {
  alcohol: /%\s?vol/i,
  water: /\bIP(?:X|[0-6])\d\b/,
}

type NamedFact = {
  readonly fact: Fact
  readonly named: Topics
  /** What its value speaks of. */
  readonly spokenOf: Topics
  /** What the product says anywhere by a name. */
  readonly saidElsewhere: ReadonlySet<Topic>
}

/** By the fact's name. What is related stands in only where the product says nothing better: `saidElsewhere`. */
export function topicShared(asked: Topics, { fact, named, spokenOf, saidElsewhere }: NamedFact): TopicShare {
  const numbers = topicsMeasured(fact.valueWords)
  const isRelated = (topic: Topic) =>
    related[topic]?.some(
      (other) =>
        named.has(other) &&
        (!measured.has(topic) || numbers.has(other)) &&
        // A time is no second best: "how long?" asks for it as often.
        (other === 'lasting' || !saidElsewhere.has(topic)),
    )
  let most = 0
  const words = new Map<string, number>()
  for (const [topic, sayings] of asked) {
    const isTold = (toldByValue.has(topic) && spokenOf.has(topic)) || isByItsSign(topic, fact)
    const direct = named.has(topic) ? 1 : isTold ? toldShare : isRelated(topic) ? relatedShare : 0
    if (direct === 0) continue
    for (const word of sayings) words.set(word, 1)
    most = Math.max(most, direct * (vague.has(topic) ? 0.4 : sayings.length > 1 ? 1 : 0.8))
  }
  return { share: most, words }
}

/**
 * A sentence has no name; it speaks of what its words and numbers are about. A length may be that of anything, so the
 * sentence must name it too; and to speak of materials is only half an answer to the one that was asked for.
 */
export function topicInSentence(asked: Topics, spokenOf: Topics, fact: Fact): TopicShare {
  const numbers = topicsMeasured(fact.valueWords)
  let most = 0
  const words = new Map<string, number>()
  for (const [topic, sayings] of asked) {
    const isSaid = spokenOf.has(topic)
    const isMeasured = measured.has(topic) && numbers.has(topic) && (isSaid || !ofAnything.has(topic))
    const isTold = (isSaid && toldByValue.has(topic)) || isByItsSign(topic, fact)
    const isOfIt = isSaid && !measured.has(topic) && !vague.has(topic)
    const share = isMeasured || isTold ? 0.75 : isOfIt ? 0.6 : 0
    if (share === 0) continue
    for (const word of sayings) words.set(word, isMeasured || isTold ? 1 : 0.5)
    most = Math.max(most, share)
  }
  return { share: most, words }
}
