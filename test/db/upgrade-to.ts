import { expect } from 'vitest'
import { versionOf } from '#main/db/migrate.ts'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { emptyDataFolder } from '../helpers/database.ts'

/** Opens a database with this many migrations applied, as that version of the app would. */
export function openAt(version: number, folder: DataFolder, nowMs = 0) {
  return openDatabase({ folder, nowMs, check: false, migrations: migrations.slice(0, version) })
}

/** A shop as that version left it. */
export function shopOf(version: number, rows: string, nowMs = 0): DataFolder {
  const folder = emptyDataFolder()
  const { db } = openAt(version, folder, nowMs)
  db.exec(rows)
  db.close()
  return folder
}

/** Upgrades a file of an earlier version to this one; it must be sound afterwards. */
export function upgradeTo(version: number, folder: DataFolder, nowMs: number) {
  const { db, upgrade } = openAt(version, folder, nowMs)
  expect(versionOf(db)).toBe(version)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.pragma('foreign_key_check')).toEqual([])
  db.close()
  return upgrade
}

/** A bot as all versions can keep it, in SQL: its number is 1. */
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
