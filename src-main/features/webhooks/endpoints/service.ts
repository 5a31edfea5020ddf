import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import type { EventType } from '#shared/schemas/event.ts'
import { meantUrl } from './meant-url.ts'
import { createEndpointMemory } from './memory.ts'
import { createEndpointRepository, type EndpointRow, type Owner } from './repository.ts'
import { showEndpoint } from './show.ts'
import { createSigningSecrets } from './signing-secrets.ts'
import { both, createEndpointWrites, type Put, type Tell, type Wanted } from './writes.ts'

export type Endpoints = ReturnType<typeof createEndpoints>

const dayMs = 24 * 3_600_000
/** After a rotation both secrets sign for so long. */
const doubleMs = dayMs
const nobody: readonly EndpointRow[] = []

/** Where events are sent. It knows bots, keys and inboxes by their numbers alone, so that these can stand on it. */
export function createEndpoints(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly secrets: Secrets
  readonly outgoing: Pick<Outgoing, 'check'>
  readonly push: (push: Push) => void
}) {
  const { commits, clock } = deps
  const repository = createEndpointRepository(deps.db)
  const memory = createEndpointMemory(deps.db, repository)
  const signing = createSigningSecrets(deps)
  const writes = createEndpointWrites({ ...deps, repository, memory, signing })

  function byId(id: string): EndpointRow {
    const found = repository.byId(id)
    if (found && found.removed_at === null) return found
    throw problem(
      'not_found',
      `There is no endpoint with the id ${JSON.stringify(id)}. Look under Deliveries.`,
    )
  }

  async function change(write: () => { readonly no: number; readonly tell: Tell }): Promise<EndpointRow> {
    const { no, tell } = await commits.run(write)
    tell()
    return writes.row(no)
  }

  function putIntegration(botNo: number, wanted: Wanted, path: string): Put {
    const owner: Owner = { kind: 'integration', bot_no: botNo, key_id: null, inbox_no: null }
    return writes.put(owner, memory.ofBot(botNo), wanted, path)
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
    /** Those who want to hear of it, also the one that is switched off: it is listed what it missed. */
    wanting: (botNo: number, eventType: EventType): readonly EndpointRow[] => {
      const found = memory.ofBot(botNo)
      if (!found) return nobody
      const types: readonly EventType[] | null = found.event_types
      return types === null || types.includes(eventType) ? [found] : nobody
    },
    ofBot: (botNo: number): EndpointRow | null => memory.ofBot(botNo),
    mirrorOf: (keyId: string): EndpointRow | null => memory.ofKey(keyId),
    forwardOf: (inboxNo: number): EndpointRow | null => memory.ofInbox(inboxNo),
    /** Also one that was removed: what went there stays listed. */
    byNo: (no: number): EndpointRow | null => memory.byNo(no),
    byId,
    /** Whether a mirror that is not there any more was allowed the local network: it is the key's choice. */
    lastMirrorLocal: (keyId: string): boolean => repository.lastMirror(keyId)?.allow_local ?? false,

    /** The newest first; one that was replaced for a day more. Throws a problem where this PC cannot read them. */
    signingSecrets: (row: EndpointRow): string[] => {
      const { current, old } = signing.open(row)
      const now = clock.now()
      return [current, ...old.filter(({ until }) => until > now).map(({ secret }) => secret)]
    },

    /** Called in the transaction of a change; what it returns, after it. */
    watch: writes.watch,

    // These are to be run in a transaction; what they return as `tell` is for after it.
    putIntegration,
    putMirror: (botNo: number, keyId: string, wanted: Wanted, path: string): Put => {
      const owner: Owner = { kind: 'mirror', bot_no: botNo, key_id: keyId, inbox_no: null }
      return writes.put(owner, memory.ofKey(keyId), wanted, path)
    },
    /** Of an inbox, or with null for what is sent on by hand: there the same address is the same endpoint. */
    putForward: (inboxNo: number | null, url: string | null, allowLocal: boolean): Put => {
      const owner: Owner = { kind: 'forward', bot_no: null, key_id: null, inbox_no: inboxNo }
      const wanted = { url, allow_local: allowLocal }
      if (inboxNo !== null) return writes.put(owner, memory.ofInbox(inboxNo), wanted, 'forward_url')
      const known = url === null ? null : memory.ofUrl(meantUrl(url, null), allowLocal)
      const { endpoint, tell } = writes.put(owner, known, wanted, 'url')
      if (!endpoint) return { endpoint, tell }
      // Whoever sends something there by hand wants it to go.
      const on = writes.enable(endpoint.no)
      return { endpoint: writes.row(endpoint.no), tell: both(tell, on) }
    },
    disable: writes.disable,
    noteSuccess: (no: number, at: number): void => {
      repository.noteSuccess(no, at)
      memory.forgetHealth(no)
    },
    noteFailure: (no: number, at: number): void => {
      repository.noteFailure(no, at)
      memory.forgetHealth(no)
    },

    // For the calls of the dashboard and of scripts.
    list: (botId: string | undefined): Endpoint[] =>
      repository
        .live()
        .filter((row) => botId === undefined || row.bot_id === botId)
        .map(show),
    get: (id: string): Endpoint => show(byId(id)),
    set: async (botNo: number, wanted: Wanted & { readonly url: string }) => {
      const made = await change(() => {
        const { endpoint, tell } = putIntegration(botNo, wanted, 'url')
        if (!endpoint) throw new Error('an endpoint with an address was not made')
        // Whoever enters it again wants it to work.
        return { no: endpoint.no, tell: both(tell, writes.enable(endpoint.no)) }
      })
      return { ...show(made), secret: signing.open(made).current }
    },
    update: async (
      id: string,
      { enabled, ...wanted }: Wanted & { readonly enabled?: boolean | undefined },
    ): Promise<Endpoint> => {
      const changed = await change(() => {
        const before = byId(id)
        const { no } = before
        const tell = writes.retarget(before, wanted, 'url')
        if (enabled === undefined) return { no, tell }
        const turned = enabled ? writes.enable(no) : writes.disable(no, 'by_hand', clock.now())
        return { no, tell: both(tell, turned) }
      })
      return show(changed)
    },
    remove: async (id: string): Promise<void> => {
      await change(() => {
        const row = byId(id)
        return { no: row.no, tell: writes.remove(row) }
      })
    },
    secret: (id: string): string => signing.open(byId(id)).current,
    rotate: async (id: string) => {
      const until = clock.now() + doubleMs
      const { secret, tell } = await commits.run(() => writes.renewSecret(byId(id), until))
      tell()
      return { secret, old_secret_until: isoTime(until) }
    },

    /** At the start: those of before there were secrets get theirs. */
    recover: () =>
      commits.run(() => {
        for (const row of repository.live()) if (!signing.isKept(row)) signing.make(row)
      }),

    /** For the housekeeping: old secrets whose day is over. */
    forgetOldSecrets: () =>
      commits.run(() => {
        for (const row of repository.withExpiredSecret(clock.now())) {
          signing.forgetOld(row)
          repository.setOldSecretUntil(row.no, null)
          memory.forget()
        }
      }),
  }
}
