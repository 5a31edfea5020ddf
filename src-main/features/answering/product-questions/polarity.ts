import type { Bound } from '#main/languages/cues.ts'
import type { Language, WordList } from '#main/languages/language.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { numbersIn } from '../goods/frame.ts'
import { type Measure, measuresIn } from '../goods/measures.ts'
import { deniedWords, withWords } from '../goods/speaks-of.ts'
import { alike, root } from './alike.ts'
import { amountsIn, boundIn, compareAmounts, isFrom, isUpTo } from './amounts.ts'
import type { Weighed } from './evidence.ts'
import type { Fact } from './facts.ts'
import type { Question } from './question.ts'
import { questionWords } from './question-words.ts'
import { topicsAsked, topicsOfName } from './topics.ts'

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
      ? question.content.some((word) => has(fact.nameWords, word) || begins(fact.nameWords, word))
      : evidence.name > 0
  if (fact.kind !== 'sentence' && (isNamed || evidence.topic > 0)) {
    // "Sans parfum : non" is a yes to whether it is perfumed.
    const isTurned =
      (isWithout(fact.nameWords) && !isWithout(question.words)) ||
      isHarmful(fact.nameWords) !== isHarmful(question.words)
    if (saysYes.test(fold(fact.value))) return isTurned ? 'no' : 'yes'
    if (saysNo.test(fold(fact.value))) return isTurned ? 'yes' : 'no'
    // "Batteries: 2 × AA, not included".
    if (isNamed && isLeftOut(fact, question)) return 'no'
  }
  const counted = bySeats(question, fact) ?? byAge(question, fact) ?? byWash(question, fact)
  if (counted !== null) return counted
  // "Iron on low heat" does not say that one must.
  if (question.topics.has('ironing')) return null
  // A sentence may say what is not: "does not fit the 9 Max".
  if (/\d/.test(question.text) && !isDenying(fact, question)) return byAmount(question, fact)
  const { negating, linking, having, empty } = questionWords[question.language]
  const included = includedIn(question, fact)
  const unlinked = question.content.filter(
    (word) => !linking.has(word) && !included.has(word) && !freeWords.has(word) && !withoutWords.has(word),
  )
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
      [word, ...same(word)].some((sense) => says(other, sense) || imitates(other, sense)),
    ),
  )
  if (places.some((place) => place < 0)) return null
  if (
    places.some((place) => isImitation(words, place)) &&
    !question.words.some((word) => imitating.has(word))
  )
    return 'no'
  if (places.some((place) => isOpposite(words[place] ?? '', claimed))) return 'no'
  if (places.some((place) => words.slice(Math.max(0, place - lookBack), place).some(isHardly))) return null
  const isDenied = included.size > 0 && places.some((place) => isDeniedBehind(words, place))
  const listed = deniedWords(fact.value)
  const isWithoutIt = (place: number) =>
    listed.includes(words[place] ?? '') || behind(words[place + 1]).length > 0
  // "Is it without silicones?", of "without parabens or silicones".
  if (isWithout(question.words)) return places.every(isWithoutIt) ? 'yes' : null
  const isNegated = places.some((place) => {
    const before = words.slice(Math.max(0, place - lookBack), place)
    const around = before.slice(before.findLastIndex((word) => withWords.has(word)) + 1)
    return isWithoutIt(place) || around.some((word) => negating.has(word) && !question.words.includes(word))
  })
  // "Does it come with a battery?" has a no then, "can I play it alone?" neither a yes nor a no.
  if (isNegated || isDenied || alsoSays(fact, question, apart)) return 'no'
  if (alsoSays(fact, question, needing)) return null
  return isDenying({ ...fact, value: clauseWith(fact, places) }, question) ? null : 'yes'
}

/** "Without silicones, with olive oil", asked of the oil: what stands between its commas denies nothing. */
function clauseWith({ value }: Fact, places: readonly number[]): string {
  let from = 0
  for (const part of value.split(/(?<!\d)[,;:]\s/)) {
    const to = from + wordsOf(part).length
    if (places.every((place) => from <= place && place < to)) return part
    from = to
  }
  return value
}

/** "2 × AA, not included"; of "included, weights not included" the first part is of the thing itself. */
function isLeftOut({ value }: Fact, { language, catalog }: Question): boolean {
  const codes = [catalog.language ?? language, language]
  const isIncluded = (word: string) => codes.some((code) => topicsAsked([word], code).has('included'))
  // Behind a semicolon stands another thing of the kind, and which one was asked for is open.
  const parts = value.includes(';') ? [value] : value.split(',')
  const words = parts.map(wordsOf).find((part) => part.some(isIncluded)) ?? []
  return words.some((word, at) => negatingInAny.has(word) && isIncluded(words[at + 1] ?? ''))
}

/** "Is the cable in the box?", of "comes with a cable": what says that it is in there is said by both. */
function includedIn({ topics, language, catalog }: Question, fact: Fact): ReadonlySet<string> {
  const asked = topics.get('included')
  if (!asked) return nothing
  const isList = topicsOfName(fact.nameWords).has('included')
  const isTold = [language, catalog.language ?? language].some((code) =>
    topicsAsked(wordsOf(fact.value), code).has('included'),
  )
  return isList || isTold ? new Set(asked) : nothing
}
const nothing: ReadonlySet<string> = new Set()

/** "Cushion not included". */
function isDeniedBehind(words: readonly string[], place: number): boolean {
  return words.slice(place + 1, place + 1 + lookBack).some((word) => negatingInAny.has(word))
}

const hardly = wordsInAll(({ words }) => words.question.hardly)
const opposites = wordsInAll(({ words }) => words.question.opposite)

function isHardly(word: string): boolean {
  return hardly.has(word)
}

/** "Desmontado", asked by "montado". */
function isOpposite(word: string, claimed: readonly string[]): boolean {
  return claimed.some((said) => [...opposites].some((prefix) => root(word) === root(`${prefix}${said}`)))
}

/** "Car: rechargeable; remote: 2 × AA, not included", asked of the remote. */
function partAsked({ content }: Question, fact: Fact): Fact {
  const parts = fact.kind === 'sentence' ? [] : fact.value.split(';')
  const value = parts.length > 1 && parts.find((part) => content.some((word) => has(wordsOf(part), word)))
  return value ? { ...fact, value: value.trim(), valueWords: wordsOf(value) } : fact
}

const apart = wordsInAll(({ words }) => words.question.apart)
const needing = wordsInAll(({ words }) => words.question.needing)

/** A sentence says what was not asked: "battery sold separately", "you need the base game to play". */
function alsoSays({ kind, value }: Fact, { words }: Question, said: ReadonlySet<string>): boolean {
  return (
    kind === 'sentence' &&
    wordsOf(value).some((word) => said.has(word)) &&
    !words.some((word) => said.has(word))
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

/** "Can six of us play?", of "Players: 2 to 4"; who seats eight seats four. */
function bySeats({ text, topics, language }: Question, fact: Fact): Polarity {
  const named = topicsOfName(fact.nameWords)
  const isPlayed = topics.has('players') && named.has('players')
  if (fact.kind === 'sentence' || !(isPlayed || (topics.has('people') && named.has('people')))) return null
  const numbers = numbersIn(language)
  const [asked, ...others] = wordsOf(text).flatMap((word) =>
    /^\d{1,3}$/.test(word) ? Number(word) : (numbers.get(word) ?? []),
  )
  const [seats, ...more] = measuresIn(fact.value)
  if (asked === undefined || asked < 2 || others.length > 0 || !seats || more.length > 0) return null
  const isFew = isPlayed && seats.to > seats.from && asked < seats.from
  return asked <= seats.to && !isFew ? 'yes' : 'no'
}

/** "My son is 6", "for a girl of 4 years", of "from 8 years". */
function byAge({ text }: Question, fact: Fact): Polarity {
  if (fact.kind === 'sentence' || !topicsOfName(fact.nameWords).has('age')) return null
  const inYears = (measure: Measure) => measure.dimension === 'time' || measure.dimension === null
  const years = ({ dimension, from }: Measure) => (dimension === null ? from * hoursOfYear : from)
  const [asked, ...others] = measuresIn(text).filter(inYears)
  const [its, ...more] = measuresIn(fact.value).filter(inYears)
  if (!asked || others.length > 0 || !its || more.length > 0) return null
  const age = years(asked)
  const last = { ...its, from: its.to }
  const isOpen = isFrom(fact.name, fact.value)
  if (!isOpen && its.from === its.to) return null
  return age >= years(its) && (isOpen || age <= years(last)) ? 'yes' : 'no'
}
const hoursOfYear = 8760

/** "Can I wash it at 60?", of "wash at 40 °C, do not tumble dry": no hotter than that. */
function byWash({ text, topics }: Question, fact: Fact): Polarity {
  if (!topics.has('care') || !(fact.kind === 'sentence' || topicsOfName(fact.nameWords).has('care')))
    return null
  const [asked, ...others] = measuresIn(text)
  const [its, ...more] = measuresIn(fact.value).filter(({ dimension }) => dimension === 'temperature')
  const isHeat = asked?.dimension === 'temperature' || (asked?.dimension === null && asked.from >= coldest)
  if (!asked || !isHeat || others.length > 0 || !its || more.length > 0) return null
  return asked.to <= its.to ? 'yes' : 'no'
}
/** Nobody washes colder. */
const coldest = 20

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
export function isWithout(words: readonly string[]): boolean {
  return words.some(
    (word) => withoutWords.has(word) || [...freeWords].some((free) => free.length > 2 && word.endsWith(free)),
  )
}

/** "gluten free", "BPA-frei". */
function behind(next: string | undefined): string[] {
  return next !== undefined && freeWords.has(next) ? [next] : []
}

/** "Spülmaschinengeeignet", asked by "Spülmaschine". */
function begins(words: readonly string[], word: string): boolean {
  return word.length >= tellingPart && words.some((other) => other.startsWith(word))
}
const tellingPart = 6

/** A bread knife is a knife, but a knife is no bread knife. */
function says(other: string, word: string): boolean {
  return has([other], word) && !(word.length > other.length + 2 && word.endsWith(other))
}

function has(words: readonly string[], word: string): boolean {
  return words.some((other) => alike(word, other) >= surely)
}
