import { lazily } from '#main/lib/memoize.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { affirmedWords } from './speaks-of.ts'

/** Where a word of a product stands; the earlier says more of what the product is. */
export type Field = 'head' | 'category' | 'title' | 'path' | 'value' | 'description'

/** By stem: the best field it stands in. */
export type ItemWords = {
  readonly get: (stem: string) => Field | undefined
  readonly has: (stem: string) => boolean
  /** All of them; or without those that only its description has. */
  readonly stems: (which: 'described' | 'named') => Iterable<string>
}

type Reading = {
  readonly language: LanguageCode
  readonly stemsOf: (word: string) => readonly string[]
}

/** Endings that are cut have no more letters. */
const longestEnding = 3
const shortestStart = 3
/** Nothing is denied beyond these. */
const partEnd = /[.,;:!?()]/

/** The words of a product; what its description has is looked up in it, unless all of it is wanted. */
export function createItemWords(description: string, { language, stemsOf }: Reading) {
  const fields = new Map<string, Field>()
  let isRead = description === ''
  const folded = lazily(() => fold(description))

  /** Fields are put in their order: what is there already says more. */
  function putWord(word: string, field: Field): void {
    for (const key of stemsOf(word)) if (!fields.has(key)) fields.set(key, field)
    const against = whatIsAgainst(word)
    if (against !== undefined) putWord(against, field === 'head' ? 'title' : field)
    if (word === 'bluetooth') putWord('wireless', 'value')
  }

  function readDescription(): void {
    if (!isRead) for (const word of wordsDescribed(description)) putWord(word, 'description')
    isRead = true
  }

  function wordsDescribed(text: string): string[] {
    return [...affirmedWords(text, language), ...lettered(text)]
  }

  /** Most descriptions are long and hardly ever have the word that is looked for: only what may have it is read. */
  function isDescribed(key: string): boolean {
    const start = key.slice(0, Math.max(shortestStart, key.length - longestEnding))
    const text = folded()
    if (!text.includes(start)) return false
    return text.split(partEnd).some(
      (part) =>
        part.includes(start) &&
        // What is denied there matters only where it is said at all.
        ((wordsOf(part).some(isOfIt) && affirmedWords(part, language).some(isOfIt)) ||
          lettered(part).some(isOfIt)),
    )

    function isOfIt(word: string): boolean {
      const against = whatIsAgainst(word)
      return stemsOf(word).includes(key) || (against !== undefined && stemsOf(against).includes(key))
    }
  }

  const get = (key: string): Field | undefined =>
    fields.get(key) ?? (!isRead && isDescribed(key) ? 'description' : undefined)

  const words: ItemWords = {
    get,
    has: (key) => get(key) !== undefined,
    stems: (which) => {
      if (which === 'described') readDescription()
      return fields.keys()
    },
  }

  return {
    words,
    putWord,
    put: (text: string, field: Field): void => {
      for (const word of wordsDescribed(text)) putWord(word, field)
    },
  }
}

/** The same, but what was looked for is kept: for as long as a message, which looks for few words many times. */
export function rememberedWords({ get: look, stems }: ItemWords): ItemWords {
  const known = new Map<string, Field | null>()
  const get = (key: string): Field | undefined => {
    const before = known.get(key)
    if (before !== undefined) return before ?? undefined
    const field = look(key)
    known.set(key, field ?? null)
    return field
  }
  return { get, has: (key) => get(key) !== undefined, stems }
}

/** "Anticaspa" is for "caspa". */
function whatIsAgainst(word: string): string | undefined {
  return word.startsWith('anti') ? /^anti(.{4,})/.exec(word)?.[1] : undefined
}

/** "E-bike", "over-ear" and "USB-C" are one word each, though a letter or "over" alone is none. */
export function lettered(text: string): string[] {
  if (!text.includes('-')) return []
  return Array.from(
    fold(text).matchAll(/(?<![a-z0-9])(?:[a-z]{1,4}-[a-z]{3,20}|[a-z]{3,12}-[a-z])(?![a-z0-9])/g),
    ([word]) => word.replace('-', ''),
  )
}
