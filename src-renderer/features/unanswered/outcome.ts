import type { Reasked } from '#shared/schemas/unanswered.ts'

export type TeachingOutcome = 'by_entry' | 'otherwise' | 'still_not'

/** What became of a question after something was taught. */
export function teachingOutcome({ answered, by_entry }: Reasked): TeachingOutcome {
  if (!answered) return 'still_not'
  return by_entry ? 'by_entry' : 'otherwise'
}
