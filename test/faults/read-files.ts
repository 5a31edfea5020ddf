import Database from 'better-sqlite3'
import { dataFolder } from '#main/lib/data-folder.ts'

type SentDelivery = {
  readonly no: number
  readonly event_id: string
  readonly body: Uint8Array
  readonly state: string
  readonly due_at: number | null
  readonly attempt_count: number
}
export type SentAttempt = {
  readonly delivery_no: number
  readonly at: number
  readonly status: number | null
  readonly response_headers: string | null
}
export type SenderFile = {
  readonly sessions: readonly string[]
  /** How many events there are of each session, by the id its visitor chose. */
  readonly eventsOf: ReadonlyMap<string, number>
  readonly deliveries: readonly SentDelivery[]
  readonly attempts: readonly SentAttempt[]
}
export type ReceiverFile = {
  readonly received: readonly {
    readonly webhook_id: string
    readonly body: Uint8Array
    readonly repeats: number
  }[]
}

/** Whether a webhook is still to be sent; asked again and again, so it reads no more than it must. */
export function isSending(path: string): boolean {
  return (
    reading(path, (db) => db.prepare('SELECT 1 FROM deliveries WHERE due_at IS NOT NULL LIMIT 1').get()) !==
    undefined
  )
}

/** The file itself, while its hub runs or after it: what the hub says of itself is not asked. */
export function readSender(path: string): SenderFile {
  return reading(path, (db) => ({
    sessions: db.prepare<[], string>('SELECT session_id FROM conversations').pluck().all(),
    eventsOf: new Map(
      db
        .prepare<[], { session_id: string; count: number }>(
          `SELECT s.session_id, count(*) AS count FROM events e JOIN conversations s ON s.id = e.session_id
           JOIN deliveries d ON d.event_no = e.no GROUP BY s.no`,
        )
        .all()
        .map(({ session_id, count }) => [session_id, count]),
    ),
    deliveries: db
      .prepare<[], SentDelivery>(
        `SELECT d.no, e.id AS event_id, e.body, d.state, d.due_at, d.attempt_count
         FROM deliveries d JOIN events e ON e.no = d.event_no`,
      )
      .all(),
    attempts: db
      .prepare<[], SentAttempt>('SELECT delivery_no, at, status, response_headers FROM attempts ORDER BY no')
      .all(),
  }))
}

export function readReceiver(path: string): ReceiverFile {
  return reading(path, (db) => ({
    received: db
      .prepare<[], ReceiverFile['received'][number]>(
        'SELECT r.webhook_id, e.body, r.repeats FROM received r JOIN events e ON e.no = r.event_no',
      )
      .all(),
  }))
}

function reading<T>(path: string, read: (db: Database.Database) => T): T {
  const db = new Database(dataFolder(path).database, { readonly: true })
  db.pragma('busy_timeout = 5000')
  try {
    return db.transaction(() => read(db))()
  } finally {
    db.close()
  }
}
