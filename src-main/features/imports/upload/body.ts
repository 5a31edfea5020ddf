import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { fault } from '#shared/faults/fault.ts'
import { fromE4 } from '#shared/money.ts'
import { faultProblem } from '#shared/problem.ts'
import type { Product } from '#shared/schemas/product.ts'
import { maxSyncBytes } from '#shared/schemas/sync.ts'

/** What leaves this PC: the products in the form of the contract, a line each, packed. */
export function createUploadBody(path: string) {
  const gzip = createGzip({ chunkSize: 256 * 1024 })
  const file = createWriteStream(path, { mode: 0o600 })
  gzip.on('error', (error) => file.destroy(error)).pipe(file)
  file.on('error', (error) => gzip.destroy(error))
  const written = finished(file)
  written.catch(() => {})
  let bytes = 0
  let lines: string[] = []
  let waiting = 0

  function flush(): undefined | Promise<void> {
    const text = lines.join('')
    lines = []
    waiting = 0
    if (text === '' || gzip.write(text)) return undefined
    return Promise.race([new Promise<void>((resolve) => gzip.once('drain', resolve)), written])
  }

  return {
    add: (product: Product): undefined | Promise<void> => {
      const line = `${JSON.stringify(wireProduct(product))}\n`
      bytes += Buffer.byteLength(line)
      if (bytes > maxSyncBytes) throw tooMuch()
      lines.push(line)
      waiting += line.length
      return waiting > 256 * 1024 ? flush() : undefined
    },
    end: async (): Promise<void> => {
      flush()
      gzip.end()
      await written
    },
    abandon: async (): Promise<void> => {
      gzip.destroy()
      file.destroy()
      await written.catch(() => {})
      await rm(path, { force: true })
    },
  }
}

/** Empty fields are left out. */
function wireProduct(product: Product): Record<string, unknown> {
  const { price_e4, sale_price_e4, tags, attributes, ...rest } = product
  const wire: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(rest)) if (value !== null) wire[name] = value
  if (price_e4 !== null) wire['price'] = fromE4(price_e4)
  if (sale_price_e4 !== null) wire['sale_price'] = fromE4(sale_price_e4)
  if (tags.length > 0) wire['tags'] = tags
  if (Object.keys(attributes).length > 0) wire['attributes'] = attributes
  return wire
}

function tooMuch() {
  const mb = maxSyncBytes / 1024 / 1024
  return faultProblem('payload_too_large', fault('catalog_too_large_to_send', { mb }))
}
