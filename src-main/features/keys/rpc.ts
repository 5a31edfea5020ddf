import type { Quota } from '#main/features/quota/index.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { Keys } from './service.ts'

export function keysRpc(
  keys: Keys,
  quota: Quota,
): Handlers<'keys.create' | 'keys.list' | 'keys.update' | 'keys.revoke' | 'keys.rotate' | 'usage.get'> {
  return {
    'keys.create': (input) => keys.create(input),
    'keys.list': ({ bot_id }) => ({ keys: keys.list(bot_id) }),
    'keys.update': ({ key_id, ...changes }) => keys.update(key_id, changes),
    'keys.revoke': ({ key_id }) => keys.revoke(key_id),
    'keys.rotate': ({ key_id, grace }) => keys.rotate(key_id, grace),
    'usage.get': ({ key_id, days }) => quota.usage(keys.get(key_id).id, days),
  }
}
