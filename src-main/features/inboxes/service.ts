import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import type { Endpoints } from '#main/features/webhooks/index.ts'
import { maskUrl } from '#main/features/webhooks/index.ts'
import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import { isProblem, problem } from '#shared/problem.ts'
import { type Inbox, type InboxSettings, inboxDefaults } from '#shared/schemas/inbox.ts'
import { createInboxRepository, type InboxRow } from './repository.ts'

export type Inboxes = ReturnType<typeof createInboxes>

/** Undefined: as it was, or as usual. A secret of null is taken away. */
type InboxChange = { readonly [K in keyof InboxSettings]?: InboxSettings[K] | undefined } & {
  readonly secret?: string | null | undefined
}

/** 190 bits: nobody finds an address by trying. */
const tokenLength = 32
const usualHeader = 'X-Webhook-Secret'

/** Addresses where others post their events. */
export function createInboxes(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly secrets: Secrets
    readonly endpoints: Endpoints
    /** Where this hub answers, or would. */
    readonly hubUrl: () => string
  },
) {
  const { commits, clock, secrets, endpoints, push } = deps
  const repository = createInboxRepository(deps.db)
  // Whoever posts to an address that is none must not cost anything; this process is the only writer.
  let byToken: ReadonlyMap<string, InboxRow> | null = null
  const opened = new Map<number, { readonly secret: string | null; readonly fault: string | null }>()

  function inboxesByToken(): ReadonlyMap<string, InboxRow> {
    byToken ??= new Map(repository.all().map((row) => [row.token, row]))
    return byToken
  }

  function forget(): void {
    byToken = null
    opened.clear()
  }

  function row(id: string): InboxRow {
    for (const found of inboxesByToken().values()) if (found.id === id) return found
    throw problem(
      'not_found',
      `There is no inbox with the id ${JSON.stringify(id)}. You find them in Settings under Inboxes.`,
    )
  }

  function settingsOf(found: InboxRow): InboxSettings {
    const forward = endpoints.forwardOf(found.no)
    return {
      name: found.name,
      preset: found.preset,
      header_name: found.header_name,
      refuse_bad: found.refuse_bad === 1,
      answer: { status: found.answer_status, body: found.answer_body, delay_ms: found.answer_delay_ms },
      forward_url: forward && maskUrl(forward.url),
      forward_allow_local: forward?.allow_local ?? false,
    }
  }

  function show(found: InboxRow): Inbox {
    const { count, lastAt } = repository.received(found.no)
    const kept = secrets.look(secretName(found.id))
    return {
      ...settingsOf(found),
      id: found.id,
      url: `${deps.hubUrl()}/hooks/${found.token}`,
      has_secret: kept !== null,
      secret_readable: kept?.readable ?? false,
      received: count,
      last_received_at: isoTimeOrNull(lastAt),
      created_at: isoTime(found.created_at),
    }
  }

  /** Returns the id of the inbox. */
  function write(tx: Transaction, before: InboxRow | null, change: InboxChange): string {
    const at = clock.now()
    const { secret, ...fields } = change
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const settings: InboxSettings = {
      ...(before ? settingsOf(before) : { ...inboxDefaults, name: '' }),
      ...given,
    }
    // Who enters a secret wants it checked; this is how most senders sign.
    if (secret && change.preset === undefined && settings.preset === 'none') settings.preset = 'standard'
    if (settings.preset === 'header') settings.header_name ??= usualHeader
    if (settings.preset === 'standard' && secret) refuseOtherSecrets(secret)
    const id = before?.id ?? newId('inb', at)
    const written = {
      id,
      token: before?.token ?? randomBase62(tokenLength),
      name: settings.name,
      preset: settings.preset,
      header_name: settings.header_name,
      refuse_bad: settings.refuse_bad ? 1 : 0,
      answer_status: settings.answer.status,
      answer_body: settings.answer.body,
      answer_delay_ms: settings.answer.delay_ms,
      at,
    } as const
    const no = before?.no ?? repository.insert(written)
    if (before) repository.update(written)
    if (secret === null) secrets.forget(secretName(id))
    else if (secret !== undefined) secrets.put(secretName(id), secret)
    if (change.forward_url !== undefined || change.forward_allow_local !== undefined)
      endpoints.putForward(tx, no, settings.forward_url, settings.forward_allow_local)
    return id
  }

  function change(work: (tx: Transaction) => string): Promise<string> {
    return commits.run((tx) => {
      tx.afterCommit(forget)
      const id = work(tx)
      tx.afterCommit(() => push({ type: 'inboxes.changed', inbox_id: id }))
      return id
    })
  }

  return {
    byToken: (token: string): InboxRow | null => inboxesByToken().get(token) ?? null,

    /** The secret to check with; `fault` says why this PC cannot read it. */
    secretOf: (found: InboxRow): { readonly secret: string | null; readonly fault: string | null } => {
      const before = opened.get(found.no)
      if (before) return before
      const now = openSecret(() =>
        secrets.open(secretName(found.id), `The secret of the inbox "${found.name}"`),
      )
      opened.set(found.no, now)
      return now
    },

    list: (): Inbox[] => [...inboxesByToken().values()].map(show),
    get: (id: string): Inbox => show(row(id)),
    secret: (id: string): string | null => {
      const { name } = row(id)
      return secrets.open(secretName(id), `The secret of the inbox "${name}"`)
    },

    create: async (settings: InboxChange & { readonly name: string }): Promise<Inbox> =>
      show(row(await change((tx) => write(tx, null, settings)))),

    update: async (id: string, settings: InboxChange): Promise<Inbox> =>
      show(row(await change((tx) => write(tx, row(id), settings)))),

    renew: async (id: string): Promise<Inbox> => {
      await change(() => {
        repository.update({ ...row(id), token: randomBase62(tokenLength), at: clock.now() })
        return id
      })
      return show(row(id))
    },

    remove: async (id: string): Promise<void> => {
      await change((tx) => {
        const { no } = row(id)
        repository.remove(no, clock.now())
        secrets.forget(secretName(id))
        endpoints.putForward(tx, no, null, false)
        return id
      })
    },
  }
}

function secretName(id: string): string {
  return `inbox/${id}`
}

function openSecret(open: () => string | null): {
  readonly secret: string | null
  readonly fault: string | null
} {
  try {
    return { secret: open(), fault: null }
  } catch (error) {
    if (!isProblem(error)) throw error
    return { secret: null, fault: error.message }
  }
}

function refuseOtherSecrets(secret: string): void {
  if (/^(?:whsec_)?[A-Za-z0-9+/]+={0,2}$/.test(secret.trim())) return
  throw invalidRequest([
    issueAt(
      'secret',
      'must be as the sender shows it: whsec_ and then letters, digits, + and /',
      fault('not_a_webhook_secret'),
    ),
  ])
}
