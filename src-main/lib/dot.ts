/** How alike two vectors of length one are: their cosine. Four sums at a time do not wait for one another. */
export function dot(one: Float32Array, other: Float32Array): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let at = 0
  for (; at + 3 < one.length; at += 4) {
    a += (one[at] ?? 0) * (other[at] ?? 0)
    b += (one[at + 1] ?? 0) * (other[at + 1] ?? 0)
    c += (one[at + 2] ?? 0) * (other[at + 2] ?? 0)
    d += (one[at + 3] ?? 0) * (other[at + 3] ?? 0)
  }
  for (; at < one.length; at++) a += (one[at] ?? 0) * (other[at] ?? 0)
  return a + b + c + d
}

/** The unit vector between two, at this share of the way to the other. */
export function between(one: Float32Array, other: Float32Array, share: number): Float32Array {
  const sum = one.map((value, at) => value * (1 - share) + (other[at] ?? 0) * share)
  const length = Math.sqrt(dot(sum, sum)) || 1
  return sum.map((value) => value / length)
}
