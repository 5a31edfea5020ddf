import { zipOf as zipOfEntries } from '#main/lib/zip-writer.ts'

/** A zip file of these entries, by their names. */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  return zipOfEntries(
    Object.entries(entries).map(([name, text]) => ({ name, text })),
    new Date('2026-03-10T11:00:00Z'),
  )
}

/** The file of one entry, which claims that it is unpacked as large as this. */
export function claiming(size: number, zip: Buffer): Buffer {
  zip.writeUInt32LE(size, 22)
  zip.writeUInt32LE(size, zip.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24)
  return zip
}

const ns = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNs = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook out of the inner XML of its sheets. */
export function xlsxOf(
  sheets: Readonly<Record<string, string>>,
  more: { readonly strings?: string; readonly styles?: string; readonly book?: string } = {},
): Buffer {
  const names = Object.keys(sheets)
  const links = names.map(
    (_, at) => `<Relationship Id="r${at}" Type="${rel}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  )
  if (more.strings)
    links.push(`<Relationship Id="s" Type="${rel}/sharedStrings" Target="sharedStrings.xml"/>`)
  if (more.styles) links.push(`<Relationship Id="y" Type="${rel}/styles" Target="styles.xml"/>`)
  return zipOf({
    '_rels/.rels': `<Relationships xmlns="${packageNs}"><Relationship Id="a" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${ns}" xmlns:r="${rel}">${more.book ?? ''}<sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageNs}">${links.join('')}</Relationships>`,
    ...(more.strings ? { 'xl/sharedStrings.xml': `<sst xmlns="${ns}">${more.strings}</sst>` } : {}),
    ...(more.styles ? { 'xl/styles.xml': `<styleSheet xmlns="${ns}">${more.styles}</styleSheet>` } : {}),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${ns}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  })
}

/** A row of inline texts. */
export function row(number: number, cells: readonly string[]): string {
  const inner = cells.map(
    (cell, at) => `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`,
  )
  return `<row r="${number}">${inner.join('')}</row>`
}
