import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createKeyFileBox } from '#main/lib/key-file-box.ts'
import { createKeychainBox, type Keychain } from '#main/shell/keychain-box.ts'
import { isProblem } from '#shared/problem.ts'
import { tempFolder } from '../helpers/hub.ts'

/** A system's keychain as the system offers it: it opens only what it closed itself. */
function keychain(owner: string): Keychain {
  return {
    encryptString: (text) => Buffer.from(`${owner}|${Buffer.from(text).toString('base64')}`),
    decryptString: (sealed) => {
      const [by, text = ''] = sealed.toString().split('|')
      if (by !== owner) throw new Error('Error while decrypting the ciphertext')
      return Buffer.from(text, 'base64').toString()
    },
  }
}

describe('secrets in the keychain', () => {
  const newKeyFile = () => createKeyFileBox(join(tempFolder(), 'secret.key'))

  it('come back as they went in, and are not readable in between', () => {
    const box = createKeychainBox(keychain('me'), newKeyFile())
    const sealed = box.seal('sk_live_ä')
    expect(box.protection).toBe('keychain')
    expect(Buffer.from(sealed).toString()).not.toContain('sk_live')
    expect(box.open(sealed)).toBe('sk_live_ä')
  })

  it('leave what a key file sealed before readable', () => {
    const keyFile = newKeyFile()
    const sealed = keyFile.seal('from headless days')
    expect(createKeychainBox(keychain('me'), keyFile).open(sealed)).toBe('from headless days')
  })

  it('of another user are refused, with what to do', () => {
    const sealed = createKeychainBox(keychain('you'), newKeyFile()).seal('x')
    const open = () => createKeychainBox(keychain('me'), newKeyFile()).open(sealed)
    expect(open).toThrow('Enter it again')
    expect(open).toThrow(expect.toSatisfy(isProblem))
  })
})
