import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { cuesInAll } from '#main/languages/pattern.ts'

/** What has digits and is no phone number; taken out before looking. */
const others: readonly RegExp[] = [
  /(?<!\S)\S+@\S+|https?:\/\/\S+|www\.\S+/gu,
  // IBAN and card numbers
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/gu,
  /(?<![\d+])(?:\d{4}[ -]?){3}\d{4}(?!\d)/gu,
  // dates and times
  /(?<!\d)\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ]+\d{1,2}:\d{2}(?::\d{2})?)?(?!\d)/gu,
  /(?<!\d)\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:\d{4}|\d{2})(?!\d)(?:,? \d{1,2}:\d{2})?(?![\s/-]?\d{3})/gu,
  /(?<![\d+])(?:19|20)\d{6}(?: \d{1,2}:\d{2})?(?!\d)/gu,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/gu,
  // amounts
  /(?:€|\$|£|\b(?:eur|usd|chf|gbp)) ?\d[\d.,' ]*\d|\d[\d.,']{0,20}\d? ?(?:€|\$|£|(?:eur|euros?|usd|dollars?|chf|gbp)\b)/giu,
  // measures: 120 x 200 x 15 cm
  /(?<!\d)\d+(?:[.,]\d+)?\s?(?:[x×*]\s?\d+(?:[.,]\d+)?\s?)+/giu,
  /(?<![\d+])\d+(?:[.,]\d+)?\s?(?:cm|mm|m|kg|g|ml|l|gb|tb|mah|w|v|inch|zoll)\b/giu,
]

const shopWords = [
  'sku|ean|gtin|upc|isbn|asin|mpn|iban|ref',
  ...cuesInAll(({ contact }) => contact.shopNumber),
].join('|')
const joins = ['n[°º]|id|code', ...cuesInAll(({ contact }) => contact.shopNumberJoins)].join('|')
/** The words behind which a number is the shop's, not the visitor's; also with "number", "no.", ":" between. */
const shopNumber = new RegExp(
  String.raw`(?<![\p{L}])(?:${shopWords})(?:[\s-]+(?:${joins}))*[\s.:#-]*(?:[A-Z]{1,4}[-\s]?)?(\d[\d /.-]*\d)`,
  'giu',
)
const hashNumber = /[#№]\s?\d[\d-]*/gu

/** Words that say that a phone number follows or was meant. */
const phoneWord = new RegExp(
  String.raw`(?<!\p{L})(?:${cuesInAll(({ contact }) => contact.phone).join('|')})(?!\p{L})`,
  'iu',
)

const maxPhones = 5

/** Phone numbers in a message, in international form. A bare row of digits must look or be called like one. */
export function phonesIn(message: string, country: string | null): readonly string[] {
  if (!/\d(?:\D{0,3}\d){5}/u.test(message)) return []
  const text = masked(message)
  const home =
    country !== null && isSupportedCountry(country.toUpperCase())
      ? (country.toUpperCase() as CountryCode)
      : undefined
  const found = new Set<string>()
  for (const { number, startsAt, endsAt } of findPhoneNumbersInText(
    text,
    home ? { defaultCountry: home } : {},
  )) {
    const said = text.slice(startsAt, endsAt)
    if (!number.isValid() || !isMeant(text, said, startsAt, endsAt)) continue
    found.add(number.number)
    if (found.size === maxPhones) break
  }
  return found.size > 0 ? [...found] : unlisted(text, home)
}

const dialled = /(?<![\p{L}\p{N}_+-])(?:\+|0)[\d ()/.-]{7,22}\d(?![\p{L}\p{N}_])/u

/** Dialled like a number, of the right length, but of a range that no list has: newer than the list, or a slip worth asking back. */
function unlisted(text: string, home: CountryCode | undefined): string[] {
  const said = dialled.exec(text)?.[0]
  if (said === undefined) return []
  const number = parsePhoneNumberFromString(said.replace(/^00(?=\d)/, '+'), home)
  const isSaid = phoneWord.test(text) || /\d[\s()/.-]+\d/.test(said)
  return number?.isPossible() && isSaid && !isGtin(said.replaceAll(/\D/g, '')) ? [number.number] : []
}

function masked(message: string): string {
  const away = (text: string) => ';'.padEnd(text.length, ' ')
  let text = message
  for (const pattern of others) text = text.replaceAll(pattern, away)
  return text.replaceAll(shopNumber, away).replaceAll(hashNumber, away)
}

function isMeant(text: string, said: string, startsAt: number, endsAt: number): boolean {
  const digits = said.replaceAll(/\D/g, '')
  if (/^\+|^00/.test(said.replaceAll(/^[\s(]+/g, ''))) return true
  if (/[\p{L}\p{N}_]/u.test(text[startsAt - 1] ?? '') || /[\p{L}_]/u.test(text[endsAt] ?? '')) return false
  if (phoneWord.test(text)) return true
  const isAlone = text.replace(said, '').replaceAll(/[^\p{L}\p{N}]/gu, '').length <= 12
  const isGrouped = /\d[\s()./-]+\d/.test(said)
  return digits.startsWith('0') || isAlone ? !isGtin(digits) || isGrouped : isGrouped && digits.length >= 9
}

/** 8, 12, 13 or 14 digits with the right check digit. */
function isGtin(digits: string): boolean {
  if (![8, 12, 13, 14].includes(digits.length)) return false
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
