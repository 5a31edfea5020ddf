import type { Handlers } from '#shared/rpc/contract.ts'
import type { Conversations } from './service.ts'

export function sessionsRpc(conversations: Conversations): Handlers<'sessions.list' | 'sessions.get'> {
  return {
    'sessions.list': (filter) => conversations.list(filter),
    'sessions.get': ({ session_id }) => conversations.get(session_id),
  }
}
