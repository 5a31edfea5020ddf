/** Sentence vectors by number, one byte a coordinate: a shop with very many wordings still fits into memory. */
export function createVectorStore() {
  let width = 0
  let rows = new Int8Array(0)
  /** 0 where there is none. */
  let scales = new Float32Array(0)
  let count = 0

  function grow(row: number): void {
    if (row < scales.length) return
    const size = Math.ceil((row + 1) * 1.5)
    const [oldRows, oldScales] = [rows, scales]
    rows = new Int8Array(size * width)
    rows.set(oldRows)
    scales = new Float32Array(size)
    scales.set(oldScales)
  }

  function remove(row: number): void {
    if (!has(row)) return
    scales[row] = 0
    count--
  }

  function has(row: number): boolean {
    return (scales[row] ?? 0) > 0
  }

  return {
    has,
    remove,
    size: () => count,
    width: () => width,
    set: (row: number, vector: Float32Array): void => {
      width ||= vector.length
      if (vector.length !== width)
        throw new Error(`A vector of ${vector.length} numbers among those of ${width}.`)
      grow(row)
      remove(row)
      let largest = 0
      for (const value of vector) largest = Math.max(largest, Math.abs(value))
      const scale = largest / 127 || 1
      for (let index = 0; index < width; index++)
        rows[row * width + index] = Math.round((vector[index] ?? 0) / scale)
      scales[row] = scale
      count++
    },
    /** The cosine, both being of length one. */
    likeness: (row: number, query: Float32Array): number => {
      const bytes = rows
      const size = width
      const from = row * size
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      // Four sums at a time do not wait for one another.
      for (let index = 0; index < size; index += 4) {
        const at = from + index
        a += (bytes[at] ?? 0) * (query[index] ?? 0)
        b += (bytes[at + 1] ?? 0) * (query[index + 1] ?? 0)
        c += (bytes[at + 2] ?? 0) * (query[index + 2] ?? 0)
        d += (bytes[at + 3] ?? 0) * (query[index + 3] ?? 0)
      }
      return (a + b + c + d) * (scales[row] ?? 0)
    },
    vector: (row: number): Float32Array => {
      const from = row * width
      return Float32Array.from(rows.subarray(from, from + width), (byte) => byte * (scales[row] ?? 0))
    },
    addTo: (row: number, sum: Float64Array | Float32Array, share: number): void => {
      const from = row * width
      const factor = (scales[row] ?? 0) * share
      for (let index = 0; index < width; index++)
        sum[index] = (sum[index] ?? 0) + (rows[from + index] ?? 0) * factor
    },
  }
}
