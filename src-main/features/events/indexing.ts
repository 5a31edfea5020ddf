import { createCatchUp } from '#main/db/catch-up.ts'
import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { type Indexed, indexText } from './words.ts'

/** A visitor may wait for the same place: a batch is short. */
const batchMs = 8
const batchRows = 100

/** Words of new events go into the index a moment later, a few at a time. */
export function createIndexing(deps: { readonly db: Db; readonly commits: Commits }) {
  const { db, commits } = deps
  const upTo = db.prepare<[], number>('SELECT up_to_no FROM events_indexed').pluck()
  const setUpTo = db.prepare<[number]>('UPDATE events_indexed SET up_to_no = ?')
  const next = db.prepare<[number, number], Indexed & { no: number }>(`
    SELECT e.no, e.event_type, e.body, r.headers FROM events e LEFT JOIN received r ON r.event_no = e.no
    WHERE e.no > ? ORDER BY e.no LIMIT ?`)
  const insert = db.prepare<[number, string]>(
    'INSERT OR REPLACE INTO events_index (rowid, words) VALUES (?, ?)',
  )

  function batch(): boolean {
    const startedAt = performance.now()
    const rows = next.all(upTo.get() ?? 0, batchRows)
    let done = 0
    for (const row of rows) {
      insert.run(row.no, indexText(row))
      done++
      if (performance.now() - startedAt > batchMs) break
    }
    const last = rows[done - 1]
    if (last) setUpTo.run(last.no)
    return done < rows.length || rows.length === batchRows
  }

  return createCatchUp({ commits, batch, isBehind: () => next.get(upTo.get() ?? 0, 1) !== undefined })
}
