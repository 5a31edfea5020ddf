import type { Db } from '#main/db/open.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'
import { isProblem, problem } from '#shared/problem.ts'
import type { SecretProtection } from '#shared/rpc/connections.ts'
import { createSecretRepository, type SecretRow } from './repository.ts'

export type Secrets = ReturnType<typeof createSecrets>

/** What may be shown of a secret: enough to recognise it. */
type KeptSecret = { readonly last4: string; readonly readable: boolean }

/** Four letters of a short secret would be too much of it. */
const minLengthToShow = 12

/** Secrets of others that this PC must be able to say again. They are sealed before they reach the database. */
export function createSecrets(deps: { readonly db: Db; readonly clock: Clock; readonly box: SecretBox }) {
  const { clock, box } = deps
  const repository = createSecretRepository(deps.db)

  function openRow(row: SecretRow, what: string): string {
    try {
      // The desktop's box also opens what its key file sealed, so the box is asked and not the row.
      return box.open(row.sealed)
    } catch (error) {
      if (row.protection !== box.protection)
        throw problem('invalid_request', `${what} was sealed by ${sealers[row.protection]}; enter it again.`)
      const why = isProblem(error) ? error.message : 'It was sealed on another PC or by another user.'
      throw problem('invalid_request', `${what} cannot be read. ${why} Or enter it again.`)
    }
  }

  return {
    protection: box.protection,

    /** To be run in a transaction, like `forget`. */
    put: (name: string, text: string): void => {
      repository.put({
        name,
        protection: box.protection,
        sealed: box.seal(text),
        last4: lastFour(text),
        updated_at: clock.now(),
      })
    },

    forget: (name: string): void => {
      repository.remove(name)
    },

    has: (name: string): boolean => repository.get(name) !== undefined,

    look: (name: string): KeptSecret | null => {
      const row = repository.get(name)
      return row ? { last4: row.last4, readable: isReadable(() => openRow(row, name)) } : null
    },

    /** The secret itself, null where none is kept; `what` names it where it cannot be read. */
    open: (name: string, what: string): string | null => {
      const row = repository.get(name)
      return row ? openRow(row, what) : null
    },
  }
}

export function lastFour(text: string): string {
  return text.length < minLengthToShow ? '' : text.slice(-4)
}

const sealers: Readonly<Record<SecretProtection, string>> = {
  keychain: "the desktop app's keychain, which isn't available here",
  key_file: "a key file that isn't here",
}

function isReadable(open: () => string): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}
