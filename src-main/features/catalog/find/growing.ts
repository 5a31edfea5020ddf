type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

const chunkBits = 9
const chunkSize = 2 ** chunkBits
const chunkMask = chunkSize - 1

/** A list of numbers that takes no more memory than its numbers do, also while it grows: it is never copied to a larger place. */
export function createGrowing<T extends NumberArray>(make: { new (size: number): T }) {
  const chunks: T[] = []
  let used = 0

  return {
    length: () => used,
    push: (value: number): void => {
      if ((used & chunkMask) === 0) chunks.push(new make(chunkSize))
      const chunk = chunks[used >> chunkBits]
      if (chunk) chunk[used & chunkMask] = value
      used++
    },
    /** Many at once, which is far quicker than one by one. */
    pushAll: (values: T): void => {
      for (let from = 0; from < values.length; ) {
        const place = used & chunkMask
        if (place === 0) chunks.push(new make(chunkSize))
        const part = values.subarray(from, from + chunkSize - place)
        chunks[used >> chunkBits]?.set(part, place)
        from += part.length
        used += part.length
      }
    },
    at: (at: number): number => chunks[at >> chunkBits]?.[at & chunkMask] ?? 0,
    set: (at: number, value: number): void => {
      const chunk = chunks[at >> chunkBits]
      if (chunk) chunk[at & chunkMask] = value
    },
    /** All of them in one array; the list is empty afterwards. */
    finish: (): T => {
      const all = new make(used)
      for (const [number, chunk] of chunks.entries()) {
        const from = number * chunkSize
        all.set(used - from < chunkSize ? chunk.subarray(0, used - from) : chunk, from)
      }
      chunks.length = 0
      used = 0
      return all
    },
  }
}
