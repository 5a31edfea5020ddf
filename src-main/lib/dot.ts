/** How alike two vectors of length one are: their cosine. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** The unit vector between two, at this share of the way to the other. */
export function between(one: Float32Array, other: Float32Array, share: number): Float32Array {
  const sum = one.map((value, at) => value * (1 - share) + (other[at] ?? 0) * share)
  const length = Math.sqrt(dot(sum, sum)) || 1
  return sum.map((value) => value / length)
}
