import { languages } from '#main/languages/index.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import type { Substance } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { root } from '../product-questions/alike.ts'
import { isNameOfThing } from '../understand/language.ts'
import { stemsOf, substancesNamed } from './things.ts'

export const denying = new Set([
  ...wordsInAll(({ words }) => words.denying),
  ...wordsInAll(({ words }) => words.without),
  ...wordsInAll(({ words }) => words.no),
  'vegan',
  'faux',
  'kunst',
  'imitation',
  'simili',
  'artificial',
])
/** Goes on denying: "sans aluminium ni alcool". */
const nor = wordsInAll(({ words }) => words.nor)
export const freeWords = wordsInAll(({ words }) => words.free)
export const withWords = wordsInAll(({ words }) => words.with)
export const withoutWords = wordsInAll(({ words }) => words.without)

/** The places among words where one of something stands. */
export type Places = (words: readonly string[]) => readonly number[]

export function stemWords(stems: ReadonlySet<string>): Places {
  const roots = new Set([...stems].map(root))
  const isIt = (word: string) =>
    stems.has(stem(word)) ||
    roots.has(root(word)) ||
    [...stems].some(
      (one) =>
        word.length > one.length &&
        (one.length >= 5
          ? (word.endsWith(one) && !isOpposite(word, one)) || word.startsWith(one) || isAround(word, one)
          : one.length >= 3 && isPartOf(word, one)),
    )
  return (words) => words.flatMap((word, at) => (isIt(word) ? [at] : []))
}

/** "Ungiftig", "ongeparfumeerd": says that it is not so. */
function isOpposite(word: string, one: string): boolean {
  return /^(?:un|on|in|non)$/.test(word.slice(0, -one.length))
}

/** "Brotmesser" is for "Brot", a "Topfset" a "Set": a short word is a part where the rest is a thing of its own. */
function isPartOf(word: string, one: string): boolean {
  const rest = word.startsWith(one)
    ? word.slice(one.length)
    : word.endsWith(one)
      ? word.slice(0, -one.length)
      : ''
  return rest.length >= 3 && isNameOfThing(rest)
}

const shortestPart = 5

/** "Filterkaffeemaschine" is a "Filtermaschine": its first and its last part, with another between. */
function isAround(word: string, one: string): boolean {
  for (let cut = shortestPart; cut <= one.length - shortestPart; cut++)
    if (word.startsWith(one.slice(0, cut)) && word.endsWith(one.slice(cut))) return true
  return false
}

/** By one word or by a name of several: "frutta a guscio". */
export function substanceWords(substances: ReadonlySet<Substance>, codes: readonly LanguageCode[]): Places {
  const single = stemWords(stemsOf(substances, codes))
  return (words) => [
    ...single(words),
    ...substancesNamed(words, codes)
      .filter(({ concepts }) => concepts.some((one) => substances.has(one)))
      .map(({ from }) => from),
  ]
}

/** Whether a text speaks of a word, and not to say that it is not there. */
export function speaksOfWord(text: string, word: string): boolean {
  return hasAny(text, stemWords(new Set([stem(word)])))
}

/** Whether a text speaks of something, and not to say that it is not there. */
export function hasAny(text: string, places: Places): boolean {
  const words = wordsOf(text)
  const found = places(words)
  if (found.length === 0) return false
  const listed = deniedIn(text, words)
  return found.some((at) => {
    const word = words[at] ?? ''
    if (listed.has(at)) return false
    if ([...freeWords].some((free) => free.length > 2 && word.endsWith(free))) return false
    if (nor.has(words[at - 1] ?? '') && words.slice(Math.max(0, at - 6), at).some((one) => denying.has(one)))
      return false
    const around = [...words.slice(Math.max(0, at - 2), at), words[at + 1] ?? '']
    return !around.some((other, place) =>
      place < around.length - 1 ? denying.has(other) : freeWords.has(other),
    )
  })
}

/** "En" joins in Dutch; elsewhere it stands before a word that nothing is free from. */
const joining = new Set([...wordsInAll(({ words }) => words.joining), 'en'])
const from = new Set(['from', 'of', 'von', 'van', 'de', 'da', 'di'])
/** "Soya lecithin" is one of a list, a whole sentence is none. */
const longestListed = 2

/** The places of all that a text says it is without: "free from milk, soya and gluten". */
function deniedIn(text: string, words: readonly string[]): ReadonlySet<number> {
  const denied = new Set<number>()
  // Most texts deny nothing.
  if (!words.some((word) => withoutWords.has(word) || freeWords.has(word))) return denied
  const tokens = tokensOf(fold(text))
  for (const [at, { word }] of tokens.entries()) {
    const isFree = freeWords.has(word) && from.has(tokens[at + 1]?.word ?? '')
    if (!isFree && !withoutWords.has(word)) continue
    let run = 0
    for (let next = at + (isFree ? 2 : 1); next < tokens.length; next++) {
      const [before, own] = [tokens[next - 1], tokens[next]]
      if (!before || !own) break
      const between = text.slice(before.end, own.start)
      // "Sin siliconas, con aceite de oliva": behind "with" stands what it has.
      if (/[.;:!?()]/.test(between) || withWords.has(own.word)) break
      const isNext = joining.has(own.word) || nor.has(own.word)
      run = isNext ? 0 : between.includes(',') ? 1 : run + 1
      if (run > longestListed) break
      if (!isNext) denied.add(next)
    }
  }
  return denied
}

const only = compile(cuesInAll(({ cues }) => cues.reference.narrows))
/** "Nicht für die Spülmaschine": how far behind a word of denial stands what is denied. */
const reach = 3

const denialsIn = memoize((code) => {
  const { words } = languages[code as LanguageCode]
  const all = wordsOf(`${words.denying} ${words.without} ${words.question.negating}`)
  return new Set(all.filter((word) => !freeWords.has(word) && !nor.has(word)))
})

/** The words of a text but those it says are not so: "not waterproof" does not make it waterproof. */
export function affirmedWords(text: string, language: LanguageCode): string[] {
  const denials = denialsIn(language)
  const tokens = tokensOf(fold(text))
  const denied = new Set<number>()
  for (const [at, { word }] of tokens.entries()) {
    if (!denials.has(word) || only.test(word)) continue
    for (let next = at + 1; next <= at + reach; next++) {
      const [before, own] = [tokens[next - 1], tokens[next]]
      if (!before || !own || /[.,;:!?()]/.test(text.slice(before.end, own.start))) break
      denied.add(next)
      // "Not only for children" is for them too.
      if (only.test(own.word)) break
    }
  }
  // "Nut-free" has none.
  const isFree = (at: number) =>
    freeWords.has(tokens[at + 1]?.word ?? '') && text[tokens[at]?.end ?? 0] === '-'
  return tokens.flatMap(({ word }, at) => (denied.has(at) || isFree(at) ? [] : [word]))
}

/** What a text states that it is without. */
export function deniedWords(text: string): string[] {
  const words = wordsOf(text)
  return Array.from(deniedIn(text, words), (at) => words[at] ?? '')
}

/** Whether a text states that it is without it. */
export function deniesAny(text: string, places: Places): boolean {
  const words = wordsOf(text)
  const denied = deniedIn(text, words)
  return denied.size > 0 && places(words).some((at) => denied.has(at))
}
