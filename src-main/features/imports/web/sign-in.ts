import type { Secrets } from '#main/features/secrets/index.ts'
import type { Header } from '#main/lib/http-exchange.ts'
import { type Source, type WebAuth, webAuthSchema } from '#shared/schemas/source.ts'

export type WebSignIns = ReturnType<typeof createWebSignIns>

/** How sources sign in at their web addresses; sealed, and sent to the host it was entered for alone. */
export function createWebSignIns({ secrets }: { readonly secrets: Secrets }) {
  const nameOf = (sourceId: string) => `source.${sourceId}.auth`

  function open(sourceId: string, sourceName: string): WebAuth | null {
    const sealed = secrets.open(nameOf(sourceId), `The sign-in of "${sourceName}"`)
    return sealed === null ? null : webAuthSchema.parse(JSON.parse(sealed))
  }

  return {
    open,

    /** To be run in a transaction. Left out: as it was. */
    keep: (sourceId: string, auth: WebAuth | null | undefined): void => {
      if (auth === null) secrets.forget(nameOf(sourceId))
      else if (auth !== undefined) secrets.put(nameOf(sourceId), JSON.stringify(auth))
    },

    /** What is being entered, or what is kept for this very host. */
    added: <T extends { readonly path?: string | undefined; readonly auth?: WebAuth | null | undefined }>(
      ask: T,
      source: { readonly id: string; readonly name: string; readonly path: string },
    ): T =>
      ask.auth === undefined && isSameHost(source.path, ask.path ?? '')
        ? { ...ask, auth: open(source.id, source.name) }
        : ask,

    show: (sourceId: string): NonNullable<Source['auth']> | null => {
      if (!secrets.has(nameOf(sourceId))) return null
      try {
        const auth = open(sourceId, '')
        return auth && { kind: auth.kind, name: auth.kind === 'basic' ? auth.user : auth.name }
      } catch {
        // Sealed on another PC: it has to be entered again, and its run says so.
        return { kind: 'basic', name: '' }
      }
    },
  }
}

/** What was entered for one host is not sent to another. */
export function isSameHost(before: string, after: string): boolean {
  const origin = URL.parse(before)?.origin
  return origin !== undefined && origin === URL.parse(after)?.origin
}

export function authHeader(auth: WebAuth): Header {
  if (auth.kind === 'header') return [auth.name.toLowerCase(), auth.value]
  return ['authorization', `Basic ${Buffer.from(`${auth.user}:${auth.password}`).toString('base64')}`]
}
