import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem } from '#shared/problem.ts'
import { readBytes } from './bytes.ts'
import type { FileFacts, ReadOptions } from './types.ts'
import { checkUnpacked } from './unpacked.ts'

/** `bytes`: how much of the file itself was read by then. */
export type ContentChunk = { readonly chunk: Buffer; readonly bytes: number; readonly isPacked: boolean }

type ContentOptions = ReadOptions & { readonly expected?: FileFacts }

const chunkBytes = 256 * 1024

/** What is in a file, in order; one that is packed (gzip) is unpacked on the way. */
export async function* readContent(path: string, options: ContentOptions = {}): AsyncGenerator<ContentChunk> {
  const raw = readBytes(path, options)
  try {
    const first = await raw.next()
    if (first.done) return
    if (isGzip(first.value)) return yield* unpacked(path, first.value, raw)
    let bytes = first.value.length
    yield { chunk: first.value, bytes, isPacked: false }
    for await (const chunk of raw) {
      bytes += chunk.length
      yield { chunk, bytes, isPacked: false }
    }
  } finally {
    await raw.return(undefined)
  }
}

function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

async function* unpacked(
  path: string,
  first: Buffer,
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<ContentChunk> {
  let packedBytes = 0
  let bytes = 0
  async function* counted(): AsyncGenerator<Buffer> {
    packedBytes += first.length
    yield first
    for await (const chunk of rest) {
      packedBytes += chunk.length
      yield chunk
    }
  }
  const gunzip = createGunzip({ chunkSize: chunkBytes })
  const done = pipeline(Readable.from(counted(), { objectMode: false }), gunzip)
  // Reported where the chunks are read.
  done.catch(() => {})
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      bytes += chunk.length
      checkUnpacked({
        bytes,
        packedBytes,
        refusal: () => fault('gzip_too_large', { path }),
      })
      yield { chunk, bytes: packedBytes, isPacked: true }
    }
  } catch (error) {
    throw isProblem(error) ? error : damaged(error, path)
  } finally {
    gunzip.destroy()
    await done.catch(() => {})
  }
}

function damaged(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException)?.code ?? ''
  if (!code.startsWith('Z_')) return error
  return faultProblem('invalid_request', fault('gzip_damaged', { path }))
}
