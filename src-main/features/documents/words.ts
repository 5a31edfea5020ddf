import type { Db } from '#main/db/open.ts'
import { createMatching, type Search } from '#main/db/word-search.ts'

type DocumentRow = {
  readonly id: string
  readonly bot_id: string
  readonly title: string
  /** The passage it was found by; null: it was found by its title. */
  readonly passage: string | null
  readonly updated_at: number
}

/** Several passages of one document may fit. */
const looked = 100

/** Finds documents by the beginnings of words of their titles and passages. */
export function createDocumentWords(db: Db) {
  const ofTitle = createMatching(db, 'documents_index', { isBounded: true })
  const ofText = createMatching(db, 'passages_index', { isBounded: true })
  const byTitle = db.prepare<{ query: string; limit: number }, DocumentRow>(`
    SELECT d.id, b.id AS bot_id, d.title, NULL AS passage, d.updated_at
    FROM (SELECT rowid AS no FROM documents_index WHERE documents_index MATCH @query ORDER BY rowid DESC LIMIT @limit) f
    JOIN documents d ON d.no = f.no JOIN bots b ON b.no = d.bot_no`)
  const byText = db.prepare<{ query: string; limit: number }, DocumentRow>(`
    SELECT d.id, b.id AS bot_id, d.title, p.text AS passage, d.updated_at
    FROM (SELECT rowid AS no FROM passages_index WHERE passages_index MATCH @query ORDER BY rowid DESC LIMIT @limit) f
    JOIN passages p ON p.no = f.no JOIN documents d ON d.no = p.document_no JOIN bots b ON b.no = d.bot_no`)

  return (search: Search, limit: number): DocumentRow[] => {
    const found = [
      ...byTitle.all({ query: ofTitle(search).query, limit: looked }),
      ...byText.all({ query: ofText(search).query, limit: looked }),
    ]
    const once = new Map(found.reverse().map((row) => [row.id, row]))
    return [...once.values()].sort((a, b) => b.updated_at - a.updated_at).slice(0, limit)
  }
}
