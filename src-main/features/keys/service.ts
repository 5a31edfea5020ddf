import type { Transaction } from '#main/db/commits.ts'
import type { Bots } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Quota } from '#main/features/quota/index.ts'
import { type Endpoints, maskUrl } from '#main/features/webhooks/index.ts'
import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { hashSecretKey, looksLikeSecretKey, makeSecretKey, type SecretKey } from '#main/lib/secret-key.ts'
import { problem } from '#shared/problem.ts'
import { type ApiKey, type GracePeriod, gracePeriods } from '#shared/schemas/key.ts'
import { createKeyRepository, type KeyRow, type OpenedKeyRow } from './repository.ts'

export type OpenedKey = OpenedKeyRow
export type Keys = ReturnType<typeof createKeys>

type Mirror = {
  readonly mirror_url?: string | null | undefined
  readonly mirror_allow_local?: boolean | undefined
}

export function createKeys(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly bots: Bots
    readonly quota: Quota
    readonly endpoints: Endpoints
  },
) {
  const { commits, clock, bots, quota, endpoints, push } = deps
  const repository = createKeyRepository(deps.db)
  // Every call presents a key. This process is the only writer, so what a key opens is kept until any key changes.
  const opened = new Map<string, OpenedKeyRow>()

  endpoints.watch(({ endpoint: { kind, bot_id } }, tx) => {
    if (kind === 'mirror' && bot_id !== null) tx.afterCommit(() => push({ type: 'keys.changed', bot_id }))
  })

  function row(id: string): KeyRow {
    const found = repository.byId(id)
    if (found) return found
    throw problem('not_found', `There is no API key with the id ${JSON.stringify(id)}.`)
  }

  function storeSecret(keyId: string, secret: SecretKey): void {
    repository.insertSecret({
      hash: secret.hash,
      key_id: keyId,
      prefix: secret.prefix,
      last4: secret.last4,
      created_at: clock.now(),
      expires_at: null,
    })
  }

  function show(key: KeyRow): ApiKey {
    const now = clock.now()
    const [current, ...older] = repository.secrets(key.id)
    const mirror = endpoints.mirrorOf(key.id)
    return {
      id: key.id,
      bot_id: key.bot_id,
      name: key.name,
      prefix: current?.prefix ?? '',
      last4: current?.last4 ?? '',
      state: key.revoked_at === null ? 'valid' : 'revoked',
      mirror_url: mirror && maskUrl(mirror.url),
      mirror_allow_local: mirror ? mirror.allow_local : endpoints.lastMirrorLocal(key.id),
      created_at: isoTime(key.created_at),
      rotated_at: isoTimeOrNull(key.rotated_at),
      revoked_at: isoTimeOrNull(key.revoked_at),
      last_used_at: isoTimeOrNull(quota.lastUsedAt(key.id)),
      used_today: quota.state(key.id).used,
      retiring: older.flatMap(({ prefix, last4, expires_at }) =>
        expires_at !== null && expires_at > now ? [{ prefix, last4, expires_at: isoTime(expires_at) }] : [],
      ),
    }
  }

  async function change(id: string, write: (key: KeyRow, tx: Transaction) => void): Promise<ApiKey> {
    const key = await commits.run((tx) => {
      tx.afterCommit(() => opened.clear())
      write(row(id), tx)
      const changed = row(id)
      tx.afterCommit(() => push({ type: 'keys.changed', bot_id: changed.bot_id }))
      return changed
    })
    return show(key)
  }

  /** A key's mirror is an endpoint like all others; `mirror_allow_local` is remembered while there is none. */
  function putMirror(tx: Transaction, key: Pick<KeyRow, 'id' | 'bot_no'>, input: Mirror): void {
    const isLocal =
      input.mirror_allow_local ?? (endpoints.mirrorOf(key.id) ? undefined : endpoints.lastMirrorLocal(key.id))
    endpoints.putMirror(tx, key.bot_no, key.id, { url: input.mirror_url, allow_local: isLocal }, 'mirror_url')
  }

  return {
    /** Null for anything that is not a valid key of ours; a wrong checksum does not reach the database. */
    authenticate: (authorization: string | undefined): OpenedKey | null => {
      const key = authorization === undefined ? null : /^bearer +(\S+)$/i.exec(authorization)?.[1]
      if (!key || !looksLikeSecretKey('live', key)) return null
      const hash = hashSecretKey(key)
      const name = Buffer.from(hash).toString('latin1')
      const row = opened.get(name) ?? repository.open(hash)
      if (!row || (row.expires_at !== null && row.expires_at <= clock.now())) return null
      opened.set(name, row)
      return row
    },

    create: async (input: { readonly bot_id: string; readonly name: string } & Mirror) => {
      const bot = bots.get(input.bot_id)
      const id = newId('key', clock.now())
      const secret = makeSecretKey('live')
      await commits.run((tx) => {
        repository.insert({ id, bot_no: bot.no, name: input.name, created_at: clock.now() })
        storeSecret(id, secret)
        putMirror(tx, { id, bot_no: bot.no }, input)
        tx.afterCommit(() => push({ type: 'keys.changed', bot_id: bot.id }))
      })
      const mirror = endpoints.mirrorOf(id)
      const mirrorSecret = mirror ? { mirror_secret: endpoints.signingSecrets(mirror)[0] } : {}
      return { ...show(row(id)), key: secret.key, ...mirrorSecret }
    },

    list: (botId: string | undefined): ApiKey[] => repository.list(botId ?? null).map(show),

    listValid: () => repository.list(null).filter((key) => key.revoked_at === null),

    /** Keys whose old secret ends by then: whoever still uses it is cut off. */
    retiringBefore: (atMs: number) => repository.retiring(clock.now(), atMs),

    get: (id: string): ApiKey => show(row(id)),

    update: (id: string, input: { readonly name?: string | undefined } & Mirror) =>
      change(id, (key, tx) => {
        repository.rename(id, input.name ?? key.name)
        putMirror(tx, key, input)
      }),

    revoke: (id: string) =>
      change(id, () => {
        repository.revoke(id, clock.now())
      }),

    /** A new secret for the same key: its name, mirror and count stay. The old one works on for the grace period. */
    rotate: async (id: string, grace: GracePeriod) => {
      const secret = makeSecretKey('live')
      const key = await change(id, (current) => {
        if (current.revoked_at !== null) {
          throw problem('invalid_request', `The key "${current.name}" is revoked. Create a new key instead.`)
        }
        if (gracePeriods[grace] === 0) repository.dropSecrets(id)
        else repository.retireSecrets(id, clock.now() + gracePeriods[grace])
        storeSecret(id, secret)
        repository.setRotated(id, clock.now())
      })
      return { ...key, key: secret.key }
    },

    /** The clock was ahead: no old secret works longer than the longest grace period. */
    pullBack: (tx: Transaction, now: number): void => {
      const changed = repository.endBy(now + Math.max(...Object.values(gracePeriods)))
      if (changed > 0) tx.afterCommit(() => opened.clear())
    },

    /** For the housekeeping: secrets whose grace is over. */
    forgetExpired: async () => {
      await commits.run(() => repository.dropExpiredSecrets(clock.now()))
      opened.clear()
    },
  }
}
