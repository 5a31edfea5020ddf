import { printTable } from '../lib/table.ts'

/** Something the product believed so much, and whether it was so. */
export type Belief = { readonly confidence: number; readonly right: boolean }

const bins = 10

/** Of what is believed about so much, how much is right: in a well-kept house the two columns agree. */
export function printReliability(title: string, beliefs: readonly Belief[]): void {
  const rows = Array.from({ length: bins }, (_, bin) => {
    const within = beliefs.filter(({ confidence }) => binOf(confidence) === bin)
    const name = `${(bin / bins).toFixed(1)} to ${((bin + 1) / bins).toFixed(1)}`
    if (within.length === 0) return [name, '0', '', '']
    return [name, String(within.length), meanOf(within).toFixed(2), shareOf(within).toFixed(2)]
  })
  printTable(title, ['confidence', 'answers', 'mean', 'right'], rows)
  console.log(`believed and right differ by ${calibrationError(beliefs).toFixed(3)} on average`)
}

/** The mean distance between belief and truth, bin by bin, weighed by how many are in each. */
export function calibrationError(beliefs: readonly Belief[]): number {
  let sum = 0
  for (let bin = 0; bin < bins; bin++) {
    const within = beliefs.filter(({ confidence }) => binOf(confidence) === bin)
    if (within.length > 0) sum += within.length * Math.abs(meanOf(within) - shareOf(within))
  }
  return beliefs.length === 0 ? 0 : sum / beliefs.length
}

function binOf(confidence: number): number {
  return Math.min(bins - 1, Math.floor(confidence * bins))
}

function meanOf(beliefs: readonly Belief[]): number {
  return beliefs.reduce((sum, { confidence }) => sum + confidence, 0) / beliefs.length
}

function shareOf(beliefs: readonly Belief[]): number {
  return beliefs.filter(({ right }) => right).length / beliefs.length
}
