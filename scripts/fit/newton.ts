/** The features of something in the order of their names, and whether it is right. */
export type Row = { readonly features: Float64Array; readonly isRight: boolean }

/** The facts of one product for one question, of which at least one answers. */
export type Choice = { readonly rows: readonly Row[]; readonly weight: number }

/** `known`: what other features, whose weights stay as they are, add to the sum. */
export type Judged = Row & { readonly weight: number; readonly known?: number }

const rounds = 25

/** Conditional logit: the weights under which the right facts of each choice are likeliest. */
export function fitChoices(choices: readonly Choice[], width: number, decay: number): Float64Array {
  return newton(width, decay * choices.length, (weights, add) => {
    for (const { rows, weight } of choices) {
      const chances = softmax(rows.map(({ features }) => dot(weights, features)))
      const ofRight = rows.reduce((sum, { isRight }, at) => sum + (isRight ? (chances[at] ?? 0) : 0), 0)
      const mean = new Float64Array(width)
      for (const [at, { features, isRight }] of rows.entries()) {
        const chance = chances[at] ?? 0
        for (let column = 0; column < width; column++)
          mean[column] = (mean[column] ?? 0) + chance * (features[column] ?? 0)
        add.slope(features, weight * (chance - (isRight ? chance / Math.max(ofRight, 1e-12) : 0)))
        add.curve(features, weight * chance)
      }
      add.curve(mean, -weight)
    }
  })
}

/** Plain logistic regression. */
export function fitLogistic(judged: readonly Judged[], width: number, decay: number): Float64Array {
  return newton(width, decay * judged.length, (weights, add) => {
    for (const { features, isRight, weight, known = 0 } of judged) {
      const chance = 1 / (1 + Math.exp(-known - dot(weights, features)))
      add.slope(features, weight * (chance - (isRight ? 1 : 0)))
      add.curve(features, weight * chance * (1 - chance))
    }
  })
}

type Add = {
  readonly slope: (features: Float64Array, by: number) => void
  readonly curve: (features: Float64Array, by: number) => void
}

function newton(width: number, decay: number, walk: (weights: Float64Array, add: Add) => void): Float64Array {
  const weights = new Float64Array(width)
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((value) => value * decay)
    const curve = Array.from({ length: width }, (_, at) => {
      const row = new Float64Array(width)
      row[at] = decay
      return row
    })
    walk(weights, {
      slope: (features, by) => {
        for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + by * (features[at] ?? 0)
      },
      curve: (features, by) => {
        for (const [at, row] of curve.entries()) {
          const its = by * (features[at] ?? 0)
          if (its !== 0)
            for (let other = 0; other < width; other++)
              row[other] = (row[other] ?? 0) + its * (features[other] ?? 0)
        }
      },
    })
    const step = solve(curve, slope)
    for (let at = 0; at < width; at++) weights[at] = (weights[at] ?? 0) - (step[at] ?? 0)
  }
  return weights
}

/** Gauss-Jordan; the penalty keeps the matrix from being singular. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row, at) => Float64Array.from([...row, right[at] ?? 0]))
  for (let at = 0; at < rows.length; at++) {
    let pivot = at
    for (let below = at; below < rows.length; below++)
      if (Math.abs(rows[below]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = below
    const [upper, lower] = [rows[at], rows[pivot]]
    if (!upper || !lower) continue
    rows[at] = lower
    rows[pivot] = upper
    for (const [other, row] of rows.entries()) {
      if (other === at) continue
      const factor = (row[at] ?? 0) / (lower[at] ?? 1)
      if (factor !== 0)
        for (let column = at; column < row.length; column++)
          row[column] = (row[column] ?? 0) - factor * (lower[column] ?? 0)
    }
  }
  return Float64Array.from(rows, (row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const all = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / all)
}
