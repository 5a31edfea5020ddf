import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRecords } from '#main/features/catalog-files/files/index.ts'
import { lookAtFile } from '#main/features/catalog-files/files/look-at.ts'
import { fault } from '#shared/faults/fault.ts'
import { isProblem } from '#shared/problem.ts'
import { all, dataNames, dataPath, read } from './place.ts'
import { claiming, row, xlsxOf, zipOf } from './zip-maker.ts'

describe('xlsx', () => {
  it('reads numbers, dates, booleans, shared and rich texts, and errors', async () => {
    const file = xlsxOf(
      {
        Sheet1: `${row(1, ['id', 'title', 'price', 'since', 'sale', 'note'])}
        <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"><v>29.989999999999998</v></c><c r="D2" s="1"><v>44197</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="e"><v>#REF!</v></c></row>
        <row r="4"><c r="A4"><v>1234567890123</v></c><c r="B4" t="str"><f>A1</f><v>Tab_x0009_le</v></c><c r="D4" s="2"><v>0.5</v></c></row>`,
      },
      {
        strings:
          '<si><t>A1</t></si><si><r><t>Big </t></r><r><t>lamp</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>',
        styles:
          '<numFmts><numFmt numFmtId="170" formatCode="&quot;day&quot; 0.0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>',
      },
    )
    const { shape, records } = await read(file)
    expect(shape).toMatchObject({ format: 'xlsx', layout: { sheet: 'Sheet1', header_row: 1 } })
    expect(records.map((record) => [record.row, ...Object.values(record.values)])).toEqual([
      [2, 'A1', 'Big lamp', '29.99', '2021-01-01', 'TRUE', ''],
      [4, '1234567890123', 'Tab\tle', '', '0.5', '', ''],
    ])
    expect(records[0]?.warnings?.[0]).toEqual(fault('formula_failed', { value: '#REF!' }))
  })

  it('counts days from 1904 where the workbook does', async () => {
    const sheet = `${row(1, ['id', 'title', 'date'])}<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="inlineStr"><is><t>x</t></is></c><c r="C2" s="1"><v>42735</v></c></row>`
    const file = xlsxOf(
      { S: sheet },
      {
        book: '<workbookPr date1904="1"/>',
        styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
      },
    )
    expect((await read(file)).records[0]?.values['date']).toBe('2021-01-01')
  })

  it('takes the first sheet with a header, or the one asked for', async () => {
    const file = xlsxOf({
      Notes: row(1, ['Ask Anna before changing']),
      Goods: row(1, ['SKU', 'Name', 'Price']) + row(2, ['A', 'Lamp', '5']),
      Old: row(1, ['id', 'title']) + row(2, ['9', 'Z']),
    })
    const knows = (name: string) => ['sku', 'name', 'price', 'title'].includes(name.toLowerCase())
    expect((await read(file, { knows })).shape.layout).toMatchObject({ sheet: 'Goods' })
    expect((await read(file, { knows, sheet: 'Old' })).records[0]?.values).toEqual({ id: '9', title: 'Z' })
    await expect(read(file, { sheet: 'None' })).rejects.toMatchObject({ fault: { code: 'sheet_missing' } })
  })

  it('refuses a zip bomb', async () => {
    const bomb = zipOf({ 'xl/workbook.xml': ' '.repeat(80 * 1024 * 1024) })
    await expect(read(bomb)).rejects.toMatchObject({ fault: { code: 'spreadsheet_too_large' } })
    await expect(read(claiming(1000, bomb))).rejects.toMatchObject({
      fault: { code: 'spreadsheet_too_large' },
    })
  })

  it.each([
    ['half a file', xlsxOf({ S: row(1, ['id']) }).subarray(0, 300), 'spreadsheet_damaged'],
    ['a zip of something else', zipOf({ 'readme.txt': 'hello' }), 'zip_without_workbook'],
    ['an old or locked one', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old_excel'],
    ['an empty one', Buffer.alloc(0), 'file_empty'],
  ])('says what is wrong with %s', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ fault: { code } })
  })

  it('reads OpenDocument sheets', async () => {
    const cell = (text: string) =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
    const file = zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Goods">
        <table:table-row>${cell('id')}${cell('title')}${cell('price')}</table:table-row>
        <table:table-row>${cell('A')}${cell('Lamp<text:s/>x')}<table:table-cell office:value-type="float" office:value="12.5"><text:p>12,50</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16000"/></table:table-row>
        <table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>
      </table:table></office:spreadsheet></office:body></office:document-content>`,
    })
    const { shape, records } = await read(file)
    expect(shape.format).toBe('ods')
    expect(records.map((record) => record.values)).toEqual([{ id: 'A', title: 'Lamp x', price: '12.5' }])
  })
})

const names = dataNames('xlsx_edge')
/** One is locked, one has a part whose bytes are damaged. */
const refused = new Set(['pass_protected.xlsx', 'issue252.xlsx'])

describe.skipIf(names.length === 0)('xlsx_edge (needs the shared data)', () => {
  it.each(names)(
    '%s is read or refused in words',
    async (name) => {
      const path = dataPath(`xlsx_edge/${name}`)
      try {
        const shape = await lookAtFile(path)
        const records = await all(readRecords(shape))
        expect(shape.format).toBe('xlsx')
        expect(records.length).toBeGreaterThanOrEqual(0)
      } catch (error) {
        expect(isProblem(error) && refused.has(name)).toBe(true)
      }
    },
    10_000,
  )

  /** Cells as they stand in the files' own XML. */
  const cells: readonly (readonly [file: string, row: number, cells: readonly string[]])[] = [
    ['temperature.xlsx', 2, ['celsius', '22.2222']],
    ['inventory-table.xlsx', 5, ['4', 'Pear', '100']],
    ['date.xlsx', 1, ['2021-01-01', '15']],
    ['date_1904.xlsx', 1, ['2021-01-01', '15']],
    ['inlineStr_cdata.xlsx', 2, ['12345', 'NormalText']],
    ['empty_shared_string_value.xlsx', 2, ['Alice', '', 'Active']],
    ['empty_shared_string_value.xlsx', 3, ['', 'Berlin', '']],
    ['encoded_entities.xlsx', 1, ['&']],
  ]
  it.each(cells.filter(([file]) => existsSync(dataPath(`xlsx_edge/${file}`))))(
    '%s row %i',
    async (file, number, expected) => {
      const records = await all(readRecords(await lookAtFile(dataPath(`xlsx_edge/${file}`))))
      const found = records.find((record) => record.row === number)
      expect(Object.values(found?.values ?? {}).slice(0, expected.length)).toEqual(expected)
    },
  )
})
