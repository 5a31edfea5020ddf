import type { Handlers } from '#shared/rpc/contract.ts'
import type { SendOn } from './send-on.ts'
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

export function eventsRpc(events: Events, sendOn: SendOn): Handlers<EventCall> {
  return {
    'events.list': (listing) => events.list(listing),
    'events.search': (listing) => events.search(listing),
    'events.get': ({ event_id }) => events.get(event_id),
    'events.sources': () => ({ sources: events.sources() }),
    'events.counts': () => events.counts(),
    'events.mark': ({ event_ids, filter, query, ...marks }) =>
      events.mark({ ids: event_ids, filter, query }, marks),
    'events.export': (filter) => events.export(filter),
    'events.forward': ({ event_id, ...to }) => sendOn(events.noOf(event_id), to),
  }
}
