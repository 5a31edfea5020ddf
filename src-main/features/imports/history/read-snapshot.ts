import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { Product } from '#shared/schemas/product.ts'

type SnapshotPart = { readonly products: readonly Product[]; readonly bytes: number }

/** The products of a stored catalog, in their order. */
export async function* readSnapshot(path: string): AsyncGenerator<SnapshotPart> {
  const file = createReadStream(path, { highWaterMark: 64 * 1024 })
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  file.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield { products: lines.map((line) => JSON.parse(line) as Product), bytes: file.bytesRead }
    }
  } catch (error) {
    throw unreadable(error)
  } finally {
    file.destroy()
    gunzip.destroy()
  }
  if (rest !== '') throw unreadable(new Error('it ends in the middle of a product'))
}

function unreadable(error: unknown) {
  const detail = error instanceof Error ? error.message : String(error)
  return faultProblem('not_found', fault('snapshot_unreadable', { detail }))
}
