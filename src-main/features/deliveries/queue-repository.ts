import type { Db } from '#main/db/open.ts'
import type { DeliveryState } from '#shared/schemas/delivery.ts'
import type { AttemptDetailsRow } from './repository.ts'

/** One that is due, with what is needed to send it. */
export type DueRow = {
  readonly no: number
  readonly id: string
  readonly event_no: number
  readonly event_id: string
  readonly round_count: number
  /** Null: too large to be kept at hand. */
  readonly body: Uint8Array | null
  /** JSON, of what was received; null: it is our own. */
  readonly received_headers: string | null
}

/** After a try, or where none was made: `tried` is 1 or 0. */
export type StepRow = {
  readonly no: number
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
    SELECT d.no, d.id, d.event_no, e.id AS event_id, d.round_count,
      CASE WHEN length(e.body) <= ${smallBytes} THEN e.body END AS body, r.headers AS received_headers
    FROM deliveries d JOIN events e ON e.no = d.event_no LEFT JOIN received r ON r.event_no = d.event_no
    WHERE d.endpoint_no = ? AND d.due_at <= ? ORDER BY d.due_at, d.no LIMIT ?`)
  const nextDue = db
    .prepare<[number, number], number | null>(
      'SELECT min(due_at) FROM deliveries WHERE endpoint_no = ? AND due_at > ?',
    )
    .pluck()
  const bodyOf = db.prepare<[number], Uint8Array>('SELECT body FROM events WHERE no = ?').pluck()
  const insertAttempt = db.prepare<AttemptDetailsRow>(`
    INSERT INTO attempts (delivery_no, at, status, error_code, error, latency_ms, request_headers, response_headers,
      response_head)
    VALUES (@delivery_no, @at, @status, @error_code, @error, @latency_ms, @request_headers, @response_headers,
      @response_head)`)
  // One that was cancelled or given up while it was on its way stays so, unless it arrived.
  const step = db.prepare<StepRow>(`
    UPDATE deliveries SET state = @state, attempt_count = attempt_count + @tried, round_count = round_count + @tried,
      due_at = @due_at, finished_at = @finished_at
    WHERE no = @no AND (due_at IS NOT NULL OR @state = 'delivered')`)
  const count = db.prepare<[number]>('UPDATE deliveries SET attempt_count = attempt_count + 1 WHERE no = ?')
  const markSending = db.prepare<[number]>(
    "UPDATE deliveries SET state = 'sending' WHERE no = ? AND due_at IS NOT NULL",
  )
  const pause = db.prepare<[number, number]>(
    "UPDATE deliveries SET state = 'paused' WHERE endpoint_no = ? AND due_at <= ?",
  )
  const resume = db.prepare<[number]>(
    `UPDATE deliveries SET state = ${untried} WHERE endpoint_no = ? AND due_at IS NOT NULL AND state = 'paused'`,
  )
  const giveUp = db.prepare<[DeliveryState, number, number]>(
    'UPDATE deliveries SET state = ?, due_at = NULL, finished_at = ? WHERE endpoint_no = ? AND due_at IS NOT NULL',
  )
  const recover = db.prepare(`UPDATE deliveries SET state = ${untried} WHERE state IN ('sending', 'paused')`)

  return {
    endpoints: () => endpoints.all(),
    due: (endpointNo: number, now: number, limit: number) => due.all(endpointNo, now, limit),
    nextDue: (endpointNo: number, after: number) => nextDue.get(endpointNo, after) ?? null,
    bodyOf: (eventNo: number) => bodyOf.get(eventNo) ?? new Uint8Array(),
    insertAttempt: (row: AttemptDetailsRow) => insertAttempt.run(row),
    step: (row: StepRow): void => {
      if (step.run(row).changes === 0 && row.tried) count.run(row.no)
    },
    markSending: (no: number) => markSending.run(no),
    pause: (endpointNo: number, now: number) => pause.run(endpointNo, now).changes,
    resume: (endpointNo: number) => resume.run(endpointNo).changes,
    giveUp: (endpointNo: number, state: DeliveryState, at: number) =>
      giveUp.run(state, at, endpointNo).changes,
    recover: () => recover.run().changes,
  }
}
