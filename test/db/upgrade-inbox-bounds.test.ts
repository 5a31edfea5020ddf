import { expect, it } from 'vitest'
import { inboxBounds } from '#main/db/migrations/0018-inbox-bounds.ts'
import { migrations } from '#main/db/migrations/index.ts'
import { openAt, shopOf } from './upgrade-to.ts'

it('takes what was received before for whole', () => {
  const folder = shopOf(
    migrations.indexOf(inboxBounds),
    `
    INSERT INTO inboxes (no, id, name, token, preset, refuse_bad, answer_status, answer_delay_ms, created_at, updated_at)
      VALUES (1, 'inb_1', 'Shop', 'token', 'none', 0, 200, 0, 0, 0);
    INSERT INTO events (no, id, event_type, kind, source, inbox_no, occurred_at, recorded_at, body, card, is_read)
      VALUES (1, 'evt_1', 'ping', 'other', 'inbox', 1, 0, 0, x'7b7d', '{}', 0);
    INSERT INTO received (event_no, inbox_no, headers, verdict, answered_status) VALUES (1, 1, '[]', 'invalid', 200);`,
  )

  const { db } = openAt(migrations.indexOf(inboxBounds) + 1, folder)
  expect(db.prepare('SELECT event_no, whole_bytes, whole_sha256 FROM received').all()).toEqual([
    { event_no: 1, whole_bytes: null, whole_sha256: null },
  ])
  db.close()
})
