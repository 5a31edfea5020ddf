import { type FaultCode, fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { type ContentChunk, readContent } from './content.ts'
import { lookAtCsv } from './csv.ts'
import { createDecoder } from './decode.ts'
import { findEncoding } from './encoding.ts'
import type { KnowsName } from './header.ts'
import { lookAtJson } from './json.ts'
import { factsAt } from './open.ts'
import { readRecords } from './read-records.ts'
import { lookAtSheets } from './sheet.ts'
import { type FileShape, type RawRecord, type ReadOptions, sampleSize } from './types.ts'
import { findXmlRecords } from './xml-look.ts'

export type LookOptions = ReadOptions & {
  /** The sheet of a workbook; otherwise the first with a header. */
  readonly sheet?: string | undefined
  /** Overrides what the bytes say. */
  readonly encoding?: string | undefined
  /** Which names are known as names of columns: how a header is distinguished from a banner. */
  readonly knows?: KnowsName
}

const headBytes = 1024 * 1024

/** What a file is, judged by its content and never by its name. */
export async function lookAtFile(path: string, options: LookOptions = {}): Promise<FileShape> {
  const { facts, head, isWhole, isPacked, encoding, encodingWarnings } = await beginningOf(path, options)
  const knows = options.knows ?? (() => false)
  if (facts.size_bytes === 0) throw faultProblem('invalid_request', fault('file_empty', { path }))
  refuseOthers(head, path)
  if (head.subarray(0, 4).equals(zipMark)) {
    if (isPacked) throw faultProblem('invalid_request', fault('gzip_spreadsheet', { path }))
    const { format, layout, warnings } = await lookAtSheets(facts, knows, options.sheet)
    return withSample(
      { ...facts, format, encoding: null, layout, columns: [], sample: [], warnings },
      options,
    )
  }
  const decoder = createDecoder(encoding)
  const text = decoder.write(head) + (isWhole ? decoder.end() : '')
  const base = { ...facts, encoding, columns: [], sample: [] }
  if (looksLikeXml(text, path)) {
    const layout = { kind: 'xml' as const, ...findXmlRecords(text, isWhole, path) }
    return withSample({ ...base, format: 'xml', layout, warnings: encodingWarnings }, options)
  }
  const json = lookAtJson(text, path)
  if (json) {
    const format = json.kind === 'lines' ? 'ndjson' : 'json'
    return withSample({ ...base, format, layout: json, warnings: encodingWarnings }, options)
  }
  const { layout, warnings } = lookAtCsv(text, isWhole, knows)
  return withSample({ ...base, format: 'csv', layout, warnings: [...encodingWarnings, ...warnings] }, options)
}

const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04])

async function beginningOf(path: string, options: LookOptions) {
  const facts = await factsAt(path)
  const content = readContent(path, { signal: options.signal, expected: facts })
  try {
    const { head, isWhole, isPacked } = await headOf(content)
    const found = options.encoding
      ? { encoding: options.encoding, warnings: [] }
      : await findEncoding(head, chunksOf(content))
    return { facts, head, isWhole, isPacked, encoding: found.encoding, encodingWarnings: found.warnings }
  } finally {
    await content.return(undefined)
  }
}

async function headOf(content: AsyncGenerator<ContentChunk>) {
  const pieces: Buffer[] = []
  let size = 0
  let isPacked = false
  while (size < headBytes) {
    const step = await content.next()
    if (step.done) break
    pieces.push(step.value.chunk)
    size += step.value.chunk.length
    isPacked = step.value.isPacked
  }
  return { head: Buffer.concat(pieces), isWhole: size < headBytes, isPacked }
}

async function* chunksOf(content: AsyncGenerator<ContentChunk>): AsyncGenerator<Buffer> {
  for await (const { chunk } of content) yield chunk
}

const others = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'old_excel'],
  [[0x25, 0x50, 0x44, 0x46], 'file_is_pdf'],
  [[0x1f, 0x8b], 'gzip_twice'],
  [[0x89, 0x50, 0x4e, 0x47], 'file_is_image'],
  [[0xff, 0xd8, 0xff], 'file_is_image'],
  [[0x50, 0x4b, 0x05, 0x06], 'file_is_empty_zip'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'file_is_database'],
] as const satisfies readonly (readonly [readonly number[], FaultCode])[]

function refuseOthers(head: Buffer, path: string): void {
  const other = others.find(([mark]) => mark.every((byte, index) => head[index] === byte))
  if (other) throw faultProblem('invalid_request', fault(other[1], { path }))
}

function looksLikeXml(text: string, path: string): boolean {
  const begin = text.trimStart().slice(0, 200)
  if (/^<(!doctype\s+html|html)\b/i.test(begin))
    throw faultProblem('invalid_request', fault('file_is_web_page', { path }))
  return /^<(\?xml|!--|!doctype|[a-z_][\w:.-]*[\s/>])/i.test(begin)
}

/** The first records, and from them the columns where the file doesn't name them. */
async function withSample(shape: FileShape, options: ReadOptions): Promise<FileShape> {
  const sample: RawRecord[] = []
  const columns = new Set<string>('columns' in shape.layout ? shape.layout.columns : [])
  for await (const record of readRecords(shape, options)) {
    for (const name in record.values) columns.add(name)
    if (sample.push(record) >= sampleSize) break
  }
  return { ...shape, columns: [...columns], sample }
}
