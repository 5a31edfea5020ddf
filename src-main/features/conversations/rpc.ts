import { type Clock, isoTime } from '#main/lib/clock.ts'
import { pageOf, timeBefore } from '#main/lib/cursor.ts'
import type { CallOutput, Handlers } from '#shared/rpc/contract.ts'
import type { sessionCalls } from '#shared/rpc/sessions.ts'
import { exportConversations } from './export.ts'
import type { Forget, Forgotten } from './forget.ts'
import type { Conversations } from './service.ts'
import { show } from './show.ts'
import type { ConversationWords } from './words.ts'

/** More at once would not fit into one answer. */
const maxExported = 10_000

export function sessionsRpc(deps: {
  readonly conversations: Conversations
  readonly forget: Forget
  /** Those the merchant removes are removed from copies of the database too. */
  readonly erase: (ids: readonly string[]) => Promise<Forgotten>
  readonly clock: Clock
  readonly search: ConversationWords['search']
}): Handlers<keyof typeof sessionCalls | 'answers.explain'> {
  const { conversations, forget, clock } = deps
  const { person, lists } = conversations

  /** By what was said in them, and by the names and addresses of those who wrote. */
  async function found(words: string): Promise<number[]> {
    return [...new Set([...(await deps.search(words)), ...lists.ofPeople(words)])]
  }

  return {
    'sessions.list': async ({ after, limit, view = 'all', query, window_id, ...filter }) => {
      const words = query?.trim() ?? ''
      const rows = lists.list(view, {
        bot_id: filter.bot_id ?? null,
        channel: filter.channel ?? null,
        tests: filter.tests,
        browser: window_id === undefined ? null : browserOf(window_id),
        only: words === '' ? null : JSON.stringify(await found(words)),
        ...timeBefore(after),
        limit: limit + 1,
      })
      const { shown, next } = pageOf(rows, limit, ({ updated_at, no }) => [updated_at, no])
      return { sessions: shown.map(show), next }
    },
    'sessions.get': ({ session_id }) => conversations.get(session_id),
    'sessions.counts': () => lists.counts(),
    'sessions.claim': async ({ session_id, ...acting }) => {
      await person.setStatus(session_id, 'human', acting)
      return conversations.get(session_id)
    },
    'sessions.reply': async ({ session_id, text, ...acting }) => {
      await person.reply(session_id, text, acting)
      return conversations.get(session_id)
    },
    'sessions.setStatus': async ({ session_id, status, ...acting }) => {
      await person.setStatus(session_id, status, acting)
      return conversations.get(session_id)
    },
    'sessions.seen': async ({ session_id }) => {
      await person.seen(session_id)
      return { unread: 0 }
    },
    'sessions.typing': ({ session_id, typing }) => {
      person.typing(session_id, typing)
      return {}
    },
    'sessions.remove': ({ session_ids }) => deps.erase(session_ids),
    'sessions.removeTests': ({ bot_id }) => forget.conversations(lists.ofTests(null, bot_id ?? null)),
    'sessions.export': ({ session_ids, bot_id, since, tests, format }): CallOutput<'sessions.export'> => {
      const nos = session_ids
        ? lists.nosOf(session_ids)
        : lists.nosSince(bot_id ?? null, since ? Date.parse(since) : 0, tests)
      const whole = conversations.getAll(nos.slice(-maxExported))
      const day = isoTime(clock.now()).slice(0, 10)
      const ending = { text: 'txt', csv: 'csv', json: 'json' }[format]
      return { file_name: `conversations-${day}.${ending}`, text: exportConversations(whole, format) }
    },
    'answers.explain': ({ message_id }) => ({
      message_id,
      trace: conversations.trace(message_id),
      ...conversations.asked(message_id),
    }),
  }
}

/** The part of a window's id that its browser keeps, with what ends it. */
function browserOf(windowId: string): string {
  return windowId.includes('/') ? windowId.slice(0, windowId.indexOf('/') + 1) : windowId
}
