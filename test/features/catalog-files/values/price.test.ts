import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyInName, readCurrency } from '#main/features/catalog-files/values/currency.ts'
import {
  areThousandths,
  decimalMarkOf,
  readPrice,
  thousandsMarkOf,
} from '#main/features/catalog-files/values/price.ts'

describe('price', () => {
  it.each([
    ['129.99 USD', 129.99, 'USD'],
    ['1.234,50 €', 1234.5, 'EUR'],
    ['Rs. 1,299', 1299, 'INR'],
    ['₹1,23,456.50', 123456.5, 'INR'],
    ['1 299,00 Kč', 1299, 'CZK'],
    ['1\u00a0299,00\u00a0zł', 1299, 'PLN'],
    ["CHF 1'299.50", 1299.5, 'CHF'],
    ['$1,299', 1299, 'USD'],
    ['R$ 1.299,90', 1299.9, 'BRL'],
    ['US$12', 12, 'USD'],
    ['12,5', 12.5, null],
    ['.50', 0.5, null],
    ['0,99', 0.99, null],
    ['0.045', 0.045, null],
    ['14.0000', 14, null],
    ['1.234.567', 1234567, null],
    ['1299,-', 1299, null],
    ['1 299 Ft', 1299, 'HUF'],
    ['１，２９９円', 1299, 'JPY'],
    ['¥1,299', 1299, 'JPY'],
    ['ab 9,99 €', 9.99, 'EUR'],
    ['EUR 12', 12, 'EUR'],
    ['12 руб.', 12, 'RUB'],
    ['1.299 €', 1299, 'EUR'],
    ['49', 49, null],
    ['  15.990 ', 15.99, null],
    ['inkl. 19 % MwSt. 12,50 EUR', 12.5, 'EUR'],
    ['12,50 € (19% MwSt.)', 12.5, 'EUR'],
    ['%20 KDV dahil 1.250,00 TL', 1250, 'TRY'],
  ])('%s', (text, amount, currency) => {
    expect(readPrice(text)).toEqual({ amount, currency, isRange: false })
  })

  it.each(['', 'on request', '-5', '€', '-12,50 €', 'N/A', '12.5 %', '20%', '%10'])('%j is none', (text) => {
    expect(readPrice(text)).toBeNull()
  })

  it('takes the first of a range, and says so', () => {
    expect(readPrice('10,00 - 20,00 €')).toEqual({ amount: 10, currency: 'EUR', isRange: true })
  })

  it('reads three digits after a mark as the rest of the column does', () => {
    expect(readPrice('1.299', { decimalMark: ',' })?.amount).toBe(1299)
    expect(readPrice('40.000', { decimalMark: '.' })?.amount).toBe(40)
    expect(readPrice('1,299', { decimalMark: ',' })?.amount).toBe(1.299)
    expect(decimalMarkOf(['1.299', '12,50', '7'])).toBe(',')
    expect(decimalMarkOf(['1,299.00', '12.50'])).toBe('.')
    expect(decimalMarkOf(['12', '13'])).toBeNull()
  })

  it('reads thousands as those write them whose currency is known', () => {
    expect(readPrice('1.299', { currency: 'EUR' })?.amount).toBe(1299)
    expect(readPrice('1.299', { currency: 'JPY' })?.amount).toBe(1299)
    expect(readPrice('1.299', { currency: 'USD' })?.amount).toBe(1.299)
    expect(readPrice('1.299', { currency: 'EUR', decimalMark: '.' })?.amount).toBe(1.299)
    expect(readPrice('1.299 USD', { currency: 'EUR' })?.amount).toBe(1.299)
    expect(readPrice('0.990', { currency: 'EUR' })?.amount).toBe(0.99)
  })

  it('takes whole prices beside grouped ones as a sign of thousands', () => {
    expect(thousandsMarkOf(['899', '1.299', '2.450'])).toBe('.')
    expect(thousandsMarkOf(['899', '1,299'])).toBe(',')
    expect(thousandsMarkOf(['15.990', '40.000'])).toBeNull()
    expect(thousandsMarkOf(['1299', '2.450'])).toBeNull()
    expect(thousandsMarkOf(['899', '1.299', '12,50'])).toBeNull()
    expect(thousandsMarkOf(['899', '1.299', '1,299'])).toBeNull()
  })

  it('recognises a system that writes thousandths', () => {
    expect(areThousandths(['15.990', '40.000', '120.500'])).toBe(true)
    expect(areThousandths(['1.290', '2.490', '1.990'])).toBe(false)
    expect(areThousandths(['15.990', '40.000', '120.499'])).toBe(false)
    expect(areThousandths(['15.990', '40.000', '899'])).toBe(false)
    expect(areThousandths(['15.990 €', '40.000 €', '120.500 €'])).toBe(false)
  })

  it('believes the shop where a sign serves several currencies', () => {
    expect(readPrice('$12', { currency: 'CAD' })?.currency).toBe('CAD')
    expect(readPrice('129 kr', { currency: 'SEK' })?.currency).toBe('SEK')
    expect(readPrice('129 kr')?.currency).toBeNull()
    expect(readCurrency('Rs', 'PKR')).toBe('PKR')
    expect(readCurrency('XYZ')).toBeNull()
  })

  it('finds a currency in a heading', () => {
    expect(currencyInName('Price (EUR)')).toBe('EUR')
    expect(currencyInName('Cena v Kč')).toBe('CZK')
    expect(currencyInName('Price')).toBeNull()
    expect(currencyInName('SKU')).toBeNull()
  })

  it('gives back what any locale writes', () => {
    const locales = [
      'en-US',
      'de-DE',
      'fr-FR',
      'de-CH',
      'pl-PL',
      'cs-CZ',
      'pt-BR',
      'en-IN',
      'sv-SE',
      'it-IT',
      'es-ES',
      'nl-NL',
    ]
    const cents = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        cents,
        fc.constantFrom('EUR', 'PLN', 'CZK'),
        (locale, amount, currency) => {
          const text = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
          expect(readPrice(text)).toEqual({ amount: amount / 100, currency, isRange: false })
        },
      ),
    )
  })

  it('fails on no text', () => {
    fc.assert(fc.property(fc.string(), (text) => (readPrice(text)?.amount ?? 0) >= 0))
  })
})
