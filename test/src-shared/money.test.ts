import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromE4, parsePrice, toE4 } from '#shared/money.ts'

describe('toE4 and fromE4', () => {
  it('keep every price of whole cents, and of ten-thousandths', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(toE4(cents / 100)).toBe(cents * 100)
        expect(fromE4(cents * 100)).toBe(cents / 100)
        expect(toE4(fromE4(cents))).toBe(cents)
      }),
    )
  })

  it.each([
    [0, 0],
    [0.1 + 0.2, 3000],
    [1.005, 10_050],
    [129.99, 1_299_900],
    [0.00004, 0],
    [0.00005, 1],
    [99_999_999.99, 999_999_999_900],
  ])('round %d to %d', (amount, e4) => {
    expect(toE4(amount)).toBe(e4)
  })

  it.each([-0.01, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, Number.MAX_SAFE_INTEGER])(
    'refuse %d',
    (amount) => {
      expect(toE4(amount)).toBeNull()
    },
  )
})

describe('parsePrice', () => {
  it.each([
    ['129.99 USD', 1_299_900, 'USD'],
    ['129.99USD', 1_299_900, 'USD'],
    ['USD 129.99', 1_299_900, 'USD'],
    ['129.99', 1_299_900, null],
    ['129', 1_290_000, null],
    ['  8.5  ', 85_000, null],
    ['.99 EUR', 9900, 'EUR'],
    ['12,50 €', 125_000, 'EUR'],
    ['€12', 120_000, 'EUR'],
    ['$ 3.20', 32_000, 'USD'],
    ['£7', 70_000, 'GBP'],
    ['¥500', 5_000_000, 'JPY'],
    ['0.00 EUR', 0, 'EUR'],
    ['0.0045 EUR', 45, 'EUR'],
  ])('reads %j', (text, e4, currency) => {
    expect(parsePrice(text)).toEqual({ e4, currency })
  })

  it.each([
    '',
    ' ',
    'free',
    'EUR',
    '12 EURO',
    'EUR 12 EUR',
    '-5',
    '-5 EUR',
    '+5',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '12.3.4',
    '1 000',
    '1,299',
    '1.299,00 EUR',
    '1,299.00 USD',
    '12,',
    '12 EUR now',
    '٣ EUR',
    `${'9'.repeat(30)} EUR`,
  ])('refuses %j rather than guess', (text) => {
    expect(parsePrice(text)).toBeNull()
  })

  it('reads back every price written out with its currency', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom('EUR', 'USD', 'SEK'), (cents, currency) => {
        const written = `${(cents / 100).toFixed(2)} ${currency}`
        expect(parsePrice(written)).toEqual({ e4: cents * 100, currency })
      }),
    )
  })

  it('never throws and never finds a price below zero', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const money = parsePrice(text)
        if (money) expect(money.e4).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
