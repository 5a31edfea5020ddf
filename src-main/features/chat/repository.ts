import type { Db } from '#main/db/open.ts'

type IdempotentRow = {
  readonly key_id: string
  readonly idempotency_key: string
  readonly body_hash: Uint8Array
  readonly answer: string
  readonly created_at: number
}

export function createIdempotencyRepository(db: Db) {
  const find = db.prepare<[string, string, number], IdempotentRow>(
    'SELECT * FROM idempotent_answers WHERE key_id = ? AND idempotency_key = ? AND created_at > ?',
  )
  const store = db.prepare<IdempotentRow>(`
    INSERT OR REPLACE INTO idempotent_answers (key_id, idempotency_key, body_hash, answer, created_at)
    VALUES (@key_id, @idempotency_key, @body_hash, @answer, @created_at)`)
  const forget = db.prepare<[number]>('DELETE FROM idempotent_answers WHERE created_at <= ?')

  const pullBack = db.prepare<[number, number]>(
    'UPDATE idempotent_answers SET created_at = ? WHERE created_at > ?',
  )

  return {
    find: (keyId: string, idempotencyKey: string, after: number) => find.get(keyId, idempotencyKey, after),
    store: (row: IdempotentRow) => store.run(row),
    pullBack: (now: number) => pullBack.run(now, now).changes,
    forgetUpTo: (at: number) => forget.run(at).changes,
  }
}
