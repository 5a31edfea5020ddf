import { getDocumentProxy } from 'unpdf'
import { problem } from '#shared/problem.ts'
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
      throw problem(
        'payload_too_large',
        `This PDF has ${pdf.numPages} pages; at most ${maxPages} can be read. Divide it and add the parts that visitors ask about.`,
      )
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
    if (name === 'PasswordException')
      throw problem(
        'invalid_request',
        'This PDF is protected by a password and cannot be read. Save a copy without the password (print it to a PDF, for example) and add that.',
      )
    throw problem(
      'invalid_request',
      'This PDF is damaged or not whole: it has no pages that can be read. Open it in a PDF program, save it anew and add that file.',
    )
  }
}

async function readPage(pdf: Pdf, number: number): Promise<Line[]> {
  const page = await pdf.getPage(number).catch(() => {
    throw problem(
      'invalid_request',
      `Page ${number} of this PDF is damaged. Open it in a PDF program, save it anew and add that file.`,
    )
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
  return problem(
    'invalid_request',
    `This PDF holds no text, only pictures (${pages === 1 ? 'one page' : `${pages} pages`}): it was probably scanned. ` +
      'Run text recognition (OCR) over it in your scanner or PDF program, or paste the text instead.',
  )
}

/** Programs often leave their own name or that of the file there. */
function titleOf(info: object): string | null {
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
  return title === '' || /\.\w{2,4}$|^(?:microsoft word|untitled|unbenannt|document\d*$)/i.test(title)
    ? null
    : title
}
