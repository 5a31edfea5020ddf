import { describe, expect, it } from 'vitest'
import { countryCodes } from '#renderer/features/bots/countries.ts'
import { placeOf } from '#renderer/features/bots/this-shop.ts'
import { currencyOfCountry } from '#shared/currency-of-country.ts'
import { botSettingsSchema } from '#shared/schemas/bot.ts'

describe('where a shop is, by its PC', () => {
  it.each([
    [['de-DE', 'en'], 'Europe/Berlin', 'de', 'DE', 'EUR'],
    // A PC that speaks English stands elsewhere all the same.
    [['en-US'], 'Europe/Oslo', 'en', 'NO', 'NOK'],
    [['de-CH'], 'Europe/Zurich', 'de', 'CH', 'CHF'],
    [['en-GB'], 'UTC', 'en', 'GB', 'GBP'],
    [['pl-PL', 'fr-FR'], 'Europe/Warsaw', 'fr', 'PL', 'PLN'],
    [['ja'], 'Etc/Unknown', 'en', null, null],
    [[], 'UTC', 'en', null, null],
    [['not a tag!'], 'UTC', 'en', null, null],
  ] as const)('%j in %s', (locales, timezone, language, country, currency) => {
    expect(placeOf(locales, timezone)).toEqual({ language, country, currency, timezone })
  })

  it('knows what is paid with in nearly every country', () => {
    const unknown = countryCodes.filter((code) => currencyOfCountry(code) === null)
    expect(unknown).toEqual([])
    for (const code of countryCodes)
      expect(botSettingsSchema.shape.currency.parse(currencyOfCountry(code))).toHaveLength(3)
  })
})
