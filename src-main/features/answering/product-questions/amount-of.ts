import { everyLanguage } from '#main/languages/index.ts'
import type { Topic } from '#main/languages/topics.ts'
import { lazily } from '#main/lib/memoize.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { numbersIn } from '../goods/frame.ts'
import { substancesIn } from '../goods/things.ts'
import { alike, root } from './alike.ts'
import { amountsIn } from './amounts.ts'
import type { Fact } from './facts.ts'
import type { Question } from './question.ts'
import { questionWords } from './question-words.ts'
import { topicsAsked, topicsOfName } from './topics.ts'
import { measured, unitNamed } from './units.ts'

/** Kinds that a question for the amount of something in it may be of, beside that thing. */
const ofContents: ReadonlySet<Topic> = new Set<Topic>([
  ...(['ingredients', 'material', 'alcohol', 'count', 'volume', 'flavour', 'included', 'filling'] as const),
])

/** What is asked for the amount of: "how much butter is in it?", "how many shelves are there?", "der Haferanteil?". */
type Counted = {
  readonly thing: string
  /** A share is asked for: "what percentage". */
  readonly isShare: boolean
}

function countedIn({ words, content, isYesNo, language, topics }: Question): Counted | null {
  const { amount, share: shares, empty } = questionWords[language]
  const endings = [...shares].filter((word) => word.length >= minShareWord)
  const shareEnding = (word: string) =>
    endings.find((end) => word.endsWith(end) && word.length >= end.length + minPart)
  const isShare = words.some((word) => shares.has(word) || shareEnding(word) !== undefined)
  if (isYesNo || !(isShare || words.some((word) => amount.has(word)))) return null
  const isTelling = (word: string) =>
    [...topics].some(([topic, said]) => ofContents.has(topic) && said.includes(word)) &&
    substancesIn([word], [language]).size === 0
  const isThing = (word: string) =>
    !amount.has(word) &&
    !shares.has(word) &&
    !empty.has(word) &&
    !/\d/.test(word) &&
    unitNamed(word) === null &&
    (shareEnding(word) !== undefined || !isTelling(word))
  // "How high is the share of oats?" asks for no height.
  const isOfElseToo = (word: string) => isShare && words.length > 1 && topicsAsked([word], language).size > 0
  const all = content.filter(isThing)
  const [thing, ...beside] = all.length > 1 ? all.filter((word) => !isOfElseToo(word)) : all
  const isOfElse = [...topics].some(
    ([topic, said]) => !ofContents.has(topic) && said.some((word) => word !== thing && !empty.has(word)),
  )
  // "Quanto pesa?" counts nothing, though there are "88 tasti pesati".
  const isMeasured = (word: string) =>
    [...topics].some(([topic, said]) => measured.has(topic) && said.includes(word))
  if (thing === undefined || beside.length > 0 || (!isShare && (isOfElse || isMeasured(thing)))) return null
  return { thing: thing.slice(0, thing.length - (shareEnding(thing)?.length ?? 0)), isShare }
}
/** "Haferanteil", "Fettgehalt". */
const minShareWord = 6
const minPart = 4

/** The fact that says how much, or how many, of just that thing there is. */
export function amountOf(question: Question, facts: readonly Fact[]): Fact | null {
  const counted = countedIn(question)
  if (!counted) return null
  const { thing, isShare } = counted
  // "Shelves: 5" is found by its name; "Battery: 18 V" counts no batteries.
  const isNamed = ({ nameWords, value }: Fact) => {
    const [first] = amountsIn(value)
    const isCount = first !== undefined && unitNamed(first.unit) === null
    return nameWords.some((word) => isOf(word, [thing])) && (isCount || (isShare && first !== undefined))
  }
  // "How many pads?", of "Pads: 8" beside "Keys: 49".
  const named = facts.filter(isNamed)
  if (named.length > 0)
    return (
      named.find(({ nameWords }) => nameWords.length === 1 && alike(nameWords[0] ?? '', thing) >= surely) ??
      null
    )
  const { same = () => [] } = question.catalog
  const senses = [thing, ...same(thing)]
  const written = question.catalog.language ?? question.language
  const told = facts.find(({ value }) => partsOf(value).some((part) => givesAmount(part, senses, written)))
  if (told || !isShare) return told ?? null
  // "The percentage of fruit?", of "apricots 60 %, sugar".
  const isListed = ({ nameWords, value }: Fact) =>
    topicsOfName(nameWords).has('ingredients') && inPercent.test(value)
  return facts.find((fact) => isListed(fact) && !fact.valueWords.some((word) => isOf(word, senses))) ?? null
}

/** How much of something is in it: what is only listed there is no answer. */
export function asksShare(question: Question): boolean {
  return question.topics.has('ingredients') && countedIn(question) !== null
}

/** "Oats 58 %, hazelnuts (roasted) 14 %", each by itself. */
function partsOf(value: string): string[] {
  return value.split(/[,;•·]\s|\s[–—]\s|\.\s/)
}

/** "Hazelnuts 14 %", "5 adjustable shelves", "two slant pockets"; "25 kg a shelf" counts no shelves. */
function givesAmount(part: string, senses: readonly string[], written: LanguageCode): boolean {
  const words = wordsOf(part)
  const at = words.findIndex((word) => isOf(word, senses))
  if (at < 0) return false
  if (share.test(fold(part))) return true
  const before = words.slice(Math.max(0, at - countsWithin), at)
  const number = before.findLastIndex((word) => /^\d{1,4}$/.test(word) || numerals().has(word))
  const { empty } = questionWords[written]
  return number >= 0 && before.slice(number + 1).every((word) => unitNamed(word) === null && !empty.has(word))
}
const countsWithin = 3
const inPercent = /\d\s?%/
const share = /\d\s?(?:%|m?g(?![a-z]))/

/** The same, or a compound with it at either end: "Haferflocken" are oats, "hazelnuts" nuts. */
function isOf(word: string, senses: readonly string[]): boolean {
  return senses.some((sense) => {
    if (alike(word, sense) >= surely) return true
    const bent = root(sense)
    return sense.length >= minPart && (word.startsWith(sense) || root(word).endsWith(bent))
  })
}
const surely = 0.75

const numerals = lazily(
  () =>
    new Set(
      everyLanguage.flatMap(({ code }) =>
        [...numbersIn(code)].flatMap(([word, value]) => (value > 1 ? word : [])),
      ),
    ),
)
export function isNumeral(word: string): boolean {
  return numerals().has(word)
}

/** "Lasts about three months". */
export function saysNumber({ value }: Fact): boolean {
  return /\d/.test(value) || wordsOf(value).some((word) => numerals().has(word))
}
