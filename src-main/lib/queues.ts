/** One at a time for each key, in the order they came. */
export type Queues = {
  /** Resolves with what lets the next one in. */
  readonly take: (key: string | number) => Promise<() => void>
  readonly run: <T>(key: string | number, work: () => Promise<T>) => Promise<T>
}

export function createQueues(): Queues {
  const last = new Map<string | number, Promise<void>>()

  async function take(key: string | number): Promise<() => void> {
    const before = last.get(key) ?? Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    const mine = before.then(() => promise)
    last.set(key, mine)
    await before
    return () => {
      resolve()
      if (last.get(key) === mine) last.delete(key)
    }
  }

  return {
    take,
    run: async (key, work) => {
      const release = await take(key)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
