import { create } from 'zustand'
import { useChosenBot } from '#renderer/features/bots/index.ts'
import { useHome } from '#renderer/features/home/index.ts'
import { createPagedList } from '#renderer/lib/paged-list.ts'
import { rpc } from '#renderer/rpc/index.ts'
import type { SessionSummary } from '#shared/schemas/session.ts'
import { allFilter, type Filter, fits } from './list.ts'

/** Those who wait, also from further back than the pages that are loaded. */
export const useWaiting = create<{ readonly waiting: readonly SessionSummary[] }>(() => ({ waiting: [] }))

export const conversationList = createPagedList<SessionSummary, Filter>({
  filter: { ...allFilter, bot: useChosenBot.getState().botId },
  pageSize: 50,
  refreshOn: ['session.message', 'session.status', 'sessions.removed'],
  version: ({ updated_at }) => updated_at,
  async read(filter, page) {
    const { bot, channel } = filter
    const { sessions, next } = await rpc('sessions.list', {
      ...page,
      ...(bot ? { bot_id: bot } : {}),
      ...(channel ? { channel } : {}),
    })
    if (page.after === undefined) useWaiting.setState({ waiting: await readWaiting(filter, sessions) })
    return { items: sessions, next }
  },
})

useChosenBot.subscribe(({ botId }, before) => {
  if (botId !== before.botId) conversationList.setFilter({ bot: botId })
})

/** Who waits longest is the one furthest back in a list by time: looked up apart. */
async function readWaiting(filter: Filter, page: readonly SessionSummary[]): Promise<SessionSummary[]> {
  if (!filter.waitingFirst) return []
  await useHome.getState().refresh()
  const attention = useHome.getState().data?.attention ?? []
  const ids = attention.flatMap((one) => (one.kind === 'waiting' ? [one.session_id] : []))
  const missing = ids.filter((id) => !page.some((session) => session.id === id))
  const read = await Promise.all(
    missing.map((session_id) => rpc('sessions.get', { session_id }).catch(() => null)),
  )
  return read.flatMap((session) => (session && fits(session, filter) ? [session] : []))
}
