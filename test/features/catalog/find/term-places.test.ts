import { describe, expect, it } from 'vitest'
import { createTermPlaces } from '#main/features/catalog/find/term-places.ts'

describe('the terms of the current product', () => {
  it('are kept in the order they came, each with its places', () => {
    const here = createTermPlaces()
    here.set(7, 1)
    here.set(3, 4)
    here.set(7, here.get(7) | 8)
    expect([...here.terms()]).toEqual([7, 3])
    expect([...here.places()]).toEqual([9, 4])
  })

  it('are forgotten with the product', () => {
    const here = createTermPlaces()
    here.set(7, 1)
    here.clear()
    expect(here.get(7)).toBe(0)
    expect([...here.terms()]).toEqual([])
    here.set(7, 2)
    expect([...here.places()]).toEqual([2])
  })

  it('may be many, of many products, as a Map would hold them', () => {
    const here = createTermPlaces()
    let random = 1
    const next = (below: number) => {
      random = (random * 48_271) % 2_147_483_647
      return random % below
    }
    for (let product = 0; product < 300; product++) {
      here.clear()
      const expected = new Map<number, number>()
      for (let times = next(400); times > 0; times--) {
        const term = next(product * 50 + 10)
        const place = (expected.get(term) ?? 0) | (2 ** next(8))
        expect(here.get(term)).toBe(expected.get(term) ?? 0)
        expected.set(term, place)
        here.set(term, place)
      }
      expect([...here.terms()]).toEqual([...expected.keys()])
      expect([...here.places()]).toEqual([...expected.values()])
    }
  })
})
