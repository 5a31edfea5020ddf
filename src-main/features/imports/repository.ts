import type { Db } from '#main/db/open.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'
import { placedPath, storedPath } from './copies/place.ts'

export type SourceRow = {
  readonly no: number
  readonly id: string
  readonly name: string
  readonly path: string
  readonly pattern: string | null
  readonly mapping: string | null
  readonly base_url: string | null
  readonly mode: SyncMode
  readonly target_kind: 'bot' | 'connection'
  readonly target_id: string
  readonly cron: string | null
  readonly timezone: string
  readonly watch: number
  readonly approval_percent: number
  readonly enabled: number
  readonly due_at: number | null
  readonly created_at: number
  readonly updated_at: number
}

const written = [
  'id',
  'name',
  'path',
  'pattern',
  'mapping',
  'base_url',
  'mode',
  'target_kind',
  'target_id',
  'cron',
  'timezone',
  'watch',
  'approval_percent',
  'enabled',
  'due_at',
  'updated_at',
] as const satisfies readonly (keyof SourceRow)[]

export type WrittenSource = Pick<SourceRow, (typeof written)[number]>

export function createSourceRepository(db: Db, catalogs: string) {
  const insert = db.prepare<WrittenSource>(`
    INSERT INTO sources (${written.join(', ')}, created_at)
    VALUES (${written.map((name) => `@${name}`).join(', ')}, @updated_at)`)
  const update = db.prepare<WrittenSource>(`
    UPDATE sources SET ${written.map((name) => `${name} = @${name}`).join(', ')} WHERE id = @id`)
  const byId = db.prepare<[string], SourceRow>('SELECT * FROM sources WHERE id = ?')
  const list = db.prepare<[], SourceRow>('SELECT * FROM sources ORDER BY no')
  const setDue = db.prepare<[number | null, string]>('UPDATE sources SET due_at = ? WHERE id = ?')
  const remove = db.prepare<[string]>('DELETE FROM sources WHERE id = ?')

  const stored = (row: WrittenSource) => ({ ...row, path: storedPath(catalogs, row.path) })
  const placed = (row: SourceRow) => ({ ...row, path: placedPath(catalogs, row.path) })

  return {
    insert: (row: WrittenSource) => insert.run(stored(row)),
    update: (row: WrittenSource) => update.run(stored(row)),
    byId: (id: string): SourceRow | undefined => {
      const found = byId.get(id)
      return found && placed(found)
    },
    list: () => list.all().map(placed),
    setDue: (id: string, dueAt: number | null) => setDue.run(dueAt, id),
    remove: (id: string) => remove.run(id).changes > 0,
  }
}
