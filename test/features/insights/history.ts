import type { Database } from 'better-sqlite3'

type Reply = {
  readonly intent?: string
  readonly tookMs?: number
  readonly products?: readonly { readonly id: string; readonly title: string }[]
  /** What was wished for and is not sold. */
  readonly notSold?: readonly string[]
  readonly thumb?: 'right' | 'wrong'
  readonly unanswered?: boolean
}

type Said = {
  readonly at: string
  readonly ask: string
  /** Null: a person was to answer. */
  readonly reply: Reply | null
}

type Talk = { readonly test?: boolean; readonly said: readonly Said[] }

let count = 0

/** Writes what was said at given times, as the hub itself would have written it. Returns the conversation's number. */
export function writeTalk(db: Database, botId: string, { test = false, said }: Talk): number {
  const [first] = said
  const at = Date.parse(first?.at ?? '')
  const name = `talk${++count}`
  const { lastInsertRowid } = db
    .prepare(`
      INSERT INTO conversations (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at,
        traffic, test)
      SELECT ?, no, 'widget', ?, 'bot', 0, '', ?, ?, ?, ? FROM bots WHERE id = ?`)
    .run(`ses_${name}`, name, at, at, test ? 'simulated' : 'website', test ? 1 : 0, botId)
  for (const one of said) writeTurn(db, botId, Number(lastInsertRowid), one)
  return Number(lastInsertRowid)
}

function writeTurn(db: Database, botId: string, conversation: number, { at, ask, reply }: Said): void {
  const insert = db.prepare(`
    INSERT INTO messages (id, conversation_no, role, text, at, answer, intent, took_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const ms = Date.parse(at)
  insert.run(`msg_${++count}`, conversation, 'visitor', ask, ms, null, null, null)
  if (reply === null) return
  const { intent = 'knowledge', products = [], tookMs = null } = reply
  const answer = { confidence: 0.9, intent, sources: [], products, buttons: [] }
  const { lastInsertRowid: no } = insert.run(
    `msg_${++count}`,
    conversation,
    'bot',
    'Here you are',
    ms,
    JSON.stringify(answer),
    intent,
    tookMs,
  )
  if (reply.notSold) {
    const frames = [{ wish: { words: reply.notSold, limits: [] }, ways: [{ rule: 'not_sold', won: true }] }]
    db.prepare('INSERT INTO answer_traces VALUES (?, ?)').run(
      no,
      JSON.stringify({ rule: 'not_sold', frames, understood: { words: reply.notSold } }),
    )
  }
  if (reply.unanswered)
    db.prepare(`
      INSERT INTO unanswered (bot_no, message_no, text, confidence, at) SELECT no, ?, ?, 0.1, ? FROM bots WHERE id = ?`).run(
      no,
      ask,
      ms,
      botId,
    )
  if (reply.thumb) db.prepare('INSERT INTO visitor_ratings VALUES (?, ?, NULL, ?)').run(no, reply.thumb, ms)
}

/** A person was asked for, and came (or not). */
export function writeHandover(
  db: Database,
  botId: string,
  conversation: number,
  times: { readonly requested: string; readonly answered?: string },
): void {
  db.prepare(`
    INSERT INTO handovers (conversation_no, bot_no, reason, requested_at, answered_at)
    SELECT ?, no, 'asked', ?, ? FROM bots WHERE id = ?`).run(
    conversation,
    Date.parse(times.requested),
    times.answered === undefined ? null : Date.parse(times.answered),
    botId,
  )
}
