import type { Handlers } from '#shared/rpc/contract.ts'
import type { Outbox } from './service.ts'

export function outboxRpc(outbox: Outbox): Handlers<'deliveries.test'> {
  return { 'deliveries.test': ({ endpoint_id, event_type }) => outbox.test(endpoint_id, event_type) }
}
