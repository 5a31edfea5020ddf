import type { Db } from '#main/db/open.ts'

export type BrowserRow = {
  readonly no: number
  readonly id: string
  readonly user_agent: string
  readonly created_at: number
  readonly seen_at: number
}

type NewBrowserRow = Omit<BrowserRow, 'no'> & { readonly secret_hash: Uint8Array }

export function createBrowserRepository(db: Db) {
  const columns = 'no, id, user_agent, created_at, seen_at'
  const insert = db.prepare<NewBrowserRow>(`
    INSERT INTO signed_in_browsers (id, secret_hash, user_agent, created_at, seen_at)
    VALUES (@id, @secret_hash, @user_agent, @created_at, @seen_at)`)
  const bySecret = db.prepare<[Uint8Array, number], BrowserRow>(
    `SELECT ${columns} FROM signed_in_browsers WHERE secret_hash = ? AND seen_at > ?`,
  )
  const all = db.prepare<[number], BrowserRow>(
    `SELECT ${columns} FROM signed_in_browsers WHERE seen_at > ? ORDER BY seen_at DESC, no DESC`,
  )
  const see = db.prepare<[number, string]>('UPDATE signed_in_browsers SET seen_at = ? WHERE id = ?')
  const remove = db.prepare<[string]>('DELETE FROM signed_in_browsers WHERE id = ?')
  const removeBefore = db.prepare<[number]>('DELETE FROM signed_in_browsers WHERE seen_at <= ?')
  const pullBack = db.prepare<[number, number]>('UPDATE signed_in_browsers SET seen_at = ? WHERE seen_at > ?')
  return {
    insert: (row: NewBrowserRow) => insert.run(row),
    bySecret: (hash: Uint8Array, seenAfter: number) => bySecret.get(hash, seenAfter),
    all: (seenAfter: number) => all.all(seenAfter),
    see: (id: string, at: number) => see.run(at, id),
    remove: (id: string): boolean => remove.run(id).changes > 0,
    pullBack: (now: number) => pullBack.run(now, now).changes,
    removeBefore: (at: number) => removeBefore.run(at),
  }
}
