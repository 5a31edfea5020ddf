import { describe, expect, it } from 'vitest'
import { numbersIn, unknownNumber } from '#main/features/language-model/check/numbers.ts'

describe('numbers', () => {
  it.each([
    ['49.90', 'for 49,9'],
    ['1299', '1.299,00 €'],
    ['1,299.00', '1 299 €'],
    ['1 299,00', "1'299"],
    ['12.11.2026', 'on 12 11 2026'],
    ['20,000 mm', '20000 mm'],
    ['09:30', '9:30'],
  ])('of %j are also in %j', (source, said) => {
    expect(unknownNumber(said, numbersIn(source))).toBeNull()
  })

  it.each([
    ['49.90', '49.95', '49.95'],
    ['1299', '12.99', '12.99'],
    ['30', '300', '300'],
    ['30 days', 'thirty or ３１', '31'],
    ['2', '½', '1'],
    ['5', '٦', '6'],
  ])('of %j are not those of %j', (source, said, unknown) => {
    expect(unknownNumber(said, numbersIn(source))).toBe(unknown)
  })
})
