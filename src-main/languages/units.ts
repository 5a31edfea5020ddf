import { wordsOf } from '#main/lib/text/tokens.ts'
import { everyLanguage } from './index.ts'
import type { Unit } from './language.ts'

/** These units by all their names in all languages, without their symbols: "in" is a word more often than an inch. */
export function namesOfUnits<U extends Unit>(units: readonly U[]): Map<string, U> {
  return new Map(
    units.flatMap((unit) =>
      everyLanguage.flatMap(({ lexicon }) =>
        wordsOf(lexicon.units[unit] ?? '').map((name) => [name, unit] as const),
      ),
    ),
  )
}
