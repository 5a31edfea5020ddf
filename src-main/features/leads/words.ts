import type { Db } from '#main/db/open.ts'
import { createMatching, type Search } from '#main/db/word-search.ts'

type LeadRow = {
  readonly id: string
  readonly bot_id: string | null
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly message: string
  readonly updated_at: number
}

/** More than a list of findings shows: those met again lately are to come first. */
const looked = 60

/** Finds leads by the beginnings of words. */
export function createLeadWords(db: Db) {
  const matching = createMatching(db, 'leads_index', { isBounded: true })
  const find = db.prepare<{ query: string; limit: number }, LeadRow>(`
    SELECT l.id, b.id AS bot_id, l.name, l.email, l.phone, l.message, l.updated_at
    FROM (SELECT rowid AS no FROM leads_index WHERE leads_index MATCH @query ORDER BY rowid DESC LIMIT ${looked}) f
    JOIN leads l ON l.no = f.no LEFT JOIN bots b ON b.no = l.bot_no
    ORDER BY l.updated_at DESC LIMIT @limit`)
  return (search: Search, limit: number): LeadRow[] => find.all({ query: matching(search).query, limit })
}
