import { describe, expect, it } from 'vitest'
import { nextRuns, scheduleFault } from '#main/features/imports/schedule.ts'
import { faultText } from '#shared/faults/text.ts'

const berlin = 'Europe/Berlin'

describe('next runs', () => {
  it.each([
    ['every day', '30 2 * * *', berlin, '2026-01-10T12:00Z', ['01-11T01:30', '01-12T01:30', '01-13T01:30']],
    ['never the moment itself', '30 2 * * *', berlin, '2026-01-11T01:30Z', ['01-12T01:30', '01-13T01:30']],
    ['hourly on weekdays', '0 * * * 1-5', berlin, '2026-01-09T21:30Z', ['01-09T22:00', '01-11T23:00']],
    ['Sunday as 0', '0 0 * * 0', 'UTC', '2026-01-01T00:00Z', ['01-04T00:00', '01-11T00:00']],
    ['Sunday as 7', '0 0 * * 7', 'UTC', '2026-01-01T00:00Z', ['01-04T00:00', '01-11T00:00']],
    ['a range up to Sunday', '0 0 * * 6-7', 'UTC', '2026-01-01T00:00Z', ['01-03T00:00', '01-04T00:00']],
    ['names', '0 3 * feb,MAR mon', 'UTC', '2026-02-17T00:00Z', ['02-23T03:00', '03-02T03:00']],
    ['extra blanks', '  0  3 * * * ', 'UTC', '2026-01-01T00:00Z', ['01-01T03:00', '01-02T03:00']],
    ['steps', '*/20 9-17/4 * * *', 'UTC', '2026-01-01T09:30Z', ['01-01T09:40', '01-01T13:00']],
    ['either kind of day', '0 12 13 * 5', berlin, '2026-01-03T00:00Z', ['01-09T11:00', '01-13T11:00']],
    [
      'a stepped day and a weekday',
      '0 3 */2 * 1',
      'UTC',
      '2026-01-01T00:00Z',
      ['01-05T03:00', '01-19T03:00'],
    ],
    ['only long months', '0 3 31 * *', 'UTC', '2026-01-31T12:00Z', ['03-31T03:00', '05-31T03:00']],
    ['the last day of a month', '0 3 L * *', 'UTC', '2026-01-31T12:00Z', ['02-28T03:00', '03-31T03:00']],
    ['the gap in spring, once', '30 2 * * *', berlin, '2026-03-28T01:30Z', ['03-29T01:00', '03-30T00:30']],
    ['the double hour, once', '30 2 * * *', berlin, '2026-10-24T00:30Z', ['10-25T00:30', '10-26T01:30']],
    [
      'every real hour in spring',
      '0 * * * *',
      berlin,
      '2026-03-28T23:30Z',
      ['03-29T00:00', '03-29T01:00', '03-29T02:00', '03-29T03:00'],
    ],
    [
      'every real hour in autumn',
      '0 * * * *',
      berlin,
      '2026-10-24T23:30Z',
      ['10-25T00:00', '10-25T01:00', '10-25T02:00', '10-25T03:00'],
    ],
    [
      'half hours in autumn',
      '*/30 * * * *',
      berlin,
      '2026-10-24T23:45Z',
      ['10-25T00:00', '10-25T00:30', '10-25T01:00', '10-25T01:30', '10-25T02:00'],
    ],
    ['no midnight', '0 0 * * *', 'America/Sao_Paulo', '2018-11-03T12:00Z', ['11-04T03:00', '11-05T02:00']],
    [
      'half an hour back',
      '30 1 * * *',
      'Australia/Lord_Howe',
      '2026-04-04T00:00Z',
      ['04-04T14:30', '04-05T15:00'],
    ],
    ['quarter-hour zone', '0 9 * * *', 'Asia/Kathmandu', '2026-04-04T00:00Z', ['04-04T03:15', '04-05T03:15']],
    ['far east', '0 9 * * *', 'Pacific/Kiritimati', '2026-01-01T00:00Z', ['01-01T19:00', '01-02T19:00']],
  ])('%s', (_, cron, timezone, after, expected) => {
    expect(scheduleFault(cron)).toBeNull()
    const runs = nextRuns({ cron, timezone, afterMs: Date.parse(after), count: expected.length })
    expect(runs.map((ms) => new Date(ms).toISOString().slice(5, 16))).toEqual(expected)
  })

  it('waits for leap years', () => {
    const afterMs = Date.parse('2026-01-01T00:00Z')
    const runs = nextRuns({ cron: '0 3 29 2 *', timezone: 'UTC', afterMs, count: 2 })
    expect(runs).toEqual([Date.parse('2028-02-29T03:00Z'), Date.parse('2032-02-29T03:00Z')])
  })

  it('has none for a schedule that is not valid', () => {
    expect(nextRuns({ cron: '61 * * * *', timezone: 'UTC', afterMs: 0, count: 2 })).toEqual([])
  })
})

/** As a script reads it. */
function wrongWith(cron: string): string {
  const found = scheduleFault(cron)
  return found ? faultText(found) : ''
}

describe('schedule faults', () => {
  it.each(['', '30 2 * *', '0 30 2 * * *', 'every day', '@daily', '2026-01-01T00:00:00'])(
    'asks for five fields instead of %j',
    (cron) => {
      expect(wrongWith(cron)).toMatch(/^A schedule has five fields/)
    },
  )

  it.each([
    ['61 * * * *', "“61” isn't a valid minute"],
    ['*/0 * * * *', "“*/0” isn't a valid minute"],
    ['0 25 * * *', "“25” isn't a valid hour"],
    ['0 22-90 * * *', "“22-90” isn't a valid hour"],
    ['*/90 * * * *', "“*/90” isn't a valid minute"],
    ['0 3 * january *', "“january” isn't a valid month"],
    ['0 3 32 * *', "“32” isn't a valid day of the month"],
    ['0 3 * 13 *', "“13” isn't a valid month"],
    ['0 0 * * 8', "“8” isn't a valid weekday"],
  ])('names the field of %j that is wrong', (cron, start) => {
    expect(wrongWith(cron)).toContain(`${start}. Use `)
  })

  it.each([
    ['0 22-4 * * *', '22-4', '22-23,0-4'],
    ['0 3 28-3 * *', '28-3', '28-31,1-3'],
    ['0 3 * 11-2 *', '11-2', '11-12,1-2'],
    ['0 3 * * 5-1', '5-1', '5-6,0-1'],
  ])('shows how to write a range that runs backwards: %j', (cron, value, example) => {
    expect(scheduleFault(cron)).toEqual({ code: 'schedule_range', params: { value, example } })
    expect(scheduleFault(cron.replace(value, example))).toBeNull()
  })

  it('refuses a date that never comes', () => {
    expect(wrongWith('0 0 31 2 *')).toBe('This schedule never runs: no such date exists.')
  })
})
