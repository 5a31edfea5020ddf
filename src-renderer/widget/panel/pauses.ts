const firstMs = 500
const longestMs = 30_000

/** Waits between attempts: longer each time, not all pages at once, and over as soon as there is a reason to try. */
export function createPauses() {
  const ends = new Set<() => void>()
  return {
    wait: (tries: number, askedMs: number | null): Promise<void> => {
      const ms = askedMs ?? Math.min(longestMs, firstMs * 2 ** Math.min(tries, 10))
      return new Promise((done) => {
        const end = () => {
          clearTimeout(timer)
          ends.delete(end)
          done()
        }
        const timer = setTimeout(end, ms * (0.75 + Math.random() / 2))
        ends.add(end)
      })
    },
    end: (): void => {
      for (const end of [...ends]) end()
    },
  }
}
