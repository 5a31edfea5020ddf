import { describe, expect, it } from 'vitest'
import { evenGroups, type Group, spreadGroups } from '#main/features/knowledge/match/groups.ts'

function group(id: string, rows: readonly (readonly number[])[]): Group {
  const width = rows[0]?.length ?? 0
  const middle = Float32Array.from({ length: width }, (_, column) =>
    rows.reduce((sum, row) => sum + (row[column] ?? 0) / rows.length, 0),
  )
  const addTo = (index: number, sum: Float64Array) => {
    rows[index]?.forEach((value, column) => {
      sum[column] = (sum[column] ?? 0) + value
    })
  }
  return { id, middle, count: rows.length, addTo }
}

function finish<T>(work: Generator<void, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

/** Members differ widely along the second axis and hardly along the first. */
const wide = (id: string, x: number, y: number) =>
  group(
    id,
    Array.from({ length: 400 }, (_, index) => [x, y + 3 * (index % 2 === 0 ? 1 : -1)]),
  )

describe('groups', () => {
  it('share the chances out among all', () => {
    const chances = evenGroups([wide('a', 0, 0), wide('b', 1, 1)]).chances(Float32Array.of(0.2, 0.1))
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  it('learn which differences matter', () => {
    const groups = [wide('a', 0, 0), wide('b', 1, 1)]
    // Nearer to b along the axis that says nothing, nearer to a along the one that does.
    const vector = Float32Array.of(0.3, 1.5)
    const before = evenGroups(groups).chances(vector)
    const after = finish(spreadGroups(groups)).chances(vector)
    expect(before.get('b')).toBeGreaterThan(0.5)
    expect(after.get('a')).toBeGreaterThan(0.5)
  })

  it('with one wording each are distinguished by nearness alone', () => {
    const groups = [group('a', [[1, 0, 0]]), group('b', [[0, 1, 0]])]
    const vector = Float32Array.of(0.9, 0.4, 0)
    const [even, spread] = [evenGroups(groups), finish(spreadGroups(groups))].map((one) =>
      one.chances(vector),
    )
    expect(spread?.get('a')).toBeCloseTo(even?.get('a') ?? 0, 3)
    expect(even?.get('a')).toBeGreaterThan(0.5)
  })

  it('give the same chances by few wordings as by many', () => {
    const wave = (seed: number) =>
      Array.from({ length: 10 }, (_, at) => Math.sin(seed * 7 + at * (1 + seed / 5)))
    // Half as long in four times as many directions: nothing changes but the way it is computed.
    const widened = (row: readonly number[]) => [...row.map((value) => value / 2), ...new Array(30).fill(0)]
    const chancesOf = (rowOf: (seed: number) => readonly number[]) => {
      const groups = [1, 2, 3].map((seed) => group(`g${seed}`, [rowOf(seed), rowOf(seed + 0.3)]))
      return [
        ...finish(spreadGroups(groups))
          .chances(Float32Array.from(rowOf(1.4)))
          .values(),
      ]
    }
    const [byRows, bySpread] = [chancesOf((seed) => widened(wave(seed))), chancesOf(wave)]
    for (const [at, chance] of byRows.entries()) expect(chance).toBeCloseTo(bySpread[at] ?? 0, 5)
  })
})
