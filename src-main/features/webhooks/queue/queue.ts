import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import type { PostResult } from '#main/lib/outgoing/index.ts'
import { maskUrl } from '#main/lib/outgoing/index.ts'
import type { DeliveryState } from '#shared/schemas/delivery.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'
import type { NotifyDelivery } from './delivery-notifier.ts'
import { createQueueRepository, type DueRow } from './queue-repository.ts'
import type { AttemptDetailsRow } from './repository.ts'
import { longestPauseMs, nextStep, patienceMs, type Step } from './schedule.ts'

export type Queue = ReturnType<typeof createQueue>

/** An attempt that was made and counts. */
export type AttemptResult = {
  readonly row: DueRow
  readonly endpoint: EndpointRow
  readonly at: number
  readonly requestHeaders: readonly (readonly [string, string])[]
  readonly outcome: PostResult | Unsent
}

/** Nothing left this PC. */
export type Unsent = { readonly kind: 'unsent'; readonly code: 'secret'; readonly reason: string }

/** When the next attempt is due; null for never. */
type RecordedAttempt = { readonly no: number; readonly due_at: number | null }
type Changed = RecordedAttempt & { readonly state: DeliveryState }

type DueListener = (endpointNo: number, dueAt: number, isAnew: boolean) => void

/** Deliveries that wait to be sent, for the pump. Every write is in one transaction with all that follows from it. */
export function createQueue(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly endpoints: Endpoints
    readonly notify: NotifyDelivery
    /** From 0 to 1. */
    readonly random: () => number
  },
) {
  const { commits, clock, endpoints, notify, push, random } = deps
  const repository = createQueueRepository(deps.db)
  /** Reading all attempts of an endpoint is slow, and before this time the answer would be the same. */
  const patientUntil = new Map<number, number>()
  const listeners = new Set<DueListener>()
  // Whatever disables or removes an endpoint, its queued deliveries are given up in the same transaction.
  endpoints.watch(({ what, endpoint }) => {
    // Deliveries to a removed endpoint of the same owner can be sent again.
    if (what === 'created') repository.takeOver(endpoint)
    if (what === 'disabled') repository.giveUp(endpoint.no, 'disabled', clock.now())
    if (what === 'removed') repository.giveUp(endpoint.no, 'cancelled', clock.now())
  })

  /** Records one attempt and what follows from it. */
  function recordOne(tried: AttemptResult): { change: Changed; step: Step } {
    const { row, outcome } = tried
    const now = clock.now()
    repository.insertAttempt(attemptRow(tried))
    const step = nextStep({
      tries: row.round_count + 1,
      status: outcome.kind === 'answered' ? outcome.status : null,
      retryAfter: outcome.kind === 'answered' ? headerOf(outcome.headers, 'retry-after') : null,
      now,
      random: random(),
    })
    const { no, round } = row
    const stands = repository.step({ no, round, tried: 1, ...afterStep(step, now) })
    return { change: { no, ...stands }, step }
  }

  /** Successes in a row are noted once. */
  function noteHealth(tx: Transaction, tries: readonly AttemptResult[], steps: readonly Step[]): void {
    const now = clock.now()
    const arrived = new Set<number>()
    for (const [index, { endpoint }] of tries.entries()) {
      const step = steps[index]
      if (step?.kind === 'delivered') arrived.add(endpoint.no)
      else {
        if (arrived.delete(endpoint.no)) endpoints.noteSuccess(endpoint.no, now)
        noteFailure(tx, endpoint.no, step?.kind === 'gone', now)
      }
    }
    for (const no of arrived) endpoints.noteSuccess(no, now)
  }

  function noteFailure(tx: Transaction, endpointNo: number, isGone: boolean, now: number): void {
    endpoints.noteFailure(endpointNo, now)
    if (isGone) endpoints.disable(tx, endpointNo, 'gone', now)
    else if (isGivenUp(endpointNo, now)) endpoints.disable(tx, endpointNo, 'no_success', now)
  }

  /** Only time with attempts counts: after a week of holidays the first failure is no reason to give up. */
  function isGivenUp(endpointNo: number, now: number): boolean {
    const since = endpoints.byNo(endpointNo)?.failing_since ?? null
    if (since === null || now - since < patienceMs || now < (patientUntil.get(endpointNo) ?? 0)) return false
    const left = patienceMs - (now - since - repository.untriedMs(endpointNo, since, longestPauseMs))
    patientUntil.set(endpointNo, now + left)
    return left <= 0
  }

  return {
    /** Called when a delivery becomes due. Returns what ends the subscription. */
    onDue: (listener: DueListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notifyDue: (endpointNo: number, dueAt: number): void => {
      for (const listener of listeners) listener(endpointNo, dueAt, false)
    },
    /** A delivery was restarted: what was read of it before is stale. */
    notifyRestarted: (endpointNo: number, dueAt: number): void => {
      for (const listener of listeners) listener(endpointNo, dueAt, true)
    },

    /** The clock was ahead: what it made due later than anything can be is due now. */
    pullBack: (tx: Transaction, now: number): void => {
      patientUntil.clear()
      if (repository.pullBack(now, longestPauseMs) === 0) return
      tx.afterCommit(() => {
        for (const { endpoint_no, due_at } of repository.endpoints())
          for (const listener of listeners) listener(endpoint_no, due_at, false)
      })
    },

    /** At the start: deliveries that a stop or crash interrupted are due again. */
    recover: () => commits.run(() => repository.recover()),
    endpoints: () => repository.endpoints(),
    due: (endpointNo: number, now: number, limit: number): DueRow[] => repository.due(endpointNo, now, limit),
    nextDue: (endpointNo: number, after: number): number | null => repository.nextDue(endpointNo, after),
    bodyOf: (row: DueRow): Uint8Array => row.body ?? repository.bodyOf(row.event_no),

    /** Attempts that ended together share one transaction. */
    recordAttempts: async (tries: readonly AttemptResult[]): Promise<RecordedAttempt[]> => {
      const before = new Map(tries.map(({ endpoint }) => [endpoint.no, stateOf(endpoints.byNo(endpoint.no))]))
      const changes = await commits.run((tx) => {
        const stillThere = tries.filter(({ row }) => repository.isThere(row.no, row.id))
        const recorded = stillThere.map((tried) => ({ tried, ...recordOne(tried) }))
        noteHealth(
          tx,
          stillThere,
          recorded.map(({ step }) => step),
        )
        return recorded
      })
      for (const { tried, change } of changes) notify(tried.endpoint.id, tried.row.id, change.state)
      for (const [no, state] of before) {
        const endpoint = endpoints.byNo(no)
        if (endpoint && endpoint.disabled_at === null && stateOf(endpoint) !== state)
          push({ type: 'endpoints.changed', endpoint_id: endpoint.id })
      }
      const dueAt = new Map(changes.map(({ tried, change }) => [tried, change.due_at]))
      // Where one was removed, another may have got its number and was taken for it: look again.
      return tries.map((tried) => ({
        no: tried.row.no,
        due_at: dueAt.has(tried) ? (dueAt.get(tried) ?? null) : clock.now(),
      }))
    },

    /** Slow ones are shown as being sent; most are done before anyone could look. */
    markSending: async ({ id, no }: DueRow, endpoint: EndpointRow): Promise<void> => {
      const isMarked = await commits.run(() => repository.markSending(no, id))
      if (isMarked) notify(endpoint.id, id, 'sending')
    },

    /** This PC is offline: what is due waits, and no attempt is spent. */
    pause: async (endpoint: EndpointRow): Promise<void> => {
      const changed = await commits.run(() => repository.pause(endpoint.no, clock.now()))
      if (changed > 0) push({ type: 'endpoints.changed', endpoint_id: endpoint.id })
    },
    resume: async (endpointNo: number): Promise<void> => {
      const changed = await commits.run(() => repository.resume(endpointNo))
      const endpoint = endpoints.byNo(endpointNo)
      if (changed > 0 && endpoint) push({ type: 'endpoints.changed', endpoint_id: endpoint.id })
    },
  }
}

function afterStep(
  step: Step,
  now: number,
): { readonly state: DeliveryState; readonly due_at: number | null; readonly finished_at: number | null } {
  switch (step.kind) {
    case 'delivered':
      return { state: 'delivered', due_at: null, finished_at: now }
    case 'again':
      return { state: 'retrying', due_at: step.dueAt, finished_at: null }
    case 'failed':
      return { state: 'failed', due_at: null, finished_at: now }
    case 'gone':
      return { state: 'disabled', due_at: null, finished_at: now }
  }
}

function attemptRow({ row, endpoint, at, requestHeaders, outcome }: AttemptResult): AttemptDetailsRow {
  const base = {
    delivery_no: row.no,
    at,
    url: maskUrl(endpoint.url),
    request_headers: JSON.stringify(requestHeaders),
  }
  if (outcome.kind === 'answered') {
    return {
      ...base,
      status: outcome.status,
      error_code: null,
      error: null,
      latency_ms: outcome.latencyMs,
      response_headers: JSON.stringify(outcome.headers),
      response_head: outcome.head,
    }
  }
  return {
    ...base,
    status: null,
    error_code: outcome.code,
    error: outcome.reason,
    latency_ms: outcome.kind === 'unreached' ? outcome.latencyMs : 0,
    response_headers: null,
    response_head: null,
  }
}

function headerOf(headers: readonly (readonly [string, string])[], wanted: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null
}

function stateOf(endpoint: EndpointRow | null | undefined): string {
  if (!endpoint || endpoint.disabled_at !== null) return 'disabled'
  return endpoint.failing_since === null ? 'active' : 'failing'
}
