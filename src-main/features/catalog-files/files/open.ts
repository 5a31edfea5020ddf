import { type FileHandle, open, stat } from 'node:fs/promises'
import { problem } from '#shared/problem.ts'
import type { FileFacts } from './types.ts'

/** Opens a file for reading, with the reasons a merchant can act on when it does not open. */
export async function openFile(path: string): Promise<FileHandle> {
  try {
    const handle = await open(path, 'r')
    const found = await handle.stat()
    if (found.isFile()) return handle
    await handle.close()
    throw problem('invalid_request', `${path} is not a file. Choose the file that your shop system exports.`)
  } catch (error) {
    throw explained(error, path)
  }
}

export async function factsOf(handle: FileHandle, path: string): Promise<FileFacts> {
  const found = await handle.stat()
  return { path, size_bytes: found.size, modified_ms: found.mtimeMs }
}

export async function factsAt(path: string): Promise<FileFacts> {
  const handle = await openFile(path)
  try {
    return await factsOf(handle, path)
  } finally {
    await handle.close()
  }
}

/** What is read must be what was looked at: a file that an export is still writing is not read half. */
export async function checkSame(handle: FileHandle, expected: FileFacts): Promise<void> {
  const now = await factsOf(handle, expected.path)
  if (now.size_bytes !== expected.size_bytes || now.modified_ms !== expected.modified_ms)
    throw problem(
      'invalid_request',
      `${expected.path} changed while it was read. Wait until the export has finished, then run again.`,
    )
}

/** The same file must still be at its place: an editor that saves replaces it. */
export async function checkInPlace(handle: FileHandle, path: string): Promise<void> {
  try {
    const [held, there] = await Promise.all([handle.stat(), stat(path)])
    if (held.ino === there.ino && held.dev === there.dev) return
  } catch (error) {
    throw explained(error, path)
  }
  throw problem(
    'invalid_request',
    `${path} was replaced by another file while it was read. Run again to read the new one.`,
  )
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be read by this user. Allow reading it, or choose another place for the export',
  EPERM: 'may not be read by this user. Allow reading it, or choose another place for the export',
  EBUSY: 'is held by another program. Close it there, then run again',
  EISDIR: 'is a folder. Choose a file in it',
  EIO: 'could not be read: the disk or the network place reported a fault. Copy it to this computer',
  EMFILE: 'could not be opened: too many files are open. Run again in a moment',
}

/** A fault of the file system in words; everything else unchanged. */
export function explained(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException)?.code
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return problem('not_found', `${path} is not there. Check whether it was moved, renamed or deleted.`)
  const reason = code === undefined ? undefined : reasons[code]
  return reason === undefined ? error : problem('invalid_request', `${path} ${reason}.`)
}
