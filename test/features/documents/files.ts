import { deflateSync } from 'node:zlib'
import JSZip from 'jszip'

type PdfLine = {
  readonly text: string
  readonly size?: number
  readonly gap?: number
  readonly x?: number
}

/** A PDF of our own making, one list of lines a page, set from the top in Helvetica. */
export function makePdf(
  pages: readonly (readonly PdfLine[])[],
  options: { readonly encrypted?: boolean; readonly title?: string } = {},
): Uint8Array {
  const objects: string[] = []
  const add = (body: string): number => objects.push(body)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const kids = pages.map((lines) => {
    const content = contentOf(lines)
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${stream} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
  const info = add(`<< /Title (${escaped(options.title ?? '')}) >>`)
  const lock = options.encrypted
    ? add(`<< /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >>`)
    : null
  return written(objects, `/Info ${info} 0 R${lock === null ? '' : ` /Encrypt ${lock} 0 R /ID [<00><00>]`}`)
}

function contentOf(lines: readonly PdfLine[]): string {
  let y = 790
  const parts = lines.map(({ text, size = 11, gap = size * 1.25, x = 60 }) => {
    y -= gap
    return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y.toFixed(2)} Tm (${escaped(text)}) Tj ET`
  })
  return parts.join('\n')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`).replaceAll('•', '\x95')
}

function written(objects: readonly string[], trailer: string): Uint8Array {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const start = file.length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

/** A page whose few bytes unpack to very many blanks. */
export function makePackedPdf(unpackedBytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(unpackedBytes, ' ')).toString('latin1')
  return written(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
      `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
    ],
    '',
  )
}

/** A Word file with the body given, as XML of its paragraphs and tables. */
export async function makeDocx(
  body: string,
  compression: 'STORE' | 'DEFLATE' = 'STORE',
): Promise<Uint8Array> {
  const zip = new JSZip()
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  zip.file(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  zip.file(
    'word/_rels/document.xml.rels',
    `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  )
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const style = (id: string, name: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`
  zip.file(
    'word/styles.xml',
    `${xml}<w:styles xmlns:w="${main}">${style('Title', 'Title')}${style('Heading1', 'heading 1')}${style('Heading2', 'heading 2')}</w:styles>`,
  )
  zip.file('word/document.xml', `${xml}<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`)
  return zip.generateAsync({ type: 'uint8array', compression })
}

export function paragraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}
