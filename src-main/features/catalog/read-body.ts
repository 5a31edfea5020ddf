import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { problem } from '#shared/problem.ts'
import { maxSyncBytes } from '#shared/schemas/sync.ts'
import { type CatalogPart, createJsonReader, createLineReader } from './json-items.ts'
import type { CatalogBody } from './service.ts'
import { limit } from './spool.ts'

const chunkBytes = 256 * 1024

/** The parts of a put-down body, in order, in bounded memory. */
export async function* readBody(body: CatalogBody): AsyncGenerator<CatalogPart[]> {
  const reader = body.form === 'json' ? createJsonReader() : createLineReader()
  for await (const chunk of bytesOf(body)) yield reader.push(chunk)
  yield reader.end()
}

async function* bytesOf(body: CatalogBody): AsyncGenerator<Buffer> {
  const file = createReadStream(body.path, { highWaterMark: chunkBytes })
  if (!body.gzip) return yield* file
  const gunzip = createGunzip({ chunkSize: chunkBytes })
  file.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  // Counted after decompression: a small file may unpack to anything.
  const counted = limit(maxSyncBytes)
  gunzip.on('error', (error) => counted.destroy(error)).pipe(counted)
  try {
    yield* counted
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error
    throw problem('invalid_request', 'The body says it is gzip, but it cannot be unpacked.')
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}
