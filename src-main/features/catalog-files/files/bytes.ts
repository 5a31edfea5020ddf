import { checkInPlace, checkSame, explained, factsOf, openFile } from './open.ts'
import type { FileFacts, ReadOptions } from './types.ts'

const chunkBytes = 256 * 1024

/** The bytes of a file in order; it must not change meanwhile, nor since it was looked at. */
export async function* readBytes(
  path: string,
  options: ReadOptions & { readonly expected?: FileFacts } = {},
): AsyncGenerator<Buffer> {
  const handle = await openFile(path)
  try {
    const before = await factsOf(handle, path)
    if (options.expected) await checkSame(handle, options.expected)
    let position = 0
    for (;;) {
      options.signal?.throwIfAborted()
      const chunk = Buffer.allocUnsafe(chunkBytes)
      const { bytesRead } = await handle.read(chunk, 0, chunkBytes, position)
      if (bytesRead === 0) break
      position += bytesRead
      yield chunk.subarray(0, bytesRead)
    }
    await checkSame(handle, before)
    await checkInPlace(handle, path)
  } catch (error) {
    throw explained(error, path)
  } finally {
    await handle.close()
  }
}
