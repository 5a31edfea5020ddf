import type { Db } from '#main/db/open.ts'
import type { DeliveryState } from '#shared/schemas/delivery.ts'
import type { EndpointKind } from '#shared/schemas/endpoint.ts'

export type DeliveryRow = {
  readonly no: number
  readonly id: string
  readonly event_no: number
  readonly event_id: string
  readonly event_type: string
  readonly is_test: 0 | 1
  readonly endpoint_no: number
  readonly endpoint_id: string
  readonly kind: EndpointKind
  readonly url: string
  readonly bot_id: string | null
  readonly state: DeliveryState
  readonly attempt_count: number
  readonly due_at: number | null
  readonly created_at: number
  readonly finished_at: number | null
}

type NewDeliveryRow = {
  readonly id: string
  readonly event_no: number
  readonly endpoint_no: number
  readonly state: DeliveryState
  readonly due_at: number | null
  readonly created_at: number
  readonly finished_at: number | null
}

export type AttemptRow = {
  readonly delivery_no: number
  readonly at: number
  readonly url: string
  readonly status: number | null
  readonly error_code: string | null
  readonly error: string | null
  readonly latency_ms: number
}

export type AttemptDetailsRow = AttemptRow & {
  readonly request_headers: string
  readonly response_headers: string | null
  readonly response_head: Uint8Array | null
}

export type DeliveryFilter = {
  readonly endpoint_id?: string | undefined
  readonly event_id?: string | undefined
  readonly bot_id?: string | undefined
  readonly state?: DeliveryState | undefined
}

type DayRow = {
  readonly day: string
  readonly endpoint_id: string
  readonly event_type: string
  readonly delivered: number
  readonly failed: number
  readonly attempts: number
}

/** Where it went last; what still waits goes to where its endpoint is now. */
const address = `CASE WHEN d.due_at IS NULL
  THEN coalesce((SELECT a.url FROM attempts a WHERE a.delivery_no = d.no ORDER BY a.no DESC LIMIT 1), p.url)
  ELSE p.url END`

const columns = `d.no, d.id, d.event_no, e.id AS event_id, e.event_type, e.is_test, d.endpoint_no, p.id AS endpoint_id,
  p.kind, ${address} AS url, b.id AS bot_id, d.state, d.attempt_count, d.due_at, d.created_at, d.finished_at
  FROM deliveries d JOIN events e ON e.no = d.event_no JOIN endpoints p ON p.no = d.endpoint_no
  LEFT JOIN bots b ON b.no = coalesce(p.bot_no, e.bot_no)`

/** Each with the column it is asked of, so that the index of that column is used. */
const conditions: Readonly<Record<keyof DeliveryFilter, string>> = {
  endpoint_id: 'd.endpoint_no = (SELECT no FROM endpoints WHERE id = @endpoint_id)',
  event_id: 'd.event_no = (SELECT no FROM events WHERE id = @event_id)',
  bot_id: 'b.id = @bot_id',
  state: 'd.state = @state',
}

const givenUp = "('failed', 'disabled')"
const anew = "state = 'scheduled', round = round + 1, round_count = 0"

/** What people look at and change by hand; the pump's own side is in the queue's repository. */
export function createDeliveryRepository(db: Db) {
  const insert = db.prepare<NewDeliveryRow>(`
    INSERT INTO deliveries (id, event_no, endpoint_no, state, due_at, created_at, finished_at)
    VALUES (@id, @event_no, @endpoint_no, @state, @due_at, @created_at, @finished_at)`)
  const byId = db.prepare<[string], DeliveryRow>(`SELECT ${columns} WHERE d.id = ?`)
  const bodyOf = db.prepare<[number], Uint8Array>('SELECT body FROM events WHERE no = ?').pluck()
  const attemptsOf = db.prepare<[string], AttemptRow>(`
    SELECT delivery_no, at, url, status, error_code, error, latency_ms FROM attempts
    WHERE delivery_no IN (SELECT value FROM json_each(?)) ORDER BY no`)
  const attemptDetails = db.prepare<[number], AttemptDetailsRow>(
    'SELECT * FROM attempts WHERE delivery_no = ? ORDER BY no',
  )
  const begin = db.prepare<[number, number]>(`
    UPDATE deliveries SET ${anew}, due_at = ?, finished_at = NULL WHERE no = ?`)
  const beginFailed = db
    .prepare<{ since: number; now: number; endpoint_id: string | null }, number>(`
      UPDATE deliveries SET ${anew}, due_at = @now, finished_at = NULL
      WHERE state IN ${givenUp} AND finished_at >= @since AND endpoint_no IN (
        SELECT no FROM endpoints
        WHERE disabled_at IS NULL AND removed_at IS NULL AND id = coalesce(@endpoint_id, id))
      RETURNING endpoint_no`)
    .pluck()
  const cancel = db.prepare<[number, number]>(`
    UPDATE deliveries SET state = 'cancelled', due_at = NULL, finished_at = ?
    WHERE no = ? AND state NOT IN ('delivered', 'cancelled')`)
  const cancelFailed = db
    .prepare<{ since: number; endpoint_id: string | null }, number>(`
      UPDATE deliveries SET state = 'cancelled'
      WHERE state IN ${givenUp} AND finished_at >= @since
        AND endpoint_no IN (SELECT no FROM endpoints WHERE id = coalesce(@endpoint_id, id))
      RETURNING endpoint_no`)
    .pluck()
  const sumUp = db.prepare<[string]>(`
    INSERT INTO delivery_days (day, endpoint_no, event_type, delivered, failed, attempts)
    SELECT date(d.finished_at / 1000, 'unixepoch'), d.endpoint_no, e.event_type, sum(d.state = 'delivered'),
      sum(d.state IN ${givenUp}), sum(d.attempt_count)
    FROM deliveries d JOIN events e ON e.no = d.event_no
    WHERE d.no IN (SELECT value FROM json_each(?)) GROUP BY 1, 2, 3
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, failed = failed + excluded.failed,
      attempts = attempts + excluded.attempts`)
  const finishedBefore = db
    .prepare<[number, number], number>(
      'SELECT no FROM deliveries WHERE finished_at < ? ORDER BY finished_at LIMIT ?',
    )
    .pluck()
  const remove = db.prepare<[string]>('DELETE FROM deliveries WHERE no IN (SELECT value FROM json_each(?))')
  const days = db.prepare<[string | null], DayRow>(`
    SELECT s.day, p.id AS endpoint_id, s.event_type, s.delivered, s.failed, s.attempts
    FROM delivery_days s JOIN endpoints p ON p.no = s.endpoint_no
    WHERE p.id = coalesce(?, p.id) ORDER BY s.day DESC, p.no, s.event_type`)

  const lists = new Map<string, (values: object) => DeliveryRow[]>()
  function listFor(names: readonly (keyof DeliveryFilter)[]): (values: object) => DeliveryRow[] {
    const name = names.join(' ')
    const prepared = lists.get(name)
    if (prepared) return prepared
    const where = ['d.no < @before', ...names.map((one) => conditions[one])].join(' AND ')
    const statement = db.prepare<object, DeliveryRow>(
      `SELECT ${columns} WHERE ${where} ORDER BY d.no DESC LIMIT @limit`,
    )
    const list = (values: object) => statement.all(values)
    lists.set(name, list)
    return list
  }

  return {
    insert: (row: NewDeliveryRow): number => Number(insert.run(row).lastInsertRowid),
    byId: (id: string) => byId.get(id),
    bodyOf: (eventNo: number) => bodyOf.get(eventNo) ?? new Uint8Array(),
    list: (filter: DeliveryFilter, before: number, limit: number): DeliveryRow[] => {
      const names = (Object.keys(conditions) as (keyof DeliveryFilter)[]).filter(
        (name) => filter[name] !== undefined,
      )
      return listFor(names)({ ...filter, before, limit })
    },
    attemptsOf: (nos: readonly number[]) => attemptsOf.all(JSON.stringify(nos)),
    attemptDetails: (no: number) => attemptDetails.all(no),
    begin: (no: number, now: number) => begin.run(now, no),
    /** The endpoints of those that begin anew, one for each. */
    beginFailed: (since: number, now: number, endpointId: string | null): number[] =>
      beginFailed.all({ since, now, endpoint_id: endpointId }),
    cancel: (no: number, at: number): boolean => cancel.run(at, no).changes > 0,
    cancelFailed: (since: number, endpointId: string | null): number[] =>
      cancelFailed.all({ since, endpoint_id: endpointId }),
    /** In numbers only from now on; how many there were. */
    archive: (before: number, limit: number): number => {
      const nos = finishedBefore.all(before, limit)
      if (nos.length === 0) return 0
      const list = JSON.stringify(nos)
      sumUp.run(list)
      remove.run(list)
      return nos.length
    },
    days: (endpointId: string | null) => days.all(endpointId),
  }
}
