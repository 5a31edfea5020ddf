import { problem } from '#shared/problem.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { endpointCalls } from '#shared/rpc/endpoints.ts'
import type { Endpoints } from './service.ts'

export function endpointsRpc(
  endpoints: Endpoints,
  bots: {
    readonly get: (id: string) => { readonly no: number; readonly name: string; readonly archived: boolean }
  },
  isOffline: () => boolean,
): Handlers<keyof typeof endpointCalls> {
  return {
    'endpoints.set': ({ bot_id, ...wanted }) => {
      const { no, name, archived } = bots.get(bot_id)
      if (archived) {
        throw problem(
          'invalid_request',
          `The bot ${JSON.stringify(name)} is archived and sends no events. Restore it first, from the bot menu in the sidebar.`,
        )
      }
      return endpoints.set(no, wanted)
    },
    'endpoints.list': ({ bot_id }) => ({ endpoints: endpoints.list(bot_id), offline: isOffline() }),
    'endpoints.get': ({ endpoint_id }) => endpoints.get(endpoint_id),
    'endpoints.update': ({ endpoint_id, ...wanted }) => endpoints.update(endpoint_id, wanted),
    'endpoints.remove': async ({ endpoint_id }) => {
      await endpoints.remove(endpoint_id)
      return { removed: true }
    },
    'endpoints.secret': ({ endpoint_id }) => ({ secret: endpoints.secret(endpoint_id) }),
    'endpoints.rotate': ({ endpoint_id }) => endpoints.rotate(endpoint_id),
  }
}
