import { crc32, deflateRawSync } from 'node:zlib'

/** A zip file of these entries. `claims` is the unpacked size it claims, when it lies. */
export function zipOf(entries: Readonly<Record<string, string | Buffer>>, claims?: number): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims ?? raw.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, title]))
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
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
