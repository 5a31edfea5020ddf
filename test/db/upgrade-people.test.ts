import { expect, it } from 'vitest'
import { people } from '#main/db/migrations/0020-people.ts'
import { migrations } from '#main/db/migrations/index.ts'
import { emptyDataFolder } from '../helpers/database.ts'
import { openAt } from './upgrade-to.ts'

it('knows of each bot what its last event of a lead said', () => {
  const folder = emptyDataFolder()
  const at = migrations.indexOf(people)
  const before = openAt(at, folder).db
  const body = (data: object) => Buffer.from(JSON.stringify({ event_type: 'lead.created', data }))
  for (const no of [1, 2, 3])
    before.exec(`
      INSERT INTO bots (no, id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
        starter_buttons, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
      VALUES (${no}, 'bot_${no}', 'Fjell', 'business', 'en', 'Hi', 'UTC', 0.45, '["*"]', '{}', '[]', 0, 0, x'0${no}', 'abcd', 0);
      INSERT INTO conversations (no, id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
      VALUES (${no}, 'ses_${no}', ${no}, 'widget', 'v${no}', 'bot', 1, '', 0, 0);`)
  before.exec(`
    INSERT INTO leads (no, id, name, email, message, created_at, updated_at) VALUES
      (1, 'lead_1', 'Ada', 'ada@shop.example', '', 0, 5), (2, 'lead_2', 'Bo', 'bo@shop.example', '', 0, 6);
    INSERT INTO lead_conversations (conversation_no, lead_no) VALUES (1, 1), (2, 1), (3, 2);`)
  const insert = before.prepare(`
    INSERT INTO events (no, id, event_type, kind, source, bot_no, occurred_at, recorded_at, body, card, is_read)
    VALUES (@no, 'evt_' || @no, 'lead.created', 'lead', 'bot', @bot, 7, 7, @body, '{}', 1)`)
  insert.run({ no: 1, bot: 1, body: body({ name: null, email: 'ada@shop.example', phone: null }) })
  insert.run({
    no: 2,
    bot: 1,
    body: body({ name: 'Ada', email: 'ada@shop.example', phone: null, consent: null }),
  })
  insert.run({
    no: 3,
    bot: 2,
    body: body({ name: null, email: null, phone: '+491701234567', source: 'form', consent: { text: 'ok' } }),
  })
  before.exec('INSERT INTO lead_events (event_no, place, lead_no) VALUES (1, 0, 1), (2, 0, 1), (3, 0, 1)')
  before.close()

  const db = openAt(at + 1, folder).db
  const told =
    'SELECT lead_no, bot_no, name, email, phone, consent, source, told_at FROM lead_bots ORDER BY lead_no, bot_no'
  expect(db.prepare(told).raw().all()).toEqual([
    [1, 1, 'Ada', 'ada@shop.example', null, null, 'volunteered', 7],
    [1, 2, null, null, '+491701234567', '{"text":"ok"}', 'form', 7],
    [2, 3, 'Bo', 'bo@shop.example', null, null, 'volunteered', 6],
  ])
  db.close()
})
