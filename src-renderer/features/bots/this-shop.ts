import { currencyOfCountry } from '#shared/currency-of-country.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { countryCodes } from './countries.ts'

/** Where a shop is and what it speaks. */
export type ShopPlace = {
  readonly language: LanguageCode
  readonly country: string | null
  readonly currency: string | null
  readonly timezone: string
}

/** As this PC is set up. */
export function placeOfThisPc(): ShopPlace {
  return placeOf(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Many a PC speaks English wherever it stands, so its time zone says more about the country than its language. */
export function placeOf(locales: readonly string[], timezone: string): ShopPlace {
  const regions = locales.flatMap((tag) => regionOf(tag) ?? [])
  const country = countryOfZone(timezone, regions) ?? regions[0] ?? null
  const spoken = locales.map((tag) => tag.slice(0, 2).toLowerCase())
  const language = spoken.flatMap((one) => languageCodes.find((code) => code === one) ?? [])[0]
  return {
    language: language ?? botDefaults.language,
    country,
    currency: currencyOfCountry(country),
    timezone,
  }
}

/** Of several countries with the same time zone the one that the PC's language names, or nobody knows. */
function countryOfZone(timezone: string, regions: readonly string[]): string | null {
  const found = countryCodes.filter((code) => zonesOf(code).includes(timezone))
  return found.length === 1 ? (found[0] ?? null) : (regions.find((region) => found.includes(region)) ?? null)
}

/** Newer than the types of the language. */
type ZonedLocale = Intl.Locale & {
  readonly getTimeZones?: () => string[] | undefined
  readonly timeZones?: string[]
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as ZonedLocale
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null
  } catch {
    return null
  }
}
