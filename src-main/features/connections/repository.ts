import type { Db } from '#main/db/open.ts'
import type { ConnectionInput } from '#shared/schemas/connection.ts'

export type ConnectionRow = ConnectionInput & {
  readonly no: number
  readonly id: string
  readonly last_test: string | null
  readonly created_at: number
  readonly updated_at: number
  readonly removed_at: number | null
}

type Written = ConnectionInput & { readonly id: string; readonly at: number }

export function createConnectionRepository(db: Db) {
  const insert = db.prepare<Written>(`
    INSERT INTO connections (id, name, base_url, widget_base_url, bot_id, created_at, updated_at)
    VALUES (@id, @name, @base_url, @widget_base_url, @bot_id, @at, @at)`)
  const update = db.prepare<Written>(`
    UPDATE connections SET name = @name, base_url = @base_url, widget_base_url = @widget_base_url, bot_id = @bot_id,
      updated_at = @at
    WHERE id = @id`)
  const setTest = db.prepare<[string | null, string]>('UPDATE connections SET last_test = ? WHERE id = ?')
  const setRemoved = db.prepare<[number | null, string]>('UPDATE connections SET removed_at = ? WHERE id = ?')
  const byId = db.prepare<[string], ConnectionRow>('SELECT * FROM connections WHERE id = ?')
  const list = db.prepare<[], ConnectionRow>('SELECT * FROM connections WHERE removed_at IS NULL ORDER BY no')
  const removed = db.prepare<[], string>('SELECT id FROM connections WHERE removed_at IS NOT NULL').pluck()
  const remove = db.prepare<[string]>('DELETE FROM connections WHERE id = ?')

  return {
    insert: (row: Written) => insert.run(row),
    update: (row: Written) => update.run(row),
    setTest: (id: string, test: string | null) => setTest.run(test, id),
    setRemoved: (id: string, at: number | null) => setRemoved.run(at, id),
    byId: (id: string) => byId.get(id),
    list: () => list.all(),
    removedIds: () => removed.all(),
    remove: (id: string) => remove.run(id),
  }
}
