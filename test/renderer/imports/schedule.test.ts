import { afterEach, describe, expect, it } from 'vitest'
import {
  cronOf,
  missedWords,
  planKinds,
  planOf,
  scheduleWords,
  shopTime,
} from '#renderer/features/imports/schedule.ts'
import { useLanguage } from '#renderer/i18n/index.ts'

afterEach(() => useLanguage.setState({ code: 'en', locale: 'en-GB' }))
useLanguage.setState({ code: 'en', locale: 'en-GB' })

describe('a schedule in words', () => {
  it.each(planKinds)('%s comes back from its cron as it was', (kind) => {
    const plan = { kind, time: '04:05', weekday: 6 }
    const back = planOf(cronOf(plan))
    expect(back.kind).toBe(kind)
    if (['daily', 'weekdays', 'weekly'].includes(kind)) expect(back.time).toBe('04:05')
    if (kind === 'weekly') expect(back.weekday).toBe(6)
  })

  it.each([
    [null, false, 'Manually'],
    [null, true, 'When the file changes'],
    ['30 2 * * *', false, 'Every day at 02:30'],
    [' 5  14 * *  1-5 ', false, 'Monday to Friday at 14:05'],
    ['0 4 * * 7', false, 'Every Sunday at 04:00'],
    ['0 * * * 1-5', true, 'Every hour on weekdays, and when the file changes'],
    ['*/10 * * * *', false, 'Custom schedule'],
    ['61 2 * * *', false, 'Custom schedule'],
    ['0 24 * * *', false, 'Custom schedule'],
    ['0 * * * 2', false, 'Custom schedule'],
    ['30 2 1 * *', false, 'Custom schedule'],
  ])('%s (when it changes: %s) is "%s"', (cron, watch, words) => {
    expect(scheduleWords({ cron, watch })).toBe(words)
  })

  it('writes times as the language does', () => {
    useLanguage.setState({ code: 'en', locale: 'en-US' })
    expect(scheduleWords({ cron: '30 2 * * *', watch: false })).toMatch(/^Every day at 2:30\sAM$/)
  })

  it('speaks German', () => {
    useLanguage.setState({ code: 'de', locale: 'de' })
    expect(scheduleWords({ cron: '30 2 * * 1', watch: false })).toBe('Jeden Montag um 02:30 Uhr')
  })
})

describe('times of runs', () => {
  it('are those of the clock in the shop, in summer and in winter', () => {
    expect(shopTime('2026-11-15T01:30:00Z', 'Europe/Berlin')).toContain('02:30')
    expect(shopTime('2026-07-15T00:30:00Z', 'Europe/Berlin')).toContain('02:30')
  })

  it('say of a missed run when it was due and when it ran, with the days where they differ', () => {
    const zone = 'Europe/Berlin'
    expect(missedWords('2026-11-15T01:30:00Z', '2026-11-15T10:12:00Z', zone)).toBe('due 02:30, ran 11:12')
    expect(missedWords('2026-11-14T01:30:00Z', '2026-11-15T10:12:00Z', zone)).toMatch(
      /14 Nov.*02:30.*15 Nov.*11:12/,
    )
  })
})
