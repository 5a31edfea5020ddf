import { isRealWord } from '#main/features/embeddings/index.ts'
import { inWords } from '#main/languages/emoji.ts'
import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { withoutEndlessWords } from '#main/lib/text/endless-words.ts'
import { fold } from '#main/lib/text/fold.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { withMarks } from './punctuation.ts'
import { isSpokenIn, withoutSlips } from './slips.ts'
import { cuesIn } from './understand/cues.ts'
import { withHeights } from './understand/heights.ts'
import { languageOf } from './understand/language.ts'
import { withoutWrapping } from './wrapping.ts'

type Spoken = {
  readonly botLanguage: LanguageCode
  readonly sessionLanguage?: LanguageCode | null
  /** A word of the shop's own goods. */
  readonly isKnown?: (word: string) => boolean
}

/** A message as it is understood, and in which language it was said; it is kept as it was written. */
export function heardText(
  message: string,
  spoken: Spoken,
): { readonly text: string; readonly language: LanguageCode } {
  const read = withoutEndlessWords(inWords(message, spoken.botLanguage))
  const language = languageOf(read, spoken)
  const isKnown = spoken.isKnown ?? (() => false)
  const codes = [...new Set([language, spoken.botLanguage])]
  const parted = withoutSlips(withApostrophes(read, language, isKnown), { codes, isKnown })
  const plain = withHeights(writtenOut(withoutWrapping(parted, language), language), language)
  return { text: withMarks(plain, language), language }
}

/** "Larco è compreso": no word, but for the apostrophe. */
function withApostrophes(
  message: string,
  language: LanguageCode,
  isKnown: (word: string) => boolean,
): string {
  const elided = wordsOf(languages[language].words.elided)
  if (elided.length === 0) return message
  const { stop } = cuesIn(language)
  const isOwn = (word: string) => stop.has(word) || isSpokenIn(language, word) || isKnown(word)
  const isWord = (word: string) => isOwn(word) || (word.length >= surelyReal && isRealWord(word))
  return message.replaceAll(longWord, (typed) => {
    const word = fold(typed)
    if (word.length !== typed.length || isRealWord(word) || isOwn(word)) return typed
    const cut = elided.find(
      (one) =>
        word.startsWith(one) && /^[aeiouyh]/.test(word.slice(one.length)) && isWord(word.slice(one.length)),
    )
    return cut === undefined ? typed : `${typed.slice(0, cut.length)}'${typed.slice(cut.length)}`
  })
}
/** Shorter ones may be words of another language: "chère" is no "c'hère". */
const surelyReal = 5
const longWord = /(?<![\p{L}\p{N}'’./@_-])\p{Ll}{4,20}(?![\p{L}\p{N}'’@_/-])/gu

/** "u got one w/o wool": shortened words in full, as the sentences have them that everything here was learned from. */
function writtenOut(message: string, language: LanguageCode): string {
  if (!mayBeShort(message)) return message
  const { shorthand, roundabout, softening } = languages[language].words
  const long = message.replaceAll(typedWord, (typed) =>
    isName(typed) ? typed : (own(shorthand, typed.toLowerCase()) ?? typed),
  )
  const plain = roundabout.reduce(
    (text, [said, instead]) => text.replace(new RegExp(said, 'i'), instead),
    long,
  )
  return withoutSofteners(plain, new Set(wordsOf(softening)))
}

/** "What exactly is in it?" asks no more than "what is in it?". Behind a no or before a number such a word says something. */
function withoutSofteners(message: string, softening: ReadonlySet<string>): string {
  const tokens = tokensOf(message).map((token) => ({ ...token, word: fold(token.word) }))
  const isQuestion = message.includes('?') || tokens.some(({ word }) => asking.has(word))
  if (!isQuestion || tokens.length < shortestSoftened) return message
  return tokens.reduceRight((text, { word, start, end }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const isInside = before !== undefined && /^\s+$/.test(message.slice(before.end, start))
    const isSoft =
      isInside && softening.has(word) && !negating.has(before.word) && !/^\d/.test(next?.word ?? '')
    return isSoft ? text.slice(0, before.end) + text.slice(end) : text
  }, message)
}
const shortestSoftened = 3
const asking = wordsInAll(({ words }) => words.question.asking)
const negating = wordsInAll(({ words }) => words.question.negating)

/** Letters between spaces and marks; a hyphen, a digit or an apostrophe beside them makes them a part of something else. */
const typedWord =
  /(?<![\p{L}\p{N}'’./@_-])\p{L}[\p{L}\p{N}]{0,11}(?:\/(?:\p{L}(?!\p{L}))?)?(?![\p{L}\p{N}'’@_/-])/gu

/** "Size N": a capital letter alone is a name. */
const isName = (typed: string) => /^\p{Lu}$/u.test(typed)

function own(shorthand: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(shorthand, word) ? shorthand[word] : undefined
}

const softening = wordsInAll(({ words }) => words.softening)
const shortened = new Set(languageCodes.flatMap((code) => Object.keys(languages[code].words.shorthand)))
const saidOtherwise = new RegExp(
  languageCodes.flatMap((code) => languages[code].words.roundabout.map(([said]) => said)).join('|'),
  'i',
)

/** Most messages have nothing of it. */
function mayBeShort(message: string): boolean {
  return (
    saidOtherwise.test(message) ||
    wordsOf(message).some((word) => softening.has(word)) ||
    (message.toLowerCase().match(typedWord) ?? []).some((word) => shortened.has(word))
  )
}
