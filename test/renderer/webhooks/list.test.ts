import { describe, expect, it } from 'vitest'
import {
  allFilter,
  byDay,
  type Loaded,
  wantedBy,
  withNewest,
  withOlder,
} from '#renderer/features/webhooks/list.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'

const page = (next: string | null, ...ids: string[]): Loaded => ({
  deliveries: ids.map((id) => ({ id }) as Delivery),
  next,
})
const idsOf = ({ deliveries, next }: Loaded) => [...deliveries.map(({ id }) => id), next]

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

  it('puts what is new on top and keeps what is older', () => {
    const loaded = page('n2', '5', '4', '3', '2')
    expect(idsOf(withNewest(loaded, page('n', '6', '5', '4', '3')))).toEqual(['6', '5', '4', '3', '2', 'n2'])
  })

  it('lets go of what no longer fits', () => {
    expect(idsOf(withNewest(page('n2', '5', '4', '3', '2'), page('n', '6', '4', '3')))).toEqual([
      '6',
      '4',
      '3',
      '2',
      'n2',
    ])
    expect(idsOf(withNewest(page(null, '5', '4'), page(null, '5')))).toEqual(['5', null])
  })

  it('starts over where nothing joins the two', () => {
    expect(idsOf(withNewest(page('n2', '2', '1'), page('n', '9', '8')))).toEqual(['9', '8', 'n'])
  })

  it('goes on at the end', () => {
    expect(idsOf(withOlder(page('n', '3'), page(null, '2', '1')))).toEqual(['3', '2', '1', null])
  })
})
