import { stem } from './stem.ts'

/** Shorter beginnings match too much. */
const prefixFrom = 3

/**
 * For FTS5: quoted, so that nothing a visitor types is read as search syntax, and matched by the beginning, so that
 * "jackets" finds "jacket" and the other way round.
 */
export function searchQuery(words: readonly string[], joiner: 'AND' | 'OR'): string {
  const terms = words.map((text) => {
    const beginning = stem(text)
    return beginning.length >= prefixFrom ? `"${beginning}"*` : `"${text}"`
  })
  return terms.join(` ${joiner} `)
}
