import { facetKey, facetParts, valueAt } from './facets.ts'
import { textAt, textCount } from './packed-texts.ts'
import { stemOf, tokensOf } from './product-words.ts'
import { frequency, type SearchIndex, termOf } from './search-index.ts'
import type { CatalogVocabulary, FacetName } from './types.ts'

export const emptyVocabulary: CatalogVocabulary = {
  brand: [],
  category: [],
  color: [],
  size: [],
  material: [],
}

/** The brands, categories, colours, sizes and materials a catalog really has, as it writes them. */
export function vocabularyOf(index: SearchIndex): CatalogVocabulary {
  return {
    brand: valuesOf(index, 'brand'),
    category: valuesOf(index, 'category'),
    color: valuesOf(index, 'color'),
    size: valuesOf(index, 'size'),
    material: valuesOf(index, 'material'),
  }
}

function valuesOf(index: SearchIndex, name: FacetName): string[] {
  const column = index.facets[name]
  const isUsual = name === 'color' || name === 'material' ? usualWords(index, name) : () => true
  const distinct = new Map<string, string>()
  for (let number = 0; number < textCount(column.values); number++) {
    const parts = facetParts(name, valueAt(column, number) ?? '')
    // A path of categories is known by its steps.
    const named = name === 'category' && parts.length > 1 ? parts.slice(1) : parts
    for (const part of named) {
      const key = facetKey(part)
      if (!distinct.has(key) && isUsual(part)) distinct.set(key, part)
    }
  }
  return [...distinct.values()].sort()
}

/** Of the products that have a word, this share must have it in this column: else it is no word for a colour there. */
const usualShare = 0.2

/**
 * People write anything where a colour is asked for: "Leather", "Front", "Set of 6". A single word counts only where the
 * catalog mostly means this column by it.
 */
function usualWords(index: SearchIndex, name: 'color' | 'material'): (value: string) => boolean {
  const { numberOf, values } = index.facets[name]
  const products = new Uint32Array(textCount(values))
  for (const value of numberOf) if (value >= 0) products[value] = (products[value] ?? 0) + 1
  const counts = new Map<number, number>()
  for (let value = 0; value < products.length; value++) {
    for (const term of termsOf(index, textAt(values, value)))
      counts.set(term, (counts.get(term) ?? 0) + (products[value] ?? 0))
  }
  return (value) => {
    const [term, ...more] = termsOf(index, value)
    if (term === undefined || more.length > 0) return true
    return (counts.get(term) ?? 0) >= usualShare * frequency(index, term)
  }
}

function termsOf(index: SearchIndex, text: string): number[] {
  const terms = tokensOf(text).flatMap((token) => termOf(index, stemOf(token, index.language)) ?? [])
  return [...new Set(terms)]
}
