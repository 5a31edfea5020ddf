import { expect, it } from 'vitest'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import { emptyDataFolder } from '../helpers/database.ts'

it('indexes the words of leads and documents that are there, and follows them', () => {
  const folder = emptyDataFolder()
  const open = (version: number) =>
    openDatabase({ folder, nowMs: 0, check: false, migrations: migrations.slice(0, version) }).db
  const before = open(13)
  before.exec(`
    INSERT INTO bots (no, id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
      starter_buttons, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
    VALUES (1, 'bot_1', 'Fjell', 'business', 'en', 'Hi', 'Europe/Berlin', 0.45, '["*"]', '{}', '[]', 0, 0, x'01', 'abcd', 0);
    INSERT INTO leads (no, id, name, message, created_at, updated_at) VALUES (1, 'lead_1', 'Ada', 'Tents?', 0, 0);
    INSERT INTO lead_contacts VALUES ('email', 'ada@shop.example', 1, 'Ada@shop.example');
    INSERT INTO documents (no, id, bot_no, title, format, characters, created_at, updated_at)
      VALUES (1, 'doc_1', 1, 'Guide', 'txt', 4, 0, 0);
    INSERT INTO passages VALUES (1, 'pas_1', 1, '[]', 'Keep it dry');`)
  before.close()

  const db = open(14)
  const found = (index: string, word: string) =>
    db.prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH ?`).pluck().all(word)
  expect(found('leads_index', 'shop AND tents')).toEqual([1])
  expect(found('documents_index', 'guide')).toEqual([1])
  expect(found('passages_index', 'dry')).toEqual([1])
  db.exec("UPDATE leads SET note = 'call on monday' WHERE no = 1")
  expect(found('leads_index', 'monday AND ada')).toEqual([1])
  db.exec('DELETE FROM documents')
  expect(found('passages_index', 'dry')).toEqual([])
  db.exec('DELETE FROM leads')
  expect(found('leads_index', 'ada')).toEqual([])
  db.close()
})
