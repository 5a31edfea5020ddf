import { type Fault, fault } from '#shared/faults/fault.ts'

/**
 * Parents and their variants that do not stand together: whichever comes first waits for the other. What waits is
 * bounded; beyond it the oldest are let go as they are, and `warning` says so the first time.
 */
type Held<T> = {
  /** A parent that waits for variants; gives back the variants that waited for it, and old parents let go. */
  readonly keep: (
    keys: readonly string[],
    parent: T,
  ) => { readonly waiting: readonly T[]; readonly evicted: readonly T[]; readonly warning: Fault | null }
  /** The parent of a variant, when it was there already. */
  readonly parent: (key: string) => T | null
  /** A variant whose parent is still to come; gives back those let go. */
  readonly wait: (key: string, child: T) => { readonly evicted: readonly T[]; readonly warning: Fault | null }
  /** What is left when the file ends. */
  readonly end: () => { readonly childless: readonly T[]; readonly orphans: readonly T[] }
}

/** Rows are about two thousand characters: some 60 MB at most. */
const maxParents = 20_000
const maxChildren = 20_000

type Entry<T> = { readonly parent: T; hasChildren: boolean }

const tooFarApart = fault('variants_apart', { max: maxParents })

export function createHeld<T>(): Held<T> {
  const parents = new Map<string, Entry<T>>()
  const kept = new Set<Entry<T>>()
  const waiting = new Map<string, T[]>()
  let waitingCount = 0
  let isWarned = false

  function warnOnce(): Fault | null {
    const warning = isWarned ? null : tooFarApart
    isWarned = true
    return warning
  }

  return {
    keep: (keys, parent) => {
      const entry: Entry<T> = { parent, hasChildren: false }
      const found: T[] = []
      for (const key of keys) {
        parents.set(key, entry)
        const children = waiting.get(key)
        if (!children) continue
        found.push(...children)
        waitingCount -= children.length
        waiting.delete(key)
      }
      entry.hasChildren = found.length > 0
      kept.add(entry)
      const evicted: T[] = []
      if (kept.size > maxParents) {
        const [oldest] = kept
        if (oldest) {
          kept.delete(oldest)
          for (const [key, one] of parents) {
            if (one === oldest) parents.delete(key)
            else break
          }
          if (!oldest.hasChildren) evicted.push(oldest.parent)
        }
      }
      return { waiting: found, evicted, warning: evicted.length > 0 ? warnOnce() : null }
    },
    parent: (key) => {
      const entry = parents.get(key)
      if (!entry) return null
      entry.hasChildren = true
      return entry.parent
    },
    wait: (key, child) => {
      const list = waiting.get(key)
      if (list) list.push(child)
      else waiting.set(key, [child])
      waitingCount++
      const [oldest] = waitingCount > maxChildren ? waiting : []
      if (!oldest) return { evicted: [], warning: null }
      waiting.delete(oldest[0])
      waitingCount -= oldest[1].length
      return { evicted: oldest[1], warning: warnOnce() }
    },
    end: () => ({
      childless: [...kept].filter((entry) => !entry.hasChildren).map((entry) => entry.parent),
      orphans: [...waiting.values()].flat(),
    }),
  }
}
