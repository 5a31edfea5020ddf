import { languages } from '#main/languages/index.ts'
import { compile } from '#main/languages/pattern.ts'
import type { Audience } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { joinersOf, type Word } from './search-words.ts'
import type { Term } from './shop.ts'
import { kindsIn } from './things.ts'

const purposes = memoize((code) => {
  const { purposeBefore, purposeAround, somethingFor } = languages[code as LanguageCode].frame
  return {
    before: compile(purposeBefore),
    around: compile(purposeAround),
    something: compile(somethingFor),
  }
})

/** So far behind its verb stands what something is done to. */
const reach = 3

/** "Something to boil water", "um Wasser zu kochen", "something for chapped lips": what it is done to or for is not what is looked for. */
export function objectsIn(text: string, code: LanguageCode, stop: ReadonlySet<string>): ReadonlySet<string> {
  const { before, around } = purposes(code)
  const within = around.exec(text)?.[0] ?? ''
  const verb = before.exec(text)
  const [said = '', ...others] = wordsOf(verb?.[0] ?? '').reverse()
  // "Para colher": what ends like a verb may be a thing; English marks its verbs.
  const isVerb = verb !== null && (others.includes('to') || kindsIn([said], [code]).size === 0)
  const rest = isVerb ? text.slice(verb.index + verb[0].length).split(/[,.;:!?()]/)[0] : ''
  // "… to clean a flute and a violin too": what is said next may be wished for itself.
  const behind = wordsOf(rest?.split(joinersOf(code).and)[0] ?? '')
  // "To travel I need a light blanket": so is what stands behind the wish.
  const wish = behind.findIndex((word) => needing.has(word))
  const objects = behind.slice(0, wish < 0 ? undefined : wish).filter((word) => !stop.has(word))
  return new Set([...wordsOf(within), ...objects.slice(0, reach), ...wantedFor(text, code, stop)])
}

/** What something is looked for for: "chapped lips" of "something for chapped lips", "kestrel 9" of "something so it fits my Kestrel 9". */
export function wantedFor(text: string, code: LanguageCode, stop: ReadonlySet<string>): ReadonlySet<string> {
  const { before, something } = purposes(code)
  const named = something.exec(text)
  const verb = before.exec(text)
  const rest = named ? text.slice(named.index + named[0].length) : verb ? text.slice(verb.index) : ''
  const own = wordsOf(rest).flatMap((word, at, all) =>
    // "Rain gets into our old tent": a new one is wanted.
    mine.has(word) && !(worn.has(all[at + 1] ?? '') && !prepositions.has(all[at - 1] ?? ''))
      ? [all.slice(at + 1)]
      : [],
  )
  return new Set([
    ...(named ? nameIn(wordsOf(rest.split(/[,.;:!?()]/)[0] ?? ''), stop) : []),
    ...own.flatMap((words) => nameIn(words, stop)),
  ])
}
const mine = wordsInAll(({ words }) => words.mine)
const worn = wordsInAll(({ words }) => words.worn)
const needing = wordsInAll(({ words }) => words.needing)
const prepositions = wordsInAll(({ words }) => `${words.prepositions} ${words.ownPrepositions}`)

/** "My mum who loves tea": the name alone; what is said of it may be wished for. */
function nameIn(words: readonly string[], stop: ReadonlySet<string>): readonly string[] {
  const end = words.findIndex((word) => stop.has(word))
  return words.slice(0, end < 0 ? reach : Math.min(end, reach))
}

/** "My lad is 7" is a child, and a daughter of 25 is none any more. */
export function atAge(named: Iterable<Audience>, years: number | null): Audience[] {
  const whom = [...named]
  if (years === null) return whom
  const isGrown = years >= grownFrom
  const meant = whom.map((one) => {
    if (!isGrown && (one === 'man' || one === 'woman')) return 'child'
    return isGrown && one === 'child' ? 'adult' : one
  })
  return [...new Set(meant)]
}
const grownFrom = 16

/** Whether a term only names what something is done to. */
export function isOfObjects(term: Term, words: readonly Word[]): boolean {
  return term.words.every((said) => words.some(({ word, isObject }) => word === said && isObject))
}
