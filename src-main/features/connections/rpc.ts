import type { Handlers } from '#shared/rpc/contract.ts'
import type { Connections } from './service.ts'

export function connectionsRpc(
  connections: Connections,
): Handlers<
  'connections.list' | 'connections.save' | 'connections.remove' | 'connections.restore' | 'connections.test'
> {
  return {
    'connections.list': () => connections.list(),
    'connections.save': ({ id, api_key, sync_key, ...input }) =>
      connections.save(id, input, { api_key, sync_key }),
    'connections.remove': ({ connection_id }) => connections.remove(connection_id),
    'connections.restore': ({ connection_id }) => connections.restore(connection_id),
    'connections.test': ({ connection_id }) => connections.test(connection_id),
  }
}
