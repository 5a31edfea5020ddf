import type { Clock } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { meantUrl } from './meant-url.ts'
import type { EndpointMemory } from './memory.ts'
import type { createEndpointRepository, DisabledReason, EndpointRow, Owner, Target } from './repository.ts'
import type { createSigningSecrets } from './signing-secrets.ts'

/** What is to be said once the transaction is on disk. */
export type Tell = () => void

export type EndpointChange = {
  readonly what: 'made' | 'changed' | 'enabled' | 'disabled' | 'removed'
  readonly endpoint: EndpointRow
}
export type EndpointWatcher = (change: EndpointChange) => Tell | undefined

/** Undefined: as it was, or as usual; an address of null takes it away. */
export type Wanted = {
  readonly url?: string | null | undefined
  readonly event_types?: Target['event_types'] | undefined
  readonly allow_local?: boolean | undefined
}
export type Put = { readonly endpoint: EndpointRow | null; readonly tell: Tell }

export type EndpointWrites = ReturnType<typeof createEndpointWrites>

/** All that changes an endpoint but its health. To be run in a transaction; what they return is for after it. */
export function createEndpointWrites(deps: {
  readonly repository: ReturnType<typeof createEndpointRepository>
  readonly memory: EndpointMemory
  readonly signing: ReturnType<typeof createSigningSecrets>
  readonly outgoing: Pick<Outgoing, 'check'>
  readonly clock: Clock
  readonly push: (push: Push) => void
}) {
  const { repository, memory, signing, clock } = deps
  const watchers = new Set<EndpointWatcher>()

  function changed(what: EndpointChange['what'], no: number): Tell {
    memory.forget()
    const endpoint = row(no)
    const tells = [...watchers].map((watcher) => watcher({ what, endpoint }))
    return () => {
      deps.push({ type: 'endpoints.changed', endpoint_id: endpoint.id })
      for (const tell of tells) tell?.()
    }
  }

  function row(no: number): EndpointRow {
    const found = memory.byNo(no)
    if (found) return found
    throw new Error(`there is no endpoint ${no}`)
  }

  function make(owner: Owner, wanted: Target, path: string): Put {
    const target = { ...wanted, url: meantUrl(wanted.url, null, path) }
    refuseTypes(owner, target)
    deps.outgoing.check(target.url, target.allow_local, path)
    const at = clock.now()
    const id = newId('end', at)
    const no = repository.insert({ ...owner, ...target, id, at })
    signing.make({ no, id, url: target.url })
    const tell = changed('made', no)
    return { endpoint: row(no), tell }
  }

  function retarget(before: EndpointRow, wanted: Wanted, path: string): Tell {
    const target: Target = {
      url: wanted.url == null ? before.url : meantUrl(wanted.url, before.url, path),
      event_types: wanted.event_types === undefined ? before.event_types : wanted.event_types,
      allow_local: wanted.allow_local ?? before.allow_local,
    }
    refuseTypes(before, target)
    if (isSameTarget(before, target)) return nothing
    deps.outgoing.check(target.url, target.allow_local, path)
    repository.setTarget(before.no, target, clock.now())
    const isElsewhere = target.url !== before.url
    // Whatever the old address did says nothing about the new one.
    if (isElsewhere) repository.startAnew(before.no)
    const tell = changed('changed', before.no)
    const wasGivenUp = before.disabled_at !== null && before.disabled_reason !== 'by_hand'
    return isElsewhere && wasGivenUp ? both(tell, enable(before.no)) : tell
  }

  function enable(no: number): Tell {
    if (row(no).disabled_at === null) return nothing
    repository.enable(no, clock.now())
    return changed('enabled', no)
  }

  function disable(no: number, reason: DisabledReason, at: number): Tell {
    if (row(no).disabled_at !== null) return nothing
    repository.setDisabled(no, reason, at)
    return changed('disabled', no)
  }

  function remove(before: EndpointRow): Tell {
    repository.remove(before.no, clock.now())
    signing.forget(before)
    return changed('removed', before.no)
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

    /** One address for its owner: made, changed or taken away. */
    put: (owner: Owner, before: EndpointRow | null, wanted: Wanted, path: string): Put => {
      const { url, event_types = null, allow_local = false } = wanted
      if (url === null) return { endpoint: null, tell: before ? remove(before) : nothing }
      if (before) {
        const tell = retarget(before, wanted, path)
        return { endpoint: row(before.no), tell }
      }
      return url === undefined
        ? { endpoint: null, tell: nothing }
        : make(owner, { url, event_types, allow_local }, path)
    },

    /** A new secret; the one before signs too until then. */
    renewSecret: (before: EndpointRow, until: number): { readonly secret: string; readonly tell: Tell } => {
      const secret = signing.replace(before, { now: clock.now(), until })
      repository.setOldSecretUntil(before.no, until)
      return { secret, tell: changed('changed', before.no) }
    },
  }
}

export const nothing: Tell = () => {}

export function both(first: Tell, second: Tell): Tell {
  return () => {
    first()
    second()
  }
}

function isSameTarget(a: Target, b: Target): boolean {
  return (
    a.url === b.url &&
    a.allow_local === b.allow_local &&
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
