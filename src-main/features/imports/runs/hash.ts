import { createHash } from 'node:crypto'
import { readBytes } from '#main/features/catalog-files/index.ts'
import type { LocatedFile } from '../locate.ts'

/** Of all bytes of the file. */
export async function hashFile(
  file: LocatedFile,
  options: { readonly signal: AbortSignal; readonly hashed: (bytes: number) => void },
): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of readBytes(file.path, { signal: options.signal })) {
    hash.update(chunk)
    bytes += chunk.length
    options.hashed(bytes)
  }
  return hash.digest('hex')
}
