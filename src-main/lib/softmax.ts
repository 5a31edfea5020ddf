/** A row a class: its weights, then its bias. */
type Weights = readonly (readonly number[] | Float64Array)[]

/** How likely each class is, by the vector of a text. */
export function chancesOf(weights: Weights, vector: Float32Array): Float64Array {
  const scores = Float64Array.from(weights, (row) => {
    let sum = row[vector.length] ?? 0
    for (let at = 0; at < vector.length; at++) sum += (row[at] ?? 0) * (vector[at] ?? 0)
    return sum
  })
  const highest = Math.max(...scores)
  let total = 0
  for (let row = 0; row < scores.length; row++) {
    scores[row] = Math.exp((scores[row] ?? 0) - highest)
    total += scores[row] ?? 0
  }
  return scores.map((score) => score / total)
}
