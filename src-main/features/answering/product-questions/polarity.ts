import type { Bound } from '#main/languages/cues.ts'
import type { Language, WordList } from '#main/languages/language.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { alike } from './alike.ts'
import { amountsIn, boundIn, compareAmounts, isFrom, isUpTo } from './amounts.ts'
import type { Weighed } from './evidence.ts'
import type { Fact } from './facts.ts'
import type { Question } from './question.ts'
import { questionWords } from './question-words.ts'
import { topicsAsked } from './topics.ts'

export type Polarity = 'yes' | 'no' | null

/** A value that begins with yes or no: "yes, 10,000 mm". */
const saysYes = beginsWith(({ words }) => words.yes)
const saysNo = beginsWith(({ words }) => words.no)

function beginsWith(listOf: (language: Language) => WordList): RegExp {
  return new RegExp(`^(?:${[...wordsInAll(listOf)].join('|')})(?:\\s*[,.;:(–-]|\\s*$)`)
}

export function isPlainAnswer(value: string): boolean {
  return saysYes.test(fold(value)) || saysNo.test(fold(value))
}

/** Bent or mistyped, but surely the same word. */
const surely = 0.75
const lookBack = 3

/**
 * Whether a fact says yes or no to what was asked. Only where it says so in the words of the question: that a shoe is of
 * leather does not tell whether some of it is of cotton, so then the fact is given without a yes or no.
 */
export function polarityOf(question: Question, weighed: Weighed): Polarity {
  if (!question.isYesNo) return null
  const { evidence } = weighed
  const fact = partAsked(question, weighed.fact)
  // A plain "yes" is one to its own name alone: that it is waterproof does not say that it is enough for eight, and "toxic: no" is
  // no "no" to whether it is safe.
  const isNamed =
    question.content.length > 0
      ? question.content.some((word) => has(fact.nameWords, word))
      : evidence.name > 0
  if (fact.kind !== 'sentence' && (isNamed || evidence.topic > 0)) {
    // "Sans parfum : non" is a yes to whether it is perfumed.
    const isTurned =
      (isWithout(fact.nameWords) && !isWithout(question.words)) ||
      (isHarmful(fact.nameWords) && !isHarmful(question.words))
    if (saysYes.test(fold(fact.value))) return isTurned ? 'no' : 'yes'
    if (saysNo.test(fold(fact.value))) return isTurned ? 'yes' : 'no'
  }
  // A sentence may say what is not: "does not fit the 9 Max".
  if (/\d/.test(question.text) && !isDenying(fact, question)) return byAmount(question, fact)
  const { negating, linking, having, empty } = questionWords[question.language]
  const unlinked = question.content.filter((word) => !linking.has(word))
  const claimed = (unlinked.length > 0 ? unlinked : question.content).filter(
    (word) => !has(fact.nameWords, word),
  )
  if (claimed.length === 0) {
    if (question.content.length === 0) return null
    if (negating.has(fact.valueWords[0] ?? '')) return 'no'
    // "waterproof: splash-proof" is no yes, but "hood: adjustable" is one to "does it have a hood?".
    // "Bar stool height?" is no question for a yes.
    const isSentence = question.words.some((word) => empty.has(word))
    return question.words.some((word) => having.has(word)) || (isSentence && /^\d/.test(fact.value))
      ? 'yes'
      : null
  }
  const words = wordsOf(fact.value)
  const { same = () => [] } = question.catalog
  const places = claimed.map((word) =>
    words.findIndex((other) =>
      [word, ...same(word)].some((sense) => has([other], sense) || imitates(other, sense)),
    ),
  )
  if (places.some((place) => place < 0)) return null
  if (
    places.some((place) => isImitation(words, place)) &&
    !question.words.some((word) => imitating.has(word))
  )
    return 'no'
  const isNegated = places.some((place) => {
    const around = [...words.slice(Math.max(0, place - lookBack), place), ...behind(words[place + 1])]
    return around.some((word) => negating.has(word) && !question.words.includes(word))
  })
  if (isNegated || isApart(fact, question)) return 'no'
  return isDenying(fact, question) ? null : 'yes'
}

/** "Car: rechargeable; remote: 2 × AA, not included", asked of the remote. */
function partAsked({ content }: Question, fact: Fact): Fact {
  const parts = fact.kind === 'sentence' ? [] : fact.value.split(';')
  const value = parts.length > 1 && parts.find((part) => content.some((word) => has(wordsOf(part), word)))
  return value ? { ...fact, value: value.trim(), valueWords: wordsOf(value) } : fact
}

const apart = wordsInAll(({ words }) => words.question.apart)

/** "Does it come with a battery?" of "battery sold separately". */
function isApart({ kind, value }: Fact, { words }: Question): boolean {
  return (
    kind === 'sentence' &&
    wordsOf(value).some((word) => apart.has(word)) &&
    !words.some((word) => apart.has(word))
  )
}

const harmful = wordsInAll(({ words }) => words.question.harmful)
const imitating = wordsInAll(({ words }) => words.question.imitating)

/** "Toxic to pets". */
function isHarmful(words: readonly string[]): boolean {
  return words.some((word) => has([...harmful], word))
}

/** "Pele sintética", "faux leather", "Kunstleder". */
function isImitation(words: readonly string[], place: number): boolean {
  const around = words.slice(Math.max(0, place - 1), place + 2)
  return around.some((word) => imitating.has(word)) || imitates(words[place] ?? '', '')
}

function imitates(whole: string, part: string): boolean {
  return whole.endsWith(part) && [...imitating].some((one) => one.length > 3 && whole.startsWith(one))
}

/** A catalog may be in another language than the question. */
const negatingInAny = wordsInAll(({ words }) => words.question.negating)

/** Of a list of what is in it, one may be denied and the others not. */
function isDenying({ kind, value }: Fact, { words, topics }: Question): boolean {
  if (kind !== 'sentence' && topics.has('ingredients')) return false
  return wordsOf(value).some((word) => negatingInAny.has(word) && !words.includes(word))
}

/** "Is it heavier than 2 kg?": only where there is one number to compare with, for of three it is not clear which. */
function byAmount(question: Question, fact: Fact): Polarity {
  const { name, value } = fact
  const [asked, ...others] = amountsIn(question.text)
  if (!asked || others.length > 0) return null
  const differences = amountsIn(value)
    .map((amount) => compareAmounts(amount, asked))
    .filter((difference) => difference !== null)
  const [difference = null] = differences
  const bound = boundIn(question.text)
  if (bound === null && differences.includes(0)) return 'yes'
  if (difference === null || differences.length > 1) return null
  // What suits up to 50 kg suits a dog of 34.
  if (bound === null && isUpTo(name, value)) return difference >= 0 ? 'yes' : 'no'
  if (bound === null && isFrom(name, value)) return difference <= 0 ? 'yes' : 'no'
  if (bound === null && asksElse(question, fact)) return null
  return keeps(difference, bound) ? 'yes' : 'no'
}

/** "Strong enough for branches of 3 cm?": a length that is another says nothing of branches. */
function asksElse({ content, language }: Question, { nameWords }: Fact): boolean {
  return content.some(
    (word) => !/\d/.test(word) && !has(nameWords, word) && topicsAsked([word], language).size === 0,
  )
}

function keeps(difference: number, bound: Bound | null): boolean {
  if (bound === null) return difference === 0
  if (difference === 0) return bound === 'atLeast' || bound === 'atMost'
  return bound === 'more' || bound === 'atLeast' ? difference > 0 : difference < 0
}

const freeWords = wordsInAll(({ words }) => words.free)
const withoutWords = wordsInAll(({ words }) => words.without)

/** "Sans parfum", "peat free", "torffrei". */
function isWithout(words: readonly string[]): boolean {
  return words.some(
    (word) => withoutWords.has(word) || [...freeWords].some((free) => free.length > 2 && word.endsWith(free)),
  )
}

/** "gluten free", "BPA-frei". */
function behind(next: string | undefined): string[] {
  return next !== undefined && freeWords.has(next) ? [next] : []
}

function has(words: readonly string[], word: string): boolean {
  return words.some((other) => alike(word, other) >= surely)
}
