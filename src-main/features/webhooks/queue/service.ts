import { setImmediate } from 'node:timers/promises'
import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { type Clock, utcDay } from '#main/lib/clock.ts'
import { pageOf, rowAfter } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Delivery, DeliveryDetails } from '#shared/schemas/delivery.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'
import { deliveriesCsv } from './export.ts'
import { createDeliveryNews } from './news.ts'
import { createQueue } from './queue.ts'
import { createDeliveryRepository, type DeliveryFilter, type DeliveryRow } from './repository.ts'
import { showDelivery, showDetails } from './show.ts'

export type Deliveries = ReturnType<typeof createDeliveries>

/** A delivery that was written down; `tell` once it is on disk. */
export type AddedDelivery = { readonly id: string; readonly tell: () => void }

/** These many go into one transaction when old ones are put away: a chat never waits for more. */
const putAwayAtOnce = 200
/** A file for a spreadsheet; whoever needs more asks for less at a time. */
const maxExported = 50_000
const exportedAtOnce = 500
const dayMs = 86_400_000

/** What is on its way to where, how it went, and what can be done about it. */
export function createDeliveries(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly endpoints: Endpoints
  readonly push: (push: Push) => void
  readonly random?: (() => number) | undefined
}) {
  const { commits, clock } = deps
  const repository = createDeliveryRepository(deps.db)
  const news = createDeliveryNews(deps.push)
  const queue = createQueue({ ...deps, news, random: deps.random ?? Math.random })

  function row(id: string): DeliveryRow {
    const found = repository.byId(id)
    if (found) return found
    throw problem('not_found', `There is no delivery with the id ${JSON.stringify(id)}; it may be put away.`)
  }

  function one(id: string): Delivery {
    const found = row(id)
    return showDelivery(found, repository.attemptsOf([found.no]))
  }

  function showAll(rows: readonly DeliveryRow[]): Delivery[] {
    const attempts = Map.groupBy(repository.attemptsOf(rows.map(({ no }) => no)), (one) => one.delivery_no)
    return rows.map((found) => showDelivery(found, attempts.get(found.no) ?? []))
  }

  /** Null: it can be sent there. */
  function closedBy(endpointNo: number): string | null {
    const endpoint = deps.endpoints.byNo(endpointNo)
    if (!endpoint || endpoint.removed_at !== null) {
      return endpoint?.kind === 'forward'
        ? 'The address of this delivery was removed. Send the event on to another one from its page.'
        : 'The address of this delivery was removed, and there is no other in its place. Enter one under Deliveries or with the key, then send it again.'
    }
    if (endpoint.disabled_at === null) return null
    return 'The address of this delivery is switched off. Switch it on under Deliveries first.'
  }

  /** Those of whom some were changed are looked at again. */
  function tellChanged(endpointNos: readonly number[]): void {
    for (const no of new Set(endpointNos)) {
      const endpoint = deps.endpoints.byNo(no)
      if (endpoint) deps.push({ type: 'endpoints.changed', endpoint_id: endpoint.id })
    }
  }

  /** Null: wherever it was to go. */
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

    /** To be run in the transaction of what is told of. To an endpoint that is switched off it is listed, not sent. */
    add: (eventNo: number, endpoint: EndpointRow): AddedDelivery => {
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
      return {
        id,
        tell: () => {
          news(endpoint.id, id, isOff ? 'disabled' : 'scheduled')
          if (!isOff) queue.tellDue(endpoint.no, now)
        },
      }
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

    /** All tries anew, beginning now, under the same webhook-id. */
    resend: async (id: string): Promise<Delivery> => {
      const found = await commits.run(() => {
        const current = row(id)
        refuseClosed(current.endpoint_no)
        repository.begin(current.no, clock.now())
        return current
      })
      news(found.endpoint_id, id, 'scheduled')
      queue.tellAnew(found.endpoint_no, clock.now())
      return one(id)
    },

    /** Everything that was given up since then, where its endpoint still is open. */
    resendFailed: async (since: number, endpointId: string | undefined): Promise<number> => {
      const endpoint = endpointOf(endpointId)
      if (endpoint) refuseClosed(endpoint.no)
      const now = clock.now()
      const begun = await commits.run(() => repository.beginFailed(since, now, endpoint?.id ?? null))
      for (const no of new Set(begun)) queue.tellDue(no, now)
      tellChanged(begun)
      return begun.length
    },

    /** It stays listed, and nobody is reminded of it any more. */
    cancelFailed: async (since: number, endpointId: string | undefined): Promise<number> => {
      const endpoint = endpointOf(endpointId)
      const cancelled = await commits.run(() => repository.cancelFailed(since, endpoint?.id ?? null))
      tellChanged(cancelled)
      return cancelled.length
    },

    /** One that has arrived stays as it is. */
    cancel: async (id: string): Promise<Delivery> => {
      const isCancelled = await commits.run(() => repository.cancel(row(id).no, clock.now()))
      const delivery = one(id)
      if (isCancelled) news(delivery.endpoint_id, id, 'cancelled')
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

    /** For the housekeeping: what ended so long ago is kept as numbers. How many there were. */
    putAway: async (keepDays: number, stopping?: AbortSignal): Promise<number> => {
      const before = clock.now() - keepDays * dayMs
      let all = 0
      while (!stopping?.aborted) {
        const some = await commits.run(() => repository.putAway(before, putAwayAtOnce))
        all += some
        if (some < putAwayAtOnce) break
      }
      return all
    },
  }
}
