import type { LanguageCode } from '#shared/schemas/common.ts'

/** The country a time zone lies in, for reading phone numbers as people there write them; null where it is in none. */
export function countryOf(timezone: string): string | null {
  return countries[timezone] ?? null
}

/** Where a shop is, as far as it can be told: as it says, by its clock, or by what it speaks. Its visitors leave out that prefix. */
export function countryOfShop(shop: {
  readonly country: string | null
  readonly timezone: string
  readonly language: LanguageCode
}): string | null {
  return shop.country ?? countryOf(shop.timezone) ?? homes[shop.language] ?? null
}

/** Where most shops are that speak it; English is spoken everywhere. */
const homes: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
}

/** The zones of the countries whose languages we speak, and their neighbours. */
const countries: Readonly<Record<string, string>> = {
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Paris': 'FR',
  'Europe/Brussels': 'BE',
  'Europe/Luxembourg': 'LU',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Europe/Rome': 'IT',
  'Europe/Amsterdam': 'NL',
  'Europe/Lisbon': 'PT',
  'America/Sao_Paulo': 'BR',
  'Europe/Copenhagen': 'DK',
  'Europe/Oslo': 'NO',
  'Europe/Stockholm': 'SE',
  'Europe/Helsinki': 'FI',
  'Europe/Warsaw': 'PL',
  'Europe/Prague': 'CZ',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Toronto': 'CA',
  'America/Mexico_City': 'MX',
  'America/Argentina/Buenos_Aires': 'AR',
  'America/Bogota': 'CO',
  'Australia/Sydney': 'AU',
  'Pacific/Auckland': 'NZ',
}

/** What a shop there speaks, where it did not say; in countries of several languages it is not guessed. */
export function languageOfCountry(country: string | null | undefined): { readonly language?: LanguageCode } {
  const language = country ? spoken[country] : undefined
  return language ? { language } : {}
}

const spoken: Readonly<Record<string, LanguageCode>> = {
  DE: 'de',
  AT: 'de',
  FR: 'fr',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CO: 'es',
  IT: 'it',
  NL: 'nl',
  PT: 'pt',
  BR: 'pt',
}
