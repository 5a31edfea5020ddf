import { describe, expect, it } from 'vitest'
import type { Db } from '#main/db/open.ts'
import { createConversationWords } from '#main/features/conversations/index.ts'
import { openParts } from '../../helpers/parts.ts'

function openWords() {
  const { deps } = openParts()
  const { db } = deps
  db.exec(`
    INSERT INTO bots (no, id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
      starter_buttons, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
    VALUES (1, 'bot_1', 'Fjell', 'business', 'en', 'Hi', 'Europe/Berlin', 0.45, '["*"]', '{}', '[]', 0, 0, x'01', 'abcd', 0)`)
  return { db, words: createConversationWords({ ...deps, subscribe: () => () => {} }) }
}

function say(db: Db, conversation: number, text: string): void {
  db.prepare(`
    INSERT OR IGNORE INTO conversations (no, id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
    VALUES (?, ?, 1, 'widget', ?, 'bot', 1, '', 0, 0)`).run(
    conversation,
    `ses_${conversation}`,
    `s${conversation}`,
  )
  db.prepare("INSERT INTO messages (id, conversation_no, role, text, at) VALUES (?, ?, 'visitor', ?, 0)").run(
    `msg_${Math.random()}`,
    conversation,
    text,
  )
}

function remove(db: Db, conversation: number): void {
  db.prepare('DELETE FROM messages WHERE conversation_no = ?').run(conversation)
  db.prepare('DELETE FROM conversations WHERE no = ?').run(conversation)
}

describe('the words of conversations', () => {
  it('finds those in which every word was said, in any message, the newest first', async () => {
    const { db, words } = openWords()
    say(db, 1, 'Do you sell tents?')
    say(db, 1, 'In grün, please')
    say(db, 2, 'A green tent')
    say(db, 3, 'Tents and stoves')
    expect(await words.search('tent')).toEqual([3, 2, 1])
    expect(await words.search('tents GRUN')).toEqual([1])
    expect(await words.search('tents stov')).toEqual([3])
    expect(await words.search('tent', 2)).toEqual([3, 2])
    expect(await words.search('" OR *')).toEqual([])
    expect(await words.search('')).toEqual([])
  })

  it('finds what was said later', async () => {
    const { db, words } = openWords()
    say(db, 1, 'Hello')
    expect(await words.search('kayak')).toEqual([])
    say(db, 1, 'Do you rent a kayak?')
    expect(await words.search('hello kayak')).toEqual([1])
  })

  it('forgets what is removed, and finds what comes under the same numbers', async () => {
    const { db, words } = openWords()
    say(db, 1, 'One about boots')
    say(db, 2, 'Two about boots')
    expect(await words.search('boots')).toEqual([2, 1])
    remove(db, 2)
    expect(await words.search('boots')).toEqual([1])
    say(db, 2, 'Something about gloves')
    expect(await words.search('boots')).toEqual([1])
    expect(await words.search('gloves')).toEqual([2])
  })
})
