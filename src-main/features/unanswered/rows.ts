/** Vectors of length one in one piece of memory: going through thousands of them is most of the work of grouping. */
export function createRows() {
  let width = 0
  let data = new Float32Array(0)
  let used = 0
  let free: number[] = []

  return {
    take: (): number => free.pop() ?? used++,
    free: (row: number): void => void free.push(row),
    clear: (): void => {
      used = 0
      free = []
    },
    set: (row: number, vector: Float32Array): void => {
      width ||= vector.length
      if ((row + 1) * width > data.length) {
        const larger = new Float32Array(Math.ceil((row + 1) * 1.5) * width)
        larger.set(data)
        data = larger
      }
      const length = Math.hypot(...vector) || 1
      for (let at = 0; at < width; at++) data[row * width + at] = (vector[at] ?? 0) / length
    },
    dot: (row: number, vector: Float32Array): number => {
      const [from, rows] = [row * width, data]
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      // Four sums at a time do not wait for one another.
      for (let at = 0; at < width; at += 4) {
        a += (rows[from + at] ?? 0) * (vector[at] ?? 0)
        b += (rows[from + at + 1] ?? 0) * (vector[at + 1] ?? 0)
        c += (rows[from + at + 2] ?? 0) * (vector[at + 2] ?? 0)
        d += (rows[from + at + 3] ?? 0) * (vector[at + 3] ?? 0)
      }
      return a + b + c + d
    },
  }
}
