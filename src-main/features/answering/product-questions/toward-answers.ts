import { dot } from '#main/lib/dot.ts'
import learned from '#resources/model/answers.json' with { type: 'json' }

/** Numbers of a square matrix, row by row; each row was stored as bytes with a scale of its own. */
export type SquareMap = { readonly rows: readonly Float32Array[] }

/**
 * A question is near to its like, and its answer lies elsewhere: "how deep a mattress does it take?" is far from "Pocket height:
 * 30 cm". This moves the vector of a question to where the facts that answer such questions lie. Learned by
 * `npm run fit:answers` from the questions in `scripts/fit/facts`.
 */
export function towardAnswers(question: Float32Array, map: SquareMap = learnedMap): Float32Array {
  const moved = Float32Array.from(map.rows, (row) => dot(row, question))
  const length = Math.sqrt(dot(moved, moved)) || 1
  return moved.map((value) => value / length)
}

/** As it is stored: what a row changes of its own number, in 255 steps of its scale. */
export function readMap(stored: { readonly scales: readonly number[]; readonly steps: string }): SquareMap {
  const bytes = Buffer.from(stored.steps, 'base64')
  const width = stored.scales.length
  const rows = stored.scales.map((scale, at) =>
    Float32Array.from({ length: width }, (_, column) => {
      const change = bytes.readInt8(at * width + column) * scale
      return column === at ? 1 + change : change
    }),
  )
  return { rows }
}

export function storeMap({ rows }: SquareMap): { scales: number[]; steps: string } {
  const changes = rows.map((row, at) => row.map((value, column) => (column === at ? value - 1 : value)))
  const scales = changes.map((row) =>
    Number((Math.max(...row.map(Math.abs), 1e-9) / mostSteps).toPrecision(4)),
  )
  const steps = changes.flatMap((row, at) =>
    [...row].map((value) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(value / (scales[at] ?? 1))))),
  )
  return { scales, steps: Buffer.from(Int8Array.from(steps)).toString('base64') }
}
const mostSteps = 127

const learnedMap = readMap(learned)
