import { languages } from '#main/languages/index.ts'
import type { Sayings } from '#main/languages/sayings.ts'
import { toE4 } from '#shared/money.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { ShownProduct, ShownRow } from './types.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An exact amount as the language writes it: "€89.00", "89,00 €". */
export function moneyText(e4: number, currency: string | null, language: LanguageCode): string {
  // A screw at 0.0045 keeps its digits; everything else has as many as its currency.
  const isFine = e4 % 100 !== 0
  const text = formatOf(language, currency, isFine).format(decimal(e4))
  return text.replaceAll('\u202f', '\u00a0')
}

function formatOf(language: LanguageCode, currency: string | null, isFine: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${isFine}`
  const cached = formats.get(key)
  if (cached) return cached
  const digits = isFine ? { maximumFractionDigits: 4 } : {}
  const format = new Intl.NumberFormat(
    languages[language].grammar.locale,
    currency ? { style: 'currency', currency, ...digits } : { minimumFractionDigits: 2, ...digits },
  )
  formats.set(key, format)
  return format
}

/** As a decimal text, which Intl reads without rounding. */
function decimal(e4: number): `${number}` {
  const whole = Math.trunc(e4 / 10_000)
  const rest = String(e4 % 10_000).padStart(4, '0')
  return `${whole}.${rest}` as `${number}`
}

/** "14,90 € / kg": a price that is not for a piece says for what. */
export function perUnit(text: string, { price_unit }: Pick<ShownRow, 'price_unit'>): string {
  return price_unit ? `${text} / ${price_unit}` : text
}

/** What the visitor pays. */
function payable(row: ShownRow): number | null {
  const { price_e4: price, sale_price_e4: sale } = row
  if (price === null) return sale
  return sale !== null && sale < price ? sale : price
}

/** "€69.00 instead of €89.00", "€12.00 – €19.00" where its versions differ, or nothing. */
export function priceText({ row, choices }: ShownProduct, say: Sayings, language: LanguageCode): string {
  const money = (e4: number) => perUnit(moneyText(e4, row.currency, language), row)
  const plain = (e4: number) => moneyText(e4, row.currency, language)
  const range = priceRange(choices)
  if (range) return perUnit(`${plain(range.from)} – ${plain(range.to)}`, row)
  const now = payable(row)
  if (now === null) return ''
  return row.price_e4 !== null && now < row.price_e4
    ? `${money(now)} ${say.insteadOf} ${plain(row.price_e4)}`
    : money(now)
}

function priceRange(choices: ShownProduct['choices']): { readonly from: number; readonly to: number } | null {
  if (!choices || choices.price_min === null || choices.price_max === null) return null
  const from = toE4(choices.price_min)
  const to = toE4(choices.price_max)
  return from === null || to === null || from === to ? null : { from, to }
}
