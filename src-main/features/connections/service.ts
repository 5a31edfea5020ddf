import type { Parts } from '#main/features/parts.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import { problem } from '#shared/problem.ts'
import {
  type Connection,
  type ConnectionCheck,
  type ConnectionInput,
  secretsToEnterAgain,
} from '#shared/schemas/connection.ts'
import { checkAddress, checkKey } from './checks.ts'
import { type ConnectionRow, createConnectionRepository } from './repository.ts'

export type Connections = ReturnType<typeof createConnections>

const secretKinds = ['api_key', 'sync_key'] as const
type SecretKind = (typeof secretKinds)[number]
/** Absent: as it was; null: forget it. */
type GivenSecrets = { readonly [K in SecretKind]?: string | null | undefined }

/** Services elsewhere that this PC may call, with the keys to them. */
export function createConnections(
  deps: Parts<'db' | 'commits' | 'clock' | 'push' | 'stopping'> & {
    readonly secrets: Secrets
  },
) {
  const { commits, clock, secrets, stopping, push } = deps
  const repository = createConnectionRepository(deps.db)

  function row(id: string): ConnectionRow {
    const found = repository.byId(id)
    if (found && found.removed_at === null) return found
    throw notFound(id)
  }

  function show(found: ConnectionRow): Connection {
    return {
      id: found.id,
      name: found.name,
      base_url: found.base_url,
      widget_base_url: found.widget_base_url,
      bot_id: found.bot_id,
      api_key: secrets.look(secretName(found.id, 'api_key')),
      sync_key: secrets.look(secretName(found.id, 'sync_key')),
      last_test: found.last_test === null ? null : JSON.parse(found.last_test),
      created_at: isoTime(found.created_at),
      updated_at: isoTime(found.updated_at),
    }
  }

  function apiKey(found: ConnectionRow): string | null {
    return secrets.open(secretName(found.id, 'api_key'), `The API key of "${found.name}"`)
  }

  async function change(id: string, write: () => unknown): Promise<Connection> {
    const changed = await commits.run(() => {
      write()
      return row(id)
    })
    push({ type: 'connections.changed' })
    return show(changed)
  }

  function write(id: string, input: ConnectionInput, given: GivenSecrets, isNew: boolean): void {
    const written = { ...input, id, at: clock.now() }
    if (isNew) repository.insert(written)
    else {
      refuseMovedSecrets(row(id), input, given)
      repository.update(written)
      // What was found out about the old addresses says nothing about the new ones.
      repository.setTest(id, null)
    }
    for (const kind of secretKinds) {
      const secret = given[kind]
      if (secret === null) secrets.forget(secretName(id, kind))
      else if (secret !== undefined) secrets.put(secretName(id, kind), secret)
    }
  }

  function refuseMovedSecrets(before: ConnectionRow, input: ConnectionInput, given: GivenSecrets): void {
    const issues = [...secretsToEnterAgain(before, input)]
      .filter((kind) => given[kind] === undefined && secrets.has(secretName(before.id, kind)))
      .map((kind) =>
        issueAt(kind, 'must be entered again, because the address changed', fault('key_of_other_address')),
      )
    if (issues.length > 0) throw invalidRequest(issues)
  }

  return {
    list: () => ({ connections: repository.list().map(show), protection: secrets.protection }),

    /** What is needed to call it. */
    open: (id: string) => {
      const found = row(id)
      return {
        name: found.name,
        bot_id: found.bot_id,
        base_url: found.base_url,
        widget_base_url: found.widget_base_url ?? found.base_url,
        /** Identifies a key without opening it. */
        syncKeyLast4: () => secrets.look(secretName(found.id, 'sync_key'))?.last4 ?? null,
        apiKey: () => apiKey(found),
        syncKey: () => secrets.open(secretName(found.id, 'sync_key'), `The sync key of "${found.name}"`),
      }
    },

    save: (id: string | undefined, input: ConnectionInput, given: GivenSecrets): Promise<Connection> => {
      refuseCredentials('base_url', input.base_url)
      refuseCredentials('widget_base_url', input.widget_base_url)
      const savedId = id ?? newId('con', clock.now())
      return change(savedId, () => write(savedId, input, given, id === undefined))
    },

    /** It can be restored until the next start. */
    remove: async (id: string): Promise<{ removed: boolean }> => {
      await commits.run(() => repository.setRemoved(row(id).id, clock.now()))
      push({ type: 'connections.changed' })
      return { removed: true }
    },

    restore: (id: string): Promise<Connection> =>
      change(id, () => {
        if (!repository.byId(id)) throw notFound(id)
        repository.setRemoved(id, null)
      }),

    /** Real calls to the service; none of them changes anything there but the count of the key. */
    test: async (id: string): Promise<Connection> => {
      const found = row(id)
      const key = apiKey(found)
      const widgetUrl = found.widget_base_url ?? found.base_url
      const checks: ConnectionCheck[] = await Promise.all([
        checkAddress('chat_address', found.base_url, stopping),
        ...(key === null ? [] : [checkKey({ ...found, key, signal: stopping })]),
        checkAddress('widget_address', widgetUrl, stopping),
      ])
      const test = { at: isoTime(clock.now()), ok: checks.every(({ ok }) => ok), checks }
      return change(id, () => repository.setTest(row(id).id, JSON.stringify(test)))
    },

    /** At the start: what was taken away before is gone for good, its secrets with it. */
    purge: () =>
      commits.run(() => {
        for (const id of repository.removedIds()) {
          for (const kind of secretKinds) secrets.forget(secretName(id, kind))
          repository.remove(id)
        }
      }),
  }
}

function secretName(id: string, kind: SecretKind): string {
  return `connection/${id}/${kind}`
}

function notFound(id: string) {
  return problem(
    'not_found',
    `There is no connection with the id ${JSON.stringify(id)}. You find them in Settings under Connections.`,
  )
}

/** They would be kept and shown in clear; keys have a place of their own. */
function refuseCredentials(path: string, url: string | null): void {
  if (url === null) return
  const { username, password } = new URL(url)
  if (username === '' && password === '') return
  throw invalidRequest([
    issueAt(path, 'must not hold a user name or password', fault('address_with_password')),
  ])
}
