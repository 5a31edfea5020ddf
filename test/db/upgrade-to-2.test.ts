import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#main/db/open.ts'
import { dumpOf, emptyDataFolder } from '../helpers/database.ts'
import { startHub, testClock } from '../helpers/hub.ts'
import { botRow, shopOf, upgradeTo } from './upgrade-to.ts'

const at = Date.parse('2026-03-10T11:00:00.000Z')
const answer = JSON.stringify({ confidence: 1, intent: 'knowledge', sources: [], products: [], buttons: [] })

/** A shop as the first version left it: a bot, a key, conversations, one of them waiting, a setting. */
function firstVersion() {
  return shopOf(
    1,
    `
    INSERT INTO settings VALUES ('demo_bot_id', 'bot_1');
    ${botRow(at)}
    INSERT INTO api_keys (id, bot_no, name, created_at) VALUES ('key_1', 1, 'Till', ${at});
    INSERT INTO api_key_secrets VALUES (x'02', 'key_1', 'sb_live_Ab12', 'wxyz', ${at}, NULL);
    INSERT INTO key_usage VALUES ('key_1', '2026-03-10', 17, ${at});
    INSERT INTO sessions (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
    VALUES ('ses_1', 1, 'widget', 'visitor', 'waiting', 2, 'Yes', ${at}, ${at + 60_000}),
      ('ses_2', 1, 'api', 'ses_2', 'bot', 1, 'Hm', ${at}, ${at});
    INSERT INTO messages (id, session_no, role, text, at, answer)
    VALUES ('msg_1', 1, 'visitor', 'Open?', ${at}, NULL), ('msg_2', 1, 'bot', 'Yes', ${at}, '${answer}'),
      ('msg_3', 2, 'visitor', 'Hm', ${at}, NULL);`,
    at,
  )
}

describe('the upgrade to version 2', () => {
  it('carries every row over and keeps a copy of the file as it was', () => {
    const folder = firstVersion()
    const before = dumpOf(folder.database)
    const upgrade = upgradeTo(2, folder, at)
    const after = dumpOf(folder.database)
    for (const [table, rows] of Object.entries(before)) {
      if (table !== 'sessions' && table !== 'messages') expect(after[table], table).toEqual(rows)
    }
    expect(after['messages']).toEqual(
      (before['messages'] ?? []).map((row) => ({
        ...(row as object),
        intent: (row as { id: string }).id === 'msg_2' ? 'knowledge' : null,
      })),
    )
    expect(after['sessions']).toEqual(
      (before['sessions'] ?? []).map((row) => ({
        ...(row as object),
        waiting_since: (row as { id: string }).id === 'ses_1' ? at + 60_000 : null,
      })),
    )
    for (const table of ['secrets', 'connections', 'tester_sessions', 'tester_turns'])
      expect(after[table], table).toEqual([])
    expect(dumpOf(upgrade?.backup ?? '')).toEqual(before)
  })

  it('leaves a shop that works as before', async () => {
    const folder = firstVersion()
    const clock = testClock('2026-03-10T12:00:00.000Z')
    const hub = await startHub({ dataPath: folder.path, clock })
    expect(await hub.rpc('demo.load', {})).toMatchObject({ bot_id: 'bot_1', created: false })
    expect(await hub.rpc('settings.get', {})).toMatchObject({ port: 4840, shop_name: '' })
    expect(await hub.rpc('home.summary', {})).toMatchObject({
      questions_today: 1,
      answered_today: 1,
      waiting: 1,
      quotas: [{ key_id: 'key_1', used: 17 }],
      attention: expect.arrayContaining([
        {
          kind: 'waiting',
          session_id: 'ses_1',
          bot_id: 'bot_1',
          bot_name: 'Fjell',
          visitor: null,
          question: 'Open?',
          since: '2026-03-10T11:01:00.000Z',
        },
      ]),
    })
  })

  it('makes tables that hold their columns to their types, as all of ours do', () => {
    const folder = emptyDataFolder()
    openDatabase({ folder, nowMs: at, check: false }).db.close()
    const db = new Database(folder.database, { readonly: true })
    const tables = db
      .prepare<[], { name: string; strict: number }>(
        "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
      )
      .all()
    db.close()
    const ours = ['secrets', 'connections', 'playground_conversations', 'playground_turns']
    expect(tables.filter(({ name }) => ours.includes(name))).toHaveLength(ours.length)
    for (const { name, strict } of tables) expect(strict, name).toBe(1)
  })
})
