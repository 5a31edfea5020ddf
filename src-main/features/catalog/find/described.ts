import type { LookedAt } from './looked-at.ts'
import type { Query } from './query.ts'

/** Which of the words a product lacks stand in its description, a bit each. */
export function createDescriber(rows: LookedAt, query: Query): (no: number, missing: number) => number {
  const wanted = query.words.map(({ stem, interpretations }) => [
    ...new Set([stem, ...interpretations.filter(({ how }) => how === 'repaired').map(({ as }) => as)]),
  ])
  return (no, missing) => {
    const plain = rows.describedAs(no)
    let found = 0
    for (const [number, words] of wanted.entries()) {
      if (missing & (1 << number) && words.some((word) => hasWord(plain, word))) found |= 1 << number
    }
    return found
  }
}

const letter = /[\p{L}\p{N}]/u

/** At the beginning of a word: "wash" is in "washable", not in "brainwash". */
function hasWord(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1)) {
    if (at === 0 || !letter.test(text[at - 1] ?? '')) return true
  }
  return false
}
