import type { Topic } from '#main/languages/topics.ts'
import { memoized } from '#main/lib/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { alike } from './alike.ts'
import { amountsIn } from './amounts.ts'
import { chanceOfAny, type KindChances } from './asked-kinds.ts'
import type { Fact } from './facts.ts'
import type { Question } from './question.ts'
import { mayAnswer, topicInSentence, topicShared } from './topic-match.ts'
import { type Topics, topicsAsked, topicsOfName } from './topics.ts'
import { measured, topicsMeasured } from './units.ts'

/** What speaks for a fact as the answer, each 0 to 1. */
type Evidence = {
  /** How much of the fact's name was said. */
  readonly name: number
  /** How much of what was asked stands in the fact's name or value. */
  readonly covered: number
  /** Whether something of the value was said. */
  readonly value: number
  /** Whether questions of this kind are answered by facts of this name. */
  readonly topic: number
  /** How likely the question, by its meaning, asks for what the fact is named for, or what its sentence speaks of. */
  readonly kind: number
  /** Whether the fact's name is of another kind than any that was asked for: a weight where a load is. */
  readonly other: number
  /** Whether the value is of the kind asked for: "cotton" when leather was asked for. */
  readonly sibling: number
  /** Whether it is of something beside the product, such as its parcel, or another measure of it, that was not asked for. */
  readonly aside: number
  /** How near question and fact are in meaning, where that is known. */
  readonly meaning: number
  /** How near the fact is to where answers to such a question lie. */
  readonly answers: number
  /** How near the fact is to the product's title: to say what it is answers few questions but those in the same words. */
  readonly subject: number
  /** How much of what was asked the fact could be an answer to, in words or by its kind. */
  readonly explained: number
  /** A number is asked for, and the value has one. */
  readonly number: number
  /** The question says an amount ("my head measures 57 cm"), and the value has one of the same unit. */
  readonly unit: number
}

/** A fact with what speaks for it. */
export type Weighed = { readonly fact: Fact; readonly evidence: Evidence }
export type Ranked = Weighed & { readonly score: number }

/** Cosines of a fact's text with the question and with the product's title; 0 where there is none. */
type Nearness = {
  readonly question: number
  /** The same of the question moved to where its answers lie. */
  readonly answer: number
  readonly title: number
  /** What the question asks for by its meaning. */
  readonly kinds: KindChances
}
export type Similarity = (fact: Fact) => Nearness

/** Words that attribute names carry whatever they name. */
const generic = new Set(
  'item type description is of the per style name total has product recommendation with'.split(' '),
)
const asides = ['package', 'battery']
/** A message has fewer words. */
const mostSame = 500

/** What of a question is the same for all facts of a product. */
type Weighing = {
  readonly question: Question
  readonly rarity: (word: string) => number
  readonly similarity: Similarity | undefined
  /** What the names of all its facts are about. */
  readonly topicsSaid: ReadonlySet<Topic>
  /** Other words of the shop for a word. */
  readonly same: (word: string) => readonly string[]
  /** What was said that may name a fact, in these words and in others. */
  readonly naming: readonly string[]
}

export function weighingOf(
  question: Question,
  facts: readonly Fact[],
  similarity: Similarity | undefined,
): Weighing {
  const same = memoized(question.catalog.same ?? (() => []), mostSame)
  const naming = [...question.naming, ...question.naming.flatMap(same)]
  return { question, rarity: rarityIn(facts), similarity, topicsSaid: topicsSaidIn(facts), same, naming }
}

export function weigh(fact: Fact, weighing: Weighing): Evidence {
  const { question, rarity, similarity, topicsSaid, naming, same } = weighing
  const written = question.catalog.language
  const said = (word: string) => best(word, naming)
  const senses = (word: string, among: readonly string[]) =>
    Math.max(best(word, among), ...same(word).map((other) => best(other, among)))
  const valueTopics = topicsSpokenOf(fact.valueWords, question.language, written)
  const named = topicsOfName(fact.nameWords)
  const byTopic =
    fact.kind === 'sentence'
      ? topicInSentence(question.topics, valueTopics, fact)
      : topicShared(question.topics, { fact, named, spokenOf: valueTopics, saidElsewhere: topicsSaid })
  const isOther =
    named.size > 0 &&
    question.topics.size > 0 &&
    ![...named.keys()].some((topic) => question.topics.has(topic))
  // "How much weight does it hold?" says the word, and asks for another thing.
  const byOther = isOther ? 0.4 : 1
  // "What are the legs made of?" is not told by how they are put on,
  // and "sweet potatoes" in it do not tell whether it tastes sweet.
  const isTaste = question.topics.has('flavour') && named.has('ingredients')
  const byElse = isOther && (!question.isYesNo || isTaste) ? 0.7 : 1
  const found = new Map(
    question.content.map((word) => [
      word,
      Math.max(senses(word, fact.nameWords) * byOther, senses(word, fact.valueWords) * byElse),
    ]),
  )
  const inFact = (word: string) => found.get(word) ?? 0
  const sibling = [...question.topics.keys()].some((topic) => valueTopics.has(topic))
  const covered = share(question.content, rarity, inFact)
  const isMeasure = named.size > 0 && [...named.keys()].every((topic) => measured.has(topic))
  const isInValue = question.content.some((word) => senses(word, fact.valueWords) > 0)
  const isElse =
    !question.isYesNo && isOther && byTopic.share === 0 && !isInValue && !mayAnswer(question.topics, named)
  const isOtherMeasure = wantsNumber(question) && isElse && (isMeasure || !isOfUnit(question, fact))
  const byName = share(fact.nameWords, (word) => rarity(word) * (generic.has(word) ? 0.2 : 1), said)
  const near = similarity?.(fact)
  return {
    name: byName * byOther,
    covered,
    value: fact.valueWords.some((word) => !/^\d$/.test(word) && question.content.includes(word)) ? 1 : 0,
    topic: byTopic.share,
    other: isOther && byTopic.share === 0 ? 1 : 0,
    sibling: sibling ? 1 : 0,
    aside:
      isUnitPrice(fact) ||
      (isOtherMeasure && fact.kind !== 'sentence') ||
      asides.some((aside) => best(aside, fact.nameWords) > 0.9 && said(aside) < 0.7)
        ? 1
        : 0,
    // "How much weight can it hold?" sounds like its weight, and says by its words that it asks for none.
    kind:
      near && !(isOther && byTopic.share === 0 && wantsNumber(question))
        ? chanceOfAny(near.kinds, fact.kind === 'sentence' ? valueTopics : named)
        : 0,
    meaning: near?.question ?? 0,
    answers: near?.answer ?? 0,
    subject: (near?.title ?? 0) * (1 - covered),
    explained:
      question.content.length === 0
        ? // "How aged is it?" of an aged cheese: the product's own name says what is asked.
          Math.max(Math.sign(byTopic.share), byName * byOther)
        : share(question.content, rarity, (word) => Math.max(inFact(word), byTopic.words.get(word) ?? 0)),
    number: wantsNumber(question) && /\d/.test(fact.value) && !isElse ? 1 : 0,
    unit: unitShared(question.text, fact.value) ? 1 : 0,
  }
}

/** A catalog may be in another language than the question. */
function topicsSpokenOf(
  words: readonly string[],
  language: LanguageCode,
  written: LanguageCode = language,
): Topics {
  const spoken = topicsAsked(words, language)
  return written === language ? spoken : new Map([...spoken, ...topicsAsked(words, written)])
}

/** "£11.56/kg": what a thing costs is answered from its price, and no weight or volume is said by it. */
function isUnitPrice({ kind, value }: Fact): boolean {
  return kind !== 'sentence' && /^\s*(?:[€£$]\s?\d|\d[\d.,]*\s?(?:[€£$]|(?:eur|gbp|usd|chf)\b))/i.test(value)
}

export function wantsNumber({ topics }: Question): boolean {
  return topics.has('count') || [...topics.keys()].some((topic) => measured.has(topic))
}

/** "How many speeds?" is not answered in watts, nor how much goes in in centimetres. */
function isOfUnit({ topics }: Question, { valueWords }: Fact): boolean {
  const told = topicsMeasured(valueWords)
  return told.size === 0 || [...topics.keys()].some((topic) => told.has(topic) || topic === 'size')
}

function unitShared(question: string, value: string): boolean {
  if (!/\d/.test(question)) return false
  const units = new Set(amountsIn(question).flatMap(({ unit }) => unit || []))
  return units.size > 0 && amountsIn(value).some(({ unit }) => unit !== null && units.has(unit))
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

function topicsSaidIn(facts: readonly Fact[]): ReadonlySet<Topic> {
  return new Set(facts.flatMap(({ nameWords }) => [...topicsOfName(nameWords).keys()]))
}

function rarityIn(facts: readonly Fact[]): (word: string) => number {
  const having = new Map<string, number>()
  for (const { nameWords, valueWords } of facts) {
    for (const word of new Set([...nameWords, ...valueWords])) having.set(word, (having.get(word) ?? 0) + 1)
  }
  return (word) => Math.log(1 + (facts.length + 1) / ((having.get(word) ?? 0) + 1))
}
