/** A map that forgets what was not asked for lately. */
export type Recent<K, V> = {
  readonly get: (key: K) => V | undefined
  readonly set: (key: K, value: V) => void
  readonly delete: (key: K) => void
  readonly clear: () => void
}

export function createRecent<K, V>(max: number): Recent<K, V> {
  // Two halves: what is asked for moves to the young one; when that is full, the old one is dropped whole.
  let young = new Map<K, V>()
  let old = new Map<K, V>()

  function set(key: K, value: V): void {
    young.set(key, value)
    if (young.size < max / 2) return
    old = young
    young = new Map()
  }

  return {
    set,
    get: (key) => {
      const fresh = young.get(key)
      if (fresh !== undefined) return fresh
      const kept = old.get(key)
      if (kept !== undefined) set(key, kept)
      return kept
    },
    delete: (key) => {
      young.delete(key)
      old.delete(key)
    },
    clear: () => {
      young = new Map()
      old = new Map()
    },
  }
}
