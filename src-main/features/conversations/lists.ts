import type { Db } from '#main/db/open.ts'
import type { Channel, SessionCounts, SessionView } from '#shared/schemas/session.ts'
import type { Traffic } from '#shared/schemas/widget.ts'
import { type SessionRow, sessionColumns } from './repository.ts'

export type ListFilter = {
  readonly bot_id: string | null
  readonly channel: Channel | null
  readonly tests: 'with' | 'without' | 'only'
  /** The first part of a window's id, for `mine`. */
  readonly browser: string | null
  /** JSON of numbers; null: all. */
  readonly only: string | null
  readonly before_at: number
  readonly before_no: number
  readonly limit: number
}

/** How many messages fell into a slice of the day. */
type SliceRow = { readonly at: number; readonly count: number; readonly answered: number }

/** Somebody who calls for a person. */
export type NeedingRow = {
  readonly id: string
  readonly bot_id: string
  readonly bot_name: string
  readonly status: 'waiting' | 'human'
  readonly since: number
  readonly unread: number
  readonly visitor: string | null
  readonly last_question: string
}

/** Every timezone's hours begin at a quarter of an hour. */
const sliceMs = 15 * 60_000
const longestDayMs = 25 * 3_600_000

/** Tests are few, and found by an index of their own. */
const isReal = 'conversation_no NOT IN (SELECT no FROM conversations WHERE test = 1)'
/** An answer to what a visitor asked; what is written to a person is no question to the bot. */
const isAnswer = "role = 'bot' AND intent IS NOT 'nobody_came'"
const needsSomebody = "(s.status = 'waiting' OR s.status = 'human' AND s.unread > 0)"

const views: Readonly<Record<SessionView, string>> = {
  all: '1',
  needs_me: needsSomebody,
  unanswered: `s.no IN (
    SELECT m.conversation_no FROM unanswered u JOIN messages m ON m.no = u.message_no WHERE u.state = 'open')`,
  mine: "s.status = 'human' AND @browser IS NOT NULL AND substr(s.claimed_by, 1, length(@browser)) = @browser",
}

/** What is asked of all conversations together. */
export function createConversationLists(db: Db) {
  const list = (view: SessionView, only: boolean) =>
    db.prepare<ListFilter & { test: 0 | 1 | null }, SessionRow>(`
      SELECT ${sessionColumns} WHERE (s.updated_at, s.no) < (@before_at, @before_no) AND b.id = coalesce(@bot_id, b.id)
        AND s.channel = coalesce(@channel, s.channel) AND s.test = coalesce(@test, s.test) AND ${views[view]}
        ${only ? 'AND s.no IN (SELECT value FROM json_each(@only))' : ''}
      ORDER BY s.updated_at DESC, s.no DESC LIMIT @limit`)
  const lists = new Map<string, ReturnType<typeof list>>()
  const countSince = db
    .prepare<[number], number>('SELECT count(*) FROM conversations WHERE updated_at >= ? AND test = 0')
    .pluck()
  const chatsBetween = db
    .prepare<[number, number], number>(
      `SELECT count(DISTINCT conversation_no) FROM messages WHERE at >= ? AND at < ? AND ${isReal}`,
    )
    .pluck()
  // By their last message, and not by all of them: Home asks for it with every message of the day.
  const chatsSince = db
    .prepare<{ from: number }, number>(`
      SELECT count(*) FROM conversations s WHERE s.updated_at >= @from AND s.test = 0
        AND (SELECT m.at FROM messages m WHERE m.conversation_no = s.no ORDER BY m.no DESC LIMIT 1) >= @from`)
    .pluck()
  const lastAt = db.prepare<[], number | null>('SELECT max(at) FROM messages').pluck()
  const inSlice = db.prepare<[number, number], Omit<SliceRow, 'at'>>(`
    SELECT count(*) AS count, count(*) FILTER (WHERE intent <> 'unknown') AS answered FROM messages
    WHERE at >= ? AND at < ? AND ${isAnswer} AND ${isReal}`)

  /** A quarter of an hour at a time: they lie together, where grouping would sort all of them. */
  function questionsSince(from: number): SliceRow[] {
    const slices: SliceRow[] = []
    // A clock that once ran a year ahead makes no year of slices.
    const until = Math.min(lastAt.get() ?? 0, from + longestDayMs)
    for (let at = Math.floor(from / sliceMs) * sliceMs; at <= until; at += sliceMs) {
      const found = inSlice.get(Math.max(from, at), at + sliceMs)
      if (found && found.count > 0) slices.push({ at, ...found })
    }
    return slices
  }

  const needing = db.prepare<[number], NeedingRow>(`
    SELECT s.id, b.id AS bot_id, b.name AS bot_name, s.status, s.unread, l.name AS visitor, s.last_question,
      CASE s.status WHEN 'waiting' THEN s.waiting_since ELSE s.unread_since END AS since
    FROM conversations s JOIN bots b ON b.no = s.bot_no
    LEFT JOIN lead_conversations lc ON lc.conversation_no = s.no LEFT JOIN leads l ON l.no = lc.lead_no
    WHERE s.status IN ('waiting', 'human') AND ${needsSomebody} AND s.test = 0 AND b.archived = 0
    ORDER BY since LIMIT ?`)
  const counts = db.prepare<[], SessionCounts>(`
    SELECT count(*) FILTER (WHERE s.status = 'waiting') AS waiting, count(*) FILTER (WHERE s.status = 'human') AS writing
    FROM conversations s JOIN bots b ON b.no = s.bot_no
    WHERE s.status IN ('waiting', 'human') AND ${needsSomebody} AND s.test = 0 AND b.archived = 0`)
  const idle = db.prepare<{ now: number; limit: number }, SessionRow>(`
    SELECT ${sessionColumns} WHERE s.closed_at IS NULL AND b.close_after_hours > 0
      AND s.updated_at < @now - b.close_after_hours * 3600000
      AND (s.status = 'bot' OR s.status = 'human' AND s.unread = 0)
    ORDER BY s.updated_at LIMIT @limit`)
  const ofTests = db
    .prepare<{ traffic: Traffic | null; bot_id: string | null }, number>(`
      SELECT s.no FROM conversations s JOIN bots b ON b.no = s.bot_no
      WHERE s.test = 1 AND s.traffic = coalesce(@traffic, s.traffic) AND b.id = coalesce(@bot_id, b.id)`)
    .pluck()
  const ofPeople = db
    .prepare<[string], number>(`
      SELECT lc.conversation_no FROM leads l JOIN lead_conversations lc ON lc.lead_no = l.no
      WHERE instr(lower(coalesce(l.name, '') || ' ' || coalesce(l.email, '')), lower(?)) > 0 LIMIT 1000`)
    .pluck()
  const nosOf = db
    .prepare<[string], number>(
      'SELECT no FROM conversations WHERE id IN (SELECT value FROM json_each(?)) ORDER BY no',
    )
    .pluck()
  const since = db
    .prepare<{ bot_id: string | null; since: number; test: 0 | null }, number>(`
      SELECT s.no FROM conversations s JOIN bots b ON b.no = s.bot_no
      WHERE s.updated_at >= @since AND b.id = coalesce(@bot_id, b.id) AND s.test = coalesce(@test, s.test) ORDER BY s.no`)
    .pluck()

  return {
    list: (view: SessionView, filter: ListFilter): SessionRow[] => {
      const name = `${view} ${filter.only !== null}`
      const statement = lists.get(name) ?? list(view, filter.only !== null)
      lists.set(name, statement)
      const test = filter.tests === 'with' ? null : filter.tests === 'only' ? 1 : 0
      return statement.all({ ...filter, test })
    },
    countSince: (at: number) => countSince.get(at) ?? 0,
    chatsBetween: (from: number, to: number) => chatsBetween.get(from, to) ?? 0,
    chatsSince: (from: number) => chatsSince.get({ from }) ?? 0,
    questionsSince,
    /** Who calls for a person, the longest first. */
    needing: (limit: number) => needing.all(limit),
    counts: (): SessionCounts => counts.get() ?? { waiting: 0, writing: 0 },
    /** Those in which nobody has written for longer than their bot's time; who waits for a person goes on waiting. */
    idle: (now: number, limit: number) => idle.all({ now, limit }),
    /** The numbers of a bot's tests, or of all bots'. */
    ofTests: (traffic: Exclude<Traffic, 'website'> | null, botId: string | null) =>
      ofTests.all({ traffic, bot_id: botId }),
    ofPeople: (words: string) => ofPeople.all(words),
    nosOf: (ids: readonly string[]) => nosOf.all(JSON.stringify(ids)),
    nosSince: (botId: string | null, at: number, tests: boolean) =>
      since.all({ bot_id: botId, since: at, test: tests ? null : 0 }),
  }
}
