import { expect, it } from 'vitest'
import { pages } from '#main/db/migrations/0017-pages.ts'
import { migrations } from '#main/db/migrations/index.ts'
import { botRow, openAt, shopOf } from './upgrade-to.ts'

it('credits products to the version they are from, and marks no question as answered', () => {
  const folder = shopOf(
    migrations.indexOf(pages),
    `
    ${botRow(0)}
    INSERT INTO conversations (no, id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
      VALUES (1, 'ses_1', 1, 'widget', 's', 'bot', 1, '', 0, 0);
    INSERT INTO messages (no, id, conversation_no, role, text, at) VALUES (1, 'msg_1', 1, 'bot', 'Sorry', 0);
    INSERT INTO unanswered (bot_no, message_no, text, confidence, at) VALUES (1, 1, 'Lamps?', 0.2, 0);
    INSERT INTO products (bot_no, id, from_version, title, tags, attributes, updated_at)
      VALUES (1, 'L', 3, 'Lamp', '[]', '{}', 0);`,
  )

  const { db } = openAt(migrations.indexOf(pages) + 1, folder)
  expect(db.prepare('SELECT id, from_version, credited_version FROM products').all()).toEqual([
    { id: 'L', from_version: 3, credited_version: null },
  ])
  expect(db.prepare('SELECT text, now_answered_at FROM unanswered').all()).toEqual([
    { text: 'Lamps?', now_answered_at: null },
  ])
  db.close()
})
