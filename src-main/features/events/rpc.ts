import type { Handlers } from '#shared/rpc/contract.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'
import type { Events } from './service.ts'

type EventCall =
  | 'events.list'
  | 'events.search'
  | 'events.get'
  | 'events.sources'
  | 'events.counts'
  | 'events.mark'
  | 'events.export'
  | 'events.forward'

/** Sends one event to another address, signed and retried like every delivery. */
export type ForwardEvent = (eventNo: number, to: { url: string; allow_local: boolean }) => Promise<Delivery>

export function eventsRpc(events: Events, forwardEvent: ForwardEvent): Handlers<EventCall> {
  return {
    'events.list': (listing) => events.list(listing),
    'events.search': (listing) => events.search(listing),
    'events.get': ({ event_id }) => events.get(event_id),
    'events.sources': () => ({ sources: events.sources() }),
    'events.counts': () => events.counts(),
    'events.mark': ({ event_ids, filter, query, ...marks }) =>
      events.mark({ ids: event_ids, filter, query }, marks),
    'events.export': (filter) => events.export(filter),
    'events.forward': ({ event_id, ...to }) => forwardEvent(events.noOf(event_id), to),
  }
}
