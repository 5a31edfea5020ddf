import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import { newId } from '#main/lib/ids.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import type { EndpointCache } from './endpoint-cache.ts'
import { normalizeUrl } from './normalize-url.ts'
import type { createEndpointRepository, DisabledReason, EndpointRow, Owner, Target } from './repository.ts'
import type { createSigningSecrets } from './signing-secrets.ts'

export type EndpointChange = {
  readonly what: 'created' | 'changed' | 'enabled' | 'disabled' | 'removed'
  readonly endpoint: EndpointRow
}
/** Called in the transaction of the change; what must wait for the commit goes to `tx.afterCommit`. */
type EndpointWatcher = (change: EndpointChange, tx: Transaction) => void

/** Undefined leaves a setting as it was, or at its default; a url of null removes the endpoint. */
export type EndpointInput = {
  readonly url?: string | null | undefined
  readonly event_types?: Target['event_types'] | undefined
  readonly allow_local?: boolean | undefined
  readonly send_tests?: boolean | undefined
}

/** Everything that changes an endpoint except its health. */
export function createEndpointWrites(
  deps: Parts<'clock' | 'push'> & {
    readonly repository: ReturnType<typeof createEndpointRepository>
    readonly cache: EndpointCache
    readonly signing: ReturnType<typeof createSigningSecrets>
    readonly outgoing: Pick<Outgoing, 'check'>
  },
) {
  const { repository, cache, signing, clock } = deps
  const watchers = new Set<EndpointWatcher>()

  function notify(tx: Transaction, what: EndpointChange['what'], no: number): void {
    cache.forget()
    const endpoint = row(no)
    tx.afterCommit(() => deps.push({ type: 'endpoints.changed', endpoint_id: endpoint.id }))
    for (const watcher of watchers) watcher({ what, endpoint }, tx)
  }

  function row(no: number): EndpointRow {
    const found = cache.byNo(no)
    if (found) return found
    throw new Error(`there is no endpoint ${no}`)
  }

  function create(tx: Transaction, owner: Owner, wanted: Target, path: string): EndpointRow {
    const target = { ...wanted, url: normalizeUrl(wanted.url, null, path) }
    refuseTypes(owner, target)
    deps.outgoing.check(target.url, target.allow_local, path)
    const at = clock.now()
    const id = newId('end', at)
    const no = repository.insert({ ...owner, ...target, id, at })
    signing.make({ no, id, url: target.url })
    notify(tx, 'created', no)
    return row(no)
  }

  function retarget(tx: Transaction, before: EndpointRow, wanted: EndpointInput, path: string): void {
    const target: Target = {
      url: wanted.url == null ? before.url : normalizeUrl(wanted.url, before.url, path),
      event_types: wanted.event_types === undefined ? before.event_types : wanted.event_types,
      allow_local: wanted.allow_local ?? before.allow_local,
      send_tests: wanted.send_tests ?? before.send_tests,
    }
    refuseTypes(before, target)
    if (isSameTarget(before, target)) return
    deps.outgoing.check(target.url, target.allow_local, path)
    repository.setTarget(before.no, target, clock.now())
    const isElsewhere = target.url !== before.url
    // How the old address behaved says nothing about the new one.
    if (isElsewhere) repository.startAnew(before.no)
    notify(tx, 'changed', before.no)
    const wasGivenUp = before.disabled_at !== null && before.disabled_reason !== 'by_hand'
    if (isElsewhere && wasGivenUp) enable(tx, before.no)
  }

  function enable(tx: Transaction, no: number): void {
    if (row(no).disabled_at === null) return
    repository.enable(no, clock.now())
    notify(tx, 'enabled', no)
  }

  function disable(tx: Transaction, no: number, reason: DisabledReason, at: number): void {
    if (row(no).disabled_at !== null) return
    repository.setDisabled(no, reason, at)
    notify(tx, 'disabled', no)
  }

  function remove(tx: Transaction, before: EndpointRow): void {
    repository.remove(before.no, clock.now())
    signing.forget(before)
    notify(tx, 'removed', before.no)
  }

  return {
    watch: (watcher: EndpointWatcher): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    row,
    retarget,
    enable,
    disable,
    remove,

    /** Creates, changes or removes the one endpoint of an owner. */
    put: (
      tx: Transaction,
      owner: Owner,
      before: EndpointRow | null,
      wanted: EndpointInput,
      path: string,
    ): EndpointRow | null => {
      const { url, event_types = null, allow_local = false, send_tests = false } = wanted
      if (url === null) {
        if (before) remove(tx, before)
        return null
      }
      if (before) {
        retarget(tx, before, wanted, path)
        return row(before.no)
      }
      return url === undefined ? null : create(tx, owner, { url, event_types, allow_local, send_tests }, path)
    },

    /** Returns a new secret; the previous one keeps signing until then. */
    renewSecret: (tx: Transaction, before: EndpointRow, until: number): string => {
      const secret = signing.replace(before, { now: clock.now(), until })
      repository.setOldSecretUntil(before.no, until)
      notify(tx, 'changed', before.no)
      return secret
    },
  }
}

function isSameTarget(a: Target, b: Target): boolean {
  return (
    a.url === b.url &&
    a.allow_local === b.allow_local &&
    a.send_tests === b.send_tests &&
    JSON.stringify(a.event_types) === JSON.stringify(b.event_types)
  )
}

function refuseTypes(owner: Pick<Owner, 'kind'>, target: Target): void {
  if (owner.kind === 'integration' || target.event_types === null) return
  throw invalidRequest([
    issueAt(
      'event_types',
      "can be chosen for a bot's own events only; leave them out",
      fault('event_types_not_allowed'),
    ),
  ])
}
