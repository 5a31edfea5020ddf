import { currencyIn } from './cell-currency.ts'

export type DateFormats = {
  /** The text of a number in the given style: a date where the style shows one, otherwise the number, with its currency. */
  readonly textOf: (value: string, style: number) => string
}

const dayMs = 86_400_000
/** Formats of the program itself that show a date or a time. */
const builtIn = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54,
  55, 56, 57, 58,
])

export function createDateFormats(options: {
  readonly formats: readonly number[]
  readonly custom: ReadonlyMap<number, string>
  readonly is1904: boolean
}): DateFormats {
  const dated = options.formats.map((id) => {
    const custom = options.custom.get(id)
    return custom === undefined ? builtIn.has(id) : showsDate(custom)
  })
  const signs = options.formats.map((id) => currencyIn(options.custom.get(id) ?? ''))
  return {
    textOf: (value, style) => {
      const number = Number(value)
      if (value.trim() === '' || !Number.isFinite(number)) return value
      if (dated[style]) return dateText(number, options.is1904)
      const sign = signs[style]
      return sign ? `${numberText(number)} ${sign}` : numberText(number)
    },
  }
}

/** Letters of dates outside of quoted texts, colours and conditions. */
function showsDate(format: string): boolean {
  const bare = format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
  return /[dmyhs]/i.test(bare.split(';')[0] ?? '') && !/general/i.test(bare)
}

/** Days since the end of 1899; 1900 is counted as a leap year, as the first spreadsheets did. */
function dateText(days: number, is1904: boolean): string {
  if (days < 0) return String(days)
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const date = new Date(epoch + Math.round(days * dayMs))
  if (Number.isNaN(date.getTime())) return String(days)
  const text = date.toISOString()
  if (days < 1 && !is1904) return text.slice(11, 19)
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19)
}

/** 29.989999999999998 is how a computer writes 29.99. */
function numberText(number: number): string {
  if (Number.isInteger(number)) return Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number)
  const rounded = Number(number.toPrecision(15))
  const text = String(rounded)
  return text.includes('e')
    ? rounded
        .toFixed(12)
        .replace(/(?<!0)0+$/, '')
        .replace(/\.$/, '')
    : text
}
