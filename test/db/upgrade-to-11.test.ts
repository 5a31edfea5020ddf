import { expect, it } from 'vitest'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import { emptyDataFolder } from '../helpers/database.ts'

it('adds ratings, which go with their message and outlive the test made of them', () => {
  const folder = emptyDataFolder()
  const open = (version: number) =>
    openDatabase({ folder, nowMs: 0, check: false, migrations: migrations.slice(0, version) }).db
  const before = open(10)
  before.exec(`
    INSERT INTO bots (no, id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
      starter_buttons, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
    VALUES (1, 'bot_1', 'Fjell', 'business', 'en', 'Hi', 'Europe/Berlin', 0.45, '["*"]', '{}', '[]', 0, 0, x'01', 'abcd', 0);
    INSERT INTO conversations (no, id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
      VALUES (1, 'ses_1', 1, 'widget', 's', 'bot', 1, '', 0, 0);
    INSERT INTO messages (no, id, conversation_no, role, text, at) VALUES (1, 'msg_1', 1, 'bot', 'Hi', 0);
    INSERT INTO test_conversations (no, id, bot_no, name, dialogue, created_at, updated_at)
      VALUES (1, 'dlg_1', 1, 'Hi', '{}', 0, 0);`)
  before.close()

  const db = open(11)
  db.exec("INSERT INTO answer_ratings VALUES (1, 'wrong', NULL, 1, 0)")
  db.exec('DELETE FROM test_conversations')
  expect(db.prepare('SELECT rating, test_no FROM answer_ratings').all()).toEqual([
    { rating: 'wrong', test_no: null },
  ])
  db.exec('DELETE FROM messages')
  expect(db.prepare('SELECT * FROM answer_ratings').all()).toEqual([])
  db.close()
})
