import { detached } from '#main/lib/detached.ts'

/** A catalog says the same few thousand words over and over: what they mean is worked out once. */
export function remembered<T>(work: (text: string) => T, max = 5000): (text: string) => T {
  const byText = new Map<string, T>()
  return (text) => {
    const before = byText.get(text)
    if (before !== undefined || byText.has(text)) return before as T
    if (text.length >= 500) return work(text)
    // A piece of the file that is kept would keep the chunk it was cut from.
    const own = detached(text)
    const found = work(own)
    if (byText.size >= max) byText.clear()
    byText.set(own, found)
    return found
  }
}
