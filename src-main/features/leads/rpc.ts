import type { Handlers } from '#shared/rpc/contract.ts'
import type { Leads } from './service.ts'

export function leadsRpc(leads: Leads): Handlers<'leads.list'> {
  return { 'leads.list': (filter) => leads.list(filter) }
}
