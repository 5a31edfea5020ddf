import { wordsOf } from '#main/lib/text/tokens.ts'
import type { Db } from './open.ts'

export type Search = {
  /** All of them must be there. */
  readonly words: readonly string[]
  /** The last word, where it may go on; else null. */
  readonly beginning: string | null
}

const maxWords = 20

/** Every word must be there; the last may be a beginning. Null where a search has no words at all. */
export function readSearch(search: string): Search | null {
  const words = wordsOf(search).slice(0, maxWords)
  const last = words.at(-1)
  if (last === undefined) return null
  return /\p{P}$/u.test(search.trim())
    ? { words, beginning: null }
    : { words: words.slice(0, -1), beginning: last }
}

/** `isExpensive`: each question costs as much as all that it finds. */
type Match = { readonly query: string; readonly isExpensive: boolean }

/** More words than these are not named one by one. */
const maxNamed = 24
/** A prefix this short that begins this many words says nothing, and looking them all up would take a second. */
const leastBeginning = 3
/** No word has a letter before the first digit or behind this. */
const firstLetter = '0'
const behindAll = '\u{10ffff}'

/**
 * An expression of an FTS5 index for what is searched. The index gathers all that a beginning finds before it returns the first,
 * but goes straight to the newest of words it is named: so the words that begin like this are looked up and named.
 */
export function createMatching(
  db: Db,
  index: string,
  /** Of a beginning of very many words the first of them will do: never expensive. */
  options: { readonly isBounded?: boolean } = {},
): (search: Search) => Match {
  const vocabulary = `temp.${index}_words`
  db.exec(`CREATE VIRTUAL TABLE IF NOT EXISTS ${vocabulary} USING fts5vocab ('main', '${index}', 'instance')`)
  const next = db
    .prepare<[string, string], string>(`SELECT term FROM ${vocabulary} WHERE term >= ? AND term < ? LIMIT 1`)
    .pluck()

  /** Null: too many to name. */
  function wordsFrom(beginning: string): readonly string[] | null {
    const found: string[] = []
    const end = beginning + behindAll
    let from = beginning
    while (true) {
      const word = next.get(from, end)
      if (word === undefined) return found
      if (found.length === maxNamed) return options.isBounded ? found : null
      found.push(word)
      from = word + firstLetter
    }
  }

  function anyOf(beginning: string): Match {
    const words = wordsFrom(beginning)
    if (words === null) {
      const isExpensive = [...beginning].length >= leastBeginning
      return { query: isExpensive ? `${quoted(beginning)} *` : quoted(beginning), isExpensive }
    }
    const query = words.length === 0 ? quoted(beginning) : `(${words.map(quoted).join(' OR ')})`
    return { query, isExpensive: false }
  }

  return ({ words, beginning }) => {
    const last = beginning === null ? null : anyOf(beginning)
    const all = [...words.map(quoted), ...(last ? [last.query] : [])]
    return { query: all.join(' AND '), isExpensive: last?.isExpensive ?? false }
  }
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
