import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** On disk for certain, and for this user only, before it gets the name others look for. */
export function syncFile(path: string): void {
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  withFile(path, 'r+', fsyncSync)
}

/** A new name is on disk only when its folder is. Windows has no such thing and needs none. */
export function syncFolderOf(path: string): void {
  if (process.platform !== 'win32') withFile(dirname(path), 'r', fsyncSync)
}

function withFile(path: string, flags: string, use: (file: number) => void): void {
  const file = openSync(path, flags)
  try {
    use(file)
  } finally {
    closeSync(file)
  }
}
