import type { SearchedProduct } from '#shared/schemas/catalog.ts'

type Fit = 'full' | 'part' | 'little'

/** From here on most of what was asked is there. */
const partFrom = 0.5

export function fitOf({
  all_words,
  coverage,
  matched,
}: Pick<SearchedProduct, 'all_words' | 'coverage' | 'matched'>): Fit {
  if (all_words) return 'full'
  return coverage >= partFrom || matched.length > 1 ? 'part' : 'little'
}

/** The words that were found, by the first place each stands in. */
export function foundIn(
  matched: SearchedProduct['matched'],
): readonly (readonly [field: string, words: readonly string[]])[] {
  const places = new Map<string, string[]>()
  for (const { word, as, how, fields } of matched) {
    const field = fields[0] ?? 'description'
    const shown = how === 'repaired' ? `${word} → ${as}` : word
    places.set(field, [...(places.get(field) ?? []), shown])
  }
  return [...places]
}
