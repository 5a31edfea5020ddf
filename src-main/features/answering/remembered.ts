import { createRecent } from '#main/lib/recent.ts'
import type { Memory } from './memory.ts'

/** All that an answer may rest on beside its message and what the shop has. */
export type Rests = Memory & {
  /** The hours of the shop are told by the clock, to the minute. */
  readonly minute: number
}
type Rest = keyof Rests

/**
 * Answers by their message. Each is good for every session that is alike in what the answer was made of: few answers look at what
 * was said before, and fewer at the clock.
 */
export function createRemembered<T>(max: number) {
  const lookedAt = createRecent<string, readonly (readonly Rest[])[]>(max)
  const answers = createRecent<string, T>(max)

  return {
    get: (message: string, rests: Rests): T | undefined => {
      for (const names of lookedAt.get(message) ?? []) {
        const cached = answers.get(keyOf(message, names, rests))
        if (cached !== undefined) return cached
      }
      return undefined
    },

    /** `looked` are the names of what was looked at. */
    set: (message: string, rests: Rests, looked: Iterable<Rest>, answer: T): void => {
      const names = [...looked].sort()
      const before = lookedAt.get(message) ?? []
      if (!before.some((one) => one.join() === names.join())) lookedAt.set(message, [...before, names])
      answers.set(keyOf(message, names, rests), answer)
    },

    clear: () => {
      lookedAt.clear()
      answers.clear()
    },
  }
}

function keyOf(message: string, names: readonly Rest[], rests: Rests): string {
  return `${JSON.stringify(names.map((name) => [name, rests[name]]))} ${message}`
}

/** The same, but what is looked at is noted down. */
export function watched<T extends object>(what: T, looked: Set<PropertyKey>): T {
  return new Proxy(what, {
    get: (target, name) => {
      looked.add(name)
      return target[name as keyof T]
    },
    ownKeys: (target) => {
      for (const name of Reflect.ownKeys(target)) looked.add(name)
      return Reflect.ownKeys(target)
    },
  })
}

/** The same is looked for more than once in a turn. */
export function remembering<A extends object, R>(find: (ask: A) => R): (ask: A) => R {
  const known = new Map<string, R>()
  return (ask) => {
    const key = JSON.stringify(ask)
    const found = known.get(key) ?? find(ask)
    known.set(key, found)
    return found
  }
}
