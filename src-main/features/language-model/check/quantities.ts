import { type Fault, fault } from '#shared/faults/fault.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { policiesIn } from './claims.ts'
import type { Known } from './known.ts'
import { moneyIn, pricesIn } from './money.ts'
import { spelledIn } from './number-words.ts'
import { numbersIn, unknownNumber } from './numbers.ts'

type Sources = {
  readonly all: readonly Known[]
  /** The products the sentence names. */
  readonly named: readonly Known[]
  /** Those, or what was spoken of before. */
  readonly things: readonly Known[]
  /** What was searched by, where the sentence speaks of a limit. */
  readonly limits: ReadonlySet<number> | null
  readonly language: LanguageCode
}

/** Long rows of digits are how somebody is reached or paid: only the shop's own details and a product's codes have them. */
const longDigits = /\+?\d(?:[ ()/.-]{0,2}\d){6,18}/gu

/** Why the numbers of a sentence are not those that were found; null when they are. */
export function numberFault(
  sentence: string,
  { all, named, things, limits, language }: Sources,
): Fault | null {
  const text = sentence.replace(/^\s*\d{1,2}[.)]\s/, '')
  const isOfShop = policiesIn(text).length > 0
  const texts = all.filter(({ kind }) => kind !== 'product')
  // The price of another product is no price of this one; what the shop's terms cost stands in its own words.
  const sources =
    named.length > 0
      ? [...named, ...(isOfShop ? texts : counts(all))]
      : things.length > 0
        ? [...things, ...texts]
        : all
  for (const digits of text.match(longDigits) ?? []) {
    if (pricesIn(text).some((price) => price.includes(digits))) continue
    const plain = digits.replaceAll(/\D/g, '')
    const isKnown = all.some(({ kind, whole, facts }) =>
      (kind === 'fact' ? whole : facts).replaceAll(/(?<=\d)[ ()/.-]{1,2}(?=\d)/g, '').includes(plain),
    )
    if (!isKnown) return fault('model_unknown_number', { value: digits })
  }
  const amounts = new Set(
    sources.flatMap(({ kind, facts, whole }) => [...moneyIn(kind === 'product' ? facts : whole)]),
  )
  if (limits) for (const limit of limits) amounts.add(limit)
  for (const price of pricesIn(text)) {
    const unknown = unknownNumber(price, amounts)
    if (unknown !== null) return fault('model_unknown_number', { value: price })
  }
  const known = new Set(sources.flatMap(({ whole }) => [...numbersIn(whole)]))
  for (const amount of limits ?? []) known.add(amount)
  for (const amount of amounts) known.add(amount)
  // "Two jackets", of as many as were found or are named.
  const countable = new Set([named.length, all.filter(({ kind }) => kind === 'product').length])
  const unknown = unknownNumber(text, known)
  if (
    unknown !== null &&
    !(countable.has(Number(unknown)) && Number(unknown) > 1 && pricesIn(text).length === 0)
  )
    return fault('model_unknown_number', { value: unknown })
  const spelled = spelledIn(text, language).find(
    ({ word, value }) =>
      !known.has(value) &&
      !countable.has(value) &&
      !sources.some(({ whole }) => whole.toLowerCase().includes(word)),
  )
  return spelled ? fault('model_unknown_number', { value: spelled.word }) : null
}

function counts(all: readonly Known[]): Known[] {
  return all.filter(({ kind }) => kind === 'count')
}
