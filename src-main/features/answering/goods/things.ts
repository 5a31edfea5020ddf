import { everyLanguage } from '#main/languages/index.ts'
import { type Kind, kinds, type Substance, substances, widerKinds } from '#main/languages/things.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'

/** Our lexicon as lookups over stems; every language together, for visitors and catalogs mix them. */
const kindsByName = namesOf(kinds, (language) => language.things.kinds)
const substancesByName = namesOf(substances, (language) => language.things.substances)
const longest = 4

type Namesake = { readonly things: { readonly kinds: Readonly<Record<Kind, string>>; readonly substances: Readonly<Record<Substance, string>> } }

function namesOf<T extends string>(
  concepts: readonly T[],
  wordsIn: (language: Namesake) => Readonly<Record<T, string>>,
): ReadonlyMap<string, readonly T[]> {
  const names = new Map<string, T[]>()
  for (const concept of concepts)
    for (const language of everyLanguage)
      for (const name of wordsIn(language)[concept].split(' '))
        for (const key of keysOf(name)) {
          const known = names.get(key)
          if (!known) names.set(key, [concept])
          else if (!known.includes(concept)) known.push(concept)
        }
  return names
}

/** As it is written, and with its umlauts typed out. */
function keysOf(name: string): Set<string> {
  const typed = name.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return new Set(
    [name, typed].map((one) =>
      fold(one)
        .split(/[_-]/)
        .map(stem)
        .join(' '),
    ),
  )
}

/** What a run of words names, longest names first; `from` and `to` are places among the words. */
export type Named<T> = { readonly concepts: readonly T[]; readonly from: number; readonly to: number }

function namedIn<T>(words: readonly string[], names: ReadonlyMap<string, readonly T[]>): Named<T>[] {
  const stems = words.map(stem)
  const found: Named<T>[] = []
  for (let at = 0; at < stems.length; at++) {
    for (let length = Math.min(longest, stems.length - at); length > 0; length--) {
      const concepts =
        names.get(stems.slice(at, at + length).join(' ')) ?? (length === 1 ? byLastPart(words[at] ?? '', names) : undefined)
      if (!concepts) continue
      found.push({ concepts, from: at, to: at + length - 1 })
      at += length - 1
      break
    }
  }
  return found
}

/** "Regenjacke" is a "Jacke"; only where what is left is long enough to be a word too. */
const shortestPart = 4
const shortestBefore = 3

function byLastPart<T>(word: string, names: ReadonlyMap<string, readonly T[]>): readonly T[] | undefined {
  for (let cut = shortestBefore; word.length - cut >= shortestPart; cut++) {
    const found = names.get(stem(word.slice(cut)))
    if (found) return found
  }
  return undefined
}

export function kindsNamed(words: readonly string[]): Named<Kind>[] {
  return namedIn(words, kindsByName)
}

export function kindsIn(words: readonly string[]): Set<Kind> {
  return new Set(kindsNamed(words).flatMap(({ concepts }) => concepts))
}

export function substancesIn(words: readonly string[]): Set<Substance> {
  return new Set(namedIn(words, substancesByName).flatMap(({ concepts }) => concepts))
}

/** The kind itself and all that are kinds of it. */
export function withNarrower(asked: Iterable<Kind>): Set<Kind> {
  const all = new Set(asked)
  for (const kind of all) for (const narrower of widerKinds[kind] ?? []) all.add(narrower)
  return all
}

/** Every stem that names one of these substances in any language. */
export function stemsOf(asked: ReadonlySet<Substance>): Set<string> {
  return new Set(
    [...asked].flatMap((substance) =>
      everyLanguage.flatMap(({ things }) => things.substances[substance].split(' ').map((name) => stem(fold(name)))),
    ),
  )
}
