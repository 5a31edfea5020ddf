import type { Db } from '#main/db/open.ts'
import type { SecretProtection } from '#shared/rpc/connections.ts'

export type SecretRow = {
  readonly name: string
  readonly protection: SecretProtection
  readonly sealed: Uint8Array
  readonly last4: string
  readonly updated_at: number
}

export function createSecretRepository(db: Db) {
  const put = db.prepare<SecretRow>(`
    INSERT OR REPLACE INTO secrets (name, protection, sealed, last4, updated_at)
    VALUES (@name, @protection, @sealed, @last4, @updated_at)`)
  const remove = db.prepare<[string]>('DELETE FROM secrets WHERE name = ?')
  const get = db.prepare<[string], SecretRow>('SELECT * FROM secrets WHERE name = ?')

  return {
    put: (row: SecretRow) => put.run(row),
    remove: (name: string) => remove.run(name),
    get: (name: string) => get.get(name),
  }
}
