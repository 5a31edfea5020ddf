import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Log } from '#main/lib/log.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'
import type { ErasureKind } from '#shared/schemas/privacy.ts'

/** What has to be erased again from a copy made before: ids that say nothing, and hashes of addresses. */
export type LedgerEntry = {
  readonly id: string
  readonly at: number
  readonly kind: ErasureKind
  readonly ids: readonly string[]
  readonly hashes: readonly string[]
}

type Contact = { readonly kind: 'email' | 'phone'; readonly value: string }

/**
 * The erasures, in a file beside the database: whoever puts an old copy of the database back still has them. An address is
 * kept as a hash under a key that is sealed, since numbers and addresses are few enough to be guessed from plain hashes.
 */
export function createLedger(deps: { readonly path: string; readonly box: SecretBox; readonly log: Log }) {
  const { path, box, log } = deps
  let key: Buffer | null = null

  function lines(): Record<string, unknown>[] {
    if (!existsSync(path)) return []
    return readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return line === '' ? [] : [JSON.parse(line)]
        } catch {
          // Cut off while being written: that erasure hadn't begun, and will be requested again.
          return []
        }
      })
  }

  /** On disk when it returns: an erasure is under way only when it is known how to repeat it. */
  function append(line: object): void {
    const file = openSync(path, 'a', 0o600)
    try {
      writeSync(file, `\n${JSON.stringify(line)}`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }

  function readKey(): Buffer | null {
    const sealed = lines().findLast((line) => typeof line['key'] === 'string')?.['key']
    if (typeof sealed !== 'string') return null
    try {
      return Buffer.from(box.open(Buffer.from(sealed, 'base64')), 'base64')
    } catch (err) {
      log.warn(
        { err },
        'the key of earlier erasures cannot be read; a copy of the database from before keeps what they erased',
      )
      return null
    }
  }

  function keyForHashing(): Buffer {
    key ??= readKey()
    if (key) return key
    key = randomBytes(32)
    append({ key: Buffer.from(box.seal(key.toString('base64'))).toString('base64') })
    return key
  }

  function hash({ kind, value }: Contact): string {
    return createHmac('sha256', keyForHashing()).update(`${kind}:${value}`).digest('base64url')
  }

  return {
    hash,
    append: (entry: LedgerEntry): void => append(entry),
    entries: (): LedgerEntry[] => lines().flatMap((line) => ('kind' in line ? [line as LedgerEntry] : [])),
    /** Whether an address is among these hashes. */
    among: (hashes: ReadonlySet<string>) => (kind: Contact['kind'], value: string) =>
      hashes.has(hash({ kind, value })),
  }
}
