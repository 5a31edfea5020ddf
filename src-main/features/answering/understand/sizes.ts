import { everyLanguage } from '#main/languages/index.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import { unitWords } from '#main/languages/units.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { type Token, wordsOf } from '#main/lib/text/tokens.ts'
import type { FoundFacet } from '../types.ts'
import { everyStopWord } from './cues.ts'

const prepositions = wordsInAll(({ words }) => words.beforeSize)
const joiners = wordsInAll(({ words }) => words.joining)
/** A size of more words is a sentence. */
const maxTokens = 6
const clearLetters = /^(?:x{1,4}[sl]|[2-6]xl)$/
const letters = /^(?:x{0,4}[sl]|m|[2-6]xl)$/
/** Said as words where the catalog has letters; only after "size", or with nothing else: "have you got a large?". */
export const asLetter: ReadonlyMap<string, string> = new Map(
  everyLanguage.flatMap(({ lexicon }) =>
    Object.entries(lexicon.sizes).flatMap(([letter, names]) =>
      wordsOf(names).map((name) => [name, letter] as const),
    ),
  ),
)

/**
 * Sizes are short and stand for much else, so they are read only where a size is spoken of: after "size", after "in" at the
 * end of a thought, as the whole message, or where the letters can be nothing else.
 */
export function createSizes(values: readonly string[]) {
  const known = new Map<string, string[]>()
  const ranges: { readonly low: number; readonly high: number; readonly value: string }[] = []
  const add = (key: string, value: string) => {
    const same = known.get(key)
    if (same) same.push(value)
    else known.set(key, [value])
  }
  for (const value of values) {
    const key = wordsOf(value).join(' ')
    if (key !== '') add(key, value)
    // "L (59-63 cm)" is asked for by its letter.
    const [first = ''] = key.split(' ')
    if (first !== key && letters.test(first)) add(first, value)
    // "8 years" is asked for by its number alone.
    const range = /^\s*(\d{1,3})(?:\s*[-–/]\s*(\d{1,3})|\s*\p{L}+)\s*$/u.exec(value)
    if (range) ranges.push({ low: Number(range[1]), high: Number(range[2] ?? range[1]), value })
  }
  const hasLetters = [...known.keys()].some((key) => /^[sml]$/.test(key))
  const longest = Math.min(
    maxTokens,
    [...known.keys()].reduce((most, key) => Math.max(most, key.split(' ').length), 0),
  )

  function valuesOf(word: string, isAfterSize: boolean): readonly string[] {
    const letter = isAfterSize ? asLetter.get(word) : undefined
    const exact = known.get(word) ?? (letter === undefined ? undefined : known.get(letter))
    if (exact) return exact
    // "In XL", where they end at L: a size that there is none of.
    if (hasLetters && clearLetters.test(word)) return [word.toUpperCase()]
    const number = /^\d{1,3}$/.test(word) && isAfterSize ? Number(word) : null
    return number === null
      ? []
      : ranges.filter(({ low, high }) => number >= low && number <= high).map(({ value }) => value)
  }

  return (tokens: readonly Token[], sizeWord: RegExp): FoundFacet[] => {
    const found: FoundFacet[] = []
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]
      if (!token) break
      const long = longMatch(tokens, at)
      if (long) {
        found.push(long)
        at = long.to
        continue
      }
      const previous = tokens[at - 1]?.word ?? ''
      const isAfterSize =
        sizeWord.test(previous) || (sizeWord.test(tokens[at - 2]?.word ?? '') && previous.length < 3)
      const isJoined = joiners.has(previous) && found.at(-1)?.to === at - 2
      const isEnd = at === tokens.length - 1 || joiners.has(tokens[at + 1]?.word ?? '')
      const isAlone =
        tokens.length === 1 ||
        (isAskedIn(tokens, at) && (isEnd || isBareNumber(tokens, at))) ||
        (isAskedIn(tokens, at) && /^[sml]$/.test(token.word)) ||
        (tokens.length <= 3 && /^[sml]$/.test(token.word) && isAllThatIsSaid(tokens, at))
      const isClear = clearLetters.test(token.word)
      const isWord = isEnd && asLetter.has(token.word) && isAllThatIsSaid(tokens, at)
      if (!(isAfterSize || isJoined || isAlone || isClear || isWord)) continue
      const all = valuesOf(token.word, isAfterSize || isJoined || isWord)
      if (all.length > 0) found.push({ facet: 'size', values: all, from: at, to: at, catalogWord: null })
    }
    return found
  }

  function longMatch(tokens: readonly Token[], at: number): FoundFacet | null {
    for (let length = longest; length > 1; length--) {
      const part = tokens.slice(at, at + length)
      const all = part.length === length ? known.get(keyOf(part)) : undefined
      if (all) return { facet: 'size', values: all, from: at, to: at + length - 1, catalogWord: null }
    }
    return null
  }
}

/** "In 38", "in a 9", "en la M". */
export function isAskedIn(tokens: readonly Token[], at: number): boolean {
  const before = articles.has(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1
  return prepositions.has(tokens[before]?.word ?? '')
}
const articles = wordsInAll(({ words }) => `${words.one} ${words.definite} a`)

/** "Größen" as it was typed: without its dots it is "große", which is one of them. */
export function writesSizes(said: string): boolean {
  return !/\bgro(?:ß|ss)e/iu.test(said) || namesSizes.test(said.normalize('NFC'))
}
const namesSizes = /\bgr(?:ö|oe)(?:ß|ss)e/iu

/** The words of a message but "Größe", which reads like "große" where it is folded. */
export function wordsBesideSizes(said: string, text: string): string[] {
  const words = wordsOf(text)
  return namesSizes.test(said.normalize('NFC'))
    ? words.filter((word) => !/^gro(?:ß|ss)en?$/.test(word))
    : words
}

/** "And S?": beside words that say nothing. */
function isAllThatIsSaid(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.length <= maxTokens && tokens.every(({ word }, other) => other === at || everyStopWord.has(word))
  )
}

/** "Is it there in 38?", but not "in 14 days". */
function isBareNumber(tokens: readonly Token[], at: number): boolean {
  return /^\d{2,3}$/.test(tokens[at]?.word ?? '') && !isCounted(tokens[at + 1]?.word ?? '')
}

const counted = wordsInAll(({ words }) => words.counted)
const money = compile(['eur', ...cuesInAll(({ cues }) => [...cues.price.currency, ...cues.price.pounds])])

function isCounted(word: string): boolean {
  return counted.has(word) || unitWords.has(word) || money.test(word)
}

function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ')
}
