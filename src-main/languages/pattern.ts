import { mayBegin } from './beginnings.ts'
import type { CueList } from './cues.ts'
import { everyLanguage } from './index.ts'
import type { Language } from './language.ts'

/** Matches nothing. */
export const never = /(?!)/

/**
 * The letters that folded text of the seven languages has. Asking for all letters of the world at every end of every cue made
 * the patterns a hundred times slower to build, which the first visitor of each language would have waited for.
 */
const letter = '[a-zßæœø]'
export const wordBefore = '(?<![a-z0-9ßæœø])'
export const notWordAfter = '(?![a-z0-9ßæœø])'
/** A cue may end in an apostrophe ("d'") that a word follows at once. */
const wordAfter = `(?:(?<=')|${notWordAfter})`
const noWord = '[^a-z0-9ßæœø]*'

/** A cue as a pattern over folded text: umlauts typed either way, ends of the message whatever punctuation stands there. */
export function expand(cue: string): string {
  return cue
    .replaceAll('ä', 'ae?')
    .replaceAll('ö', 'oe?')
    .replaceAll('ü', 'ue?')
    .replaceAll(/ß(?!\|)/g, '(?:ß|ss)')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('\\p{L}', letter)
    .replace(/^\^/, `^${noWord}`)
    .replace(/\$$/, `${noWord}$`)
}

export function compile(cues: CueList): RegExp {
  if (cues.length === 0) return never
  const expanded = cues.map(expand)
  const source = `${wordBefore}(?:${expanded.join('|')})${wordAfter}`
  const pattern = new RegExp(source)
  const isPossible = mayBegin(expanded)
  return Object.assign(new RegExp(source), {
    test: (text: string) => isPossible(text) && pattern.test(text),
    exec: (text: string) => (isPossible(text) ? pattern.exec(text) : null),
  })
}

/** One list of cues of every language together: some things are said in passing in another language than the rest. */
export function cuesInAll(cuesOf: (language: Language) => CueList): CueList {
  return everyLanguage.flatMap(cuesOf)
}

/** Cues that only count at the beginning of a message. */
export function compileBeginning(cues: CueList): RegExp {
  return new RegExp(`^[^a-z0-9]*(?:${cues.map(expand).join('|')})${notWordAfter}`)
}
