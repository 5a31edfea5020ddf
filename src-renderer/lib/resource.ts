import { create } from 'zustand'
import { onPush, onReset, problemOf } from '#renderer/rpc/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { oneAtATime, restAfter } from './one-at-a-time.ts'

export type Resource<T> = {
  /** The last that was read: shown on while it is read again. */
  readonly data: T | null
  readonly problem: Problem | null
  readonly refresh: () => Promise<void>
}

/**
 * Something read from the hub and kept for every page that shows it. The database stays the truth: a push of the given
 * kinds makes it be read again.
 */
export function createResource<T>(read: () => Promise<T>, refreshOn: readonly Push['type'][] = []) {
  let wanted = false
  let tookMs = 0

  const use = create<Resource<T>>((set) => {
    const readAgain = oneAtATime(async () => {
      const startedAt = performance.now()
      try {
        set({ data: await read(), problem: null })
      } catch (error) {
        set({ problem: problemOf(error) })
      }
      tookMs = performance.now() - startedAt
    })
    const refresh = () => {
      wanted = true
      return readAgain()
    }
    return { data: null, problem: null, refresh }
  })

  let soon: ReturnType<typeof setTimeout> | null = null
  const refreshIfWanted = () => {
    if (!wanted || soon !== null) return
    soon = setTimeout(() => {
      soon = null
      void use.getState().refresh()
    }, restAfter(tookMs))
  }
  onPush(refreshOn, refreshIfWanted)
  onReset(refreshIfWanted)
  return use
}

export type UseResource<T> = ReturnType<typeof createResource<T>>

/** The same for things known by an id, such as the usage of each key. */
export function createResources<T>(
  read: (id: string) => Promise<T>,
  refreshOn: readonly Push['type'][] = [],
) {
  const made = new Map<string, UseResource<T>>()
  return (id: string): UseResource<T> => {
    const resource = made.get(id) ?? createResource(() => read(id), refreshOn)
    made.set(id, resource)
    return resource
  }
}
