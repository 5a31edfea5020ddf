import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import { utcDay } from '#main/lib/clock.ts'
import { pageOf, rowAfter } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { Delivery, DeliveryDetails } from '#shared/schemas/delivery.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'
import { createDeliveryNotifier } from './delivery-notifier.ts'
import { deliveriesCsv } from './export.ts'
import { createQueue } from './queue.ts'
import { createDeliveryRepository, type DeliveryFilter, type DeliveryRow } from './repository.ts'
import { showDelivery, showDetails } from './show.ts'

export type Deliveries = ReturnType<typeof createDeliveries>

/** How many old deliveries are archived in one transaction: a chat never waits for more. */
const archivedAtOnce = 200
/** Enough for a spreadsheet; for more, narrow the filter and export in parts. */
const maxExported = 50_000
const exportedAtOnce = 500
const dayMs = 86_400_000

/** Deliveries: their state, their attempts, and what a person can do about them. */
export function createDeliveries(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly endpoints: Endpoints
    readonly random?: (() => number) | undefined
  },
) {
  const { commits, clock } = deps
  const repository = createDeliveryRepository(deps.db)
  const notify = createDeliveryNotifier(deps.push)
  const queue = createQueue({ ...deps, notify, random: deps.random ?? Math.random })

  function row(id: string): DeliveryRow {
    const found = repository.byId(id)
    if (found) return found
    throw problem(
      'not_found',
      `There is no delivery with the id ${JSON.stringify(id)}. It may have been archived.`,
    )
  }

  function one(id: string): Delivery {
    const found = row(id)
    return showDelivery(found, repository.attemptsOf([found.no]))
  }

  function showAll(rows: readonly DeliveryRow[]): Delivery[] {
    const attempts = Map.groupBy(repository.attemptsOf(rows.map(({ no }) => no)), (one) => one.delivery_no)
    return rows.map((found) => showDelivery(found, attempts.get(found.no) ?? []))
  }

  /** Why nothing can be sent to an endpoint; null if it can. */
  function closedBy(endpointNo: number): string | null {
    const endpoint = deps.endpoints.byNo(endpointNo)
    if (!endpoint || endpoint.removed_at !== null) {
      return endpoint?.kind === 'forward'
        ? 'The webhook of this delivery was removed. Forward the event to another address from its page.'
        : 'The webhook of this delivery was removed. Add one on the Webhooks page or to the key, then resend.'
    }
    if (endpoint.disabled_at === null) return null
    return 'The webhook of this delivery is disabled. Enable it on the Webhooks page first.'
  }

  /** Pages that show these endpoints read them again. */
  function notifyChanged(endpointNos: readonly number[]): void {
    for (const no of new Set(endpointNos)) {
      const endpoint = deps.endpoints.byNo(no)
      if (endpoint) deps.push({ type: 'endpoints.changed', endpoint_id: endpoint.id })
    }
  }

  /** Null for all endpoints. */
  function endpointOf(id: string | undefined): EndpointRow | null {
    return id === undefined ? null : deps.endpoints.byId(id)
  }

  function refuseClosed(endpointNo: number): void {
    const closed = closedBy(endpointNo)
    if (closed !== null) throw problem('invalid_request', closed)
  }

  return {
    queue,
    one,

    /** Queues an event in the transaction that records it, and returns the delivery's id. To a disabled endpoint it is listed, not sent. */
    add: (tx: Transaction, eventNo: number, endpoint: EndpointRow): string => {
      const now = clock.now()
      const id = newId('dlv', now)
      const isOff = endpoint.disabled_at !== null
      repository.insert({
        id,
        event_no: eventNo,
        endpoint_no: endpoint.no,
        state: isOff ? 'disabled' : 'scheduled',
        due_at: isOff ? null : now,
        created_at: now,
        finished_at: isOff ? now : null,
      })
      tx.afterCommit(() => {
        notify(endpoint.id, id, isOff ? 'disabled' : 'scheduled')
        if (!isOff) queue.notifyDue(endpoint.no, now)
      })
      return id
    },

    list: (filter: DeliveryFilter & { readonly after?: string | undefined; readonly limit: number }) => {
      const before = rowAfter(filter.after, Number.MAX_SAFE_INTEGER)
      const rows = repository.list(filter, before, filter.limit + 1)
      const { shown, next } = pageOf(rows, filter.limit, ({ no }) => [no])
      return { deliveries: showAll(shown), next }
    },

    get: (id: string): DeliveryDetails => {
      const found = row(id)
      return showDetails(found, repository.attemptDetails(found.no), repository.bodyOf(found.event_no))
    },

    /** Starts all attempts over, beginning now, under the same webhook-id. */
    resend: async (id: string): Promise<Delivery> => {
      const found = await commits.run(() => {
        const current = row(id)
        refuseClosed(current.endpoint_no)
        repository.begin(current.no, clock.now())
        return current
      })
      notify(found.endpoint_id, id, 'scheduled')
      queue.notifyRestarted(found.endpoint_no, clock.now())
      return one(id)
    },

    /** Restarts everything that failed since then, where its endpoint is still enabled. */
    resendFailed: async (since: number, endpointId: string | undefined): Promise<number> => {
      const endpoint = endpointOf(endpointId)
      if (endpoint) refuseClosed(endpoint.no)
      const now = clock.now()
      const begun = await commits.run(() => repository.beginFailed(since, now, endpoint?.id ?? null))
      for (const no of new Set(begun)) queue.notifyDue(no, now)
      notifyChanged(begun)
      return begun.length
    },

    /** Failed deliveries stay listed but no longer need attention. */
    cancelFailed: async (since: number, endpointId: string | undefined): Promise<number> => {
      const endpoint = endpointOf(endpointId)
      const cancelled = await commits.run(() => repository.cancelFailed(since, endpoint?.id ?? null))
      notifyChanged(cancelled)
      return cancelled.length
    },

    /** A delivered one stays as it is. */
    cancel: async (id: string): Promise<Delivery> => {
      const isCancelled = await commits.run(() => repository.cancel(row(id).no, clock.now()))
      const delivery = one(id)
      if (isCancelled) notify(delivery.endpoint_id, id, 'cancelled')
      return delivery
    },

    export: async (filter: DeliveryFilter, format: 'json' | 'csv') => {
      const deliveries: Delivery[] = []
      let before = Number.MAX_SAFE_INTEGER
      while (deliveries.length < maxExported) {
        const rows = repository.list(filter, before, exportedAtOnce)
        deliveries.push(...showAll(rows))
        before = rows.at(-1)?.no ?? 0
        if (rows.length < exportedAtOnce) break
        // Chats go first.
        await setImmediate()
      }
      return {
        file_name: `deliveries-${utcDay(clock.now())}.${format}`,
        text: format === 'csv' ? deliveriesCsv(deliveries) : JSON.stringify(deliveries, null, 2),
      }
    },

    days: (endpointId: string | undefined) => ({ days: repository.days(endpointId ?? null) }),

    /** For housekeeping: deliveries that ended this long ago are reduced to daily counts. Returns how many. */
    archiveOld: async (keepDays: number, stopping?: AbortSignal): Promise<number> => {
      const before = clock.now() - keepDays * dayMs
      let all = 0
      while (!stopping?.aborted) {
        const some = await commits.run(() => repository.archive(before, archivedAtOnce))
        all += some
        if (some < archivedAtOnce) break
      }
      return all
    },
  }
}
