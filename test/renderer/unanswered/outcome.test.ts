import { describe, expect, it } from 'vitest'
import { teachingOutcome } from '#renderer/features/unanswered/outcome.ts'

const asked = { text: 'q', confidence_before: 0.2, confidence: 0.6, reply: 'a' }

describe('what became of a question', () => {
  it('distinguishes what answers it now', () => {
    expect(teachingOutcome({ ...asked, answered: true, by_entry: true })).toBe('by_entry')
    expect(teachingOutcome({ ...asked, answered: true, by_entry: false })).toBe('otherwise')
    expect(teachingOutcome({ ...asked, answered: false, by_entry: false })).toBe('still_not')
    // The right entry, but too unsure to be used.
    expect(teachingOutcome({ ...asked, answered: false, by_entry: true })).toBe('still_not')
  })
})
