import type { Handlers } from '#shared/rpc/contract.ts'
import type { Emitter } from './service.ts'

export function emitterRpc(emitter: Emitter): Handlers<'deliveries.test'> {
  return { 'deliveries.test': ({ endpoint_id, event_type }) => emitter.test(endpoint_id, event_type) }
}
