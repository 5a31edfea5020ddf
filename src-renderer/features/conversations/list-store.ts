import { create } from 'zustand'
import { useHome } from '#renderer/features/home/index.ts'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'
import { onPush, onReset, problemOf, rpc } from '#renderer/rpc/index.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Problem } from '#shared/schemas/problem.ts'
import type { SessionSummary } from '#shared/schemas/session.ts'
import { type Filter, fits, type Loaded, withNewest, withOlder } from './list.ts'

type ListState = {
  readonly filter: Filter
  /** Null until the first page was read. */
  readonly loaded: Loaded | null
  /** Those who wait, also from further back than the pages that are loaded. */
  readonly waiting: readonly SessionSummary[]
  readonly problem: Problem | null
  readonly loadingMore: boolean
}

const pageSize = 50

export const allFilter: Filter = { bot_id: null, channel: null, waitingFirst: true }

export const useConversationList = create<ListState>(() => ({
  filter: allFilter,
  loaded: null,
  waiting: [],
  problem: null,
  loadingMore: false,
}))
const { getState: get, setState: set } = useConversationList

let wanted = false
const readAgain = oneAtATime(readNewest)

export function refreshList(): Promise<void> {
  wanted = true
  return readAgain()
}

async function readNewest(): Promise<void> {
  const { filter } = get()
  try {
    const page = await readPage(filter)
    const waiting = await readWaiting(filter, page.sessions)
    const { filter: now, loaded } = get()
    if (now !== filter) return
    set({ loaded: loaded ? withNewest(loaded, page) : page, waiting, problem: null })
  } catch (error) {
    set({ problem: problemOf(error) })
  }
}

function readPage({ bot_id, channel }: Filter, after?: string): Promise<Loaded> {
  return rpc('sessions.list', {
    limit: pageSize,
    ...(bot_id === null ? {} : { bot_id }),
    ...(channel === null ? {} : { channel }),
    ...(after === undefined ? {} : { after }),
  })
}

/** Who waits longest is the one furthest back in a list by time: looked up by itself. */
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

export async function loadMore(): Promise<void> {
  const { loaded, filter, loadingMore } = get()
  if (!loaded?.next || loadingMore) return
  set({ loadingMore: true })
  try {
    const page = await readPage(filter, loaded.next)
    const now = get()
    // The list may have started over meanwhile: then this page does not join it.
    if (now.filter === filter && now.loaded?.next === loaded.next)
      set({ loaded: withOlder(now.loaded, page) })
  } catch (error) {
    showProblem(error)
  }
  set({ loadingMore: false })
}

export function setFilter(change: Partial<Filter>): void {
  set(({ filter }) => ({ filter: { ...filter, ...change }, loaded: null, waiting: [], problem: null }))
  void refreshList()
}

const refreshIfWanted = () => {
  if (wanted) void refreshList()
}
onPush(['session.message', 'session.status'], refreshIfWanted)
onReset(refreshIfWanted)
