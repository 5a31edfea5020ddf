import { hash } from 'node:crypto'
import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { randomBase62 } from '#main/lib/random.ts'
import type { SignedInBrowser } from '#shared/schemas/browser.ts'
import { createLinks } from './links.ts'
import { createBrowserRepository } from './repository.ts'

export type Browsers = ReturnType<typeof createBrowsers>

/** 43 letters of 62 are 256 bits. */
const secretLength = 43
/** As long as somebody comes back within this, they stay signed in. */
export const signedInMs = 30 * 24 * 3_600_000
/** Not every call is worth a write. */
const seenEveryMs = 60_000
const maxUserAgent = 300

/**
 * The browsers that are signed in to the headless dashboard. Each holds a random secret in a cookie; only its hash is
 * stored, so neither the database nor a backup of it signs anybody in.
 */
export function createBrowsers(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly settings: Pick<SettingsStore, 'note' | 'setNote'>
  },
) {
  const { commits, clock, settings } = deps
  const repository = createBrowserRepository(deps.db)
  const endListeners = new Set<(browserId: string) => void>()
  const links = createLinks(clock)
  const oldest = () => clock.now() - signedInMs

  async function signOut(ids: readonly string[]): Promise<number> {
    const gone = await commits.run(() => ids.filter((id) => repository.remove(id)))
    for (const id of gone) for (const listener of endListeners) listener(id)
    if (gone.length > 0) deps.push({ type: 'browsers.changed' })
    return gone.length
  }

  return {
    links,

    /** Returns the secret for the cookie, which is never seen again. */
    signIn: async (userAgent: string): Promise<string> => {
      const secret = randomBase62(secretLength)
      const now = clock.now()
      await commits.run(
        () => {
          repository.removeBefore(oldest())
          repository.insert({
            id: newId('brw', now),
            secret_hash: hashOf(secret),
            user_agent: userAgent.slice(0, maxUserAgent),
            created_at: now,
            seen_at: now,
          })
        },
        { essential: true },
      )
      deps.push({ type: 'browsers.changed' })
      return secret
    },

    /** Null for whoever is not, or no longer, signed in. */
    find: (secret: string): { readonly id: string } | null => {
      if (secret.length !== secretLength) return null
      const found = repository.bySecret(hashOf(secret), oldest())
      if (!found) return null
      const now = clock.now()
      // Nobody waits for it, and one that is lost says nothing.
      if (now - found.seen_at > seenEveryMs) commits.run(() => repository.see(found.id, now)).catch(() => {})
      return { id: found.id }
    },

    list: (currentId: string | null): SignedInBrowser[] =>
      repository.all(oldest()).map(({ id, user_agent, created_at, seen_at }) => ({
        id,
        user_agent,
        created_at: isoTime(created_at),
        seen_at: isoTime(seen_at),
        current: id === currentId,
      })),

    /** The clock was ahead: nobody stays signed in for longer than from now on. */
    pullBack: (_tx: Transaction, now: number): void => {
      repository.pullBack(now)
    },

    signOut,
    signOutOthers: (currentId: string | null): Promise<number> =>
      signOut(
        repository
          .all(0)
          .map(({ id }) => id)
          .filter((id) => id !== currentId),
      ),

    /** Hears of each that was signed out: what it holds open is ended. */
    onSignedOut: (listener: (browserId: string) => void): (() => void) => {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },

    /** Names this hub's cookie: cookies know no ports, and two hubs on one PC must not sign each other out. */
    cookieName: async (): Promise<string> => {
      const id = settings.note('dashboard_id') ?? randomBase62(8)
      if (settings.note('dashboard_id') === null) await settings.setNote('dashboard_id', id)
      return `shopbell_dashboard_${id}`
    },

    /** Where the dashboard was last: a browser's permissions and bookmarks hang on it. */
    lastPort: (): number => Number(settings.note('dashboard_port') ?? 0),
    notePort: async (port: number): Promise<void> => {
      if (settings.note('dashboard_port') !== String(port))
        await settings.setNote('dashboard_port', String(port))
    },
  }
}

function hashOf(secret: string): Uint8Array {
  return hash('sha256', secret, 'buffer')
}
