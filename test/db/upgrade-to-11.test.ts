import { expect, it } from 'vitest'
import { botRow, openAt, shopOf } from './upgrade-to.ts'

it('adds ratings, which go with their message and outlive the test made of them', () => {
  const folder = shopOf(
    10,
    `
    ${botRow(0)}
    INSERT INTO conversations (no, id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
      VALUES (1, 'ses_1', 1, 'widget', 's', 'bot', 1, '', 0, 0);
    INSERT INTO messages (no, id, conversation_no, role, text, at) VALUES (1, 'msg_1', 1, 'bot', 'Hi', 0);
    INSERT INTO test_conversations (no, id, bot_no, name, dialogue, created_at, updated_at)
      VALUES (1, 'dlg_1', 1, 'Hi', '{}', 0, 0);`,
  )

  const { db } = openAt(11, folder)
  db.exec("INSERT INTO answer_ratings VALUES (1, 'wrong', NULL, 1, 0)")
  db.exec('DELETE FROM test_conversations')
  expect(db.prepare('SELECT rating, test_no FROM answer_ratings').all()).toEqual([
    { rating: 'wrong', test_no: null },
  ])
  db.exec('DELETE FROM messages')
  expect(db.prepare('SELECT * FROM answer_ratings').all()).toEqual([])
  db.close()
})
