import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packVector, unpackVector } from '#main/features/embeddings/packed.ts'

const number = fc.double({ min: -1, max: 1, noNaN: true })

it('a stored vector points where it pointed', () => {
  fc.assert(
    fc.property(fc.array(number, { minLength: 384, maxLength: 384 }), (values) => {
      const norm = Math.hypot(...values)
      fc.pre(norm > 1e-3)
      const vector = Float32Array.from(values, (value) => value / norm)
      const packed = packVector(vector)
      expect(packed.length).toBe(388)
      const back = unpackVector(packed)
      const cosine = vector.reduce((sum, value, index) => sum + value * (back[index] ?? 0), 0)
      expect(cosine).toBeGreaterThan(0.9995)
    }),
    { numRuns: 50 },
  )
})
