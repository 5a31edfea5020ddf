import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** The system's bound on the length of a socket's path, less some air. */
const maxLength = 100

/** Where the socket of a data folder lies: in the folder, or where its path is too long in one of this user alone. */
export function socketPath(folder: string, temporary: string = tmpdir()): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\shopbell-${name}`
  const inside = join(folder, 'hub.sock')
  return inside.length <= maxLength ? inside : join(ownFolder(temporary), `${name}.sock`)
}

/**
 * Everybody may write to the system's temporary folder. Whoever made ours before us could put their own socket in the
 * place of this one, so it must be a real folder of this user that nobody else may enter.
 */
function ownFolder(temporary: string): string {
  const path = join(temporary, `shopbell-${userInfo().uid}`)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const found = lstatSync(path)
    if (found.isDirectory() && found.uid === userInfo().uid) {
      if ((found.mode & 0o077) !== 0) chmodSync(path, 0o700)
      return path
    }
  } catch {
    // A file of that name, or a folder that may not be looked at: somebody else's either way.
  }
  return mkdtempSync(join(temporary, 'shopbell-'))
}
