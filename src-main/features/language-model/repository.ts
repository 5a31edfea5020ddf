import type { Db } from '#main/db/open.ts'

export type PhrasingRow = {
  readonly bot_no: number
  readonly enabled: 0 | 1
  readonly base_url: string
  readonly model: string
  readonly timeout_ms: number
}

export function createPhrasingRepository(db: Db) {
  const save = db.prepare<PhrasingRow>(`
    INSERT INTO language_models (bot_no, enabled, base_url, model, timeout_ms)
    VALUES (@bot_no, @enabled, @base_url, @model, @timeout_ms)
    ON CONFLICT (bot_no) DO UPDATE SET enabled = excluded.enabled, base_url = excluded.base_url,
      model = excluded.model, timeout_ms = excluded.timeout_ms`)
  const get = db.prepare<[number], PhrasingRow>('SELECT * FROM language_models WHERE bot_no = ?')
  const remove = db.prepare<[number]>('DELETE FROM language_models WHERE bot_no = ?')

  return {
    save: (row: PhrasingRow) => save.run(row),
    get: (botNo: number) => get.get(botNo) ?? null,
    remove: (botNo: number): boolean => remove.run(botNo).changes > 0,
  }
}
