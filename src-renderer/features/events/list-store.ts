import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { onPush, onReset, problemOf, rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { allFilter, type Filter, type Loaded, wantedBy, withNewest, withOlder } from './list.ts'

type ListState = {
  readonly filter: Filter
  /** Null until the first page was read. */
  readonly loaded: Loaded | null
  readonly problem: Problem | null
  readonly loadingMore: boolean
}

export type Marks = { readonly read?: boolean; readonly starred?: boolean; readonly archived?: boolean }

const pageSize = 100
const nextPageSize = 250
/** The most the hub gives at once. */
const mostAtOnce = 500

export const useEventList = create<ListState>(() => ({
  filter: allFilter,
  loaded: null,
  problem: null,
  loadingMore: false,
}))
const { getState: get, setState: set } = useEventList

export const useEventCounts = createResource(() => rpc('events.counts', {}), ['events.new', 'events.changed'])

/** Changed right here: they stay in sight, though they may not fit any more. */
const kept = new Set<string>()
/** Marks made so far, and those the hub does not know yet: a list read meanwhile is older than what is shown. */
let marked = 0
let marking = 0
let wanted = false
const readAgain = oneAtATime(readNewest)

export function refreshList(): Promise<void> {
  wanted = true
  return readAgain()
}

async function readNewest(): Promise<void> {
  const { filter, loaded: before } = get()
  const markedBefore = marked
  try {
    const page = await readPage(filter, Math.min(Math.max(before?.events.length ?? 0, pageSize), mostAtOnce))
    const { filter: now, loaded } = get()
    if (now !== filter) return
    if (marking > 0 || marked !== markedBefore) return refreshSoon()
    set({ loaded: loaded ? withNewest(loaded, page, kept) : page, problem: null })
  } catch (error) {
    set({ problem: problemOf(error) })
  }
}

function readPage(filter: Filter, limit: number, after?: string): Promise<Loaded> {
  const input = { ...wantedBy(filter, new Date()), brief: true, limit, ...(after ? { after } : {}) }
  const { query } = wordsOf(filter)
  return query ? rpc('events.search', { ...input, query }) : rpc('events.list', input)
}

export async function loadMore(): Promise<void> {
  const { loaded, filter, loadingMore } = get()
  if (!loaded?.next || loadingMore) return
  set({ loadingMore: true })
  try {
    const page = await readPage(filter, nextPageSize, loaded.next)
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
  kept.clear()
  set(({ filter }) => ({ filter: { ...filter, ...change }, loaded: null, problem: null }))
  void refreshList()
}

/** Shown at once; what the hub refuses is put back. */
export async function mark(events: readonly HubEvent[], marks: Marks): Promise<boolean> {
  const before = new Map(events.map((event) => [event.id, event]))
  for (const id of before.keys()) kept.add(id)
  lay((event) => (before.has(event.id) ? { ...event, ...marks } : event))
  marked++
  marking++
  try {
    await rpc('events.mark', { event_ids: [...before.keys()], ...marks })
    return true
  } catch (error) {
    lay((event) => before.get(event.id) ?? event)
    showProblem(error)
    return false
  } finally {
    marking--
  }
}

function lay(change: (event: HubEvent) => HubEvent): void {
  set(({ loaded }) => ({ loaded: loaded && { ...loaded, events: loaded.events.map(change) } }))
}

export async function archive(event: HubEvent, archived: boolean): Promise<void> {
  if (!(await mark([event], { archived, read: true }))) return
  showToast(t(archived ? 'events.archived' : 'events.put_back_done'), () =>
    mark([{ ...event, archived, read: true }], { archived: event.archived, read: event.read }),
  )
}

/** All that the list would show, also further down. */
export async function markAll(
  marks: { readonly read: true } | { readonly archived: boolean },
): Promise<void> {
  const { filter } = get()
  try {
    const { changed, event_ids } = await rpc('events.mark', {
      filter: { ...wantedBy(filter, new Date()), ...('read' in marks ? { read: false } : {}) },
      ...wordsOf(filter),
      ...marks,
    })
    if ('read' in marks) for (const id of event_ids ?? []) kept.add(id)
    lay((event) => ({ ...event, ...marks }))
    marked++
    const back = 'read' in marks ? { read: false } : { archived: !marks.archived }
    // Only what is known one by one can be taken back.
    const undo = event_ids?.length ? () => rpc('events.mark', { event_ids, ...back }) : undefined
    const done = 'read' in marks ? 'all_read' : marks.archived ? 'all_archived' : 'all_put_back'
    showToast(t(`events.${done}`, { count: changed }), undo)
  } catch (error) {
    showProblem(error)
  }
}

function wordsOf({ query }: Filter): { readonly query?: string } {
  return query.trim() ? { query: query.trim() } : {}
}

export async function exportEvents(format: 'json' | 'csv'): Promise<void> {
  const { filter } = get()
  try {
    const file = await rpc('events.export', {
      ...wantedBy(filter, new Date()),
      ...wordsOf(filter),
      format,
    })
    download(file.file_name, file.text)
  } catch (error) {
    showProblem(error)
  }
}

/** A busy hour brings many a second; nobody reads faster than this. */
const gatherMs = 200
let soon: ReturnType<typeof setTimeout> | null = null

function refreshSoon(): void {
  if (!wanted || soon !== null) return
  soon = setTimeout(() => {
    soon = null
    void refreshList()
  }, gatherMs)
}
onPush(['events.new', 'events.changed'], refreshSoon)
onReset(refreshSoon)
