import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { zipOf } from '#main/lib/zip-writer.ts'
import { product } from './products.ts'

/** The same catalog as the shop systems write it, in four formats. */
export type CatalogFormat = 'csv' | 'json' | 'xml' | 'xlsx'
export const catalogFormats: readonly CatalogFormat[] = ['csv', 'json', 'xml', 'xlsx']

const columns = [
  'id',
  'title',
  'description',
  'url',
  'image_url',
  'price',
  'currency',
  'availability',
  'stock',
  'brand',
  'category',
  'color',
  'size',
  'material',
  'gtin',
  'tags',
  'weight',
] as const

/** As the others, with a barcode number that a shop could have. */
function exported(number: number, edition: number) {
  const digits = String(200_000_000_000 + number)
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return { ...product(number, edition), gtin: `${digits}${(10 - (sum % 10)) % 10}` } as Record<
    string,
    unknown
  >
}

function cells(number: number, edition: number): string[] {
  const one = exported(number, edition)
  return columns.map((name) => {
    const value = one[name]
    return Array.isArray(value) ? value.join(name === 'category' ? ' > ' : ',') : String(value)
  })
}

export function writeCatalogFile(path: string, format: CatalogFormat, count: number, edition = 0): void {
  if (format === 'xlsx') {
    writeWorkbook(path, count, edition)
    return
  }
  const file = openSync(path, 'w')
  const write = (text: string) => writeSync(file, text)
  if (format === 'csv') write(`${columns.join(',')}\n`)
  if (format === 'json') write('[')
  if (format === 'xml') write('<?xml version="1.0" encoding="UTF-8"?>\n<products>\n')
  let waiting: string[] = []
  for (let number = 0; number < count; number++) {
    waiting.push(lineOf(format, number, edition, number === count - 1))
    if (waiting.length < 1000 && number < count - 1) continue
    write(waiting.join(''))
    waiting = []
  }
  if (format === 'json') write(']\n')
  if (format === 'xml') write('</products>\n')
  closeSync(file)
}

function lineOf(format: 'csv' | 'json' | 'xml', number: number, edition: number, isLast: boolean): string {
  if (format === 'json') return `${JSON.stringify(exported(number, edition))}${isLast ? '' : ','}\n`
  const values = cells(number, edition)
  if (format === 'csv') return `${values.map(csvCell).join(',')}\n`
  const fields = values.map((value, index) => `<${columns[index]}>${escapeXml(value)}</${columns[index]}>`)
  return `<product>${fields.join('')}</product>\n`
}

function csvCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Texts in place, as most exports write them; numbers as numbers. */
function writeWorkbook(path: string, count: number, edition: number): void {
  const row = (values: readonly string[], number: number) =>
    `<row r="${number}">${values
      .map((value, index) => {
        const place = `${String.fromCharCode(65 + index)}${number}`
        const name = columns[index]
        return number > 1 && (name === 'price' || name === 'stock')
          ? `<c r="${place}"><v>${value}</v></c>`
          : `<c r="${place}" t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`
      })
      .join('')}</row>`
  const parts: string[] = [row(columns, 1)]
  for (let number = 0; number < count; number++) parts.push(row(cells(number, edition), number + 2))
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  writeZip(path, [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `${head}<worksheet xmlns="${main}"><sheetData>${parts.join('')}</sheetData></worksheet>`,
    ],
  ])
}

function writeZip(path: string, files: readonly (readonly [name: string, text: string])[]): void {
  const entries = files.map(([name, text]) => ({ name, text }))
  writeFileSync(path, zipOf(entries, new Date()))
}
