import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNumberSet } from '#main/lib/number-set.ts'

it('is a set of numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000)), fc.array(fc.nat(100_000)), (added, asked) => {
      const real = new Set(added)
      const set = createNumberSet()
      for (const number of added) set.add(number)
      for (const number of [...added, ...asked]) expect(set.has(number)).toBe(real.has(number))
    }),
  )
})
