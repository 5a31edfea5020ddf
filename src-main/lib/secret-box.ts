import type { SecretProtection } from '#shared/rpc/connections.ts'

/** Seals what must be readable again (remote keys, signing secrets): by the system's keychain, or by a key file. */
export type SecretBox = {
  readonly protection: SecretProtection
  readonly seal: (text: string) => Uint8Array
  /** Throws when it was sealed by another keychain. */
  readonly open: (sealed: Uint8Array) => string
}
