/** Which ids there were already: a hash of each in a flat table, so that a million take 16 MB. */
type SeenIds = {
  /** True when the id was there before. */
  readonly add: (id: string) => boolean
}

export function createSeenIds(): SeenIds {
  let table = new Float64Array(1024)
  let count = 0

  function place(into: Float64Array, hash: number): boolean {
    const mask = into.length - 1
    for (let at = hash % into.length; ; at = (at + 1) & mask) {
      if (into[at] === hash) return false
      if (into[at] === 0) {
        into[at] = hash
        return true
      }
    }
  }

  return {
    add: (id) => {
      if (count * 2 >= table.length) {
        const wider = new Float64Array(table.length * 2)
        for (const hash of table) if (hash !== 0) place(wider, hash)
        table = wider
      }
      const isNew = place(table, hashOf(id))
      if (isNew) count++
      return !isNew
    },
  }
}

/** 52 bits out of two 32-bit FNV hashes: two of a million ids meet once in ten thousand catalogs. */
function hashOf(text: string): number {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
    b ^= b >>> 13
  }
  return ((a >>> 0) % 0x100000) * 0x100000000 + (b >>> 0) + 1
}
