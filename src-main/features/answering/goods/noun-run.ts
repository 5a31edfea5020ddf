import { languages } from '#main/languages/index.ts'
import { isColourIn } from '#main/languages/lexicon.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { kindsNamed, substancesNamed } from './things.ts'

/** A language by its words that say nothing alone. */
type Reader = { readonly code: LanguageCode; readonly stop: ReadonlySet<string> }

/** Between two things that are both refused: "neither wool nor silk". */
const nor = wordsInAll(({ words }) => words.nor)
const nothing = wordsInAll(({ words }) => words.nothing)
const within = wordsInAll(({ refusals }) => refusals.within)
const ofKind = wordsInAll(({ refusals }) => refusals.kinds)

/** All that is refused there: "wool or silk" behind "no". Behind "everything but" the whole list is, whatever stands in it. */
export function runsBehind(text: string, start: number, all: readonly Reader[], isException = false) {
  const runs = [runBehind(text, start, all)]
  for (let last = runs[0]; last && last.words.length > 0 && runs.length < 4; last = runs.at(-1)) {
    const behind = text.slice(last.end)
    const joiner = /^,?(?: ([a-zßæœø]{1,5}))? (?=[a-zßæœø])/.exec(behind)
    if (!joiner || joiner[0] === ' ') break
    const next = runBehind(text, last.end + joiner[0].length, all)
    const codes = all.map(({ code }) => code)
    // "No cow or goat cheese": the cheese is said but once.
    const isShared = last.words.length === 1 && next.words.length === 2 && isOf(last.words[0], codes)
    const isNamed =
      isException ||
      (isShared && isOf(next.words[0], codes)) ||
      [last, next].every(({ words }) => words.length === 1 && saysWhatOf(words[0], codes))
    const [, word] = joiner
    const isJoined = word === undefined || joins.has(word)
    // "Without wool, silk or down"; but "without wool or a blanket of fleece".
    if (next.words.length === 0 || !((word && nor.has(word)) || (isJoined && isNamed))) break
    runs.push(next)
  }
  return runs
}

const joins = wordsInAll(({ words }) => words.joining)

function isOf(word: string | undefined, codes: readonly LanguageCode[]): boolean {
  return word !== undefined && substancesNamed([word], codes).length > 0
}

/** A material, a substance or a colour. */
function saysWhatOf(word: string | undefined, codes: readonly LanguageCode[]): boolean {
  if (word === undefined) return false
  return (
    codes.some((code) => materialsOf(code).has(word) || isColourIn(word, code)) ||
    substancesNamed([word], codes).length > 0
  )
}

/** The words of a noun and what describes it, from there on: "real leather" behind "no". */
export function runBehind(
  text: string,
  start: number,
  all: readonly Reader[],
): { readonly words: readonly string[]; readonly end: number; readonly from?: number } {
  const clause = /^[^,.;:!?()]{0,60}/.exec(text.slice(start))?.[0] ?? ''
  const codes = all.map(({ code }) => code)
  const words: string[] = []
  let end = start
  for (const token of tokensOf(clause)) {
    // "in-ear": joined words are one name, whatever they are alone.
    const joined = /^[a-z0-9ßæœø]+(?:-[a-z0-9ßæœø]+)+/.exec(clause.slice(token.start))?.[0]
    const isName = joined?.split('-').some((part) => !all.some(({ stop }) => stop.has(part)))
    if (
      isName &&
      joined &&
      token.start + start >= end &&
      (words.length === 0 || clause[token.start - 1] !== '-')
    ) {
      words.push(joined.replaceAll('-', ' '))
      end = start + token.start + joined.length
      break
    }
    const named = nameFrom(clause, token, codes)
    if (named !== null && token.start + start >= end) {
      const of = named.isWhole ? null : originBehind(clause, named.end, all)
      words.push(
        of === null ? named.name : of.isSubstance ? of.word : `${named.name} ${originJoin} ${of.word}`,
      )
      end = start + (of?.end ?? named.end)
      // "No plastic rug": a rug is wanted all the same.
      if (named.isWhole || of !== null || (named.isMaterial && isKind(tokenBehind(clause, named.end), codes)))
        break
      continue
    }
    // "Puppy's" is one word.
    const isEnding = token.word.length === 1 && clause[token.start - 1] === "'" && words.length > 0
    if (isEnding) end = start + token.end
    if (start + token.start < end) continue
    // "Sem nada de robusta": nothing stands for no thing.
    const isNothing = words.length === 0 && nothing.has(token.word)
    const isStop =
      isNothing ||
      within.has(token.word) ||
      (words.length === 0 && ofKind.has(token.word)) ||
      (all.some(({ stop }) => stop.has(token.word)) && !/^\d/.test(token.word))
    if (isStop && words.length === 0) continue
    if (isStop || nor.has(token.word) || words.length === 3) break
    words.push(token.word)
    end = start + token.end
  }
  if (words.length !== 1) return { words, end }
  const part = isKind(words[0], codes) ? partBehind(text, end, codes) : null
  return part ?? withOf(text, { words, end }, all)
}

function tokenBehind(clause: string, from: number): string | undefined {
  return tokensOf(clause.slice(from))[0]?.word
}

function isKind(word: string | undefined, codes: readonly LanguageCode[]): boolean {
  return word !== undefined && kindsNamed([word], codes).length > 0
}

/** "Un tappeto di plastica", "eine Lampe mit Kabel" behind "no": what it is made of or has is refused, and not the thing. */
function partBehind(text: string, from: number, codes: readonly LanguageCode[]) {
  const match =
    /^ (?:(di|in|de|en|em|d'|aus|van|of|made of)|with|mit|avec|con|met|com) ?(?:an? |eine[mnr]? |een |une? |una |uma? )?([a-z]{3,20})(?![a-z])/.exec(
      text.slice(from),
    )
  const [all = '', of, word] = match ?? []
  if (!word || (of && !codes.some((code) => materialsOf(code).has(word)))) return null
  return { words: [word], from, end: from + all.length }
}

/** "Feu de bois", "roba da bambini": one name of two words. */
function withOf(text: string, run: { words: readonly string[]; end: number }, all: readonly Reader[]) {
  const match = /^ (?:de |di |da |d')([a-z]{3,20})(?![a-z])/.exec(text.slice(run.end))
  const word = match?.[1]
  if (!match || !word || !all.some(({ code }) => languages[code].grammar.nounFirst)) return run
  if (within.has(word) || all.some(({ stop }) => stop.has(word))) return run
  return { words: [...run.words, word], end: run.end + match[0].length }
}

/** Between a substance and what it is of, in a name of both: "lait de vache". */
export const originJoin = 'of'

/** "Lait de vache", "carne di maiale": what a substance is of says more than the substance. */
function originBehind(clause: string, from: number, all: readonly Reader[]) {
  const match = /^ (?:de |di |d')([a-z]{3,20})(?![a-z])/.exec(clause.slice(from))
  const word = match?.[1]
  if (!match || !word || within.has(word) || all.some(({ stop }) => stop.has(word))) return null
  const isSubstance =
    substancesNamed(
      [word],
      all.map(({ code }) => code),
    ).length > 0
  return { word, isSubstance, end: from + match[0].length }
}

/** A substance by its name, though its words alone are none or hardly any: "frutta a guscio", "lã". */
function nameFrom(
  clause: string,
  token: { readonly word: string; readonly start: number; readonly end: number },
  codes: readonly LanguageCode[],
): {
  readonly name: string
  readonly end: number
  readonly isWhole: boolean
  readonly isMaterial: boolean
} | null {
  const behind = tokensOf(clause.slice(token.start)).slice(0, longestName)
  for (let length = behind.length; length > 1; length--) {
    const run = behind.slice(0, length)
    const [found] = substancesNamed(
      run.map(({ word }) => word),
      codes,
    )
    if (found?.from === 0 && found.to === length - 1)
      return {
        name: run.map(({ word }) => word).join(' '),
        end: token.start + (run.at(-1)?.end ?? 0),
        isWhole: true,
        isMaterial: false,
      }
  }
  const isMaterial = codes.some((code) => materialsOf(code).has(token.word))
  return isMaterial || substancesNamed([token.word], codes).length > 0
    ? { name: token.word, end: token.end, isWhole: false, isMaterial }
    : null
}
const longestName = 4

const materialNames = new Map<LanguageCode, ReadonlySet<string>>()

/** The materials by the words of one language: "lã" is wool in Portuguese, "la" an article elsewhere. */
function materialsOf(code: LanguageCode): ReadonlySet<string> {
  const known = materialNames.get(code)
  if (known) return known
  const made = new Set(Object.values(languages[code].lexicon.materials).flatMap((names) => wordsOf(names)))
  materialNames.set(code, made)
  return made
}
