import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type FileShape,
  type LookOptions,
  lookAtFile,
  type RawRecord,
  readRecords,
} from '#main/features/catalog-files/files/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'shopbell-files-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** A file with this content; its name says nothing. */
export function put(content: string | Uint8Array): string {
  const path = join(folder, `export-${++count}`)
  writeFileSync(path, content)
  return path
}

export async function read(
  content: string | Uint8Array,
  options: LookOptions = {},
): Promise<{ shape: FileShape; records: RawRecord[] }> {
  const shape = await lookAtFile(put(content), options)
  return { shape, records: await all(readRecords(shape)) }
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

/** Real files beside the checkout, or where SHOPBELL_DATA says; absent elsewhere. */
export function dataPath(name: string): string {
  return join(resolve(process.env['SHOPBELL_DATA'] ?? '../shared/data'), name)
}

export function dataNames(name: string): string[] {
  return existsSync(dataPath(name)) ? readdirSync(dataPath(name)).sort() : []
}
