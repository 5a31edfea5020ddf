import { type FileHandle, open } from 'node:fs/promises'

const tailBytes = 4096
/** The end of a zip file has a mark of its own, before a comment at most. */
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06])

/** Whether a file ends as its kind must: an export that is still being written mostly does not. */
export async function looksComplete(path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    if (size === 0) return false
    const head = await piece(handle, 0, Math.min(256, size))
    const tail = await piece(handle, Math.max(0, size - tailBytes), Math.min(tailBytes, size))
    // A packed file shows its end only unpacked; half of one is refused when it is read, and read again once it grew.
    if (head[0] === 0x1f && head[1] === 0x8b) return true
    if (head[0] === 0x50 && head[1] === 0x4b) return tail.includes(zipEnd)
    // In any encoding of one or two bytes a letter, taking out the zeros leaves the signs we look for.
    const begin = signs(head)
      .replace(/^[^\x20-\x7e\s]+/, '')
      .trimStart()
    const end = signs(tail).trimEnd()
    if (begin.startsWith('<')) return end.endsWith('>')
    if (begin.startsWith('[')) return end.endsWith(']')
    if (begin.startsWith('{')) return end.endsWith('}') || end.endsWith(']')
    return /[\r\n]/.test(signs(tail).slice(end.length))
  } finally {
    await handle.close()
  }
}

function signs(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '')
}

async function piece(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
