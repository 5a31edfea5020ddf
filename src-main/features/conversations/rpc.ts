import type { Handlers } from '#shared/rpc/contract.ts'
import type { Conversations } from './service.ts'

export function sessionsRpc(
  conversations: Conversations,
): Handlers<'sessions.list' | 'sessions.get' | 'sessions.reply' | 'sessions.setStatus' | 'answers.explain'> {
  return {
    'sessions.list': (filter) => conversations.list(filter),
    'sessions.get': ({ session_id }) => conversations.get(session_id),
    'sessions.reply': ({ session_id, text }) => conversations.reply(session_id, text),
    'sessions.setStatus': ({ session_id, status }) => conversations.setStatus(session_id, status),
    'answers.explain': ({ message_id }) => ({
      message_id,
      trace: conversations.trace(message_id),
      ...conversations.asked(message_id),
    }),
  }
}
