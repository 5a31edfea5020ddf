import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { root } from './alike.ts'
import { type QuestionWordSets, questionWords } from './question-words.ts'
import { type Topics, topicsAsked } from './topics.ts'
import { topicsOfUnits, withUnits } from './units.ts'

export type Question = {
  readonly text: string
  readonly language: LanguageCode
  readonly words: readonly string[]
  /** The words that say what is asked, without the product's own name. */
  readonly content: readonly string[]
  /** The words that may name a fact: "does it fit a laptop?" does not ask for the fit. */
  readonly naming: readonly string[]
  readonly topics: Topics
  readonly isYesNo: boolean
}

export function readQuestion(
  text: string,
  language: LanguageCode,
  productWords: readonly string[] = [],
): Question {
  const its = questionWords[language]
  const words = withUnits(wordsOf(text.replaceAll(/(\d)["”]/g, '$1 inch').replaceAll(/['’]s\b/g, '')))
  const names = new Set(words.filter((word) => isOf(productWords, word)).map(root))
  const own = new Set([...names, ...pointedAt(words, its)])
  const topics = withoutOwn(topicsIn(words, language), names)
  const telling = new Set([...topics.values()].flat())
  const isContent = (word: string) => !its.empty.has(root(word)) && !own.has(root(word))
  const asked = [...new Set(words)].filter((word) => !its.empty.has(root(word)))
  const content = asked.filter(isContent)
  return {
    text,
    language,
    words,
    content: content.length > 0 ? content : asked.filter((word) => telling.has(word)),
    naming: asked.every((word) => its.linking.has(word))
      ? words
      : words.filter((word) => !its.linking.has(word)),
    topics,
    isYesNo: !words.slice(0, opening).some((word, at) => isAsking(word, at, its)),
  }
}

/** "How many ml?" asks for a volume, and not for a number of pieces. */
function topicsIn(words: readonly string[], language: LanguageCode): Topics {
  const named = withoutWeight(topicsAsked(words, language))
  const measured = topicsOfUnits(words)
  return measured.size === 0
    ? named
    : new Map([...[...named].filter(([topic]) => topic !== 'count'), ...measured])
}

/** "What weight does it carry?" asks for a load. */
function withoutWeight(topics: Topics): Topics {
  return topics.has('load') ? new Map([...topics].filter(([topic]) => topic !== 'weight')) : topics
}

/** Behind "and for" or the product's name an asking word still asks; the short ones are other words too ("ou", "qu"). */
const opening = 4
const minLateWord = 3

function isAsking(word: string, at: number, { asking }: QuestionWordSets): boolean {
  const isSaid = asking.has(word) || (word.endsWith('s') && asking.has(word.slice(0, -1)))
  return isSaid && (at < 2 || word.length >= minLateWord)
}

/** "Jacke" is said of a "Regenjacke". */
function isOf(productWords: readonly string[], word: string): boolean {
  const bent = root(word)
  return productWords.some(
    (own) => root(own) === bent || (bent.length >= minPart && root(own).endsWith(bent)),
  )
}

const minPart = 4

/** "How heavy is the rain jacket?" is not about rain; "is the rain jacket good in rain?", all said by its name, is. */
function withoutOwn(topics: Topics, own: ReadonlySet<string>): Topics {
  const others = [...topics].filter(([, words]) => words.some((word) => !own.has(root(word))))
  return others.length > 0 ? new Map(others) : topics
}

/** "this backpack": what stands behind such a word is the product itself, unless it ends there ("are these briefs?"). */
function pointedAt(words: readonly string[], { pointing, empty }: QuestionWordSets): string[] {
  const nouns: string[] = []
  for (const [at, word] of words.entries()) {
    if (!pointing.has(word)) continue
    const next = words[at + 1]
    if (next && words[at + 2] && !empty.has(root(next))) nouns.push(root(next))
  }
  return nouns
}
