import { create } from 'zustand'
import { download } from '#renderer/lib/download.ts'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'
import { onPush, onReset, problemOf, rpc } from '#renderer/rpc/index.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Problem } from '#shared/schemas/problem.ts'
import { allFilter, type Filter, type Loaded, wantedBy, withNewest, withOlder } from './list.ts'

type ListState = {
  readonly filter: Filter
  /** Null until the first page was read. */
  readonly loaded: Loaded | null
  readonly problem: Problem | null
}

const pageSize = 100
/** The most the hub gives at once. */
const mostAtOnce = 500
/** A busy hour brings many a second; nobody reads faster than this. */
const gatherMs = 200

export const useDeliveryList = create<ListState>(() => ({ filter: allFilter, loaded: null, problem: null }))
const { getState: get, setState: set } = useDeliveryList

let wanted = false
const readAgain = oneAtATime(async () => {
  const { filter, loaded: before } = get()
  const limit = Math.min(Math.max(before?.deliveries.length ?? 0, pageSize), mostAtOnce)
  try {
    const page = await rpc('deliveries.list', { ...wantedBy(filter), limit })
    const { filter: now, loaded } = get()
    if (now === filter) set({ loaded: loaded ? withNewest(loaded, page) : page, problem: null })
  } catch (error) {
    set({ problem: problemOf(error) })
  }
})

export function refreshList(): Promise<void> {
  wanted = true
  return readAgain()
}

export const loadMore = oneAtATime(async () => {
  const { loaded, filter } = get()
  if (!loaded?.next) return
  try {
    const page = await rpc('deliveries.list', { ...wantedBy(filter), limit: pageSize, after: loaded.next })
    const now = get()
    // The list may have started over meanwhile: then this page does not join it.
    if (now.filter === filter && now.loaded?.next === loaded.next)
      set({ loaded: withOlder(now.loaded, page) })
  } catch (error) {
    showProblem(error)
  }
})

export function setFilter(change: Partial<Filter>): void {
  set(({ filter }) => ({ filter: { ...filter, ...change }, loaded: null, problem: null }))
  void refreshList()
}

export async function exportDeliveries(format: 'json' | 'csv'): Promise<void> {
  try {
    const file = await rpc('deliveries.export', { ...wantedBy(get().filter), format })
    download(file.file_name, file.text)
  } catch (error) {
    showProblem(error)
  }
}

let soon: ReturnType<typeof setTimeout> | null = null
function refreshSoon(): void {
  if (!wanted || soon !== null) return
  soon = setTimeout(() => {
    soon = null
    void refreshList()
  }, gatherMs)
}
onPush(['deliveries.changed', 'endpoints.changed'], refreshSoon)
onReset(refreshSoon)
