import type { Db } from '#main/db/open.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import { maskUrl } from '#main/lib/outgoing/index.ts'
import { newSigningSecret } from '#main/lib/signing.ts'
import { isProblem, problem } from '#shared/problem.ts'
import type { EndpointRow } from './repository.ts'

/** A replaced secret keeps signing until then. */
type OldSecret = { readonly secret: string; readonly until: number }
type Opened = { readonly current: string; readonly old: readonly OldSecret[] }
type Named = Pick<EndpointRow, 'no' | 'id' | 'url'>

/** The secrets that sign: sealed in the database, opened once and then kept in memory. */
export function createSigningSecrets(deps: { readonly db: Db; readonly secrets: Secrets }) {
  const { db, secrets } = deps
  const opened = new Map<number, Opened>()

  function open(row: Named): Opened {
    const cached = opened.get(row.no)
    if (cached) return cached
    const what = `The signing secret of ${maskUrl(row.url)}`
    const current = secrets.open(secretName(row.id), what)
    if (current === null) throw problem('not_found', `${what} is missing. Rotate it to create a new one.`)
    const read = { current, old: oldOnes(row) }
    if (!db.inTransaction) opened.set(row.no, read)
    return read
  }

  /** The newest first. */
  function oldOnes(row: Named): OldSecret[] {
    const kept = openOrNull(() => secrets.open(oldSecretName(row.id), ''))
    return kept === null ? [] : JSON.parse(kept)
  }

  return {
    open,
    exists: (row: Named): boolean => secrets.has(secretName(row.id)),

    /** These are to be run in a transaction. */
    make: (row: Named): void => {
      opened.delete(row.no)
      secrets.put(secretName(row.id), newSigningSecret())
    },
    replace: (row: Named, times: { readonly now: number; readonly until: number }): string => {
      const before = openOrNull(() => secrets.open(secretName(row.id), ''))
      const next = newSigningSecret()
      const old = oldOnes(row).filter(({ until }) => until > times.now)
      // A secret that can no longer be read cannot sign either.
      if (before !== null) old.unshift({ secret: before, until: times.until })
      opened.delete(row.no)
      if (old.length === 0) secrets.forget(oldSecretName(row.id))
      else secrets.put(oldSecretName(row.id), JSON.stringify(old))
      secrets.put(secretName(row.id), next)
      return next
    },
    forgetOld: (row: Named): void => {
      opened.delete(row.no)
      secrets.forget(oldSecretName(row.id))
    },
    forget: (row: Named): void => {
      opened.delete(row.no)
      secrets.forget(secretName(row.id))
      secrets.forget(oldSecretName(row.id))
    },
  }
}

function secretName(id: string): string {
  return `endpoint/${id}/secret`
}

function oldSecretName(id: string): string {
  return `endpoint/${id}/old_secret`
}

function openOrNull(open: () => string | null): string | null {
  try {
    return open()
  } catch (error) {
    if (isProblem(error)) return null
    throw error
  }
}
