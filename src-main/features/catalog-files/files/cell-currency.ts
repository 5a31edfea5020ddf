import { currencyOfCountry } from '#shared/currency-of-country.ts'
import { readCurrency } from '../values/currency.ts'

/** Where the money of several countries has one sign, by the numbers spreadsheets give to languages of countries. */
const countries: Readonly<Record<string, string>> = {
  '404': 'TW',
  '406': 'DK',
  '409': 'US',
  '40f': 'IS',
  '411': 'JP',
  '414': 'NO',
  '418': 'RO',
  '419': 'RU',
  '41d': 'SE',
  '420': 'PK',
  '423': 'BY',
  '438': 'FO',
  '439': 'IN',
  '45b': 'LK',
  '461': 'NP',
  '804': 'CN',
  '807': 'CH',
  '809': 'GB',
  '80a': 'MX',
  '810': 'CH',
  '814': 'NO',
  '818': 'MD',
  c01: 'EG',
  c04: 'HK',
  c09: 'AU',
  c0c: 'CA',
  '1004': 'SG',
  '1009': 'CA',
  '100c': 'CH',
  '1409': 'NZ',
  '240a': 'CO',
  '2c0a': 'AR',
  '340a': 'CL',
  '380a': 'UY',
  '3c09': 'HK',
  '4009': 'IN',
  '4809': 'SG',
}

/**
 * The money that a cell's format shows with its number: of `"$"#,##0.00` and `0.00\ "zł"` the sign, of `[$kr-41D]` and
 * `[$$-en-CA]` the currency. The program's own formats without a text (5 to 8, 37 to 44) show that of whoever opens the
 * file, so they say nothing.
 */
export function currencyIn(format: string): string | null {
  const [first = ''] = format.slice(0, 200).split(';')
  if (!/[0#?]/.test(first)) return null
  for (const [, sign = '', place = ''] of first.matchAll(/\[\$([^\]-]{1,8})(?:-([^\]]{1,20}))?\]/g)) {
    const code = readCurrency(sign.trim(), currencyOfCountry(countryOf(place)))
    if (code !== null) return code === currencyOfCountry(countryOf(place)) ? code : sign.trim()
  }
  // What is left in brackets is a colour, a condition or a language.
  const bare = first.replaceAll(/\[[^[\]]{0,40}\]/g, '')
  const written = [...bare.matchAll(/"([^"]{1,40})"|((?:\\.)+)/g)].map(
    ([, quoted, escaped = '']) => quoted ?? escaped.replaceAll('\\', ''),
  )
  return (
    [
      ...written.flatMap((text) => [text.trim(), ...text.split(/[\s/()]/)]),
      ...(bare.match(/\p{Sc}/gu) ?? []),
    ].find((text) => readCurrency(text) !== null || isCrown.test(text)) ?? null
  )
}

/** Of which country, the shop says. */
const isCrown = /^kr\.?$/i

/** "41D", "100041D" with digits of another script, or "sv-SE". */
function countryOf(place: string): string | null {
  return (
    countries[place.toLowerCase().slice(-4).replace(/^0+/, '')] ?? /-([A-Z]{2})$/.exec(place)?.[1] ?? null
  )
}
