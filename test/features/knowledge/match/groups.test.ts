import { describe, expect, it } from 'vitest'
import { evenGroups, type Group, type Groups, spreadGroups } from '#main/features/knowledge/match/groups.ts'

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

function chancesOf(groups: Groups, vector: Float32Array): Map<string, number> {
  return new Map([...groups.compare(vector)].map(([id, { chance }]) => [id, chance]))
}

describe('groups', () => {
  it('share the chances out among all', () => {
    const chances = chancesOf(evenGroups([wide('a', 0, 0), wide('b', 1, 1)]), Float32Array.of(0.2, 0.1))
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  it('learn which differences matter', () => {
    const groups = [wide('a', 0, 0), wide('b', 1, 1)]
    // Nearer to b along the axis that says nothing, nearer to a along the one that does.
    const vector = Float32Array.of(0.3, 1.5)
    expect(chancesOf(evenGroups(groups), vector).get('b')).toBeGreaterThan(0.5)
    expect(chancesOf(finish(spreadGroups(groups)), vector).get('a')).toBeGreaterThan(0.5)
  })

  it('with one wording each are distinguished by nearness alone', () => {
    const groups = [group('a', [[1, 0, 0]]), group('b', [[0, 1, 0]])]
    const vector = Float32Array.of(0.9, 0.4, 0)
    const even = chancesOf(evenGroups(groups), vector)
    expect(chancesOf(finish(spreadGroups(groups)), vector).get('a')).toBeCloseTo(even.get('a') ?? 0, 3)
    expect(even.get('a')).toBeGreaterThan(0.5)
  })

  it('are all far from what is foreign to them, though one is nearest', () => {
    const groups = [wide('a', 0, 0), wide('b', 1, 1)]
    const [own, foreign] = [Float32Array.of(0, 1), Float32Array.of(-3, 1)].map((vector) =>
      finish(spreadGroups(groups)).compare(vector).get('a'),
    )
    expect(foreign?.chance).toBeGreaterThan(0.9)
    expect(own?.lead).toBeGreaterThan(0)
    expect(foreign?.lead).toBeLessThan(0)
  })

  it('are as near by few wordings as by many', () => {
    const wave = (seed: number) =>
      Array.from({ length: 10 }, (_, at) => Math.sin(seed * 7 + at * (1 + seed / 5)))
    // Half as long in four times as many directions: nothing changes but the way it is computed.
    const widened = (row: readonly number[]) => [...row.map((value) => value / 2), ...new Array(30).fill(0)]
    const nearnessOf = (rowOf: (seed: number) => readonly number[]) => {
      const groups = [1, 2, 3].map((seed) => group(`g${seed}`, [rowOf(seed), rowOf(seed + 0.3)]))
      const vector = Float32Array.from(rowOf(1.4))
      const compared = [...finish(spreadGroups(groups)).compare(vector).values()]
      return compared.map(({ chance, lead }) => ({ chance, lead: lead * vector.length }))
    }
    const [byRows, bySpread] = [nearnessOf((seed) => widened(wave(seed))), nearnessOf(wave)]
    // A direction in which nothing lies is spread as assumed, which counts for 400 vectors, shared by 3 or 6 real ones.
    const [known, ofEmpty] = [3 / 403, 30 * Math.log(403 / 406)]
    for (const [at, { chance, lead }] of byRows.entries()) {
      expect(chance).toBeCloseTo(bySpread[at]?.chance ?? 0, 5)
      expect(lead - known * ofEmpty).toBeCloseTo(bySpread[at]?.lead ?? 0, 3)
    }
  })
})
