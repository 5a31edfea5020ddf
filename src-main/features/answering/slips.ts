import { isRealWord } from '#main/features/embeddings/index.ts'
import { languages } from '#main/languages/index.ts'
import { fold } from '#main/lib/text/fold.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

type Known = {
  readonly codes: readonly LanguageCode[]
  /** A word of the shop's own goods. */
  readonly isKnown: (word: string) => boolean
}

/** "Under 30 poudns", "choolate": a slip of the finger in a word that tells what is asked; names of goods are looked for otherwise. */
export function withoutSlips(message: string, { codes, isKnown }: Known): string {
  const own = codes.map(spokenIn)
  const isSpoken = (word: string) => own.some(({ all }) => all.has(word))
  const isListed = (word: string) => own.some(({ listed }) => listed.has(word))
  return message.replaceAll(typedWord, (typed) => {
    const word = fold(typed)
    if (word.length !== typed.length || isRealWord(word) || isSpoken(word) || isKnown(word)) return typed
    const turned = turnedRound(word)
    const near = word.length < longWord ? turned : [...turned, ...oneLetterOff(word)]
    const meant =
      near.find((one) => isRealWord(one) && (isListed(one) || isKnown(one))) ??
      near.find((one) => isListed(one)) ??
      turned.find((one) => isKnown(one) || (word.length >= longWord && !isBent(word) && isRealWord(one)))
    const right = meant && (own.map(({ listed }) => listed.get(meant)).find(Boolean) ?? meant)
    return right ? (isCapital(typed) ? `${right[0]?.toUpperCase()}${right.slice(1)}` : right) : typed
  })
}

/** In small letters, or at the most with a capital: what is all in capitals is a name or a code. */
const typedWord = /(?<![\p{L}\p{N}'’./@_-])\p{L}\p{Ll}{4,20}(?![\p{L}\p{N}'’@_/-])/gu
const longWord = 6
const letters = [...'abcdefghijklmnopqrstuvwxyz']

const isCapital = (typed: string) => /^\p{Lu}/u.test(typed)

/** "Halbes" is "halb", as it is bent, and no slip of whatever word there may be in another language. */
function isBent(word: string): boolean {
  return [1, 2, 3].some((ending) => word.length - ending >= 4 && isRealWord(word.slice(0, -ending)))
}

/** Two letters changed places. */
function turnedRound(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`,
  )
}

/** A letter left out or typed twice; the first is right. Another letter may make another word. */
function oneLetterOff(word: string): string[] {
  const inside = Array.from(word.slice(1), (_, at) => at + 1)
  return [
    ...inside.flatMap((at) => letters.map((one) => `${word.slice(0, at)}${one}${word.slice(at)}`)),
    ...inside.flatMap((at) => (word[at] === word[at - 1] ? `${word.slice(0, at)}${word.slice(at + 1)}` : [])),
  ]
}

/** All words that what we know of a language is written in, folded: those that stand in lists as they are spelled, others in patterns too. */
const spokenIn = memoize((code) => {
  const all = new Set<string>()
  const listed = new Map<string, string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      const isPattern = /[\\()[\]{}|*+?^$]/.test(value)
      for (const [word] of value.matchAll(wholeWord)) {
        all.add(fold(word))
        if (!isPattern) listed.set(fold(word), word.toLowerCase())
      }
    } else if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(languages[code as LanguageCode])
  return { all, listed }
})

/** Whether what we know of a language is written with this word. */
export function isSpokenIn(code: LanguageCode, word: string): boolean {
  return spokenIn(code).all.has(word)
}

/** In a pattern, too, but no part of a word. */
const wholeWord = /(?<![\p{L}\\\]})?*+])\p{L}{4,20}(?![\p{L}?*+{\\([])/gu
