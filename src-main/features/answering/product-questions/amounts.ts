import { type Bound, bounds } from '#main/languages/cues.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import { fold } from '#main/lib/text/fold.ts'
import { isDegree } from '../goods/measures.ts'
import { unitNamed } from './units.ts'

type Amount = { readonly value: number; readonly unit: string }

const number = /(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)\s*(["”]|×|[\p{L}%]+)?/gu

/** The numbers of a text with what they count, "1.5 kg" as one. */
export function amountsIn(text: string): Amount[] {
  const found = [...fold(text).matchAll(number)]
  return found.map(([, digits = ''], at) => ({ value: numberOf(digits), unit: unitOf(found, at) }))
}

/** A number of nothing compares with others of nothing. */
const bare = ''

/** In "20 x 30 cm" both are centimetres; a unit that is not known is one by its word: 9 months are not more than 2 years. */
function unitOf(found: readonly RegExpExecArray[], at: number): string {
  const unit = found[at]?.[2] ?? ''
  if (unit === 'x' || unit === '×') return unitOf(found, at + 1)
  // "At 60" and "at 60 degrees" are the same, and a washing machine's number has a sign of its own.
  if (unit === '' || isDegree(unit)) return bare
  return unit === '"' || unit === '”' ? 'inch' : (unitNamed(unit) ?? unit)
}

/** "10,000" and "10.000" are ten thousand, "1,5" and "1.5" one and a half. */
function numberOf(digits: string): number {
  const grouped = /^(\d{1,3}(?:([.,\u00a0\u202f ])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?$/.exec(digits)
  if (grouped) return Number(`${grouped[1]?.replaceAll(/\D/g, '')}.${grouped[3] ?? 0}`)
  return Number(digits.replace(',', '.'))
}

/** To the first unit of its line; units of different lines cannot be compared. */
const lines: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, meter: 1000, inch: 25.4, feet: 304.8 },
  { gram: 1, kg: 1000, pound: 453.59, ounce: 28.35 },
  { ml: 1, liter: 1000, gallon: 3785.4 },
  { minute: 1, hour: 60 },
  { mb: 1, gb: 1024 },
]

/** Negative when the first is less, 0 when they are as good as the same, null when they do not compare. */
export function compareAmounts(a: Amount, b: Amount): number | null {
  const line = lines.find((units) => a.unit in units && b.unit in units)
  if (!line && a.unit !== b.unit) return null
  const left = a.value * (line?.[a.unit] ?? 1)
  const right = b.value * (line?.[b.unit] ?? 1)
  return Math.abs(left - right) <= Math.max(left, right) * asGoodAsSame ? 0 : left - right
}

const asGoodAsSame = 0.005

const upTo = /\b(?:up to|max(?:imum|imal|imaal|imale?|imo|ima)?|bis(?: zu)?|jusqu|hasta|fino a|tot|ate)\b/

/** What something carries is the most that it does. */
const load =
  /^(?:load|load capacity|weight capacity|tragkraft|traglast|belastbarkeit|nutzlast|charge|charge admissible|carga|capacidad de carga|portata|carico|draagvermogen|belasting|capacidade de carga)$/

/** "Suits up to: 8 kg", "Load: 150 kg": for all that is less, too. */
export function isUpTo(name: string, value: string): boolean {
  return upTo.test(fold(`${name} ${value}`)) || load.test(fold(name).trim())
}

const startsAt = /\b(?:from|ab|des|desde|a partir d[eio]s?|da[il]?|vanaf|min(?:imum|destens)?\.?) ?\d|\d ?\+/
const startingName = /^(?:min|mindest|minim)/

/** "From 3 years", "3+", "Mindestalter": for all that is more, too. */
export function isFrom(name: string, value: string): boolean {
  return startsAt.test(fold(value)) || startingName.test(fold(name))
}

/** How a question bounds the number in it, in whatever language. */
export function boundIn(text: string): Bound | null {
  const folded = fold(text)
  return boundPatterns.find(([, cue]) => cue.test(folded))?.[0] ?? null
}

const boundPatterns = bounds.map(
  (bound) => [bound, compile(cuesInAll(({ cues }) => cues.bounds[bound]))] as const,
)
