import { numbersIn } from './numbers.ts'

const sign = '(?:€|\\$|£|¥|zł|kč)'
const code =
  '(?:eur(?:os?)?|usd|chf|gbp|sek|nok|dkk|pln|czk|jpy|cad|aud|dollars?|pounds?|franken|francs?|cents?|dólares|euro)'
const amount = "\\d[\\d.,'’]{0,14}"

const prices = new RegExp(
  `${sign}\\s?${amount}|(?<![\\p{L}\\d])${code}\\s?${amount}|${amount}\\s?(?:${sign}|${code}(?!\\p{L}))`,
  'giu',
)

/** The amounts of money in a text. */
export function moneyIn(text: string): Set<number> {
  return new Set((text.match(prices) ?? []).flatMap((price) => [...numbersIn(price)]))
}

/** As they are written. */
export function pricesIn(text: string): string[] {
  return text.match(prices) ?? []
}
