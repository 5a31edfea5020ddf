import { expect } from 'vitest'
import { versionOf } from '#main/db/migrate.ts'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'

/** Upgrades a file of an earlier version to this one; it must be sound afterwards. */
export function upgradeTo(version: number, folder: DataFolder, nowMs: number) {
  const { db, upgrade } = openDatabase({
    folder,
    nowMs,
    check: false,
    migrations: migrations.slice(0, version),
  })
  expect(versionOf(db)).toBe(version)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.pragma('foreign_key_check')).toEqual([])
  db.close()
  return upgrade
}

/** A bot as the versions before the ninth kept it, in SQL. */
export const botRow = (at: number): string => `
  INSERT INTO bots (id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
    starter_buttons, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
  VALUES ('bot_1', 'Fjell', 'business', 'en', 'Hi', 'Europe/Oslo', 0.45, '["*"]',
    '{"primary":"#B45309","text":"#FFFFFF"}', '[]', ${at}, ${at}, x'01', 'abcd', ${at});`

/** An entry as the versions before the sixth kept it. */
export const entryRow = (at: number): string => `
  INSERT INTO knowledge (id, bot_no, question, alternatives, answer, created_at, updated_at)
  VALUES ('kno_1', 1, 'Can I return an item?', '["Do you take things back?"]', 'Within 30 days.', ${at}, ${at});
  INSERT INTO knowledge_index (rowid, question, alternatives, answer)
  VALUES (1, 'Can I return an item?', 'Do you take things back?', 'Within 30 days.');`
