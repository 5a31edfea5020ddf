import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextStep, offlinePauseMs, pausesMs } from '#main/features/webhooks/queue/schedule.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const minute = 60_000
const hour = 60 * minute
const middle = { now, random: 0.5, retryAfter: null }

describe('when a webhook is tried again', () => {
  it('follows the schedule of the contract', () => {
    const waits = Array.from({ length: 10 }, (_, index) => {
      const step = nextStep({ ...middle, tries: index + 1, status: 500 })
      return step.kind === 'again' ? step.dueAt - now : step.kind
    })
    expect(waits).toEqual([
      5000,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
      'failed',
    ])
  })

  it('keeps within a fifth of the usual pause', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, random) => {
          const step = nextStep({ ...middle, tries, status: null, random })
          const pause = pausesMs[tries] ?? 0
          expect(step.kind).toBe('again')
          const waited = step.kind === 'again' ? step.dueAt - now : 0
          expect(waited).toBeGreaterThanOrEqual(Math.floor(pause * 0.8))
          expect(waited).toBeLessThanOrEqual(Math.ceil(pause * 1.2))
        },
      ),
    )
    expect(nextStep({ ...middle, tries: 1, status: 500, random: 0 })).toMatchObject({ dueAt: now + 4000 })
    expect(nextStep({ ...middle, tries: 1, status: 500, random: 1 })).toMatchObject({ dueAt: now + 6000 })
  })

  it.each([200, 201, 204, 299])('takes %i for arrived', (status) => {
    expect(nextStep({ ...middle, tries: 1, status })).toEqual({ kind: 'delivered' })
  })

  it.each([199, 301, 302, 307, 308, 400, 401, 404, 429, 500, 503, null])(
    'takes %s for not arrived',
    (status) => {
      expect(nextStep({ ...middle, tries: 1, status })).toMatchObject({ kind: 'again' })
    },
  )

  it('gives up on 410, whichever attempt it was', () => {
    expect(nextStep({ ...middle, tries: 1, status: 410 })).toEqual({ kind: 'gone' })
    expect(nextStep({ ...middle, tries: 10, status: 410 })).toEqual({ kind: 'gone' })
  })

  it.each([
    ['120', now + 120_000],
    ['2', now + 5000],
    ['0', now + 5000],
    ['Tue, 10 Mar 2026 12:10:00 GMT', now + 10 * minute],
    ['Tue, 10 Mar 2026 11:00:00 GMT', now + 5000],
    ['99999999', now + 24 * hour],
    ['Tue, 10 Mar 2099 12:10:00 GMT', now + 24 * hour],
    ['soon', now + 5000],
    ['-5', now + 5000],
    ['', now + 5000],
  ])('waits as Retry-After %j asks, and no less than usual', (retryAfter, dueAt) => {
    expect(nextStep({ ...middle, tries: 1, status: 429, retryAfter })).toEqual({ kind: 'again', dueAt })
  })

  it('waits longer the longer this PC is offline, and a minute at most', () => {
    expect([1, 2, 3, 4, 5, 50].map(offlinePauseMs)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
  })
})
