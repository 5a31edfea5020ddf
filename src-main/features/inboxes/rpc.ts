import type { Handlers } from '#shared/rpc/contract.ts'
import type { Inboxes } from './service.ts'

type InboxCall =
  | 'inboxes.create'
  | 'inboxes.update'
  | 'inboxes.list'
  | 'inboxes.get'
  | 'inboxes.secret'
  | 'inboxes.renew'
  | 'inboxes.remove'

export function inboxesRpc(inboxes: Inboxes): Handlers<InboxCall> {
  return {
    'inboxes.create': (settings) => inboxes.create(settings),
    'inboxes.update': ({ inbox_id, ...settings }) => inboxes.update(inbox_id, settings),
    'inboxes.list': () => ({ inboxes: inboxes.list() }),
    'inboxes.get': ({ inbox_id }) => inboxes.get(inbox_id),
    'inboxes.secret': ({ inbox_id }) => ({ secret: inboxes.secret(inbox_id) }),
    'inboxes.renew': ({ inbox_id }) => inboxes.renew(inbox_id),
    'inboxes.remove': async ({ inbox_id }) => {
      await inboxes.remove(inbox_id)
      return { removed: true }
    },
  }
}
