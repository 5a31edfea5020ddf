import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCsvParser } from '#main/lib/csv/csv-parser.ts'
import { findCsvStyle } from '#main/lib/csv/csv-style.ts'
import { dataNames, dataPath, read } from './place.ts'

const plain = { delimiter: ',', quote: '"', escape: '"', newline: '\n' } as const

function rowsOf(text: string, style = plain, pieces = [text.length]): string[][] {
  const parser = createCsvParser(style)
  const rows: string[][] = []
  let at = 0
  for (const size of pieces) {
    rows.push(...parser.push(text.slice(at, at + size)).map((row) => row.cells))
    at += size
  }
  rows.push(...parser.push(text.slice(at)).map((row) => row.cells), ...parser.end().map((row) => row.cells))
  return rows
}

describe('csv', () => {
  it('reads what csv-parse reads, however the text is cut', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'b', ',', '"', '\n', '\r\n', ' ', 'ž', ';'),
      maxLength: 8,
    })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }), (rows, pieces) => {
        const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
        const text = `${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`
        const expected = parse(text, { relax_column_count: true, skip_empty_lines: false })
        expect(rowsOf(text, plain, pieces)).toEqual(expected)
      }),
    )
  })

  it('never loses the rest of the file to a quote that is not closed', () => {
    const text = 'id,title,price\n1,"Lamp 12" long,5\n2,Table,6\n3,"Chair, red",7\n'
    const rows = rowsOf(text)
    expect(rows.slice(-2)).toEqual([
      ['2', 'Table', '6'],
      ['3', 'Chair, red', '7'],
    ])
    expect(rowsOf('a,b\n1,"never closed,3')).toEqual([
      ['a', 'b'],
      ['1', '"never closed', '3'],
    ])
    expect(rowsOf('a,b,c\n1,"missed " it",3')).toEqual([
      ['a', 'b', 'c'],
      ['1', 'missed " it', '3'],
    ])
  })

  it('gives any text back as rows without failing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x') }),
        (text) => void rowsOf(text),
      ),
    )
  })

  it.each([
    [',', 'id,title\n1,Lamp\n2,"Table; oak"\n'],
    [';', 'id;title;price\n1;Lamp, big;1,50\n2;Table;2,50\n'],
    ['\t', 'id\ttitle\n1\tLamp, red; new\n2\tTable\n'],
    ['|', 'id|title|x\n1|Lamp|2\n2|Table|3\n'],
    [';', 'sep=;\nid;title\n1;a,b\n'],
  ])('finds the mark %j', (delimiter, text) => {
    expect(findCsvStyle(text).delimiter).toBe(delimiter)
  })

  it('finds backslash escapes, single quotes and old line ends', () => {
    expect(findCsvStyle('a,b\n"5\\" tube",x\n"6\\" tube",y\n').escape).toBe('\\')
    expect(findCsvStyle("'a','b','c'\n'1','2,5','3'\n'4','5','6'\n").quote).toBe("'")
    expect(findCsvStyle('a,b\r1,2\r').newline).toBe('\r')
  })

  it('finds the header below a banner, and counts rows as a sheet does', async () => {
    const { shape, records } = await read(
      'My shop\nExported 2024-05-01\n\nSKU;Name;Price\nA1;Lamp;12,50\n\nA2;"Two\nlines";3\n',
    )
    expect(shape.layout).toMatchObject({ header_row: 4, delimiter: ';' })
    expect(records).toEqual([
      { row: 5, bytes: expect.any(Number), kind: null, values: { SKU: 'A1', Name: 'Lamp', Price: '12,50' } },
      {
        row: 7,
        bytes: expect.any(Number),
        kind: null,
        values: { SKU: 'A2', Name: 'Two\nlines', Price: '3' },
      },
    ])
    expect(shape.warnings.map(({ code }) => code)).toContain('rows_above_header')
  })

  it('survives ragged rows and reports them', async () => {
    const { records } = await read('id,title,price\n1,Lamp\n2,Table,5,\n3,Chair,6,x,y\n')
    expect(records.map((record) => record.values['price'])).toEqual(['', '5', '6'])
    expect(records.map((record) => record.warnings?.length ?? 0)).toEqual([1, 0, 1])
  })

  it('names columns that have none, or the same', async () => {
    const { shape } = await read('id,title,title,,__proto__\n1,a,b,c,d\n2,a,b,c,d\n')
    expect(shape.columns).toEqual(['id', 'title', 'title (2)', 'Column 4', '_proto_'])
    const { shape: bare, records } = await read(
      '1,Lamp,12.50,https://a.example/1\n2,Table,13.50,https://a.example/2\n',
    )
    expect(bare.layout).toMatchObject({ header_row: null })
    expect(records).toHaveLength(2)
  })
})

/** Its JSON has another telephone number than its CSV. */
const faulty = new Set(['location_coordinates.csv'])

for (const [set, folder] of [
  ['csv-spectrum', 'csv_spectrum/csvs'],
  ['csv-test-data', 'csv_test_data/csv'],
] as const) {
  const names = dataNames(folder).filter((name) => !name.startsWith('bad-') && !faulty.has(name))
  describe.skipIf(names.length === 0)(`${set} (needs the shared data)`, () => {
    it.each(names)('%s', async (name) => {
      const text = readFileSync(dataPath(`${folder}/${name}`), 'utf8')
      const json = dataPath(`${folder.replace(/csvs?$/, 'json')}/${name.replace(/csv$/, 'json')}`)
      // Line ends in the CSV depend on how it was checked out.
      const expected = JSON.parse(readFileSync(json, 'utf8').replaceAll('\\r\\n', '\\n')) as unknown[]
      const rows = rowsOf(text)
      if (Array.isArray(expected[0])) return expect(rows).toEqual(expected)
      const [header = [], ...body] = rows
      const records = body.map((cells) =>
        Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])),
      )
      expect(records).toEqual(expected)
      const { records: found } = await read(text)
      return expect(found.map((record) => record.values)).toEqual(expected)
    })
  })
}
