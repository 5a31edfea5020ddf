import type { Db } from '#main/db/open.ts'
import type { DeliveryState } from '#shared/schemas/delivery.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { AttemptDetailsRow } from './repository.ts'

/** One that is due, with what is needed to send it. */
export type DueRow = {
  readonly no: number
  readonly id: string
  readonly event_no: number
  readonly event_id: string
  readonly round: number
  readonly round_count: number
  /** Null: too large to hold in memory. */
  readonly body: Uint8Array | null
  /** JSON, of what was received; null: it is our own. */
  readonly received_headers: string | null
  /** Where senders to that inbox put the value they share with it. */
  readonly secret_header: string | null
}

/** After a try, or where none was made: `tried` is 1 or 0. */
type StepRow = {
  readonly no: number
  readonly round: number
  readonly state: DeliveryState
  readonly tried: 0 | 1
  readonly due_at: number | null
  readonly finished_at: number | null
}

/** Smaller ones come along with the list of what is due; a few large ones would fill the memory. */
const smallBytes = 4096

const untried = "CASE WHEN round_count = 0 THEN 'scheduled' ELSE 'retrying' END"

/** The pump's side of the outbox. Whatever waits for a try has a `due_at`, and nothing else has. */
export function createQueueRepository(db: Db) {
  const endpoints = db.prepare<[], { endpoint_no: number; due_at: number }>(
    'SELECT endpoint_no, min(due_at) AS due_at FROM deliveries WHERE due_at IS NOT NULL GROUP BY endpoint_no',
  )
  const due = db.prepare<[number, number, number], DueRow>(`
    SELECT d.no, d.id, d.event_no, e.id AS event_id, d.round, d.round_count,
      CASE WHEN length(e.body) <= ${smallBytes} THEN e.body END AS body, r.headers AS received_headers,
      i.header_name AS secret_header
    FROM deliveries d JOIN events e ON e.no = d.event_no LEFT JOIN received r ON r.event_no = d.event_no
    LEFT JOIN inboxes i ON i.no = r.inbox_no
    WHERE d.endpoint_no = ? AND d.due_at <= ? ORDER BY d.due_at, d.no LIMIT ?`)
  const nextDue = db
    .prepare<[number, number], number | null>(
      'SELECT min(due_at) FROM deliveries WHERE endpoint_no = ? AND due_at > ?',
    )
    .pluck()
  const bodyOf = db.prepare<[number], Uint8Array>('SELECT body FROM events WHERE no = ?').pluck()
  const insertAttempt = db.prepare<AttemptDetailsRow>(`
    INSERT INTO attempts (delivery_no, at, url, status, error_code, error, latency_ms, request_headers, response_headers,
      response_head)
    VALUES (@delivery_no, @at, @url, @status, @error_code, @error, @latency_ms, @request_headers, @response_headers,
      @response_head)`)
  // One that was cancelled or given up while it was on its way stays so, unless it arrived; one that was begun anew
  // goes on with its new round whatever came of the old.
  const step = db.prepare<StepRow>(`
    UPDATE deliveries SET state = @state, attempt_count = attempt_count + @tried, round_count = round_count + @tried,
      due_at = @due_at, finished_at = @finished_at
    WHERE no = @no AND round = @round AND (due_at IS NOT NULL OR @state = 'delivered')`)
  const count = db.prepare<[number]>('UPDATE deliveries SET attempt_count = attempt_count + 1 WHERE no = ?')
  const standing = db.prepare<[number], { state: DeliveryState; due_at: number | null }>(
    'SELECT state, due_at FROM deliveries WHERE no = ?',
  )
  const markSending = db.prepare<[number, string]>(
    "UPDATE deliveries SET state = 'sending' WHERE no = ? AND id = ? AND due_at IS NOT NULL",
  )
  const isThere = db
    .prepare<[number, string], number>('SELECT 1 FROM deliveries WHERE no = ? AND id = ?')
    .pluck()
  const pause = db.prepare<[number, number]>(
    "UPDATE deliveries SET state = 'paused' WHERE endpoint_no = ? AND due_at <= ?",
  )
  const resume = db.prepare<[number]>(
    `UPDATE deliveries SET state = ${untried} WHERE endpoint_no = ? AND due_at IS NOT NULL AND state = 'paused'`,
  )
  const giveUp = db.prepare<[DeliveryState, number, number]>(
    'UPDATE deliveries SET state = ?, due_at = NULL, finished_at = ? WHERE endpoint_no = ? AND due_at IS NOT NULL',
  )
  // An address of nobody's is the same one by what it is.
  const takeOver = db.prepare<Pick<EndpointRow, 'no' | 'kind' | 'bot_no' | 'key_id' | 'inbox_no' | 'url'>>(`
    UPDATE deliveries SET endpoint_no = @no WHERE state IN ('failed', 'disabled', 'cancelled') AND endpoint_no IN (
      SELECT no FROM endpoints WHERE removed_at IS NOT NULL AND kind = @kind AND bot_no IS @bot_no
        AND key_id IS @key_id AND inbox_no IS @inbox_no
        AND (kind <> 'forward' OR inbox_no IS NOT NULL OR url = @url))`)
  // With the try that was just written down.
  const untriedMs = db
    .prepare<{ no: number; since: number; longest: number }, number>(`
      SELECT coalesce(sum(pause), 0) FROM (
        SELECT a.at - lag(a.at, 1, @since) OVER (ORDER BY a.at) AS pause
        FROM deliveries d JOIN attempts a ON a.delivery_no = d.no WHERE d.endpoint_no = @no AND a.at > @since)
      WHERE pause > @longest`)
    .pluck()
  // What was never tried is due at once; nothing else waits longer than the longest pause.
  const pullBack = db.prepare<{ now: number; longest: number }>(`
    UPDATE deliveries SET due_at = @now
    WHERE due_at > CASE WHEN round_count = 0 THEN @now ELSE @now + @longest END`)
  const recover = db.prepare(`UPDATE deliveries SET state = ${untried} WHERE state IN ('sending', 'paused')`)

  return {
    endpoints: () => endpoints.all(),
    due: (endpointNo: number, now: number, limit: number) => due.all(endpointNo, now, limit),
    nextDue: (endpointNo: number, after: number) => nextDue.get(endpointNo, after) ?? null,
    bodyOf: (eventNo: number) => bodyOf.get(eventNo) ?? new Uint8Array(),
    insertAttempt: (row: AttemptDetailsRow) => insertAttempt.run(row),
    /** How it stands then. */
    step: (row: StepRow): { readonly state: DeliveryState; readonly due_at: number | null } => {
      if (step.run(row).changes > 0) return row
      if (row.tried) count.run(row.no)
      return standing.get(row.no) ?? row
    },
    markSending: (no: number, id: string) => markSending.run(no, id).changes > 0,
    /** False: it was removed while it was on its way, and its number may be another's by now. */
    isThere: (no: number, id: string): boolean => isThere.get(no, id) !== undefined,
    pause: (endpointNo: number, now: number) => pause.run(endpointNo, now).changes,
    resume: (endpointNo: number) => resume.run(endpointNo).changes,
    giveUp: (endpointNo: number, state: DeliveryState, at: number) =>
      giveUp.run(state, at, endpointNo).changes,
    /** What did not arrive at those that were removed before it. */
    takeOver: ({ no, kind, bot_no, key_id, inbox_no, url }: EndpointRow) =>
      takeOver.run({ no, kind, bot_no, key_id, inbox_no, url }).changes,
    /** How much of the time since then lies in pauses longer than this. */
    untriedMs: (no: number, since: number, longest: number) => untriedMs.get({ no, since, longest }) ?? 0,
    pullBack: (now: number, longest: number) => pullBack.run({ now, longest }).changes,
    recover: () => recover.run().changes,
  }
}
