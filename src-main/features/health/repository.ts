import type { Db } from '#main/db/open.ts'

type SlowRow = {
  readonly at: number
  readonly took_ms: number
  readonly bot_name: string
  readonly session_id: string
  readonly intent: string | null
}
type QueueRow = { readonly waiting: number; readonly failed: number; readonly oldest_at: number | null }

/** Of how many of the latest messages the slowest answers are shown: found without an index of their own. */
const latest = 5000

export function createHealthRepository(db: Db) {
  const slowest = db.prepare<[number], SlowRow>(`
    SELECT m.at, m.took_ms, b.name AS bot_name, s.id AS session_id, m.intent
    FROM (SELECT * FROM messages ORDER BY no DESC LIMIT ${latest}) m
    JOIN conversations s ON s.no = m.conversation_no JOIN bots b ON b.no = s.bot_no
    WHERE m.took_ms IS NOT NULL ORDER BY m.took_ms DESC LIMIT ?`)
  const queue = db.prepare<[], QueueRow>(`
    SELECT (SELECT count(*) FROM deliveries WHERE due_at IS NOT NULL) AS waiting,
      (SELECT count(*) FROM deliveries WHERE state IN ('failed', 'disabled') AND finished_at IS NOT NULL) AS failed,
      (SELECT min(created_at) FROM deliveries WHERE due_at IS NOT NULL) AS oldest_at`)
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    )
    .pluck()

  return {
    slowest: (limit: number) => slowest.all(limit),
    queue: (): QueueRow => queue.get() ?? { waiting: 0, failed: 0, oldest_at: null },
    /** How much there is of everything: the highest row number, for counting a large table takes long. */
    sizes: (): Record<string, number> =>
      Object.fromEntries(
        tables
          .all()
          .filter((name) => /^[a-z_]+$/.test(name))
          .flatMap((name) => {
            const columns = db.pragma(`table_info(${name})`) as { name: string }[]
            if (!columns.some((column) => column.name === 'no')) return []
            return [[name, Number(db.prepare(`SELECT max(no) FROM ${name}`).pluck().get() ?? 0)]]
          }),
      ),
    /** With what is still in the write-ahead log. */
    bytes: () =>
      Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true })),
    schemaVersion: () => Number(db.pragma('user_version', { simple: true })),
  }
}
