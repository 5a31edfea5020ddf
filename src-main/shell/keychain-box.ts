import type { SecretBox } from '#main/lib/secret-box.ts'
import { problem } from '#shared/problem.ts'

/** What Electron's `safeStorage` offers, as far as we use it. */
export type Keychain = {
  readonly encryptString: (text: string) => Buffer
  readonly decryptString: (sealed: Buffer) => string
}

/** Marks what the keychain sealed, as opposed to a key file. */
const mark = Buffer.from('keychain:')

/**
 * Seals with the system's keychain. What a key file sealed before (headless, or a day without a keychain) stays readable,
 * as long as that file is there.
 */
export function createKeychainBox(keychain: Keychain, keyFile: SecretBox): SecretBox {
  return {
    protection: 'keychain',
    seal: (text) => Buffer.concat([mark, keychain.encryptString(text)]),
    open: (sealed) => {
      const bytes = Buffer.from(sealed)
      if (!bytes.subarray(0, mark.length).equals(mark)) return keyFile.open(sealed)
      try {
        return keychain.decryptString(bytes.subarray(mark.length))
      } catch {
        throw problem(
          'invalid_request',
          'This was encrypted with a different keychain, for example before the system was reinstalled. Enter it again.',
        )
      }
    },
  }
}
