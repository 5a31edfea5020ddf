import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { KeptProduct } from '#main/features/catalog/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { Product } from '#shared/schemas/product.ts'

type SnapshotProduct = Pick<KeptProduct, 'product'> & Partial<KeptProduct>
type SnapshotPart = { readonly products: readonly SnapshotProduct[]; readonly bytes: number }

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
      yield { products: lines.map(readLine), bytes: file.bytesRead }
    }
  } catch (error) {
    throw unreadable(error)
  } finally {
    file.destroy()
    gunzip.destroy()
  }
  if (rest !== '') throw unreadable(new Error('it ends in the middle of a product'))
}

/** Those of earlier versions of the app hold the product alone. */
function readLine(line: string): SnapshotProduct {
  const read = JSON.parse(line) as SnapshotProduct | Product
  return 'product' in read ? read : { product: read }
}

function unreadable(error: unknown) {
  const detail = error instanceof Error ? error.message : String(error)
  return faultProblem('not_found', fault('snapshot_unreadable', { detail }))
}
