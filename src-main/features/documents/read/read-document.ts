import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { DocumentFormat } from '#shared/schemas/document.ts'
import { decodeText } from './decode.ts'
import { htmlBlocks } from './html.ts'
import { passagesOf } from './passages.ts'
import type { Block, ReadBlocks, ReadDocument } from './types.ts'

export type DocumentSource = {
  readonly format: DocumentFormat
  /** Of the bytes or the text, one is there. */
  readonly bytes?: Uint8Array
  readonly text?: string
}

/** Some hundred pages; more would answer worse, not better. */
const maxCharacters = 2_000_000

/** Takes long and much memory for large files: only for a worker. Throws a problem that says how to fix it. */
export async function readDocument(source: DocumentSource): Promise<ReadDocument> {
  const { title, blocks } = await blocksOf(source).catch(rethrowReadably)
  const size = blocks.reduce((sum, block) => sum + lengthOf(block), 0)
  if (size > maxCharacters)
    throw faultProblem('payload_too_large', fault('document_too_long', { count: size, max: maxCharacters }))
  const passages = passagesOf(blocks)
  if (passages.length === 0) throw faultProblem('invalid_request', fault('document_without_text'))
  return { title: cleanTitle(title) ?? cleanTitle(firstHeading(blocks)), passages }
}

/** What is nested too deep for a reader that calls itself overflows the stack. */
function rethrowReadably(error: unknown): never {
  if (error instanceof RangeError) throw faultProblem('payload_too_large', fault('document_too_much_memory'))
  throw error
}

function lengthOf(block: Block): number {
  return block.kind === 'heading'
    ? block.text.length
    : block.lines.reduce((sum, line) => sum + line.length, 0)
}

async function blocksOf({ format, bytes, text }: DocumentSource): Promise<ReadBlocks> {
  if (format === 'pdf') {
    const pdf = bytes ?? new Uint8Array()
    if (!startsWith(pdf, '%PDF', 1024)) throw wrongKind('not_a_pdf', pdf)
    return (await import('./pdf.ts')).readPdf(pdf)
  }
  if (format === 'docx') {
    const docx = bytes ?? new Uint8Array()
    if (!startsWith(docx, 'PK', 0)) throw wrongKind('not_a_word_file', docx)
    return (await import('./docx.ts')).readDocx(docx)
  }
  if (bytes && looksBinary(bytes)) throw wrongKind('not_a_text_file', bytes)
  const whole = wellFormed(text ?? decodeText(bytes ?? new Uint8Array()))
  if (format === 'html') return htmlBlocks(whole)
  if (format === 'md') return (await import('./markdown.ts')).markdownBlocks(whole)
  return (await import('./plain.ts')).plainBlocks(whole)
}

/** Half characters and marks at the beginning would be carried into every answer. */
function wellFormed(text: string): string {
  return text
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '')
}

function startsWith(bytes: Uint8Array, magic: string, within: number): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, within + magic.length)).includes(magic)
}

/** What people mix up, by its first bytes. */
function wrongKind(code: 'not_a_pdf' | 'not_a_word_file' | 'not_a_text_file', bytes: Uint8Array): Error {
  return faultProblem('invalid_request', fault(code, { reason: fault(kindOf(bytes)) }))
}

function kindOf(bytes: Uint8Array) {
  if (bytes.length === 0) return 'found_nothing'
  if (startsWith(bytes, '%PDF', 0)) return 'found_pdf'
  if (startsWith(bytes, 'PK', 0)) return 'found_zip'
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return 'found_old_word'
  return startsWith(bytes, '{\\rtf', 0) ? 'found_rich_text' : 'found_unknown'
}

/** Nul bytes are in no text, except in UTF-16, which says so at its beginning. */
function looksBinary(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isUtf16 && (bytes.subarray(0, 4096).includes(0) || startsWith(bytes, '%PDF', 0))
}

function firstHeading(blocks: readonly Block[]): string | null {
  const first = blocks.find((block) => block.kind === 'heading')
  return first?.kind === 'heading' ? first.text : null
}

const maxTitle = 200

function cleanTitle(title: string | null): string | null {
  const clean = title?.replaceAll(/\s+/g, ' ').trim().slice(0, maxTitle).trim() ?? ''
  return clean === '' ? null : clean
}
