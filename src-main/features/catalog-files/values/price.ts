import { isCode, readCurrency } from './currency.ts'
import { unitIn } from './units.ts'

export type DecimalMark = '.' | ','

export type ReadPrice = {
  readonly amount: number
  readonly currency: string | null
  /** The text says more than one amount. */
  readonly isRange: boolean
  /** What it is for, where that is not one piece: a kilogram, a metre. */
  readonly unit?: string
}

/** Digits with marks between them: 1.234,50 · 1,299 · 1 299,00 · 1'299.50 · 12 */
const numberPattern = /-?\d[\d.,'’٬٫\s]*\d|-?[.,]?\d+/g
const spaces = /[\s\u00a0\u202f\u2009]+/g

/** The way machines write, which most files do: 12.50, 12.50 EUR. */
const machinePattern = /^\s*(\d+(?:\.\d{1,2})?)(?: ([A-Z]{3}))?\s*$/

/** A price as any shop of the world writes it; null when there is no amount in it, or a negative one. */
export function readPrice(
  text: string,
  options: { readonly decimalMark?: DecimalMark | null; readonly currency?: string | null } = {},
): ReadPrice | null {
  const machine = machinePattern.exec(text)
  if (machine?.[1] && (machine[2] === undefined || isCode(machine[2])))
    return { amount: Number(machine[1]), currency: machine[2] ?? null, isRange: false }
  const whole = text.normalize('NFKC').trim()
  const per = unitIn(whole)
  const normal = per?.rest ?? whole
  // What is said in percent is a tax or a reduction.
  const plain = normal.includes('%') ? normal.replaceAll(percentPattern, ' ').trim() : normal
  const numbers = plain.match(numberPattern)
  const [first] = numbers ?? []
  if (!numbers || first === undefined) return null
  const isRange =
    numbers.length > 1 &&
    (/[-–—~]|\bto\b|\bbis\b/.test(plain) || numbers.every((one) => /[.,]\d\d$/.test(one)))
  if (numbers.length > 1 && !isRange && !/[(/]/.test(plain)) return null
  const currency = currencyOf(plain, options.currency ?? yenOrYuan(plain, first))
  const amount = readAmount(first, options.decimalMark ?? null, currency ?? options.currency ?? null)
  if (amount === null || amount < 0 || !Number.isFinite(amount)) return null
  if (/^-\s*\d/.test(plain) || /^\p{Sc}\s*-\d/u.test(plain)) return null
  return per ? { amount, currency, isRange, unit: per.unit } : { amount, currency, isRange }
}

/** "19 %", and "%20" as Turkey writes it. */
const percentPattern = /-?(?<!\d)\d+(?:[.,]\d+)?\s*%|%\s*\d+(?:[.,]\d+)?/g

/** Money of those who write thousands with a dot, and money without cents. */
const groupedByDot = new Set(
  'EUR CZK PLN DKK NOK SEK ISK HUF RON BGN RSD HRK BAM MKD ALL TRY UAH RUB BRL ARS CLP COP PYG UYU VES CRC IDR VND JPY KRW'.split(
    ' ',
  ),
)

function readAmount(number: string, mark: DecimalMark | null, currency: string | null): number | null {
  const digits = number.replaceAll(spaces, '').replaceAll(/['’٬]/g, '').replaceAll('٫', ',')
  const dots = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (dots + commas === 0) return Number(digits)
  if (dots > 0 && commas > 0) {
    const isComma = digits.lastIndexOf(',') > digits.lastIndexOf('.')
    return toNumber(digits, isComma ? ',' : '.')
  }
  const sign: DecimalMark = dots > 0 ? '.' : ','
  if (dots + commas > 1) return grouped(digits, sign) ? toNumber(digits, other(sign)) : null
  const behind = digits.length - 1 - digits.indexOf(sign)
  const before = digits.indexOf(sign)
  if (behind !== 3 || before === 0 || before > 3 || /^-?0/.test(digits)) return toNumber(digits, sign)
  // "1,299" and "1.299": thousands, unless the other prices of the file say otherwise.
  if (mark !== null) return toNumber(digits, mark)
  if (sign === ',') return toNumber(digits, '.')
  return toNumber(digits, currency !== null && groupedByDot.has(currency) ? ',' : '.')
}

function other(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.'
}

/** 1.234.567, and 12,34,567 as India groups. */
function grouped(digits: string, sign: string): boolean {
  const [head = '', ...rest] = digits.replace(/^-/, '').split(sign)
  return (
    head.length <= 3 &&
    rest.every((part, index) => part.length === 3 || (part.length === 2 && index < rest.length - 1))
  )
}

function toNumber(digits: string, mark: DecimalMark): number {
  const thousands = other(mark)
  return Number(digits.replaceAll(thousands, '').replace(mark, '.'))
}

/** What stands before or after the amount, without words such as "from" and "incl. VAT". */
function currencyOf(text: string, shop: string | null): string | null {
  const words = text
    .replaceAll(numberPattern, ' ')
    .replaceAll(/[-–—~()/:]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[,.]+/, '').replace(/(?<![,;])[,;]+$/, ''))
  for (const word of words) {
    const code = readCurrency(word, shop)
    if (code) return code
  }
  return null
}

/** Both write ¥; only the yuan has cents. */
function yenOrYuan(text: string, number: string): string | null {
  return text.includes('¥') && /[.,]\d{2}$/.test(number) ? 'CNY' : null
}

/** Which mark parts the cents in these prices, when they say. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | null {
  let dot = 0
  let comma = 0
  for (const text of texts) {
    const number = numberIn(text)
    if (number === undefined) continue
    const dots = number.split('.').length - 1
    const commas = number.split(',').length - 1
    if (dots > 0 && commas > 0) number.lastIndexOf(',') > number.lastIndexOf('.') ? comma++ : dot++
    else if (dots > 1) comma++
    else if (commas > 1) dot++
    else if (/\.(\d{1,2}|\d{4,})$/.test(number) || /^0\.\d/.test(number)) dot++
    else if (/,(\d{1,2}|\d{4,})$/.test(number) || /^0,\d/.test(number)) comma++
  }
  return dot === comma ? null : dot > comma ? '.' : ','
}

/** Which mark parts the thousands, where no price has cents: 899 beside 1.299. A file of thousandths has no 899. */
export function thousandsMarkOf(texts: Iterable<string>): DecimalMark | null {
  const groups = { '.': 0, ',': 0 }
  let whole = 0
  for (const text of texts) {
    const number = numberIn(text)
    if (number === undefined || number === '0') continue
    const [, mark] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(number) ?? []
    if (mark === '.' || mark === ',') groups[mark]++
    else if (/^[1-9]\d{0,2}$/.test(number)) whole++
    else return null
  }
  if (whole === 0 || groups['.'] > 0 === groups[','] > 0) return null
  return groups['.'] > 0 ? '.' : ','
}

/** 15.990, 40.000, 120.500 and not one whole: cents with a nought behind, rather than a shop where all costs ten thousand. */
export function areThousandths(texts: Iterable<string>): boolean {
  let all = 0
  let large = 0
  for (const text of texts) {
    if (text.trim() === '') continue
    if (!/^\s*[1-9]\d{0,2}\.\d\d0\s*$/.test(text)) return false
    all++
    if (Number.parseInt(text, 10) >= 10) large++
  }
  return all >= 3 && large * 2 > all
}

function numberIn(text: string): string | undefined {
  return text
    .normalize('NFKC')
    .replaceAll(percentPattern, ' ')
    .match(numberPattern)?.[0]
    ?.replaceAll(spaces, '')
}
