import type { PlayedTurn } from '#shared/rpc/dialogues.ts'
import type { Expectation } from '#shared/schemas/dialogue.ts'
import { type ExpectationName, namesOf } from './expectation-words.ts'

type Unmet = PlayedTurn['unmet'][number]

/** An expectation and, where it is not met, what was found instead. */
type Checked = { readonly name: ExpectationName; readonly fault: Unmet | null }

/** Puts each fault to its expectation; what concerns none stands alone. */
export function checkedOf(
  expected: Expectation | undefined,
  unmet: readonly Unmet[],
): { readonly checked: Checked[]; readonly others: Unmet[] } {
  const names = namesOf(expected)
  return {
    checked: names.map((name) => ({
      name,
      fault: unmet.find(({ expectation }) => expectation === name) ?? null,
    })),
    others: unmet.filter(({ expectation }) => expectation === null || !names.includes(expectation)),
  }
}
