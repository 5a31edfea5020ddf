import { describe, expect, it } from 'vitest'
import { dumpOf } from '../helpers/database.ts'
import { botRow, shopOf, upgradeTo } from './upgrade-to.ts'

const at = Date.parse('2026-03-10T11:00:00.000Z')

/** What each table is called since version 8; the others keep their names. */
const renamed: Readonly<Record<string, string>> = {
  sessions: 'conversations',
  lead_sessions: 'lead_conversations',
  runs: 'import_runs',
  run_faults: 'import_faults',
  meaning_vectors: 'embeddings',
  phrasing_models: 'language_models',
  dialogues: 'test_conversations',
  tester_sessions: 'playground_conversations',
  tester_turns: 'playground_turns',
}

function seventhVersion() {
  return shopOf(
    7,
    `
    ${botRow(at)}
    INSERT INTO sessions (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
    VALUES ('ses_1', 1, 'widget', 'visitor', 'waiting', 1, 'Open?', ${at}, ${at});
    INSERT INTO messages (id, session_no, role, text, at) VALUES ('msg_1', 1, 'visitor', 'Open?', ${at});
    INSERT INTO leads (id, name, message, session_no, bot_no, created_at, updated_at)
    VALUES ('lea_1', 'Ann', 'Call me', 1, 1, ${at}, ${at});
    INSERT INTO lead_sessions (session_no, lead_no) VALUES (1, 1);
    INSERT INTO meaning_vectors VALUES (x'aa', x'bb');
    INSERT INTO phrasing_models VALUES (1, 1, 'http://127.0.0.1:1/v1', 'small', 5000);
    INSERT INTO dialogues (id, bot_no, name, dialogue, created_at, updated_at)
    VALUES ('dia_1', 1, 'Opening', '{}', ${at}, ${at});
    INSERT INTO tester_sessions (id, target_kind, target_id, channel, created_at, updated_at)
    VALUES ('tes_1', 'bot', 'bot_1', 'widget', ${at}, ${at});
    INSERT INTO tester_turns (id, session_no, at, message, exchange) VALUES ('tur_1', 1, ${at}, 'Hi', '{}');
    INSERT INTO runs (id, source_name, target_kind, target_id, reason, started_at, state, reading)
    VALUES ('run_1', 'Lamps', 'bot', 'bot_1', 'manual', ${at}, 'done', 'x');
    INSERT INTO run_faults (run_no, row, severity, message) VALUES (1, 2, 'warning', 'something');`,
    at,
  )
}

describe('the upgrade to version 8', () => {
  it('gives tables and columns their new names and carries every row over', () => {
    const folder = seventhVersion()
    const before = dumpOf(folder.database)
    upgradeTo(8, folder, at)
    const after = dumpOf(folder.database)
    const expected = Object.entries(before).map(([table, rows]) => [
      renamed[table] ?? table,
      JSON.parse(JSON.stringify(rows).replaceAll('"session_no"', '"conversation_no"')),
    ])
    expect(JSON.parse(JSON.stringify(after))).toEqual(Object.fromEntries(expected))
    for (const table of Object.keys(renamed)) expect(after).not.toHaveProperty(table)
  })
})
