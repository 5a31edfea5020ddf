import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** One way to reach somebody: `value` as two writings of it are the same, `shown` as it was told. */
export type Contact = { readonly kind: 'email' | 'phone'; readonly value: string; readonly shown: string }

/** Fewer digits are an extension or a mistake; nobody is told apart by them. */
const leastDigits = 6

export function emailContact(told: string | null): Contact | null {
  const shown = told?.trim().replace(/^mailto:/i, '') ?? ''
  const isOne = /^[^\s@]+@[^\s@]+$/.test(shown) && shown.length <= 320
  return isOne ? { kind: 'email', value: shown.toLowerCase(), shown } : null
}

/** Numbers are compared as they are dialled from anywhere; one that cannot be read so, by its digits. */
export function phoneContact(told: string | null, country: string | null): Contact | null {
  const shown = told?.trim().replace(/^tel:/i, '') ?? ''
  if (shown === '' || shown.length > 60) return null
  const number = parsePhoneNumberFromString(shown.replace(/^00(?=\d)/, '+'), homeOf(country))
  if (number?.isPossible()) return { kind: 'phone', value: number.number, shown: number.number }
  const digits = shown.replaceAll(/\D/g, '')
  return digits.length >= leastDigits ? { kind: 'phone', value: digits, shown } : null
}

function homeOf(country: string | null): { defaultCountry: CountryCode } | undefined {
  const code = country?.toUpperCase() ?? ''
  return isSupportedCountry(code) ? { defaultCountry: code } : undefined
}
