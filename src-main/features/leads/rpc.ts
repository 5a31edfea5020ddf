import type { Handlers } from '#shared/rpc/contract.ts'
import type { HubEvent } from '#shared/schemas/event.ts'
import type { EventOfLead, Leads } from './service.ts'

type LeadCall = 'leads.list' | 'leads.get' | 'leads.update' | 'leads.make' | 'leads.export'

/** `history` is what happened with somebody, newest first. */
export function leadsRpc(
  leads: Leads,
  history: (leadId: string) => HubEvent[],
  eventOf: (eventId: string) => EventOfLead,
): Handlers<LeadCall> {
  return {
    'leads.list': (filter) => leads.list(filter),
    'leads.get': ({ lead_id }) => ({ ...leads.get(lead_id), history: history(lead_id) }),
    'leads.update': ({ lead_id, ...change }) => leads.update(lead_id, change),
    'leads.make': ({ event_id, ...given }) => leads.make(eventOf(event_id), given),
    'leads.export': (filter) => leads.export(filter),
  }
}
