import type { Db } from '#main/db/open.ts'
import type { PhrasingSettings } from '#shared/schemas/phrasing.ts'

type Stored = Omit<PhrasingSettings, 'enabled' | 'this_pc_only'>
export type PhrasingRow = Stored & {
  readonly bot_no: number
  readonly enabled: 0 | 1
  readonly this_pc_only: 0 | 1
}

const columns = [
  'bot_no',
  'enabled',
  'base_url',
  'model',
  'timeout_ms',
  'provider',
  'mode',
  'this_pc_only',
  'calls_per_day',
  'monthly_budget',
  'price_in',
  'price_out',
  'currency',
  'api_version',
] as const satisfies readonly (keyof PhrasingRow)[]

export function createPhrasingRepository(db: Db) {
  const save = db.prepare<PhrasingRow>(`
    INSERT INTO language_models (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})
    ON CONFLICT (bot_no) DO UPDATE SET ${columns
      .slice(1)
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}`)
  const get = db.prepare<[number], PhrasingRow>('SELECT * FROM language_models WHERE bot_no = ?')
  const remove = db.prepare<[number]>('DELETE FROM language_models WHERE bot_no = ?')

  return {
    save: (row: PhrasingRow) => save.run(row),
    get: (botNo: number) => get.get(botNo) ?? null,
    remove: (botNo: number): boolean => remove.run(botNo).changes > 0,
  }
}

export function settingsOf({ bot_no: _, enabled, this_pc_only, ...row }: PhrasingRow): PhrasingSettings {
  return { ...row, enabled: enabled === 1, this_pc_only: this_pc_only === 1 }
}
