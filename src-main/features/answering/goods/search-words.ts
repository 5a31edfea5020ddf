import { languages } from '#main/languages/index.ts'
import { compile } from '#main/languages/pattern.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { type Compiled, cuesIn } from '../understand/cues.ts'
import { numbersIn } from './frame.ts'
import { isUnit } from './measures.ts'
import { kindsNamed } from './things.ts'

/** A word that says what is looked for, and what stood between it and the one before. */
export type Word = {
  readonly word: string
  readonly after: 'start' | 'near' | 'break' | 'or' | 'and'
  /** As the visitor wrote it. */
  readonly typed?: string
  /** "How long": asks for something, and names no thing. */
  readonly isDegree?: boolean
  /** "Water" of "something to boil water": what is done something to. */
  readonly isObject?: boolean
}

const chatter = wordsInAll(({ words }) => words.chatter)
/** "Over-ear", and not "Glas-Kanne": what only stands before words is none of its own. */
const before = wordsInAll(({ words }) => `${words.prepositions} ${words.ownPrepositions} ${words.common}`)
const shortPart = 4
const joiners = new Map<LanguageCode, { readonly or: RegExp; readonly and: RegExp }>()

/** The words of a clause that say what is looked for. */
export function searchWords(
  text: string,
  tokens: ReturnType<typeof tokensOf>,
  taken: Set<number>,
  readers: readonly Compiled[],
  hasWord: (word: string) => boolean,
  accented: ReadonlySet<string>,
  /** Where a name of several words ends: the can of "watering can". */
  ends: ReadonlySet<number>,
): Word[] {
  const words: Word[] = []
  const hows = readers.map(({ code }) => languages[code].grammar.how)
  let lastEnd = 0
  for (const [at, { word, start, end }] of tokens.entries()) {
    const next = tokens[at + 1]
    if (
      (word.length === 1 || (word.length <= shortPart && before.has(word))) &&
      text[end] === '-' &&
      next?.start === end + 1 &&
      next.word.length > 2 &&
      hasWord(`${word}${next.word}`)
    ) {
      words.push({
        word: `${word}${next.word}`,
        typed: text.slice(start, next.end),
        after: words.length === 0 ? 'start' : gapOf(text.slice(lastEnd, start), readers),
      })
      lastEnd = next.end
      taken.add(at + 1)
      continue
    }
    const isOut =
      taken.has(at) ||
      isCounted(tokens, at) ||
      (!accented.has(word) &&
        !ends.has(at) &&
        (chatter.has(word) ||
          readers.some(({ stop, talk }) => stop.has(word) || talk.has(word)) ||
          word.length < 2))
    // "t" says nothing, but "t-shirt" does.
    if (isOut) continue
    const between = text.slice(lastEnd, start)
    const after = words.length === 0 ? 'start' : gapOf(between, readers)
    words.push({ word, after, ...(hows.includes(tokens[at - 1]?.word ?? '') && { isDegree: true }) })
    lastEnd = end
  }
  return words.slice(0, 24)
}

/** "Do you have eine Schreibtischlampe?": what stands before a thing of another language says as little as it does there. */
export function withoutForeign(
  words: readonly Word[],
  codes: readonly LanguageCode[],
  hasWord: (word: string) => boolean,
): readonly Word[] {
  const others = languageCodes.filter((code) => !codes.includes(code))
  return words.filter(({ word }, at) => {
    const next = words[at + 1]?.word ?? ''
    const isForeign = (code: LanguageCode) =>
      cuesIn(code).stop.has(word) && kindsNamed([next], [code]).length > 0
    return hasWord(word) || !others.some(isForeign)
  })
}

const asking = wordsInAll(({ words }) => words.question.asking)

/** "Scales up to how many kg". */
export function asksUnit(text: string): boolean {
  const tokens = tokensOf(text)
  return tokens.some((_, at) => isCounted(tokens, at))
}

/** "How many metres": no metres are looked for. */
function isCounted(tokens: ReturnType<typeof tokensOf>, at: number): boolean {
  const before = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? '']
  return isUnit(tokens[at]?.word ?? '') && before.some((word) => asking.has(word))
}

function gapOf(between: string, readers: readonly Compiled[]): Word['after'] {
  if (between.trim() === '' || /^[\s-]+$/.test(between)) return 'near'
  for (const { code } of readers) {
    const { or, and } = joinersOf(code)
    if (or.test(between)) return 'or'
    if (and.test(between)) return 'and'
  }
  return 'break'
}

export function joinersOf(code: LanguageCode) {
  const known = joiners.get(code)
  if (known) return known
  const { frame } = languages[code]
  const made = { or: compile(frame.or), and: compile(frame.and) }
  joiners.set(code, made)
  return made
}

/** As the visitor wrote them. */
export function typedIn(said: string, words: readonly Word[]): Word[] {
  const typed = new Map(Array.from(said.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => [fold(word), word]))
  return words.map((one) => ({ ...one, typed: one.typed ?? typed.get(one.word) ?? one.word }))
}

/** "Six bulbs", "6 large bulbs": a number right before what is looked for. */
export function wantedIn(clause: {
  readonly text: string
  readonly words: readonly Word[]
  readonly language: LanguageCode
}): { readonly wanted?: number } {
  const { text, words, language } = clause
  const said = wordsOf(text)
  const at = said.indexOf(words[0]?.word ?? '')
  const numbers = at < 1 ? [] : [said[at - 1], said[at - 2]]
  const found = numbers.map((word = '') =>
    /^\d{1,2}$/.test(word) ? Number(word) : numbersIn(language).get(word),
  )
  const wanted = found.find((n) => n !== undefined && n > 1)
  return wanted === undefined ? {} : { wanted }
}

/** "Die 4000er" is the 4000, and the "70" of "2,70" is no word. */
export function numbersPlain(words: readonly Word[], text: string): Word[] {
  const fractions = new Set(
    Array.from(text.matchAll(/\d[.,](\d{1,2}(?:ers?)?)(?![a-z\d])/g), ([, part]) => part),
  )
  return words
    .filter(({ word }) => !fractions.has(word))
    .map((one) => ({ ...one, word: one.word.replace(/^(\d{2,})ers?$/, '$1') }))
}
