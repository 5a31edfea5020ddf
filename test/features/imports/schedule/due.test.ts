import { describe, expect, it } from 'vitest'
import { nextDue } from '#main/features/imports/index.ts'
import { parseCron } from '#main/jobs/scheduler.ts'

function due(cron: string, after: string, options: { timezone?: string; count?: number } = {}): string[] {
  const { times, fault } = parseCron(cron)
  if (!times) throw new Error(fault)
  const { timezone = 'Europe/Berlin', count = 3 } = options
  return nextDue({ times, timezone, afterMs: Date.parse(after), count }).map((ms) =>
    new Date(ms).toISOString().replace(':00.000Z', 'Z'),
  )
}

describe('due times', () => {
  it.each([
    [
      'every day',
      '30 2 * * *',
      '2026-01-10T12:00Z',
      ['2026-01-11T01:30Z', '2026-01-12T01:30Z', '2026-01-13T01:30Z'],
    ],
    [
      'a moment that is due is past',
      '30 2 * * *',
      '2026-01-11T01:30Z',
      ['2026-01-12T01:30Z', '2026-01-13T01:30Z', '2026-01-14T01:30Z'],
    ],
    [
      'every hour on weekdays',
      '0 * * * 1-5',
      '2026-01-09T21:30Z',
      ['2026-01-09T22:00Z', '2026-01-11T23:00Z', '2026-01-12T00:00Z'],
    ],
    ['Sunday by 0 and by 7', '0 0 * * 7', '2026-01-01T00:00Z', due('0 0 * * 0', '2026-01-01T00:00Z')],
    [
      'a day of the month or a weekday',
      '0 12 13 * 5',
      '2026-01-01T00:00Z',
      ['2026-01-02T11:00Z', '2026-01-09T11:00Z', '2026-01-13T11:00Z'],
    ],
    [
      '29 February',
      '0 3 29 2 *',
      '2026-01-01T00:00Z',
      ['2028-02-29T02:00Z', '2032-02-29T02:00Z', '2036-02-29T02:00Z'],
    ],
  ])('%s', (_, cron, after, expected) => {
    expect(due(cron, after)).toEqual(expected)
  })

  it('runs once on the day in spring that has no 02:30', () => {
    expect(due('30 2 * * *', '2026-03-28T01:30Z')).toEqual([
      '2026-03-29T01:30Z',
      '2026-03-30T00:30Z',
      '2026-03-31T00:30Z',
    ])
  })

  it('runs once on the day in autumn that has 02:30 twice', () => {
    expect(due('30 2 * * *', '2026-10-24T00:30Z')).toEqual([
      '2026-10-25T00:30Z',
      '2026-10-26T01:30Z',
      '2026-10-27T01:30Z',
    ])
  })

  it('runs every real hour where it runs every hour', () => {
    expect(due('0 * * * *', '2026-03-28T23:30Z', { count: 4 })).toEqual([
      '2026-03-29T00:00Z',
      '2026-03-29T01:00Z',
      '2026-03-29T02:00Z',
      '2026-03-29T03:00Z',
    ])
    expect(due('0 * * * *', '2026-10-24T23:30Z', { count: 4 })).toEqual([
      '2026-10-25T00:00Z',
      '2026-10-25T01:00Z',
      '2026-10-25T02:00Z',
      '2026-10-25T03:00Z',
    ])
  })

  it.each([
    [
      'midnight that does not exist',
      '0 0 * * *',
      'America/Sao_Paulo',
      '2018-11-03T12:00Z',
      ['2018-11-04T03:00Z', '2018-11-05T02:00Z'],
    ],
    [
      'half an hour of daylight saving',
      '30 1 * * *',
      'Australia/Lord_Howe',
      '2026-04-04T00:00Z',
      ['2026-04-04T14:30Z', '2026-04-05T15:00Z'],
    ],
    [
      'a quarter of an hour beside',
      '0 9 * * *',
      'Asia/Kathmandu',
      '2026-04-04T00:00Z',
      ['2026-04-04T03:15Z', '2026-04-05T03:15Z'],
    ],
    [
      'the other half of the world',
      '0 9 * * *',
      'Pacific/Kiritimati',
      '2026-01-01T00:00Z',
      ['2026-01-01T19:00Z', '2026-01-02T19:00Z'],
    ],
  ])('%s', (_, cron, timezone, after, expected) => {
    expect(due(cron, after, { timezone, count: 2 })).toEqual(expected)
  })

  it.each([
    '',
    '30 2 * *',
    '0 30 2 * * *',
    '61 * * * *',
    '0 25 * * *',
    '0 0 31 2 *',
    '0 3 L * *',
    '0 3 * * 1#2',
    'every day',
    '0 0 * * 8',
  ])('refuses %j in words', (cron) => {
    expect(parseCron(cron)).toEqual({ times: null, fault: expect.stringMatching(/\.$/) })
  })
})
