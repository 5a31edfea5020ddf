import { describe, expect, it } from 'vitest'
import { daysOf, todayIn } from '#renderer/features/insights/periods.ts'

const today = '2026-03-10'
const chosen = (period: string, from = '', to = '') => daysOf({ period, from, to }, today)

describe('the period of Insights', () => {
  it('ends today and has as many days as its name says', () => {
    expect(chosen('1')).toEqual({ from: today, to: today })
    expect(chosen('7')).toEqual({ from: '2026-03-04', to: today })
    expect(chosen('365')).toEqual({ from: '2025-03-11', to: today })
  })

  it('is the usual one where own days make none', () => {
    expect(chosen('custom', '2026-01-05', '2026-01-06')).toEqual({ from: '2026-01-05', to: '2026-01-06' })
    const usual = { from: '2026-02-09', to: today }
    expect(chosen('custom', '2026-01-06', '2026-01-05')).toEqual(usual)
    expect(chosen('custom', 'yesterday', today)).toEqual(usual)
    expect(chosen('custom', '2026-13-45', today)).toEqual(usual)
  })

  it('knows which day it is elsewhere', () => {
    const now = Date.parse('2026-03-10T22:30:00Z')
    expect(todayIn('Europe/London', now)).toBe('2026-03-10')
    expect(todayIn('Asia/Tokyo', now)).toBe('2026-03-11')
  })
})
