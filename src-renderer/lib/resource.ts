import { create } from 'zustand'
import { onPush, onReset, problemOf } from '#renderer/rpc/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Problem } from '#shared/schemas/problem.ts'

export type Resource<T> = {
  /** The last that was read: shown on while it is read again. */
  readonly data: T | null
  readonly problem: Problem | null
  readonly refresh: () => Promise<void>
}

/**
 * Something read from the hub and kept for every page that shows it. The database stays the truth: a push of the given
 * kinds makes it be read again, and readings asked for while one is under way are done once, after it.
 */
export function createResource<T>(read: () => Promise<T>, refreshOn: readonly Push['type'][] = []) {
  let running: Promise<void> | null = null
  let again = false
  let wanted = false

  const use = create<Resource<T>>((set) => {
    async function readOnce(): Promise<void> {
      try {
        set({ data: await read(), problem: null })
      } catch (error) {
        set({ problem: problemOf(error) })
      }
    }
    function refresh(): Promise<void> {
      wanted = true
      if (running) {
        again = true
        return running
      }
      running = (async () => {
        do {
          again = false
          await readOnce()
        } while (again)
        running = null
      })()
      return running
    }
    return { data: null, problem: null, refresh }
  })

  const refreshIfWanted = () => {
    if (wanted) void use.getState().refresh()
  }
  onPush(refreshOn, refreshIfWanted)
  onReset(refreshIfWanted)
  return use
}

export type UseResource<T> = ReturnType<typeof createResource<T>>

/** The same for things that are told apart by a name, such as the usage of each key. */
export function createResources<T>(
  read: (id: string) => Promise<T>,
  refreshOn: readonly Push['type'][] = [],
) {
  const made = new Map<string, UseResource<T>>()
  return (id: string): UseResource<T> => {
    const known = made.get(id) ?? createResource(() => read(id), refreshOn)
    made.set(id, known)
    return known
  }
}
