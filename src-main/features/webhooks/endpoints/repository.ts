import type { z } from 'zod'
import type { Db } from '#main/db/open.ts'
import type { disabledReasonSchema, EndpointKind } from '#shared/schemas/endpoint.ts'
import type { IntegrationEventType } from '#shared/schemas/event.ts'

export type DisabledReason = z.infer<typeof disabledReasonSchema>

/** An endpoint as the features that send to it need it. */
export type EndpointRow = {
  readonly no: number
  readonly id: string
  readonly kind: EndpointKind
  readonly bot_no: number | null
  readonly bot_id: string | null
  readonly key_id: string | null
  readonly inbox_no: number | null
  readonly inbox_id: string | null
  readonly url: string
  /** Null: all of its kind. */
  readonly event_types: readonly IntegrationEventType[] | null
  readonly allow_local: boolean
  readonly send_tests: boolean
  readonly disabled_at: number | null
  readonly disabled_reason: DisabledReason | null
  readonly failing_since: number | null
  readonly last_success_at: number | null
  readonly last_failure_at: number | null
  readonly old_secret_until: number | null
  readonly created_at: number
  readonly updated_at: number
  readonly removed_at: number | null
}

type StoredRow = Omit<EndpointRow, 'event_types' | 'allow_local' | 'send_tests'> & {
  readonly event_types: string | null
  readonly allow_local: 0 | 1
  readonly send_tests: 0 | 1
}

/** Whose it is: a bot's, a key's, an inbox's, or nobody's (sent on by hand). */
export type Owner = Pick<EndpointRow, 'kind' | 'bot_no' | 'key_id' | 'inbox_no'>
/** What people set. */
export type Target = Pick<EndpointRow, 'url' | 'event_types' | 'allow_local' | 'send_tests'>

export type Health = {
  readonly delivered: number
  readonly failed: number
  readonly waiting: number
  readonly latency_ms: number | null
}

/** `owner_gone`: nothing new comes of it. */
export type OwnerState = { readonly owner_name: string | null; readonly owner_gone: boolean }

const select = `
  SELECT e.no, e.id, e.kind, e.bot_no, b.id AS bot_id, e.key_id, e.inbox_no, i.id AS inbox_id, e.url, e.event_types,
    e.allow_local, e.send_tests, e.disabled_at, e.disabled_reason, e.failing_since, e.last_success_at, e.last_failure_at,
    e.old_secret_until, e.created_at, e.updated_at, e.removed_at
  FROM endpoints e LEFT JOIN bots b ON b.no = e.bot_no LEFT JOIN inboxes i ON i.no = e.inbox_no`

/** The newest deliveries of an endpoint that show how quickly it answers. */
const measured = 20

export function createEndpointRepository(db: Db) {
  const insert = db.prepare<Owner & Record<string, unknown>>(`
    INSERT INTO endpoints (id, kind, bot_no, key_id, inbox_no, url, event_types, allow_local, send_tests,
      created_at, updated_at)
    VALUES (@id, @kind, @bot_no, @key_id, @inbox_no, @url, @event_types, @allow_local, @send_tests, @at, @at)`)
  const setTarget = db.prepare<Record<string, unknown>>(`
    UPDATE endpoints SET url = @url, event_types = @event_types, allow_local = @allow_local, send_tests = @send_tests,
      updated_at = @at
    WHERE no = @no`)
  const setDisabled = db.prepare<[DisabledReason, number, number, number]>(
    'UPDATE endpoints SET disabled_reason = ?, disabled_at = ?, updated_at = ? WHERE no = ?',
  )
  const enable = db.prepare<[number, number]>(`
    UPDATE endpoints SET disabled_reason = NULL, disabled_at = NULL, failing_since = NULL, updated_at = ? WHERE no = ?`)
  const startAnew = db.prepare<[number]>('UPDATE endpoints SET failing_since = NULL WHERE no = ?')
  const remove = db.prepare<[number, number, number]>(
    'UPDATE endpoints SET removed_at = ?, old_secret_until = NULL, updated_at = ? WHERE no = ?',
  )
  const setOldSecretUntil = db.prepare<[number | null, number]>(
    'UPDATE endpoints SET old_secret_until = ? WHERE no = ?',
  )
  const noteSuccess = db.prepare<[number, number]>(
    'UPDATE endpoints SET last_success_at = ?, failing_since = NULL WHERE no = ?',
  )
  const noteFailure = db.prepare<[number, number, number]>(
    'UPDATE endpoints SET last_failure_at = ?, failing_since = coalesce(failing_since, ?) WHERE no = ?',
  )
  const pullBack = db.prepare<{ now: number; until: number }>(`
    UPDATE endpoints SET failing_since = min(failing_since, @now), last_success_at = min(last_success_at, @now),
      last_failure_at = min(last_failure_at, @now), old_secret_until = min(old_secret_until, @until)
    WHERE failing_since > @now OR last_success_at > @now OR last_failure_at > @now OR old_secret_until > @until`)
  const byNo = db.prepare<[number], StoredRow>(`${select} WHERE e.no = ?`)
  const byId = db.prepare<[string], StoredRow>(`${select} WHERE e.id = ?`)
  const live = db.prepare<[], StoredRow>(`${select} WHERE e.removed_at IS NULL ORDER BY e.no`)
  const lastMirror = db.prepare<[string], StoredRow>(
    `${select} WHERE e.key_id = ? AND e.kind = 'mirror' ORDER BY e.no DESC LIMIT 1`,
  )
  const owner = db.prepare<[number], { name: string | null; gone: 0 | 1 }>(`
    SELECT CASE e.kind WHEN 'mirror' THEN k.name WHEN 'forward' THEN i.name ELSE b.name END AS name,
      coalesce(b.archived, 0) OR k.revoked_at IS NOT NULL OR i.removed_at IS NOT NULL AS gone
    FROM endpoints e LEFT JOIN bots b ON b.no = e.bot_no LEFT JOIN api_keys k ON k.id = e.key_id
    LEFT JOIN inboxes i ON i.no = e.inbox_no WHERE e.no = ?`)
  const expired = db.prepare<[number], StoredRow>(`${select} WHERE e.old_secret_until <= ?`)
  // Each part is counted in an index of its own.
  const health = db.prepare<{ readonly no: number; readonly since: number }, Health>(`
    SELECT
      (SELECT count(*) FROM deliveries
        WHERE endpoint_no = @no AND state = 'delivered' AND finished_at >= @since) AS delivered,
      (SELECT count(*) FROM deliveries
        WHERE endpoint_no = @no AND state IN ('failed', 'disabled') AND finished_at IS NOT NULL) AS failed,
      (SELECT count(*) FROM deliveries WHERE endpoint_no = @no AND due_at IS NOT NULL) AS waiting,
      (SELECT avg(a.latency_ms) FROM attempts a WHERE a.status IS NOT NULL AND a.at >= @since AND a.delivery_no IN (
        SELECT no FROM deliveries WHERE endpoint_no = @no ORDER BY no DESC LIMIT ${measured})) AS latency_ms`)

  return {
    insert: (row: Owner & Target & { readonly id: string; readonly at: number }): number =>
      Number(insert.run({ ...row, ...stored(row) }).lastInsertRowid),
    setTarget: (no: number, target: Target, at: number) => setTarget.run({ no, at, ...stored(target) }),
    setDisabled: (no: number, reason: DisabledReason, at: number) => setDisabled.run(reason, at, at, no),
    enable: (no: number, at: number) => enable.run(at, no),
    startAnew: (no: number) => startAnew.run(no),
    remove: (no: number, at: number) => remove.run(at, at, no),
    setOldSecretUntil: (no: number, until: number | null) => setOldSecretUntil.run(until, no),
    noteSuccess: (no: number, at: number) => noteSuccess.run(at, no),
    noteFailure: (no: number, at: number) => noteFailure.run(at, at, no),
    pullBack: (now: number, until: number) => pullBack.run({ now, until }).changes,
    byNo: (no: number) => fromStored(byNo.get(no)),
    byId: (id: string) => fromStored(byId.get(id)),
    live: (): EndpointRow[] => live.all().flatMap((row) => fromStored(row) ?? []),
    owner: (no: number): OwnerState => {
      const found = owner.get(no)
      return { owner_name: found?.name ?? null, owner_gone: found?.gone === 1 }
    },
    lastMirror: (keyId: string) => fromStored(lastMirror.get(keyId)),
    withExpiredSecret: (now: number): EndpointRow[] =>
      expired.all(now).flatMap((row) => fromStored(row) ?? []),
    health: (no: number, since: number): Health =>
      health.get({ no, since }) ?? { delivered: 0, failed: 0, waiting: 0, latency_ms: null },
  }
}

function stored({ url, event_types, allow_local, send_tests }: Target) {
  return {
    url,
    event_types: event_types && JSON.stringify(event_types),
    allow_local: allow_local ? 1 : 0,
    send_tests: send_tests ? 1 : 0,
  }
}

function fromStored(row: StoredRow | undefined): EndpointRow | null {
  if (!row) return null
  return {
    ...row,
    event_types: row.event_types === null ? null : JSON.parse(row.event_types),
    allow_local: row.allow_local === 1,
    send_tests: row.send_tests === 1,
  }
}
