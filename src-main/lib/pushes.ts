import type { Push } from '#shared/rpc/pushes.ts'

export type Pushes = {
  readonly push: (push: Push) => void
  /** Returns what ends the subscription. */
  readonly subscribe: (listener: (push: Push) => void) => () => void
}

export function createPushes(): Pushes {
  const listeners = new Set<(push: Push) => void>()
  return {
    push: (push) => {
      for (const listener of listeners) listener(push)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
