import { describe, expect, it } from 'vitest'
import type { RowFault } from '#main/features/imports/history/repository.ts'
import { checkApproval } from '#main/features/imports/runs/approval.ts'
import { createFaults } from '#main/features/imports/runs/faults.ts'
import { faultsCsv } from '#main/features/imports/runs/faults-csv.ts'
import type { Progress } from '#main/features/imports/runs/job.ts'
import { createMeter } from '#main/features/imports/runs/meter.ts'
import { nextTry } from '#main/features/imports/upload/retry.ts'
import { fault } from '#shared/faults/fault.ts'

describe('checkApproval', () => {
  const run = { mode: 'replace', approval_percent: 30, present: 100, products: 100, removes: 0 } as const

  it.each([
    ['nothing goes', {}, null],
    ['just as much as may', { removes: 30, products: 70 }, null],
    ['one more', { removes: 31, products: 69 }, 'removes_too_many'],
    ['many go and as many come', { removes: 60, products: 200 }, 'removes_too_many'],
    ['none is left', { removes: 100, products: 0 }, 'empty'],
    ['half is left where more may go', { approval_percent: 80, removes: 50, products: 50 }, null],
    [
      'less than half is left where more may go',
      { approval_percent: 80, removes: 51, products: 49 },
      'halved',
    ],
    ['it is to stop at nothing but nothing', { approval_percent: 100, removes: 99, products: 1 }, null],
    ['nothing is left where all may go', { approval_percent: 100, removes: 100, products: 0 }, 'empty'],
    ['it is cut off, even as the first', { present: 0, products: 5, isCut: true }, 'cut_off'],
    ['a column is gone, in a merge too', { mode: 'merge', columns: ['price'] }, 'columns_gone'],
    ['a column is gone in the first file', { present: 0, columns: ['price'] }, null],
    ['a field is gone', { approval_percent: 100, fields: ['price'] }, 'fields_gone'],
    ['the first catalog', { present: 0, products: 5 }, null],
    ['nothing is removed by a merge', { mode: 'merge', products: 0, removes: 0 }, null],
  ] as const)('%s', (_, change, reason) => {
    expect(checkApproval({ ...run, ...change })).toMatchObject({ reason })
  })
})

describe('nextTry', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  const waitAfter = (status: number | null, tries = 1, retryAfter: string | null = null) =>
    nextTry({ status, retryAfter }, tries, now)

  it('tries again where that may help', () => {
    expect([null, 408, 429, 500, 502, 503].map((status) => waitAfter(status))).toEqual(Array(6).fill(2000))
    expect([200, 301, 400, 401, 403, 404, 413, 415].map((status) => waitAfter(status))).toEqual(
      Array(8).fill(null),
    )
  })

  it('waits longer each time, and stops', () => {
    expect([1, 2, 3, 4, 5].map((tries) => waitAfter(500, tries))).toEqual([2000, 8000, 32_000, 128_000, null])
  })

  it('waits as long as it is asked to, within reason', () => {
    expect(waitAfter(429, 1, '10')).toBe(10_000)
    expect(waitAfter(429, 1, 'Thu, 01 Jan 2026 00:01:00 GMT')).toBe(60_000)
    expect(waitAfter(429, 1, '86400')).toBe(300_000)
    expect(waitAfter(429, 1, 'soon')).toBe(2000)
  })
})

describe('faults', () => {
  const otherFault = (text: string): RowFault => ({
    row: 2,
    column: 'price',
    id: 'A',
    severity: 'warning',
    ...fault('other', { text }),
  })

  it('are all counted, and kept up to a bound', () => {
    const faults = createFaults(2)
    for (const text of ['a', 'b', 'c']) faults.add(otherFault(text))
    expect([faults.all().length, faults.total(), faults.warnings()]).toEqual([2, 3, 3])
  })

  it('are no formulas in a spreadsheet', () => {
    const texts = ['=1+1', '+1+1', '-x', '@sum', ' =1', '\t=1', 'say "no"', 'a,b', 'plain']
    const lines = faultsCsv(texts.map(otherFault), 12).split('\r\n')
    expect(lines.slice(1, -1)).toEqual([
      "2,price,A,warning,'=1+1",
      "2,price,A,warning,'+1+1",
      "2,price,A,warning,'-x",
      "2,price,A,warning,'@sum",
      "2,price,A,warning,' =1",
      `2,price,A,warning,"'\t=1"`,
      '2,price,A,warning,"say ""no"""',
      '2,price,A,warning,"a,b"',
      '2,price,A,warning,plain',
      ',,,,and 3 more that were not kept',
    ])
  })
})

describe('a meter', () => {
  it('reports five times a second, how far and how long still', () => {
    const reported: Progress[] = []
    let now = 0
    const meter = createMeter({
      totalBytes: 1000,
      report: (progress) => reported.push(progress),
      nowMs: () => now,
    })
    meter.begin('reading')
    meter.begin('writing')
    for (let row = 1; row <= 100; row++) {
      now += 20
      meter.row(row, row * 5)
    }
    expect(reported).toHaveLength(2 + 10)
    expect(reported.at(-1)).toEqual({
      phase: 'writing',
      rows: 100,
      percent: 50,
      rows_per_second: 50,
      seconds_left: 2,
    })
    meter.finishing()
    expect(reported.at(-1)).toMatchObject({ phase: 'finishing', percent: 96, seconds_left: null })
  })
})
