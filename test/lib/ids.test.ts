import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '#main/lib/ids.ts'

const time = fc.integer({ min: 0, max: Date.parse('2300-01-01T00:00:00Z') })

describe('ids', () => {
  it('say what they are of and need no escaping anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom('bot', 'key', 'ses', 'msg', 'kno', 'syn'), time, (kind, now) => {
        expect(newId(kind, now)).toMatch(new RegExp(`^${kind}_[0-9A-Za-z]{22}$`))
      }),
    )
  })

  it('sort by the time they were made', () => {
    fc.assert(
      fc.property(time, time, (a, b) => {
        fc.pre(a !== b)
        expect(newId('msg', a) < newId('msg', b)).toBe(a < b)
      }),
    )
  })

  it('are never the same, also within a millisecond', () => {
    const made = Array.from({ length: 10_000 }, () => newId('ses', 1_800_000_000_000))
    expect(new Set(made).size).toBe(made.length)
  })
})
