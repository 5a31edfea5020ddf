import type { CatalogVocabulary } from '#main/features/catalog/index.ts'
import { contentWords, isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { editDistance } from '#main/lib/text/edit-distance.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

type AskedMessage = { readonly message: string; readonly words: readonly string[] }
type EntryText = { readonly question: string; readonly wording: string; readonly answer: string }

/**
 * "Can I rent a kayak?" beside the entry "Can I rent a tent?": the same is asked, but of something that the entry does not
 * know, where it speaks of a kind of product. A payment or a country it does not list is another matter: those it is about.
 */
export function asksOfOtherThing(
  { message, words }: AskedMessage,
  { question, wording, answer }: EntryText,
  kinds: ReadonlySet<string>,
): boolean {
  const said = wordsOf(message).map(stem)
  const asked = words.map(stem)
  const ofEntry = new Set(wordsOf(`${question} ${wording} ${answer}`).map(stem))
  const others = asked.filter((word) => !ofEntry.has(word) && !isCircumstance(word, message))
  return (
    others.length > 0 &&
    [question, wording].some((text) => {
      const own = contentWords(text).map(stem)
      const named = own.filter((word) => kinds.has(word))
      return (
        named.length > 0 &&
        !named.some((word) => said.includes(word)) &&
        named.some((word) =>
          others.some((other) => !isSlipOf(other, word) && standsAlike(own, word, asked, other)),
        )
      )
    })
  )
}

/** A word they share goes before both, or comes after both. */
function standsAlike(own: readonly string[], word: string, asked: readonly string[], other: string): boolean {
  return own.some((shared) => {
    const at = asked.indexOf(shared)
    return at >= 0 && at < asked.indexOf(other) === own.indexOf(shared) < own.indexOf(word)
  })
}

function isSlipOf(other: string, word: string): boolean {
  return editDistance(other, word, 1) <= 1
}

/** "For a month", "in summer": when or how, not what. */
function isCircumstance(word: string, message: string): boolean {
  const all = wordsOf(message)
  const at = all.findIndex((one) => stem(one) === word)
  for (let before = at - 1; before >= 0; before--) {
    const one = all[before] ?? ''
    if (prepositions.has(one)) return true
    if (!isCommonWord(one)) return false
  }
  return false
}

const prepositions = wordsInAll(({ words }) => words.prepositions)

const made = new WeakMap<CatalogVocabulary, ReadonlySet<string>>()

/** The words by which a shop calls the kinds of its products; the catalog hands out the same names until it changes. */
export function kindWords(vocabulary: CatalogVocabulary): ReadonlySet<string> {
  const cached = made.get(vocabulary)
  if (cached) return cached
  const words = new Set(vocabulary.category.flatMap((name) => contentWords(lastOf(name)).map(stem)))
  made.set(vocabulary, words)
  return words
}

/** "Camping > Tents" are tents. */
function lastOf(category: string): string {
  return category.split('>').at(-1) ?? category
}
