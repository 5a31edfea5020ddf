import type { Db } from '#main/db/open.ts'

type SettingRow = { readonly name: string; readonly value: string }

export function createSettingsRepository(db: Db) {
  const all = db.prepare<[], SettingRow>('SELECT name, value FROM settings')
  const get = db.prepare<[string], string>('SELECT value FROM settings WHERE name = ?').pluck()
  const set = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  return {
    all: () => all.all(),
    get: (name: string) => get.get(name),
    set: (name: string, value: string) => set.run(name, value),
  }
}
