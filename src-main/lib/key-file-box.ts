import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { problem } from '#shared/problem.ts'
import type { SecretBox } from './secret-box.ts'

const version = 1
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/**
 * Seals with AES-256-GCM under a key that lies in a file for this user only: whoever gets the database alone, in a backup
 * or by mail, cannot read what it seals. The key is made when the first secret is.
 */
export function createKeyFileBox(path: string): SecretBox {
  let key: Buffer | null = null

  function keyFor(sealing: boolean): Buffer {
    key ??= readKey(path) ?? (sealing ? makeKey(path) : null)
    if (key) return key
    throw problem('not_found', `The key file ${path} that sealed it is gone. Put it back.`)
  }

  return {
    protection: 'key_file',
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyFor(true), nonce).setAAD(head())
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head(), nonce, cipher.getAuthTag(), sealed])
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed)
      if (bytes[0] !== version || bytes.length < headBytes) throw notOurs()
      const decipher = createDecipheriv('aes-256-gcm', keyFor(false), bytes.subarray(1, 1 + nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(head()).setAuthTag(bytes.subarray(1 + nonceBytes, headBytes))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]).toString('utf8')
      } catch {
        throw notOurs()
      }
    },
  }
}

function head(): Buffer {
  return Buffer.from([version])
}

function notOurs() {
  return problem('invalid_request', 'It was sealed with another key file. Put that one back.')
}

function readKey(path: string): Buffer | null {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  if (bytes.length === keyBytes) return bytes
  throw problem(
    'database_refused',
    `The key file ${path} is damaged: it has ${bytes.length} bytes instead of ${keyBytes}. Put back a copy, or move it away and enter the secrets again.`,
  )
}

/** On disk before the first secret is sealed with it: a secret without its key could never be read again. */
function makeKey(path: string): Buffer {
  const bytes = randomBytes(keyBytes)
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, bytes)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return bytes
}
