import { describe, expect, it } from 'vitest'
import { lookAt } from '#main/features/catalog-files/dialects/look-at.ts'
import { findCsvStyle } from '#main/lib/csv/csv-style.ts'
import { fault } from '#shared/faults/fault.ts'
import { put, read } from './place.ts'

const megabyte = 1_000_000
const head = 'sku,title,price,description\n'
const after = 'A-2,Lamp 2,3.00,short\n'
const tooLong = fault('line_too_long', { mb: 1 })

describe('a line that does not end', () => {
  const endless = {
    'of letters': `A-1,Lamp,10.00,${'a'.repeat(10 * megabyte)}\n`,
    'in quotes': `A-1,Lamp,10.00,"${'word text '.repeat(megabyte)}"\n`,
    'of quotes that open cells': `A-1,Lamp,10.00,"${',"b'.repeat(3 * megabyte)}"\n`,
    'of cells': `${','.repeat(10 * megabyte)}\n`,
  }
  for (const [name, line] of Object.entries(endless))
    it(`is left out by its row, ${name}, and the next one is read`, async () => {
      const { records } = await read(head + line + after)
      expect(records).toEqual([
        expect.objectContaining({ row: 2, values: {}, warnings: [tooLong] }),
        expect.objectContaining({ row: 3, values: expect.objectContaining({ sku: 'A-2' }) }),
      ])
    })

  it('is left out at the end of a file too', async () => {
    const { records } = await read(`${head}${after}A-3,${'a'.repeat(3 * megabyte)}`)
    expect(records.map(({ row, warnings }) => [row, warnings])).toEqual([
      [2, undefined],
      [3, [tooLong]],
    ])
  })

  it('is left out among lines of JSON', async () => {
    const lines = [
      { sku: 'A-1', title: 'Lamp' },
      { sku: 'A-2', title: 'a'.repeat(3 * megabyte) },
      { sku: 'A-3', title: 'Lamp 3' },
    ]
    const { records } = await read(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    expect(records).toEqual([
      expect.objectContaining({ row: 1, values: { sku: 'A-1', title: 'Lamp' } }),
      expect.objectContaining({ row: 2, values: {}, warnings: [tooLong] }),
      expect.objectContaining({ row: 3, values: { sku: 'A-3', title: 'Lamp 3' } }),
    ])
  })

  it('ends the reading of JSON where it is a product', async () => {
    const products = [
      { sku: 'A-1', title: 'Lamp' },
      { sku: 'A-2', title: 'a'.repeat(20 * megabyte) },
    ]
    await expect(read(JSON.stringify(products)).then(() => null)).rejects.toMatchObject({
      fault: { code: 'json_invalid', params: { reason: { code: 'json_value_too_large' } } },
    })
  })
})

describe('quotes that are never closed', () => {
  it('are letters, and no row is looked through for each of them', async () => {
    const { records } = await read(`sku,title,price\n${',""x\n'.repeat(50_000)}`)
    expect(records).toHaveLength(50_000)
  })
})

describe('a cell full of marks', () => {
  const wide = (mark: string) =>
    `sku,title,amount,tags\n${Array.from({ length: 5 }, (_, at) => `A-${at},Lamp ${at},1.00,"${`a${mark}`.repeat(25_000)}"\n`).join('')}`
  for (const mark of ['|', ';', '^', '~', '=b;'])
    it(`does not make columns of itself: ${mark}`, async () => {
      const look = await lookAt(put(wide(mark)))
      expect(look.columns).toEqual(['sku', 'title', 'amount', 'tags'])
    })

  it('does not hide the mark that parts all rows alike', () => {
    const text = `id,name,sizes\n${Array.from({ length: 20 }, (_, at) => `${at},Shirt,S|M|L|XL|XXL|3XL\n`).join('')}`
    expect(findCsvStyle(text).delimiter).toBe(',')
  })

  it('leaves the mark of rows with decimal commas alone', () => {
    const rows = Array.from({ length: 20 }, (_, at) => `${at};Lampe;3,50;2,00\n`).join('')
    expect(findCsvStyle(`Nr;Name;Preis;UVP\n${rows}`).delimiter).toBe(';')
    expect(findCsvStyle(`${rows}99;Lampe\n`).delimiter).toBe(';')
  })
})

describe('a heading', () => {
  it('that is a book is cut, and its words are not looked through', async () => {
    const { columns, guesses } = await lookAt(put(`sku,title,${'word text '.repeat(8000)}\nA-1,Lamp,x\n`))
    expect(columns.slice(0, 2)).toEqual(['sku', 'title'])
    expect(columns[2]?.length).toBeLessThanOrEqual(200)
    expect(guesses).toHaveLength(3)
  })

  it('that comes again very often is named apart each time', async () => {
    const { columns } = await lookAt(put(`sku,title,${'a,'.repeat(100_000)}\nA-1,Lamp,x\n`))
    expect(columns).toHaveLength(4096)
    expect(new Set(columns).size).toBe(4096)
  })
})
