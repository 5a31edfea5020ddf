import { createCatchUp } from '#main/db/catch-up.ts'
import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { type CountedMessage, type TermKind, termsOf } from './terms.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Of the slices that are counted: see the migration. */
const sliceMinutes = [15, 60] as const

type MessageRow = CountedMessage & {
  readonly no: number
  readonly bot_no: number
  readonly at: number
}

/** A visitor may wait for the same place: a batch is short. */
const batchMs = 8
const batchRows = 150

const messageColumns = `m.no, c.bot_no, m.at,
  CASE WHEN m.role = 'visitor' THEN m.text END AS asked,
  CASE WHEN m.role = 'bot' THEN nullif(m.answer -> '$.products', '[]') END AS products,
  CASE WHEN instr(t.trace ->> '$.rule', 'not_sold') > 0 THEN t.trace END AS trace,
  CASE WHEN m.role = 'bot' THEN (SELECT u.text FROM unanswered u WHERE u.message_no = m.no LIMIT 1) END AS unanswered
  FROM messages m JOIN conversations c ON c.no = m.conversation_no LEFT JOIN answer_traces t ON t.message_no = m.no`

/** How quick an answer was; the names are those of `quicknesses`. */
const took = (from: number, to: number) =>
  `count(*) FILTER (WHERE m.took_ms >= ${from} AND m.took_ms < ${to})`

const countInto = (minutes: number, where: string) => `
  INSERT INTO insight_slices
  SELECT c.bot_no, ${minutes}, m.at / ${minutes * minuteMs},
    count(*) FILTER (WHERE m.role = 'visitor'
      AND m.no = (SELECT min(f.no) FROM messages f WHERE f.conversation_no = m.conversation_no)),
    count(*) FILTER (WHERE m.role = 'visitor'),
    count(*) FILTER (WHERE m.role = 'bot' AND m.intent <> 'nobody_came'),
    count(*) FILTER (WHERE m.role = 'bot' AND m.intent NOT IN ('unknown', 'nobody_came')),
    count(*) FILTER (WHERE r.rating = 'right'),
    count(*) FILTER (WHERE r.rating = 'wrong'),
    coalesce(sum(m.took_ms), 0),
    ${took(0, 300)}, ${took(300, 1000)}, ${took(1000, 3000)}, ${took(3000, Number.MAX_SAFE_INTEGER)}
  FROM messages m JOIN conversations c ON c.no = m.conversation_no
    LEFT JOIN visitor_ratings r ON r.message_no = m.no
  WHERE c.test = 0 AND ${where}
  GROUP BY 1, 2, 3
  ON CONFLICT DO UPDATE SET
    conversations = conversations + excluded.conversations, questions = questions + excluded.questions,
    answers = answers + excluded.answers, answered = answered + excluded.answered,
    thumbs_up = thumbs_up + excluded.thumbs_up, thumbs_down = thumbs_down + excluded.thumbs_down,
    took_ms = took_ms + excluded.took_ms, took_instant = took_instant + excluded.took_instant,
    took_second = took_second + excluded.took_second, took_seconds = took_seconds + excluded.took_seconds,
    took_long = took_long + excluded.took_long`

/**
 * Counts what was said a moment after it was said, so that no answer waits for it. New messages are added; where something
 * that was counted changes (a thumb, a removal), triggers note the hour, and it is counted anew as a whole.
 */
export function createCounting(deps: { readonly db: Db; readonly commits: Commits }) {
  const { db, commits } = deps
  const upTo = db.prepare<[], number>('SELECT up_to_no FROM insights_counted').pluck()
  const setUpTo = db.prepare<[number]>('UPDATE insights_counted SET up_to_no = ?')
  const isNew = db.prepare<[number], number>('SELECT no FROM messages WHERE no > ? LIMIT 1').pluck()
  const lastOfBatch = db
    .prepare<[number, number], number>(
      'SELECT max(no) FROM (SELECT no FROM messages WHERE no > ? ORDER BY no LIMIT ?)',
    )
    .pluck()
  const next = db.prepare<{ after: number; to: number }, MessageRow>(
    `SELECT ${messageColumns} WHERE m.no > @after AND m.no <= @to AND c.test = 0 ORDER BY m.no`,
  )
  const one = db.prepare<{ no: number; up_to: number }, MessageRow>(
    `SELECT ${messageColumns} WHERE m.no = @no AND m.no <= @up_to AND c.test = 0`,
  )
  const countNew = sliceMinutes.map((minutes) =>
    db.prepare<{ after: number; to: number }>(countInto(minutes, 'm.no > @after AND m.no <= @to')),
  )
  const countHour = sliceMinutes.map((minutes) =>
    db.prepare<{ from: number; to: number; up_to: number }>(
      countInto(minutes, 'm.at >= @from AND m.at < @to AND m.no <= @up_to'),
    ),
  )
  const clearHour = db.prepare<{ hour: number }>(`
    DELETE FROM insight_slices WHERE bot_no IN (SELECT no FROM bots)
      AND (minutes = 60 AND nth = @hour OR minutes = 15 AND nth >= 4 * @hour AND nth < 4 * @hour + 4)`)
  const staleHour = db.prepare<[], number>('SELECT hour FROM insights_stale_hours LIMIT 1').pluck()
  const freshHour = db.prepare<[number]>('DELETE FROM insights_stale_hours WHERE hour = ?')
  const staleMessage = db
    .prepare<[], number>('SELECT message_no FROM insights_stale_messages LIMIT 1')
    .pluck()
  const freshMessage = db.prepare<[number]>('DELETE FROM insights_stale_messages WHERE message_no = ?')
  const unmention = db.prepare<[number]>(`
    DELETE FROM insight_mentions WHERE (bot_no, at, message_no) = (
        SELECT c.bot_no, m.at, m.no FROM messages m JOIN conversations c ON c.no = m.conversation_no WHERE m.no = ?)
      AND kind IN ('question', 'unanswered', 'product', 'not_sold')`)
  const termNo = db
    .prepare<{ bot_no: number; kind: TermKind; key: string; text: string; message_no: number }, number>(`
      INSERT INTO insight_terms (bot_no, kind, key, text, message_no) VALUES (@bot_no, @kind, @key, @text, @message_no)
      ON CONFLICT DO UPDATE SET
        message_no = CASE WHEN text IS NULL THEN excluded.message_no ELSE message_no END,
        text = coalesce(text, excluded.text)
      RETURNING no`)
    .pluck()
  const mention = db.prepare<[number, TermKind, number, number, number]>(
    'INSERT OR IGNORE INTO insight_mentions (bot_no, kind, at, message_no, term_no) VALUES (?, ?, ?, ?, ?)',
  )
  const pending = db.prepare<[number], number>('SELECT count(*) FROM messages WHERE no > ?').pluck()

  function mentionsOf(row: MessageRow): void {
    const { no: message_no, bot_no, at } = row
    for (const { kind, key, text } of termsOf(row)) {
      const term = termNo.get({ bot_no, kind, key, text, message_no })
      if (term !== undefined) mention.run(bot_no, kind, at, message_no, term)
    }
  }

  function recount(hour: number): void {
    clearHour.run({ hour })
    const times = { from: hour * hourMs, to: (hour + 1) * hourMs, up_to: upTo.get() ?? 0 }
    for (const count of countHour) count.run(times)
    freshHour.run(hour)
  }

  function reread(no: number): void {
    unmention.run(no)
    const row = one.get({ no, up_to: upTo.get() ?? 0 })
    if (row) mentionsOf(row)
    freshMessage.run(no)
  }

  function batch(): boolean {
    const startedAt = performance.now()
    while (performance.now() - startedAt < batchMs) {
      const hour = staleHour.get()
      const message = hour === undefined ? staleMessage.get() : undefined
      if (hour !== undefined) recount(hour)
      else if (message !== undefined) reread(message)
      else return countNext()
    }
    return true
  }

  function countNext(): boolean {
    const after = upTo.get() ?? 0
    const to = lastOfBatch.get(after, batchRows)
    if (to === undefined || to === null) return false
    for (const count of countNew) count.run({ after, to })
    for (const row of next.all({ after, to })) mentionsOf(row)
    setUpTo.run(to)
    return true
  }

  const isBehind = () =>
    isNew.get(upTo.get() ?? 0) !== undefined ||
    staleHour.get() !== undefined ||
    staleMessage.get() !== undefined

  return {
    ...createCatchUp({ commits, batch, isBehind }),
    pending: (): number => pending.get(upTo.get() ?? 0) ?? 0,
  }
}
