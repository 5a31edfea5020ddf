import type { Unit } from '#main/languages/language.ts'
import { grammars } from '#main/languages/parts.ts'
import { namesOfUnits } from '#main/languages/units.ts'
import { createStemmer } from '#main/lib/text/stem.ts'
import { nameTokens } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** What products are measured in and searched for by; not in hours, which delivery is measured in too. */
const measures = [
  'in',
  'ft',
  'mm',
  'cm',
  'm',
  'km',
  'mg',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'cl',
  'l',
  'gal',
  'w',
  'v',
  'mah',
  'gb',
  'tb',
  'mb',
  'hz',
  'pk',
] as const satisfies readonly Unit[]

const unitNames = new Map<string, string>([
  ...namesOfUnits(measures),
  ...measures.map((unit) => [unit, unit] as const),
  ['"', 'in'],
  ['”', 'in'],
  ['″', 'in'],
  // On a product it counts pieces more often than it weighs stones.
  ['ct', 'pk'],
])

/** Each unit under one short name, however a shop or a visitor writes it. */
export function unitOf(word: string): string | undefined {
  return unitNames.get(word)
}

/** The tokens of a text in their order, numbers with their units added as one more token. Every part of the index is read by it. */
export function tokensOf(text: string): string[] {
  return nameTokens(text, unitOf)
}

const stemmers = new Map<LanguageCode, (word: string) => string>()

/** Words that share it are one word in singular and plural; in the language of the shop. */
export function stemOf(word: string, language: LanguageCode): string {
  let stemmer = stemmers.get(language)
  if (!stemmer) {
    stemmer = createStemmer(grammars[language].stemming)
    stemmers.set(language, stemmer)
  }
  return stemmer(word)
}
