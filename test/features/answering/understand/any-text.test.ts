import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursAnswer, warmUp } from '#main/features/answering/understand/index.ts'
import { amountOf } from '#main/features/answering/understand/price.ts'
import { contactsIn } from '#main/features/leads/detect/index.ts'
import { languageCodes, maxMessageLength } from '#shared/schemas/common.ts'
import { read } from './shop.ts'

const language = fc.constantFrom(...languageCodes)
/** Strings made of what the readers look for, where a pattern would run wild if one could. */
const pieces = fc
  .array(
    fc.constantFrom(
      'under ',
      '50',
      '1.',
      ',',
      "d'",
      'a',
      ' ',
      'compare ',
      ' and ',
      'in ',
      'm',
      '€',
      '@',
      ' at ',
      ' dot ',
      '+49',
      '0',
      '-',
      '(',
      'ß',
      'größe ',
      'my name is ',
      '\n',
      '?',
    ),
    { maxLength: 1500 },
  )
  .map((parts) => parts.join('').slice(0, maxMessageLength))
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  pieces,
)

describe('any text', () => {
  it('is read without throwing, into sound limits', () => {
    fc.assert(
      fc.property(text, language, language, (message, bot, session) => {
        const { limits, words, intent_score } = read(message, bot, session)
        const { price_min, price_max } = limits
        expect(price_min === null || price_max === null || price_min <= price_max).toBe(true)
        expect(words.length).toBeLessThanOrEqual(24)
        expect(intent_score).toBeGreaterThan(0)
        hoursAnswer({ message, language: bot, openingHours: {}, timezone: 'UTC', now: 0 })
      }),
      { numRuns: 200 },
    )
  })

  it('is looked through for contacts without throwing', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('DE', 'US', 'xx', '', null), (message, country) => {
        const { emails, phones } = contactsIn(message, country)
        for (const email of emails) expect(email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/)
        for (const phone of phones) expect(phone).toMatch(/^\+\d{5,15}$/)
      }),
      { numRuns: 200 },
    )
  })

  it('of the greatest length takes no more than a moment', async () => {
    await warmUp(languageCodes)
    const units = [
      'a',
      'a ',
      '1',
      '1 ',
      "d'",
      'über ',
      'compare a and ',
      'under 5 ',
      'x@',
      'a.',
      'me at ',
      '0301',
      'my name is ',
      'ß',
      '😀',
      '((',
      '1.1',
    ]
    for (const unit of units) {
      const message = unit.repeat(maxMessageLength / unit.length)
      for (const bot of languageCodes) read(message, bot)
      contactsIn(message, 'DE')
    }
  })

  it('has its amounts read whichever way they are written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          const value = whole + cents / 100
          const german = value.toLocaleString('de-DE', { minimumFractionDigits: 2 })
          const english = value.toLocaleString('en-US', { minimumFractionDigits: 2 })
          expect([amountOf(german), amountOf(english)]).toEqual([value, value])
        },
      ),
    )
  })
})
