import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * One way to reach somebody: `value` as two writings of it are the same, `shown` as it was text. One that is made up is
 * shown, but nobody is known by it.
 */
export type Contact = {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly shown: string
  readonly isMadeUp?: boolean
}

/** Fewer digits are an extension or a mistake; nobody is text apart by them. */
const leastDigits = 6

export function emailContact(text: string | null): Contact | null {
  const shown = text?.trim().replace(/^mailto:/i, '') ?? ''
  const isOne = /^[^\s@]+@[^\s@]+$/.test(shown) && shown.length <= 320
  return isOne ? { kind: 'email', value: shown.toLowerCase(), shown } : null
}

/** Numbers are compared as they are dialled from anywhere; one that cannot be read so, by its digits. */
export function phoneContact(text: string | null, country: string | null): Contact | null {
  const shown = text?.trim().replace(/^tel:/i, '') ?? ''
  if (shown === '' || shown.length > 60) return null
  const number = parsePhoneNumberFromString(shown.replace(/^00(?=\d)/, '+'), homeOf(country))
  const digits = shown.replaceAll(/\D/g, '')
  if (number?.isPossible()) {
    const isMadeUp = number.isValid() ? isRow(number.nationalNumber) : isTyped(number.nationalNumber)
    return { kind: 'phone', value: number.number, shown: number.number, isMadeUp }
  }
  return digits.length >= leastDigits
    ? { kind: 'phone', value: digits, shown, isMadeUp: isTyped(digits) }
    : null
}

/** The digits that are the same from wherever it is dialled. */
export function nationalDigits({ value }: Pick<Contact, 'value'>): string {
  return parsePhoneNumberFromString(value)?.nationalNumber ?? value.replaceAll(/\D/g, '')
}

const rows = ['01234567890123456789', '98765432109876543210']

/** 123456, 11111111: what people type where a form wants a number. It would make one person of strangers. */
function isRow(digits: string): boolean {
  return rows.some((row) => row.includes(digits)) || /^(\d)\1*$/.test(digits)
}

/** Also 1000000 or 00000001, which may be a number somewhere, but here is none. */
function isTyped(digits: string): boolean {
  return isRow(digits) || /^\d(\d)\1*$|^(\d)\2*\d$/.test(digits)
}

function homeOf(country: string | null): { defaultCountry: CountryCode } | undefined {
  const code = country?.toUpperCase() ?? ''
  return isSupportedCountry(code) ? { defaultCountry: code } : undefined
}
