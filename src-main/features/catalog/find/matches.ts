import type { MatchField } from '#shared/trace-codes.ts'
import type { Interpretation, Query } from './query.ts'
import { bits, placesIn, type SearchIndex } from './search-index.ts'
import type { WordMatch } from './types.ts'

/** Which words of the question a product has, how they were read and where they stand: for the reasons of an answer. */
export function matchesOf(
  index: SearchIndex,
  query: Query,
  { doc, described }: { readonly doc: number; readonly described: number },
): WordMatch[] {
  return query.words.flatMap(({ word, interpretations }, number): WordMatch[] => {
    for (const interpretation of interpretations) {
      const fields = fieldsOf(index, interpretation, doc)
      if (fields.length > 0) return [{ word, as: interpretation.as, how: interpretation.how, fields }]
    }
    return described & (1 << number) ? [{ word, as: word, how: 'described', fields: ['description'] }] : []
  })
}

function fieldsOf(index: SearchIndex, { term, pair }: Interpretation, doc: number): MatchField[] {
  if (pair) return pair.includes(doc) ? ['title'] : []
  const place = placesIn(index, term, doc)
  const names = ['title', 'brand', 'category', 'details'] as const
  return names.filter((name) => (place & bits[name]) !== 0)
}
