import { readAvailability, readFlag } from '../values/availability.ts'
import { readCurrency } from '../values/currency.ts'
import { readGtin } from '../values/gtin.ts'
import { readPrice } from '../values/price.ts'
import { unitOf } from '../values/units.ts'

/** What the values of a column have in common, as shares from 0 to 1 of those that are filled. */
export type ColumnFacts = {
  readonly filled: number
  readonly fillShare: number
  readonly distinct: number
  readonly links: number
  readonly pictures: number
  readonly numbers: number
  readonly prices: number
  readonly pricesWithCurrency: number
  readonly currencies: number
  /** As codes are written: "all" is a word. */
  readonly currencyCodes: number
  /** What prices may be for, pieces too; and those that say a currency with it. */
  readonly units: number
  readonly pricedUnits: number
  readonly gtins: number
  readonly availabilities: number
  readonly codes: number
  /** 12,50 and 120/80/75: they count or measure, and name nothing. */
  readonly measured: number
  readonly cents: number
  /** Numbers with one or two places behind their mark. */
  readonly broken: number
  readonly words: number
  /** Names of one word or more, neither codes nor what is counted. */
  readonly named: number
  /** Yes and no, active and hidden. */
  readonly flags: number
  readonly length: number
  readonly examples: readonly string[]
}

const picture = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(\?|#|$|[,;|\s])/i
const piece =
  /^(?:\p{Sc}\s?\/\s?)?(?:pcs?|pieces?|ea|each|stk|stück|st|stuks?|ks|szt|pz|pièce|pce|uds?|un|unidad|unité|set|paar|pair|pack|pkg|box|karton|шт|個|db|kpl|adet)\.?$/iu
const code = /^[\p{L}\d][\p{L}\d\-_.:/]*$/u

export function factsOfColumn(texts: readonly string[]): ColumnFacts {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '')
  const share = (is: (text: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(is).length / filled.length
  return {
    filled: filled.length,
    fillShare: texts.length === 0 ? 0 : filled.length / texts.length,
    distinct: filled.length === 0 ? 0 : new Set(filled).size / filled.length,
    links: share((text) => /^(https?:)?\/\/\S+/i.test(text) || /^\/[\w-]+\/\S*$/.test(text)),
    pictures: share((text) => picture.test(text)),
    numbers: share((text) => /^-?\d+([.,]\d+)?$/.test(text)),
    prices: share((text) => text.length < 30 && readPrice(text) !== null && !/^0\d/.test(text)),
    pricesWithCurrency: share((text) => text.length < 30 && (readPrice(text)?.currency ?? null) !== null),
    currencies: share((text) => /^[A-Za-z]{3}$|^\p{Sc}$/u.test(text) && readCurrency(text) !== null),
    currencyCodes: share((text) => /^[A-Z]{3}$|^\p{Sc}$/u.test(text) && readCurrency(text) !== null),
    units: share((text) => text.length <= 20 && (unitOf(text) !== null || piece.test(text))),
    pricedUnits: share(
      (text) => text.length <= 20 && text.includes('/') && /^\D+$/.test(text) && unitOf(text) !== null,
    ),
    gtins: share((text) => /^\d{8}$|^\d{12,14}$/.test(text) && readGtin(text)?.fault === null),
    availabilities: share((text) => !/^\d/.test(text) && readAvailability(text) !== null),
    measured: share((text) => /^\d+(?:[.,/x×*]\d+)+$/.test(text)),
    cents: share((text) => /^\d{1,7}[.,]\d\d(?!\d)/.test(text) && readPrice(text) !== null),
    broken: share((text) => /^\d{1,7}[.,]\d{1,2}$/.test(text)),
    codes: share((text) => text.length <= 40 && code.test(text) && /[\d-]/.test(text)),
    words: share((text) =>
      /\p{L}{2}\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text),
    ),
    named: share((text) => /\p{L}{3}/u.test(text) && (/\s/.test(text) || !/\d/.test(text))),
    flags: share((text) => text.length < 20 && readFlag(text) !== null),
    length: filled.reduce((sum, text) => sum + text.length, 0) / Math.max(filled.length, 1),
    examples: [...new Set(filled)].slice(0, 3).map((text) => text.slice(0, 120)),
  }
}
