import { describe, expect, it } from 'vitest'
import { csvLine, readCell } from '#main/lib/csv/csv-writer.ts'

describe('a cell of an export', () => {
  it.each(['+4930123456', '+49 30 123456', '+49 (0) 30 123456', '-5.00', '06 12 34 56 78', '12', 'a=1'])(
    'stays as it is where a spreadsheet would compute nothing: %s',
    (value) => {
      expect(csvLine([value])).toBe(value)
    },
  )

  it.each([
    '=1+1',
    '@SUM(A1)',
    '+49-30-123456',
    '+1/2',
    '-2+3',
    "+cmd|' /C calc'!A0",
    '-A1',
    '+',
    ' =1',
    "'=1",
    '\t=1',
    '\r=1',
    '\u00a0=HYPERLINK("https://example.com")',
    '+1\n=2',
  ])('is text where it would be a formula: %j', (value) => {
    const written = csvLine([value]).replace(/^"(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"'))
    expect(written).toBe(`'${value}`)
    expect(readCell(written)).toBe(value)
  })
})
