import type { Db } from '#main/db/open.ts'

export type KeyRow = {
  readonly id: string
  readonly bot_id: string
  readonly bot_no: number
  readonly name: string
  readonly created_at: number
  readonly rotated_at: number | null
  readonly revoked_at: number | null
}

type SecretRow = {
  readonly hash: Uint8Array
  readonly key_id: string
  readonly prefix: string
  readonly last4: string
  readonly created_at: number
  readonly expires_at: number | null
}

type NewKeyRow = Omit<KeyRow, 'bot_id' | 'rotated_at' | 'revoked_at'>

/** What a presented key opens. */
export type OpenedKeyRow = {
  readonly key_id: string
  readonly bot_id: string
  readonly expires_at: number | null
}

/** A key whose old secret still works for a while. */
type RetiringRow = {
  readonly key_id: string
  readonly key_name: string
  readonly bot_id: string
  readonly expires_at: number
}

const columns = `k.id, b.id AS bot_id, k.bot_no, k.name, k.created_at, k.rotated_at, k.revoked_at
  FROM api_keys k JOIN bots b ON b.no = k.bot_no`

export function createKeyRepository(db: Db) {
  const insert = db.prepare<NewKeyRow>(`
    INSERT INTO api_keys (id, bot_no, name, created_at) VALUES (@id, @bot_no, @name, @created_at)`)
  const insertSecret = db.prepare<SecretRow>(`
    INSERT INTO api_key_secrets (hash, key_id, prefix, last4, created_at, expires_at)
    VALUES (@hash, @key_id, @prefix, @last4, @created_at, @expires_at)`)
  const rename = db.prepare<[string, string]>('UPDATE api_keys SET name = ? WHERE id = ?')
  const revoke = db.prepare<[number, string]>(
    'UPDATE api_keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?',
  )
  const dropSecrets = db.prepare<[string]>('DELETE FROM api_key_secrets WHERE key_id = ?')
  const dropExpired = db.prepare<[number]>('DELETE FROM api_key_secrets WHERE expires_at <= ?')
  const retireSecrets = db.prepare<[number, number, string]>(`
    UPDATE api_key_secrets SET expires_at = min(coalesce(expires_at, ?), ?) WHERE key_id = ?`)
  const endBy = db.prepare<[number, number]>('UPDATE api_key_secrets SET expires_at = ? WHERE expires_at > ?')
  const setRotated = db.prepare<[number, string]>('UPDATE api_keys SET rotated_at = ? WHERE id = ?')
  const byId = db.prepare<[string], KeyRow>(`SELECT ${columns} WHERE k.id = ?`)
  const list = db.prepare<[string | null], KeyRow>(
    `SELECT ${columns} WHERE b.id = coalesce(?, b.id) ORDER BY k.rowid`,
  )
  const retiring = db.prepare<[number, number], RetiringRow>(`
    SELECT k.id AS key_id, k.name AS key_name, b.id AS bot_id, max(s.expires_at) AS expires_at
    FROM api_key_secrets s JOIN api_keys k ON k.id = s.key_id JOIN bots b ON b.no = k.bot_no
    WHERE s.expires_at > ? AND s.expires_at <= ? AND k.revoked_at IS NULL
    GROUP BY k.id ORDER BY expires_at`)
  const secrets = db.prepare<[string], SecretRow>(
    'SELECT * FROM api_key_secrets WHERE key_id = ? ORDER BY expires_at IS NULL DESC, created_at DESC',
  )
  const open = db.prepare<[Uint8Array], OpenedKeyRow>(`
    SELECT k.id AS key_id, b.id AS bot_id, s.expires_at
    FROM api_key_secrets s JOIN api_keys k ON k.id = s.key_id JOIN bots b ON b.no = k.bot_no
    WHERE s.hash = ? AND k.revoked_at IS NULL`)

  return {
    insert: (row: NewKeyRow) => insert.run(row),
    insertSecret: (row: SecretRow) => insertSecret.run(row),
    rename: (id: string, name: string) => rename.run(name, id),
    revoke: (id: string, at: number) => revoke.run(at, id),
    dropSecrets: (id: string) => dropSecrets.run(id),
    dropExpiredSecrets: (now: number) => dropExpired.run(now).changes,
    retireSecrets: (id: string, expiresAt: number) => retireSecrets.run(expiresAt, expiresAt, id),
    endBy: (expiresAt: number) => endBy.run(expiresAt, expiresAt).changes,
    setRotated: (id: string, at: number) => setRotated.run(at, id),
    byId: (id: string) => byId.get(id),
    list: (botId: string | null) => list.all(botId),
    retiring: (after: number, upTo: number) => retiring.all(after, upTo),
    secrets: (id: string) => secrets.all(id),
    open: (hash: Uint8Array) => open.get(hash),
  }
}
