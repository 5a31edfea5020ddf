import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'

/** As OWASP has it for scrypt: a guess costs 64 MB and a tenth of a second. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16

/** Seals and opens with a key made from a passphrase; what is sealed is bound to its name. */
export type PassphraseBox = {
  readonly salt: Buffer
  readonly seal: (name: string, text: string) => Buffer
  readonly open: (name: string, sealed: Buffer) => string
}

export async function createPassphraseBox(
  passphrase: string,
  salt: Buffer = randomBytes(saltBytes),
): Promise<PassphraseBox> {
  const key = await keyOf(passphrase, salt)
  return {
    salt,
    seal: (name, text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open: (name, sealed) => {
      const tagEnd = nonceBytes + tagBytes
      if (sealed.length < tagEnd) throw wrongPassphrase()
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(nonceBytes, tagEnd))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8')
      } catch {
        throw wrongPassphrase()
      }
    },
  }
}

/** People type the same letters in different ways on different systems. */
function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function wrongPassphrase() {
  return faultProblem('invalid_request', fault('passphrase_wrong'))
}
