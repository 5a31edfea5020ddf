import type { Expectation } from '#shared/schemas/dialogue.ts'
import { type ExpectationName, namesOf } from './expectation-words.ts'

/** An expectation and, where it is not met, what was found instead. */
export type Checked = { readonly name: ExpectationName; readonly fault: string | null }

/** Puts each fault to the expectation it names; what names none stands alone. */
export function checkedOf(
  expected: Expectation | undefined,
  faults: readonly string[],
): { readonly checked: Checked[]; readonly others: string[] } {
  const left = [...faults]
  const checked = namesOf(expected).map((name) => {
    const at = left.findIndex((fault) => fault.startsWith(`${name}: `))
    const [fault] = at === -1 ? [] : left.splice(at, 1)
    return { name, fault: fault?.slice(name.length + 2) ?? null }
  })
  return { checked, others: left }
}
