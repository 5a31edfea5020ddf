import { create } from 'zustand'
import { onPush, onReset, problemOf } from '#renderer/rpc/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { type Loaded, withMoved, withNewest, withOlder } from './merge-pages.ts'
import { oneAtATime } from './one-at-a-time.ts'

type PagedListOptions<T, F> = {
  readonly filter: F
  readonly read: (filter: F, page: { readonly limit: number; readonly after?: string }) => Promise<Loaded<T>>
  readonly refreshOn: readonly Push['type'][]
  readonly pageSize: number
  readonly nextPageSize?: number
  /** For lists whose rows move to the top when they change: what differs then. */
  readonly version?: (item: T) => string
  /** Rows stay in sight until those of a new filter were read, as one types. */
  readonly staysWhileFiltering?: boolean
}

type ListState<T, F> = {
  readonly filter: F
  /** Null until the first page was read. */
  readonly items: readonly T[] | null
  readonly next: string | null
  readonly problem: Problem | null
  readonly loadingMore: boolean
}

/** The most the hub gives at once. */
const mostAtOnce = 500
/** A busy hour has many changes a second; nobody reads faster than this. */
const gatherMs = 200

/**
 * A list that is read page by page and kept for whoever shows it. A push of the given kinds makes its newest part be read
 * again, and older pages stay.
 */
export function createPagedList<T extends { readonly id: string }, F>(options: PagedListOptions<T, F>) {
  const { read, pageSize, nextPageSize = pageSize, version } = options
  const use = create<ListState<T, F>>(() => ({
    filter: options.filter,
    items: null,
    next: null,
    problem: null,
    loadingMore: false,
  }))
  const { getState: get, setState: set } = use

  /** Rows changed right here stay in sight, though they may no longer fit. */
  const kept = new Set<string>()
  /** Changes made so far, and those the hub does not know yet: a page read meanwhile is older than what is shown. */
  let edits = 0
  let saving = 0
  let wanted = false
  let shownFor = options.filter

  const readNewest = oneAtATime(async () => {
    const { filter, items: before } = get()
    const editsBefore = edits
    try {
      const limit = Math.min(Math.max(before?.length ?? 0, pageSize), mostAtOnce)
      const page = await read(filter, { limit })
      const { filter: now, items, next } = get()
      if (now !== filter) return
      if (saving > 0 || edits !== editsBefore) return refreshSoon()
      const isSameList = items !== null && shownFor === filter
      shownFor = filter
      set({ ...(isSameList ? merged({ items, next }, page) : page), problem: null })
    } catch (error) {
      set({ problem: problemOf(error) })
    }
  })

  function merged(loaded: Loaded<T>, page: Loaded<T>): Loaded<T> {
    return version ? withMoved(loaded, page, version) : withNewest(loaded, page, kept)
  }

  function refresh(): Promise<void> {
    wanted = true
    return readNewest()
  }

  /** Rejects where the page could not be read. */
  async function loadMore(): Promise<void> {
    const { filter, items, next: after, loadingMore } = get()
    if (items === null || after === null || loadingMore) return
    set({ loadingMore: true })
    try {
      const page = await read(filter, { limit: nextPageSize, after })
      const now = get()
      // The list may have started over meanwhile: then this page does not join it.
      if (now.filter === filter && now.items && now.next === after)
        set(withOlder({ items: now.items, next: after }, page))
    } finally {
      set({ loadingMore: false })
    }
  }

  function setFilter(change: Partial<F>): void {
    kept.clear()
    const cleared = options.staysWhileFiltering ? {} : { items: null, next: null }
    set(({ filter }) => ({ filter: { ...filter, ...change }, problem: null, ...cleared }))
    // A list that nobody opened yet is read when somebody does.
    if (wanted) void refresh()
  }

  function change(update: (item: T) => T): void {
    edits++
    set(({ items }) => ({ items: items?.map(update) ?? null }))
  }

  /** Shown at once; rejects where the hub refuses it, with the rows as they were. */
  async function edit(
    edited: readonly T[],
    update: (item: T) => T,
    save: () => Promise<unknown>,
  ): Promise<void> {
    const before = new Map(edited.map((item) => [item.id, item]))
    keep(before.keys())
    change((item) => (before.has(item.id) ? update(item) : item))
    saving++
    try {
      await save()
    } catch (error) {
      change((item) => before.get(item.id) ?? item)
      throw error
    } finally {
      saving--
    }
  }

  function keep(ids: Iterable<string>): void {
    for (const id of ids) kept.add(id)
  }

  let soon: ReturnType<typeof setTimeout> | null = null
  function refreshSoon(): void {
    if (!wanted || soon !== null) return
    soon = setTimeout(() => {
      soon = null
      void refresh()
    }, gatherMs)
  }
  onPush(options.refreshOn, refreshSoon)
  onReset(refreshSoon)

  return { use, refresh, loadMore, setFilter, change, edit, keep }
}
