import type { Db } from '#main/db/open.ts'
import { createMatching, type Search } from '#main/db/word-search.ts'

/** Archived ones among them are passed over. */
const looked = 60

/** The numbers of a few events by the beginnings of words, newest first; a search of the page itself goes through all. */
export function createGlimpse(db: Db) {
  const matching = createMatching(db, 'events_index', { isBounded: true })
  const find = db
    .prepare<{ query: string; limit: number }, number>(`
      SELECT e.no
      FROM (SELECT rowid AS no FROM events_index WHERE events_index MATCH @query ORDER BY rowid DESC LIMIT ${looked}) f
      CROSS JOIN events e INDEXED BY events_listed ON e.no = f.no
      WHERE e.is_archived = 0 ORDER BY e.no DESC LIMIT @limit`)
    .pluck()
  return (search: Search, limit: number): number[] => find.all({ query: matching(search).query, limit })
}
