import { describe, expect, it } from 'vitest'
import { allFilter, byDay, wantedBy } from '#renderer/features/webhooks/list.ts'

describe('the list of deliveries', () => {
  it('asks only for what is chosen', () => {
    expect(wantedBy(allFilter)).toEqual({})
    expect(wantedBy({ endpoint_id: 'end_1', state: 'failed' })).toEqual({
      endpoint_id: 'end_1',
      state: 'failed',
    })
  })

  it('sums up the days of before', () => {
    const days = [
      { day: '2026-03-02', delivered: 3, failed: 0 },
      { day: '2026-03-02', delivered: 1, failed: 2 },
      { day: '2026-03-01', delivered: 0, failed: 1 },
    ]
    expect(byDay(days)).toEqual([
      { day: '2026-03-02', delivered: 4, failed: 2 },
      { day: '2026-03-01', delivered: 0, failed: 1 },
    ])
  })
})
