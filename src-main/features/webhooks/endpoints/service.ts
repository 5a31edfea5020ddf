import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { problem } from '#shared/problem.ts'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import type { EventType } from '#shared/schemas/event.ts'
import { createEndpointCache } from './endpoint-cache.ts'
import { normalizeUrl } from './normalize-url.ts'
import { createEndpointRepository, type EndpointRow, type Owner } from './repository.ts'
import { showEndpoint } from './show.ts'
import { createSigningSecrets } from './signing-secrets.ts'
import { createEndpointWrites, type EndpointInput } from './writes.ts'

export type Endpoints = ReturnType<typeof createEndpoints>

const dayMs = 24 * 3_600_000
/** After a rotation both secrets sign for this long. */
const doubleMs = dayMs
const nobody: readonly EndpointRow[] = []

/** Where events are sent. It knows bots, keys and inboxes by number only, because those features build on this one. */
export function createEndpoints(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly secrets: Secrets
    readonly outgoing: Pick<Outgoing, 'check'>
  },
) {
  const { commits, clock } = deps
  const repository = createEndpointRepository(deps.db)
  const cache = createEndpointCache(deps.db, repository)
  const signing = createSigningSecrets(deps)
  const writes = createEndpointWrites({ ...deps, repository, cache, signing })

  function byId(id: string): EndpointRow {
    const found = repository.byId(id)
    if (found && found.removed_at === null) return found
    throw problem(
      'not_found',
      `There is no webhook with the id ${JSON.stringify(id)}. The Webhooks page lists them.`,
    )
  }

  function putIntegration(
    tx: Transaction,
    botNo: number,
    wanted: EndpointInput,
    path: string,
  ): EndpointRow | null {
    const owner: Owner = { kind: 'integration', bot_no: botNo, key_id: null, inbox_no: null }
    return writes.put(tx, owner, cache.ofBot(botNo), wanted, path)
  }

  function show(row: EndpointRow): Endpoint {
    const now = clock.now()
    return showEndpoint(
      row,
      { health: repository.health(row.no, now - dayMs), ...repository.owner(row.no) },
      now,
    )
  }

  return {
    /** The endpoints that want this event. A disabled one too: what it misses is listed. */
    wanting: (botNo: number, eventType: EventType): readonly EndpointRow[] => {
      const found = cache.ofBot(botNo)
      if (!found) return nobody
      const types: readonly EventType[] | null = found.event_types
      return types === null || types.includes(eventType) ? [found] : nobody
    },
    ofBot: (botNo: number): EndpointRow | null => cache.ofBot(botNo),
    mirrorOf: (keyId: string): EndpointRow | null => cache.ofKey(keyId),
    forwardOf: (inboxNo: number): EndpointRow | null => cache.ofInbox(inboxNo),
    /** Also one that was removed: what went there stays listed. */
    byNo: (no: number): EndpointRow | null => cache.byNo(no),
    byId,
    /** Whether a mirror that is not there any more was allowed the local network: it is the key's choice. */
    lastMirrorLocal: (keyId: string): boolean => repository.lastMirror(keyId)?.allow_local ?? false,

    /** Newest first; a replaced one for a day. Throws a problem where this PC cannot read them. */
    signingSecrets: (row: EndpointRow): string[] => {
      const { current, old } = signing.open(row)
      const now = clock.now()
      const latest = row.old_secret_until ?? Number.POSITIVE_INFINITY
      return [
        current,
        ...old.filter(({ until }) => Math.min(until, latest) > now).map(({ secret }) => secret),
      ]
    },

    watch: writes.watch,

    putIntegration,
    putMirror: (
      tx: Transaction,
      botNo: number,
      keyId: string,
      wanted: EndpointInput,
      path: string,
    ): EndpointRow | null => {
      const owner: Owner = { kind: 'mirror', bot_no: botNo, key_id: keyId, inbox_no: null }
      return writes.put(tx, owner, cache.ofKey(keyId), wanted, path)
    },
    /** The endpoint an inbox forwards to. With null it is for events forwarded by hand: there the same URL is the same endpoint. */
    putForward: (
      tx: Transaction,
      inboxNo: number | null,
      url: string | null,
      allowLocal: boolean,
    ): EndpointRow | null => {
      const owner: Owner = { kind: 'forward', bot_no: null, key_id: null, inbox_no: inboxNo }
      const wanted = { url, allow_local: allowLocal }
      if (inboxNo !== null) return writes.put(tx, owner, cache.ofInbox(inboxNo), wanted, 'forward_url')
      const existing = url === null ? null : cache.ofUrl(normalizeUrl(url, null), allowLocal)
      const endpoint = writes.put(tx, owner, existing, wanted, 'url')
      if (!endpoint) return null
      // Somebody who forwards an event by hand expects it to be sent.
      writes.enable(tx, endpoint.no)
      return writes.row(endpoint.no)
    },
    disable: writes.disable,
    noteSuccess: (no: number, at: number): void => {
      repository.noteSuccess(no, at)
      cache.forgetHealth(no)
    },
    noteFailure: (no: number, at: number): void => {
      repository.noteFailure(no, at)
      cache.forgetHealth(no)
    },

    // For the calls of the dashboard and of scripts.
    list: (botId: string | undefined): Endpoint[] =>
      repository
        .live()
        .filter((row) => botId === undefined || row.bot_id === botId)
        .map(show),
    get: (id: string): Endpoint => show(byId(id)),
    set: async (botNo: number, wanted: EndpointInput & { readonly url: string }) => {
      const no = await commits.run((tx) => {
        const endpoint = putIntegration(tx, botNo, wanted, 'url')
        if (!endpoint) throw new Error('an endpoint with a URL was not created')
        // Somebody who enters it again expects it to work.
        writes.enable(tx, endpoint.no)
        return endpoint.no
      })
      const saved = writes.row(no)
      return { ...show(saved), secret: signing.open(saved).current }
    },
    update: async (
      id: string,
      { enabled, ...wanted }: EndpointInput & { readonly enabled?: boolean | undefined },
    ): Promise<Endpoint> => {
      const no = await commits.run((tx) => {
        const before = byId(id)
        writes.retarget(tx, before, wanted, 'url')
        if (enabled === true) writes.enable(tx, before.no)
        if (enabled === false) writes.disable(tx, before.no, 'by_hand', clock.now())
        return before.no
      })
      return show(writes.row(no))
    },
    remove: async (id: string): Promise<void> => {
      await commits.run((tx) => writes.remove(tx, byId(id)))
    },
    secret: (id: string): string => signing.open(byId(id)).current,
    rotate: async (id: string) => {
      const until = clock.now() + doubleMs
      const secret = await commits.run((tx) => writes.renewSecret(tx, byId(id), until))
      return { secret, old_secret_until: isoTime(until) }
    },

    /** At the start: endpoints from before there were signing secrets get one. */
    recover: () =>
      commits.run(() => {
        for (const row of repository.live()) if (!signing.exists(row)) signing.make(row)
      }),

    /** The clock was ahead: no endpoint fails since tomorrow, no replaced secret signs longer than it should. */
    pullBack: (_tx: Transaction, now: number): void => {
      if (repository.pullBack(now, now + doubleMs) > 0) cache.forget()
    },

    /** For housekeeping: removes replaced secrets that no longer sign. */
    forgetOldSecrets: () =>
      commits.run(() => {
        for (const row of repository.withExpiredSecret(clock.now())) {
          signing.forgetOld(row)
          repository.setOldSecretUntil(row.no, null)
          cache.forget()
        }
      }),
  }
}
