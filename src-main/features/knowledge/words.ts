import type { Db } from '#main/db/open.ts'
import { createMatching, type Search } from '#main/db/word-search.ts'

type EntryRow = {
  readonly id: string
  readonly bot_id: string
  readonly question: string
  readonly answer: string
  readonly updated_at: number
}

/** More than a list of findings shows: those changed lately are to come first. */
const looked = 60

/** Finds questions and answers by the beginnings of words. */
export function createEntryWords(db: Db) {
  const matching = createMatching(db, 'knowledge_index', { isBounded: true })
  const find = db.prepare<{ query: string; limit: number }, EntryRow>(`
    SELECT k.id, b.id AS bot_id, k.question, k.answer, k.updated_at
    FROM (SELECT rowid AS no FROM knowledge_index WHERE knowledge_index MATCH @query ORDER BY rowid DESC LIMIT ${looked}) f
    JOIN knowledge k ON k.no = f.no JOIN bots b ON b.no = k.bot_no
    ORDER BY k.updated_at DESC LIMIT @limit`)
  return (search: Search, limit: number): EntryRow[] => find.all({ query: matching(search).query, limit })
}
