import Database from 'better-sqlite3'
import { dataFolder } from '#main/lib/data-folder.ts'
import type { Ledger } from './ledger.ts'

export type Arrived = ReadonlyMap<string, string>
export type Titles = { readonly synced: readonly string[]; readonly imported: readonly string[] }

const dailyCalls = 1000

/** All that went against the promises, read from the file itself after the last stop; empty where they were kept. */
export function judgeLedger(path: string, ledger: Ledger, arrived: Arrived, titles: Titles): string[] {
  const db = new Database(dataFolder(path).database, { readonly: true })
  try {
    return [
      ...ledger.broken,
      ...soundness(db),
      ...wordsOnce(db, ledger),
      ...inboxOnce(db, ledger),
      ...quotas(db),
      ...revocations(db, ledger),
      ...replies(db, ledger),
      ...deletions(db, ledger),
      ...deliveries(db, ledger, arrived),
      ...catalog('sync', titles.synced, ledger.synced),
      ...catalog('import', titles.imported, ledger.imported),
    ]
  } finally {
    db.close()
  }
}

function soundness(db: Database.Database): string[] {
  const found = (db.pragma('integrity_check') as { integrity_check: string }[]).map(
    (row) => row.integrity_check,
  )
  const foreign = db.pragma('foreign_key_check') as unknown[]
  return [
    ...(found.join() === 'ok' ? [] : found.map((text) => `integrity_check: ${text}`)),
    ...(foreign.length === 0 ? [] : [`${foreign.length} rows point nowhere`]),
  ]
}

function wordsOnce(db: Database.Database, ledger: Ledger): string[] {
  const times = counted(db, "SELECT text FROM messages WHERE role = 'visitor'")
  return ledger.said.flatMap((text) => {
    const count = times.get(text) ?? 0
    return count === 1 ? [] : [`${text} was answered and is there ${count} times`]
  })
}

function inboxOnce(db: Database.Database, ledger: Ledger): string[] {
  const rows = db
    .prepare<[], { id: string; body: Buffer }>(
      'SELECT r.webhook_id AS id, e.body FROM received r JOIN events e ON e.no = r.event_no',
    )
    .all()
  const bodies = Map.groupBy(rows, ({ id }) => id)
  return ledger.received.flatMap(({ id, body }) => {
    const found = bodies.get(id) ?? []
    const isRight = found.length === 1 && found[0]?.body.toString() === body
    return isRight ? [] : [`${id} was taken in and is there ${found.length} times`]
  })
}

function quotas(db: Database.Database): string[] {
  return db
    .prepare<[number], { key_id: string; used: number }>('SELECT key_id, used FROM key_usage WHERE used > ?')
    .all(dailyCalls)
    .map(({ key_id, used }) => `${key_id} was used ${used} times`)
}

/** Calls that were answered are charged, so no key can have answered more than its day had. */
export function edgeCharges(path: string, ledger: Ledger, usedBefore: number): string[] {
  const room = dailyCalls - usedBefore
  const over = [...ledger.edge].filter(([, { answered }]) => answered > room)
  const db = new Database(dataFolder(path).database, { readonly: true })
  const said = db
    .prepare("SELECT count(*) FROM messages WHERE role = 'visitor' AND text = 'edge'")
    .pluck()
    .get()
  db.close()
  return [
    ...over.map(([key, { answered }]) => `${key.slice(-4)} answered ${answered} calls with ${room} left`),
    ...(Number(said) <= ledger.edge.size * room ? [] : [`${said} calls were answered at the edge`]),
  ]
}

function revocations(db: Database.Database, ledger: Ledger): string[] {
  const revoked = new Set(db.prepare('SELECT id FROM api_keys WHERE revoked_at IS NOT NULL').pluck().all())
  return ledger.revoked
    .filter(({ id }) => !revoked.has(id))
    .map(({ id }) => `${id} was revoked and is valid again`)
}

function replies(db: Database.Database, ledger: Ledger): string[] {
  const times = counted(
    db,
    "SELECT s.session_id || ' ' || m.text FROM messages m JOIN conversations s ON s.no = m.conversation_no WHERE m.role = 'human'",
  )
  return ledger.replies.flatMap(({ session, text }) => {
    const count = times.get(`${session} ${text}`) ?? 0
    return count === 1 ? [] : [`${text} was sent by a person and is there ${count} times`]
  })
}

/** Of who was forgotten nothing is left, in no table that holds what people said. */
function deletions(db: Database.Database, ledger: Ledger): string[] {
  const texts = [
    'SELECT session_id FROM conversations',
    'SELECT text FROM messages',
    "SELECT coalesce(name, '') || ' ' || coalesce(email, '') FROM leads",
    'SELECT value FROM lead_contacts',
    'SELECT CAST(body AS TEXT) FROM events',
  ].map((sql) => ({ sql, all: db.prepare<[], string>(sql).pluck().all().join('\n') }))
  return ledger.forgotten.flatMap(({ mark }) =>
    texts.filter(({ all }) => all.includes(mark)).map(({ sql }) => `${mark} was deleted and is back: ${sql}`),
  )
}

function deliveries(db: Database.Database, ledger: Ledger, arrived: Arrived): string[] {
  const rows = db
    .prepare<[], { id: string; state: string; body: Buffer; session_id: string | null }>(
      `SELECT e.id, d.state, e.body, s.session_id FROM deliveries d JOIN events e ON e.no = d.event_no
       LEFT JOIN conversations s ON s.id = e.session_id`,
    )
    .all()
  const bySession = Map.groupBy(rows, ({ session_id }) => session_id)
  return [
    ...rows.flatMap(({ id, state, body }) => {
      if (state !== 'delivered') return [`${id} ended as ${state}`]
      return arrived.get(id) === body.toString()
        ? []
        : [`${id} is said to be delivered and did not arrive so`]
    }),
    // That it began, and twice what the visitor said and what the bot said.
    ...ledger.widgetSessions
      .filter((session) => (bySession.get(session)?.length ?? 0) < 5)
      .map((session) => `${session} has ${bySession.get(session)?.length ?? 0} events`),
  ]
}

function catalog(what: string, titles: readonly string[], versions: Ledger['synced']): string[] {
  const [title = '', ...others] = [...new Set(titles)]
  const version = Number(/^version (\d+)$/.exec(title)?.[1] ?? 0)
  if (others.length > 0) return [`the ${what} left ${others.length + 1} versions beside each other`]
  if (version < versions.acknowledged)
    return [`the ${what} of version ${versions.acknowledged} is gone: ${title}`]
  return version <= versions.attempted ? [] : [`the ${what} holds a version nobody sent: ${title}`]
}

function counted(db: Database.Database, sql: string): Map<string, number> {
  const times = new Map<string, number>()
  for (const text of db.prepare<[], string>(sql).pluck().all()) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}
