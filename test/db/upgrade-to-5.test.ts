import { describe, expect, it } from 'vitest'
import { botDefaults } from '#shared/schemas/bot.ts'
import { dumpOf } from '../helpers/database.ts'
import { startHub, testClock } from '../helpers/hub.ts'
import { botRow, entryRow, shopOf, upgradeTo } from './upgrade-to.ts'

const at = Date.parse('2026-03-10T11:00:00.000Z')
const answer = JSON.stringify({ confidence: 1, intent: 'knowledge', sources: [], products: [], buttons: [] })

/** A shop as the version before this one left it: a bot, an entry, a product shown, a conversation. */
function secondVersion() {
  return shopOf(
    2,
    `
    ${botRow(at)}
    ${entryRow(at)}
    INSERT INTO sessions (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
    VALUES ('ses_1', 1, 'widget', 'visitor', 'bot', 2, 'Yes', ${at}, ${at});
    INSERT INTO messages (id, session_no, role, text, at, answer, intent)
    VALUES ('msg_1', 1, 'visitor', 'Open?', ${at}, NULL, NULL), ('msg_2', 1, 'bot', 'Yes', ${at}, '${answer}', 'knowledge');`,
    at,
  )
}

describe('the upgrade to version 5', () => {
  it('carries every row over and keeps a copy of the file as it was', () => {
    const folder = secondVersion()
    const before = dumpOf(folder.database)
    const upgrade = upgradeTo(5, folder, at)
    const after = dumpOf(folder.database)
    for (const [table, rows] of Object.entries(before))
      expect(after[table], table).toMatchObject(rows as Record<string, unknown>[])
    expect(dumpOf(upgrade?.backup ?? '')).toEqual(before)
  })

  it('leaves a shop that works as before, with the rules of a new one', async () => {
    const folder = secondVersion()
    const hub = await startHub({ dataPath: folder.path, clock: testClock('2026-03-10T12:00:00.000Z') })
    const { name: _, ...defaults } = { name: '', ...botDefaults }
    const { bots } = await hub.rpc('bots.list', {})
    const { languages, country, facts, lead_rules, handover_rules } = defaults
    expect(bots).toMatchObject([{ id: 'bot_1', languages, country, facts, lead_rules, handover_rules }])
    const { reply } = await hub.rpc('answers.try', { bot_id: 'bot_1', message: 'can I return an item' })
    expect(reply).toContain('Within 30 days.')
    expect(await hub.rpc('answers.explain', { message_id: 'msg_2' })).toMatchObject({
      message_id: 'msg_2',
      trace: null,
      bot_id: 'bot_1',
    })
  })
})
