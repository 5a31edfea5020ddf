import { setImmediate } from 'node:timers/promises'
import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { type Indexed, indexText } from './words.ts'

/** Visitors come first: it begins once nothing new came for a moment, and a busy hour does not put it off for ever. */
const quietMs = 1000
const atMostMs = 30_000
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
  let timer: NodeJS.Timeout | null = null
  let waitsSince = 0
  let running: Promise<void> | null = null
  let isStopped = false

  /** Whether there may be more. */
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

  async function all(): Promise<void> {
    while (!isStopped && (await commits.run(batch))) await setImmediate()
  }

  function isBehind(): boolean {
    return next.get(upTo.get() ?? 0, 1) !== undefined
  }

  async function catchUp(): Promise<void> {
    // What came while another was at it may have been missed by that one.
    while (!isStopped && isBehind()) {
      running ??= all().finally(() => {
        running = null
      })
      await running
    }
  }

  return {
    /** Everything recorded so far can be found afterwards. */
    catchUp,
    soon: (): void => {
      if (isStopped) return
      if (timer) {
        if (performance.now() - waitsSince < atMostMs) timer.refresh()
        return
      }
      waitsSince = performance.now()
      timer = setTimeout(() => {
        timer = null
        // What failed is tried again with the next event, and at the latest before a search, which reports it.
        catchUp().catch(() => {})
      }, quietMs).unref()
    },
    stop: async (): Promise<void> => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}
