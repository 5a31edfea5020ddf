import { wordsOf } from '#main/lib/text/tokens.ts'
import { languageCodes } from '#shared/schemas/common.ts'
import { type Unit, units } from './language.ts'
import { lexicons } from './parts.ts'

/** These units by all their names in all languages, without their symbols: "in" is a word more often than an inch. */
export function namesOfUnits<U extends Unit>(units: readonly U[]): Map<string, U> {
  return new Map(
    units.flatMap((unit) =>
      languageCodes.flatMap((code) =>
        wordsOf(lexicons[code].units[unit] ?? '').map((name) => [name, unit] as const),
      ),
    ),
  )
}

/** The symbols that are other words too. */
const alsoWords: ReadonlySet<Unit> = new Set(['in', 'a'])

/** Every name of every unit, and the symbols that can be nothing else. */
export const unitWords: ReadonlySet<string> = new Set([
  ...units.filter((unit) => !alsoWords.has(unit)),
  ...namesOfUnits(units).keys(),
])
