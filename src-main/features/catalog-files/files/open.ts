import { type FileHandle, open, stat } from 'node:fs/promises'
import { type FaultCode, fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { FileFacts } from './types.ts'

/** Opens a file for reading, with the reasons a merchant can act on when it does not open. */
export async function openFile(path: string): Promise<FileHandle> {
  try {
    const handle = await open(path, 'r')
    const found = await handle.stat()
    if (found.isFile()) return handle
    await handle.close()
    throw faultProblem('invalid_request', fault('path_not_a_file', { path }))
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
    throw faultProblem('invalid_request', fault('file_changed', { path: expected.path }))
}

/** The same file must still be at its place: an editor that saves replaces it. */
export async function checkInPlace(handle: FileHandle, path: string): Promise<void> {
  try {
    const [held, there] = await Promise.all([handle.stat(), stat(path)])
    if (held.ino === there.ino && held.dev === there.dev) return
  } catch (error) {
    throw explained(error, path)
  }
  throw faultProblem('invalid_request', fault('file_replaced', { path }))
}

const reasons = {
  EACCES: 'file_not_allowed',
  EPERM: 'file_not_allowed',
  EBUSY: 'file_busy',
  EISDIR: 'file_is_folder',
  EIO: 'file_disk_error',
  EMFILE: 'too_many_open_files',
} as const satisfies Readonly<Record<string, FaultCode>>

/** An error of the file system as one that a merchant can act on; everything else unchanged. */
export function explained(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException)?.code
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return faultProblem('not_found', fault('file_missing', { path }))
  const reason = reasons[code as keyof typeof reasons]
  return reason === undefined ? error : faultProblem('invalid_request', fault(reason, { path }))
}
