import { describe, expect, it } from 'vitest'
import {
  readMap,
  storeMap,
  towardAnswers,
} from '#main/features/answering/product-questions/toward-answers.ts'
import { dot } from '#main/lib/dot.ts'
import { type AnsweredBy, fitTowardAnswers } from '../../../../scripts/fit/toward-answers.ts'

const width = 8
const unit = (at: number, beside = 0) => {
  const vector = new Float32Array(width)
  vector[at] = Math.sqrt(1 - beside * beside)
  vector[(at + 1) % width] = beside
  return vector
}

describe('where answers lie', () => {
  // Questions of one kind are answered by what lies two places on, though another fact is as near to them.
  const samples = Array.from({ length: 60 }, (_, at): AnsweredBy => {
    const place = at % 4
    return {
      question: unit(place, 0.1 * (at % 3)),
      facts: [unit((place + 5) % width), unit((place + 2) % width)],
      right: [1],
    }
  })

  it('is learned from questions and the facts that answer them', () => {
    const map = fitTowardAnswers(Array.from({ length: 40 }, () => samples).flat())
    for (const { question, facts } of samples) {
      const [wrong, right] = facts.map((fact) => dot(fact, towardAnswers(question, map)))
      expect(right).toBeGreaterThan(wrong ?? 1)
    }
  })

  it('is the question itself where nothing was learned', () => {
    const map = readMap({ scales: [0, 0], steps: Buffer.from(new Uint8Array(4)).toString('base64') })
    expect([...towardAnswers(Float32Array.of(0.6, 0.8), map)]).toEqual([
      expect.closeTo(0.6, 5),
      expect.closeTo(0.8, 5),
    ])
  })

  it('is stored in few bytes and read again', () => {
    const map = { rows: [Float32Array.of(1.25, -0.5), Float32Array.of(0.004, 0.5)] }
    const read = readMap(storeMap(map))
    for (const [row, values] of map.rows.entries())
      for (const [at, value] of values.entries()) expect(read.rows[row]?.[at]).toBeCloseTo(value, 2)
  })
})
