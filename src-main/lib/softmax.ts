/** A row a class: its weights, then its bias. */
export type ClassWeights = readonly Float64Array[]

/** As they are read from a file; lists of numbers are several times slower. */
export function classWeights(rows: readonly (readonly number[])[]): ClassWeights {
  return rows.map((row) => Float64Array.from(row))
}

/** How likely each class is, by the vector of a text. */
export function chancesOf(weights: ClassWeights, vector: Float32Array): Float64Array {
  const chances = new Float64Array(weights.length)
  let highest = Number.NEGATIVE_INFINITY
  for (let row = 0; row < weights.length; row++) {
    const score = scoreOf(weights[row] ?? chances, vector)
    chances[row] = score
    if (score > highest) highest = score
  }
  let total = 0
  for (let row = 0; row < chances.length; row++) {
    const power = Math.exp((chances[row] ?? 0) - highest)
    chances[row] = power
    total += power
  }
  for (let row = 0; row < chances.length; row++) chances[row] = (chances[row] ?? 0) / total
  return chances
}

/** The weights of one row times the vector, and its bias. */
export function scoreOf(row: Float64Array, vector: Float32Array): number {
  const width = vector.length
  let sum = row[width] ?? 0
  for (let at = 0; at < width; at++) sum += (row[at] ?? 0) * (vector[at] ?? 0)
  return sum
}
