import { safeStorage } from 'electron'
import { createKeyFileBox } from '#main/lib/key-file-box.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'
import { createKeychainBox } from './keychain-box.ts'

/** To be called once the app is ready. The box says itself which of the two it is, and the dashboard shows it. */
export function openSecrets(keyFilePath: string): SecretBox {
  const keyFile = createKeyFileBox(keyFilePath)
  return hasKeychain() ? createKeychainBox(safeStorage, keyFile) : keyFile
}

/** Without a secret service Linux falls back to a key that is the same on every PC: worth less than our key file. */
function hasKeychain(): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false
  if (process.platform !== 'linux') return true
  return !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend())
}
