import type { Db } from '#main/db/open.ts'

export type DialogueRow = {
  readonly no: number
  readonly id: string
  readonly bot_id: string
  readonly name: string
  /** JSON. */
  readonly dialogue: string
  /** JSON, turn by turn. */
  readonly last_run: string | null
  readonly created_at: number
  readonly updated_at: number
}

type Written = Pick<DialogueRow, 'id' | 'name' | 'dialogue' | 'last_run'> & { readonly at: number }

const columns = `d.no, d.id, b.id AS bot_id, d.name, d.dialogue, d.last_run, d.created_at, d.updated_at
  FROM test_conversations d JOIN bots b ON b.no = d.bot_no`

export function createDialogueRepository(db: Db) {
  const insert = db.prepare<Written & { readonly bot_no: number }>(`
    INSERT INTO test_conversations (id, bot_no, name, dialogue, last_run, created_at, updated_at)
    VALUES (@id, @bot_no, @name, @dialogue, @last_run, @at, @at)`)
  const update = db.prepare<Written>(`
    UPDATE test_conversations SET name = @name, dialogue = @dialogue, last_run = @last_run, updated_at = @at WHERE id = @id`)
  const setRun = db.prepare<[string, string, string]>(
    'UPDATE test_conversations SET last_run = ? WHERE id = ? AND dialogue = ?',
  )
  const byId = db.prepare<[string], DialogueRow>(`SELECT ${columns} WHERE d.id = ?`)
  const byName = db.prepare<[number, string], DialogueRow>(
    `SELECT ${columns} WHERE d.bot_no = ? AND d.name = ?`,
  )
  const list = db.prepare<[number], DialogueRow>(`SELECT ${columns} WHERE d.bot_no = ? ORDER BY d.no`)
  const remove = db.prepare<[string]>('DELETE FROM test_conversations WHERE id = ?')

  return {
    insert: (row: Written & { readonly bot_no: number }) => insert.run(row),
    update: (row: Written) => update.run(row),
    /** Only while it still is the dialogue that was played. */
    setRun: (row: Pick<DialogueRow, 'id' | 'dialogue'>, run: string) => setRun.run(run, row.id, row.dialogue),
    byId: (id: string) => byId.get(id),
    byName: (botNo: number, name: string) => byName.get(botNo, name),
    list: (botNo: number) => list.all(botNo),
    remove: (id: string) => remove.run(id),
  }
}
