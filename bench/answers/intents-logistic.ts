export type Observation = {
  readonly inputs: readonly number[]
  readonly right: boolean
  readonly weight: number
}

const rounds = 25
/** Keeps coefficients small where the data do not ask for large ones. */
const restraint = 1e-4

/** Logistic regression by Newton's method; the first input is the constant 1. */
export function fitLogistic(rows: readonly Observation[]): number[] {
  const size = rows[0]?.inputs.length ?? 0
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  let found = new Array<number>(size).fill(0)
  for (let round = 0; round < rounds; round++) {
    const slope = found.map((value, index) => (index === 0 ? 0 : -restraint * value))
    const bend = found.map((_, a) => found.map((_, b): number => (a === b && a > 0 ? restraint : 1e-9)))
    for (const { inputs, right, weight } of rows) {
      const chance =
        1 / (1 + Math.exp(-inputs.reduce((sum, input, index) => sum + input * (found[index] ?? 0), 0)))
      const share = weight / total
      inputs.forEach((input, a) => {
        slope[a] = (slope[a] ?? 0) + share * ((right ? 1 : 0) - chance) * input
        const line = bend[a] ?? []
        inputs.forEach((other, b) => {
          line[b] = (line[b] ?? 0) + share * chance * (1 - chance) * input * other
        })
      })
    }
    const step = solve(bend, slope)
    found = found.map((value, index) => value + (step[index] ?? 0))
  }
  return found
}

/** Gauss with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, index) => [...line, right[index] ?? 0])
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let column = 0; column < rows.length; column++) {
    let pivot = column
    for (let row = column + 1; row < rows.length; row++) {
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row
    }
    const [a, b] = [rows[column] ?? [], rows[pivot] ?? []]
    rows[column] = b
    rows[pivot] = a
    for (let row = 0; row < rows.length; row++) {
      if (row === column) continue
      const factor = at(row, column) / at(column, column)
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * at(column, index))
    }
  }
  return rows.map((line, index) => (line.at(-1) ?? 0) / (line[index] ?? 1))
}
