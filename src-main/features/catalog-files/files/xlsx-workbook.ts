import { posix } from 'node:path'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { createDateFormats, type DateFormats } from './xlsx-dates.ts'
import type { Zip } from './zip.ts'
import { localAttribute, localName, readWhole } from './zip-xml.ts'

export type XlsxBook = {
  /** In the order of the tabs, hidden ones last. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[]
  readonly strings: readonly string[]
  readonly dates: DateFormats
}

/** Texts are held while the rows are read, so their sum is bounded. */
const maxStringChars = 128 * 1024 * 1024

export async function readBook(zip: Zip, path: string): Promise<XlsxBook> {
  const root = await relations(zip, '', path)
  const main = [...root.values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  if (main.endsWith('.bin')) throw faultProblem('invalid_request', fault('binary_workbook', { path }))
  if (!zip.has(main)) throw faultProblem('invalid_request', fault('zip_without_workbook', { path }))
  const links = await relations(zip, main, path)
  const partOf = (type: string) => [...links.values()].find((link) => link.type === type)?.target ?? null
  const { sheets, is1904 } = await readSheets(zip, main, links, path)
  const styles = partOf('styles')
  const strings = partOf('sharedStrings')
  return {
    sheets,
    strings: strings === null ? [] : await readStrings(zip, strings, path),
    dates: await readStyles(zip, styles, is1904, path),
  }
}

type Link = { readonly type: string; readonly target: string }

async function relations(zip: Zip, part: string, path: string): Promise<Map<string, Link>> {
  const folder = posix.dirname(part)
  const name = part === '' ? '_rels/.rels' : posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const links = new Map<string, Link>()
  await readWhole(
    zip,
    name,
    {
      open: (tag, attributes) => {
        if (localName(tag) !== 'Relationship') return
        const target = (attributes['Target'] ?? '').replaceAll('\\', '/')
        const full = target.startsWith('/') ? target.slice(1) : posix.join(part === '' ? '' : folder, target)
        const type = (attributes['Type'] ?? '').split('/').at(-1) ?? ''
        links.set(attributes['Id'] ?? '', { type, target: full })
      },
      text: () => {},
      close: () => {},
    },
    path,
  )
  return links
}

async function readSheets(zip: Zip, main: string, links: ReadonlyMap<string, Link>, path: string) {
  const shown: { name: string; part: string }[] = []
  const hidden: { name: string; part: string }[] = []
  let is1904 = false
  await readWhole(
    zip,
    main,
    {
      open: (tag, attributes) => {
        const name = localName(tag)
        if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
        if (name !== 'sheet') return
        const link = links.get(prefixedId(attributes))
        if (link?.type !== 'worksheet' || !zip.has(link.target)) return
        const list = (attributes['state'] ?? 'visible') === 'visible' ? shown : hidden
        list.push({
          name: attributes['name'] ?? `Sheet ${shown.length + hidden.length + 1}`,
          part: link.target,
        })
      },
      text: () => {},
      close: () => {},
    },
    path,
  )
  return { sheets: [...shown, ...hidden], is1904 }
}

/** `r:id`, whatever the prefix is; `sheetId` is another thing. */
function prefixedId(attributes: Readonly<Record<string, string>>): string {
  for (const name in attributes) if (/:id$/i.test(name)) return attributes[name] ?? ''
  return localAttribute(attributes, 'id') ?? ''
}

async function readStrings(zip: Zip, part: string, path: string): Promise<string[]> {
  const strings: string[] = []
  let current = ''
  let inText = false
  let phonetic = 0
  let chars = 0
  await readWhole(
    zip,
    part,
    {
      open: (tag) => {
        const name = localName(tag)
        if (name === 'si') current = ''
        else if (name === 'rPh') phonetic++
        else if (name === 't') inText = phonetic === 0
      },
      text: (text) => {
        if (inText && current.length <= maxStringChars) current += text
      },
      close: (tag) => {
        const name = localName(tag)
        if (name === 't') inText = false
        else if (name === 'rPh') phonetic--
        else if (name === 'si') {
          chars += current.length
          if (chars > maxStringChars)
            throw faultProblem('payload_too_large', fault('spreadsheet_too_much_text', { path }))
          strings.push(unescapeText(current))
        }
      },
    },
    path,
  )
  return strings
}

/** Spreadsheets write signs that XML cannot hold as `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

async function readStyles(
  zip: Zip,
  part: string | null,
  is1904: boolean,
  path: string,
): Promise<DateFormats> {
  const custom = new Map<number, string>()
  const formats: number[] = []
  let inCells = false
  if (part !== null)
    await readWhole(
      zip,
      part,
      {
        open: (tag, attributes) => {
          const name = localName(tag)
          if (name === 'numFmt') custom.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
          else if (name === 'cellXfs') inCells = true
          else if (name === 'xf' && inCells) formats.push(Number(attributes['numFmtId'] ?? 0))
        },
        text: () => {},
        close: (tag) => {
          if (localName(tag) === 'cellXfs') inCells = false
        },
      },
      path,
    )
  return createDateFormats({ formats, custom, is1904 })
}
