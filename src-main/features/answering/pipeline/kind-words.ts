import type { CatalogVocabulary } from '#main/features/catalog/index.ts'
import { contentWords, stem } from '#main/lib/words.ts'

const made = new WeakMap<CatalogVocabulary, ReadonlySet<string>>()

/** The words by which a shop calls the kinds of its products; the catalog hands out the same names until it changes. */
export function kindWords(vocabulary: CatalogVocabulary): ReadonlySet<string> {
  const known = made.get(vocabulary)
  if (known) return known
  const words = new Set(vocabulary.category.flatMap((name) => contentWords(lastOf(name)).map(stem)))
  made.set(vocabulary, words)
  return words
}

/** "Camping > Tents" are tents. */
function lastOf(category: string): string {
  return category.split('>').at(-1) ?? category
}
