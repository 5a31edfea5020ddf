import { facetKey, facetParts, valueAt } from './facets.ts'
import { textCount } from './packed-texts.ts'
import type { SearchIndex } from './search-index.ts'
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

function valuesOf({ facets }: SearchIndex, name: FacetName): string[] {
  const column = facets[name]
  const distinct = new Map<string, string>()
  for (let number = 0; number < textCount(column.values); number++) {
    const parts = facetParts(name, valueAt(column, number) ?? '')
    // A path of categories is known by its steps.
    const named = name === 'category' && parts.length > 1 ? parts.slice(1) : parts
    for (const part of named) {
      const key = facetKey(part)
      if (!distinct.has(key)) distinct.set(key, part)
    }
  }
  return [...distinct.values()].sort()
}
