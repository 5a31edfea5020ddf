import type { Db } from '#main/db/open.ts'

export function createSettingsRepository(db: Db) {
  const get = db.prepare<[string], string>('SELECT value FROM settings WHERE name = ?').pluck()
  const set = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  return {
    get: (name: string) => get.get(name),
    set: (name: string, value: string) => set.run(name, value),
  }
}
