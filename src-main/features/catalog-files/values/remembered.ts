import { detached } from '#main/lib/detached.ts'

/** A catalog says the same few thousand words over and over: what they mean is worked out once. */
export function remembered<T>(work: (text: string) => T, max = 5000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as T
    if (text.length >= 500) return work(text)
    // A piece of the file that is kept would keep the chunk it was cut from.
    const own = detached(text)
    const found = work(own)
    if (known.size >= max) known.clear()
    known.set(own, found)
    return found
  }
}
