import { getDocumentProxy } from 'unpdf'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { pdfBlocks } from './pdf-blocks.ts'
import { type Item, type Line, linesOf } from './pdf-lines.ts'
import type { ReadBlocks } from './types.ts'

/** A shop's papers have fewer; a book would drown them. */
const maxPages = 500
/** Only real mistakes are worth a line; a font that is missing is none. */
const quiet = 0

export async function readPdf(bytes: Uint8Array): Promise<ReadBlocks> {
  const pdf = await open(bytes)
  try {
    if (pdf.numPages > maxPages)
      throw faultProblem('payload_too_large', fault('pdf_too_long', { count: pdf.numPages, max: maxPages }))
    const pages: Line[][] = []
    for (let page = 1; page <= pdf.numPages; page++) pages.push(await readPage(pdf, page))
    if (pages.every((lines) => lines.length === 0)) throw scanned(pdf.numPages)
    const { info } = await pdf.getMetadata()
    return { title: titleOf(info), blocks: pdfBlocks(pages) }
  } finally {
    await pdf.cleanup()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, { verbosity: quiet })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException') throw faultProblem('invalid_request', fault('pdf_with_password'))
    throw faultProblem('invalid_request', fault('pdf_damaged'))
  }
}

async function readPage(pdf: Pdf, number: number): Promise<Line[]> {
  const page = await pdf.getPage(number).catch(() => {
    throw faultProblem('invalid_request', fault('pdf_page_damaged', { page: number }))
  })
  const { items } = await page.getTextContent()
  const placed = items.flatMap((item): Item[] => {
    if (!('str' in item)) return []
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d) }]
  })
  page.cleanup()
  return linesOf(placed, number)
}

function scanned(pages: number): Error {
  return faultProblem('invalid_request', fault('pdf_without_text', { count: pages }))
}

/** Programs often leave their own name or that of the file there. */
function titleOf(info: object): string | null {
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
  return title === '' || /\.\w{2,4}$|^(?:microsoft word|untitled|unbenannt|document\d*$)/i.test(title)
    ? null
    : title
}
