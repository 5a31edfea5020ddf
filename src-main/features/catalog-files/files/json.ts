import {
  type CatalogPart,
  type CatalogReader,
  createJsonReader,
  createLineReader,
  createMapReader,
} from '#main/features/catalog/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem } from '#shared/problem.ts'
import { readContent } from './content.ts'
import { flattenJson, productsIn } from './flatten.ts'
import { findJsonList } from './json-list.ts'
import { readText } from './text-chunks.ts'
import type { FileFacts, FileLayout, RawRecord, ReadOptions } from './types.ts'

type JsonLayout = Extract<FileLayout, { kind: 'json' | 'lines' }>

/** Where the records of a JSON text are, judged by its beginning; null when it is not JSON. */
export function lookAtJson(text: string, path: string): JsonLayout | null {
  const begin = text.trimStart()
  if (begin[0] !== '{' && begin[0] !== '[') return null
  if (begin[0] === '{' && isLines(begin)) return { kind: 'lines' }
  const list = findJsonList(text)
  if (list) {
    const start = Buffer.byteLength(text.slice(0, list.start))
    return { kind: 'json', list: list.path, start, isMap: list.isMap }
  }
  if (begin[0] === '[') return null
  throw faultProblem('invalid_request', fault('json_without_list', { path }))
}

/** One object a line: the first line is a whole object and another follows, or it is a single product. */
function isLines(text: string): boolean {
  const end = text.indexOf('\n')
  const first = end === -1 ? text : text.slice(0, end)
  const rest = end === -1 ? '' : text.slice(end).trimStart()
  if (rest !== '' && !rest.startsWith('{')) return false
  try {
    const value = JSON.parse(first) as object
    if (rest !== '') return true
    const list = findJsonList(first)
    return list === null || (!list.isUsual && !list.isMap && Object.keys(value).length > 3)
  } catch {
    return false
  }
}

export async function* readJson(
  facts: FileFacts,
  encoding: string,
  layout: JsonLayout,
  options: ReadOptions = {},
): AsyncGenerator<RawRecord> {
  const reader = readerOf(layout)
  const skip = layout.kind === 'json' ? layout.start : 0
  let row = 0
  let passed = 0
  for await (const { chunk, bytes } of utf8Chunks(facts, encoding, options)) {
    const rest = chunk.subarray(Math.max(0, skip - passed))
    passed += chunk.length
    if (rest.length === 0) continue
    for (const part of partsOf(facts, () => reader.push(rest)))
      for (const record of recordsOf(part, ++row, bytes)) yield record
  }
  for (const part of endOf(facts, reader))
    for (const record of recordsOf(part, ++row, facts.size_bytes)) yield record
}

function readerOf(layout: JsonLayout): CatalogReader {
  if (layout.kind === 'lines') return createLineReader()
  return layout.isMap ? createMapReader() : createJsonReader({ ignoreRest: true })
}

function partsOf(facts: FileFacts, read: () => CatalogPart[]): CatalogPart[] {
  try {
    return read()
  } catch (error) {
    if (!isProblem(error)) throw error
    const reason = error.fault ?? fault('other', { text: error.message })
    throw faultProblem('invalid_json', fault('json_invalid', { path: facts.path, reason }))
  }
}

/** A file without a single product is reported by whoever counts, not as a fault of its form. */
function endOf(facts: FileFacts, reader: CatalogReader): CatalogPart[] {
  return facts.size_bytes === 0 ? [] : partsOf(facts, () => reader.end())
}

function recordsOf(part: CatalogPart, place: number, bytes: number): RawRecord[] {
  const row = part.kind === 'field' ? place : (part.line ?? place)
  if (part.kind === 'item')
    return productsIn(part.value).map((one) => ({ row, bytes, kind: null, values: flattenJson(one) }))
  const warning =
    part.kind === 'broken item' ? part.fault : fault('field_beside_products', { name: part.name })
  return [{ row, bytes, kind: null, values: {}, warnings: [warning] }]
}

async function* utf8Chunks(facts: FileFacts, encoding: string, options: ReadOptions) {
  if (encoding === 'utf-8') {
    let isFirst = true
    for await (const { chunk, bytes } of readContent(facts.path, { ...options, expected: facts })) {
      const marked = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
      isFirst = false
      yield { chunk: marked ? chunk.subarray(3) : chunk, bytes }
    }
    return
  }
  for await (const { text, bytes } of readText(facts, encoding, options))
    yield { chunk: Buffer.from(text), bytes }
}
