import type { Handlers } from '#shared/rpc/contract.ts'
import type { Bots } from './service.ts'

export function botsRpc(
  bots: Bots,
): Handlers<
  'bots.create' | 'bots.list' | 'bots.get' | 'bots.update' | 'bots.archive' | 'bots.rotateSyncKey'
> {
  return {
    'bots.create': (input) => bots.create(input),
    'bots.list': ({ archived }) => ({ bots: bots.list(archived) }),
    'bots.get': ({ bot_id }) => bots.get(bot_id),
    'bots.update': ({ bot_id, ...settings }) => bots.update(bot_id, settings),
    'bots.archive': ({ bot_id, archived }) => bots.archive(bot_id, archived),
    'bots.rotateSyncKey': ({ bot_id }) => bots.rotateSyncKey(bot_id),
  }
}
