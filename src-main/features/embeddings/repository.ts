import type { Db } from '#main/db/open.ts'

export function createMeaningRepository(db: Db) {
  const get = db.prepare<[Buffer], Buffer>('SELECT vector FROM embeddings WHERE hash = ?').pluck()
  const has = db.prepare<[Buffer], number>('SELECT 1 FROM embeddings WHERE hash = ?').pluck()
  const put = db.prepare<[Buffer, Buffer]>(
    'INSERT INTO embeddings (hash, vector) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING',
  )

  return {
    get: (hash: Buffer) => get.get(hash),
    has: (hash: Buffer) => has.get(hash) !== undefined,
    put: (hash: Buffer, vector: Buffer) => put.run(hash, vector),
  }
}
