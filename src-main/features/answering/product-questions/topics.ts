import { everyLanguage, languages } from '#main/languages/index.ts'
import type { TopicWords } from '#main/languages/language.ts'
import { type Topic, topics } from '#main/languages/topics.ts'
import { lazily } from '#main/lib/memoize.ts'
import { createRecent } from '#main/lib/recent.ts'
import { fold } from '#main/lib/text/fold.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { root } from './alike.ts'

/** A phrase as the roots of its words, so that "made out of" and "water-resistant" are found as they are bent. */
type Phrase = { readonly topic: Topic; readonly roots: readonly string[] }
type Index = ReadonlyMap<string, readonly Phrase[]>

const asked = memoize((code): Index => {
  const language = code as LanguageCode
  return indexOf([languages[language].topics.asked], bendIn(language))
})
/** Of every language together: catalogs mix them. */
const names = lazily(() => indexOf(everyLanguage.map(({ topics: words }) => words.named)))

/** Each topic with the words that speak of it. */
export type Topics = ReadonlyMap<Topic, readonly string[]>

/** What a question is about; a value in the same words ("cotton" for "is it polyester?") is about the same. */
export function topicsAsked(words: readonly string[], language: LanguageCode): Topics {
  return topicsIn(words, asked(language), bendIn(language))
}

/** A compound is of the kind of its last part: "Gesamtgewicht" is a weight. */
export function topicsOfName(words: readonly string[]): Topics {
  return topicsIn([...words, ...words.flatMap(lastPartOf)], names())
}

const lastParts = createRecent<string, readonly string[]>(5000)
const minPart = 5

function lastPartOf(word: string): readonly string[] {
  if (word.length < minPart + 3 || names().has(root(asSpelled(word)))) return []
  const cached = lastParts.get(word)
  if (cached) return cached
  const bent = root(asSpelled(word))
  const found = [...names().keys()]
    .filter((name) => name.length >= minPart && bent.endsWith(name))
    .slice(0, 1)
  lastParts.set(word, found)
  return found
}

/** A bottle holder holds nothing that one asks the volume of: it is a thing, unless it is listed itself. */
function bendIn(code: LanguageCode): (word: string) => string {
  const { thingEnding } = languages[code].grammar
  return thingEnding === null ? root : (word) => (word.endsWith(thingEnding) ? word : root(word))
}

/** "Größe" and "Grösse" are one word. */
function asSpelled(word: string): string {
  return word.replaceAll('ß', 'ss')
}

function topicsIn(words: readonly string[], index: Index, bend = root): Topics {
  const roots = words.map((word) => bend(asSpelled(word)))
  const found = new Map<Topic, string[]>()
  let until = 0
  for (const [at, first] of roots.entries()) {
    const said = (index.get(first) ?? []).flatMap(({ topic, roots: phrase }) => {
      const places = placesOf(phrase, roots, at)
      return places ? [{ topic, places }] : []
    })
    // "Heavy rain" is about water, not about a weight.
    const longest = Math.max(0, ...said.map(({ places }) => places.length))
    const longer = said.filter(({ places }) => places.length === longest)
    // "How much weight" asks for a load; the weight in it is said already.
    if (at + longest <= until) continue
    if (longer.some(({ places }) => places.at(-1) === at + longest - 1)) until = at + longest
    for (const { topic, places } of longer)
      found.set(topic, [...(found.get(topic) ?? []), ...places.map((place) => words[place] ?? '')])
  }
  return found
}

/** Stands in a phrase for the few words that part it: "hält_~_aus" is "hält der Stuhl 120 kg aus". */
const gap = '~'
const widestGap = 5

function placesOf(phrase: readonly string[], roots: readonly string[], from: number): number[] | null {
  const places: number[] = []
  let at = from
  let isParted = false
  for (const part of phrase) {
    if (part === gap) {
      isParted = true
      continue
    }
    if (isParted) {
      const next = roots.indexOf(part, at)
      if (next < 0 || next - at > widestGap) return null
      at = next
    } else if (roots[at] !== part) return null
    isParted = false
    places.push(at++)
  }
  return places
}

function indexOf(lists: readonly TopicWords['asked'][], bend = root): Index {
  const index = new Map<string, Phrase[]>()
  for (const topic of topics) {
    for (const phrase of new Set(lists.flatMap((list) => fold(list[topic]).split(/\s+/)))) {
      const roots = phrase.split('_').map((word) => (word === gap ? gap : bend(asSpelled(word))))
      const first = roots[0] ?? ''
      const known = index.get(first)
      if (known) known.push({ topic, roots })
      else index.set(first, [{ topic, roots }])
    }
  }
  return index
}
