import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

/** Said to be polite, to answer, or to try the bot out; not a question for the shop. */
const chatter = new Set([...wordsInAll(({ words }) => words.chatter), 'asdf', 'qwertz', 'qwerty', 'azerty'])
const maxLetters = 300
/** Longer than a question: a letter, pasted text. */
const maxWords = 60
const vowels = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœ]/
const latin = /^[a-z\u00df-\u024f]+$/

/** Whether someone should look at it: words of a language that ask for something, and no names or numbers of people. */
export function isWorthKeeping(text: string): boolean {
  if (text.length > maxLetters * 4) return false
  const words = wordsOf(text)
  if (words.length === 0 || words.length > maxWords) return false
  if (words.every((word) => chatter.has(word))) return false
  const spoken = words.filter(isSpoken)
  return spoken.some((word) => word.length >= 3) && spoken.length >= words.length / 2
}

/** A word, a number or a size; not keys struck at random. */
function isSpoken(word: string): boolean {
  if (/\d/.test(word)) return word.length <= 8
  // Other scripts write without vowels, or a word in one sign.
  if (!latin.test(word)) return true
  if (/(.)\1{3}/.test(word)) return false
  if (word.length <= 2) return true
  return vowels.test(word) && !/[^aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœ]{7}/.test(word)
}

/** The same words in another dress are the same question. */
export function sameAs(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
