import type { Db } from '#main/db/open.ts'
import type { Search } from './words.ts'

/** More words than these are not named one by one. */
const maxNamed = 24
/** A beginning this short that begins so many words says nothing, and looking them all up would take a second. */
const leastBeginning = 3
/** No word has a letter before the first digit or behind this. */
const firstLetter = '0'
const behindAll = '\u{10ffff}'

/**
 * An expression of the index for what is searched. The index gathers all that a beginning finds before it tells the first,
 * but goes straight to the newest of words it is named: so the words that begin like this are looked up and named.
 */
export function createMatching(db: Db): (search: Search) => string {
  db.exec(
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.events_words USING fts5vocab ('main', 'events_index', 'instance')",
  )
  const next = db
    .prepare<[string, string], string>(
      'SELECT term FROM temp.events_words WHERE term >= ? AND term < ? LIMIT 1',
    )
    .pluck()

  /** Null: too many to name. */
  function wordsFrom(beginning: string): string[] | null {
    const found: string[] = []
    const end = beginning + behindAll
    let from = beginning
    while (true) {
      const word = next.get(from, end)
      if (word === undefined) return found
      if (found.length === maxNamed) return null
      found.push(word)
      from = word + firstLetter
    }
  }

  function anyOf(beginning: string): string {
    const words = wordsFrom(beginning)
    if (words === null)
      return [...beginning].length < leastBeginning ? quoted(beginning) : `${quoted(beginning)} *`
    return words.length === 0 ? quoted(beginning) : `(${words.map(quoted).join(' OR ')})`
  }

  return ({ words, beginning }) =>
    [...words.map(quoted), ...(beginning === null ? [] : [anyOf(beginning)])].join(' AND ')
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
