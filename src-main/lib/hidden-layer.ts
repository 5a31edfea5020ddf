import { scoreOf } from './softmax.ts'

/** A network with one hidden layer that says how likely one thing is by the vector of a text. */
export type HiddenLayer = {
  /** A row a unit: its weights, then its bias. */
  readonly units: readonly Float64Array[]
  /** What each unit adds, then the bias. */
  readonly out: Float64Array
}

export function hiddenLayer(learned: {
  readonly units: readonly (readonly number[])[]
  readonly out: readonly number[]
}): HiddenLayer {
  return { units: learned.units.map((row) => Float64Array.from(row)), out: Float64Array.from(learned.out) }
}

/** 0 to 1. */
export function chanceOf({ units, out }: HiddenLayer, vector: Float32Array): number {
  let odds = out[units.length] ?? 0
  for (let unit = 0; unit < units.length; unit++) {
    const sum = scoreOf(units[unit] ?? out, vector)
    if (sum > 0) odds += sum * (out[unit] ?? 0)
  }
  return 1 / (1 + Math.exp(-odds))
}
