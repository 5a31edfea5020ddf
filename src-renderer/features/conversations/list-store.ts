import { useChosenBot } from '#renderer/features/bots/index.ts'
import { createPagedList } from '#renderer/lib/paged-list.ts'
import { windowId } from '#renderer/lib/window-id.ts'
import { rpc } from '#renderer/rpc/index.ts'
import type { SessionSummary } from '#shared/schemas/session.ts'
import { allFilter, type Filter } from './list.ts'

export const conversationList = createPagedList<SessionSummary, Filter>({
  filter: { ...allFilter, bot: useChosenBot.getState().botId },
  pageSize: 50,
  refreshOn: ['session.message', 'session.status', 'session.changed', 'sessions.removed', 'leads.changed'],
  version: ({ updated_at, unread, claimed_by, visitor }) =>
    `${updated_at} ${unread} ${claimed_by} ${visitor.name}`,
  staysWhileFiltering: true,
  async read({ bot, view, channel, query, tests }, page) {
    const { sessions, next } = await rpc('sessions.list', {
      ...page,
      view,
      tests: tests ?? 'without',
      window_id: windowId,
      ...(bot ? { bot_id: bot } : {}),
      ...(channel ? { channel } : {}),
      ...(query ? { query } : {}),
    })
    return { items: sessions, next }
  },
})

useChosenBot.subscribe(({ botId }, before) => {
  if (botId !== before.botId) conversationList.setFilter({ bot: botId })
})
