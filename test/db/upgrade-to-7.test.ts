import { describe, expect, it } from 'vitest'
import { send } from '../helpers/http.ts'
import { startHub, testClock } from '../helpers/hub.ts'
import { shopOf } from './upgrade-to.ts'

const at = Date.parse('2026-03-10T11:00:00.000Z')

/** A bot and a key with webhooks, and visitors who left their addresses. */
function sixthVersion() {
  return shopOf(
    6,
    `
    INSERT INTO bots (id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
      starter_buttons, country, webhook_url, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
    VALUES ('bot_1', 'Fjell', 'business', 'en', 'Hi', 'Europe/Berlin', 0.45, '["*"]',
      '{"primary":"#B45309","text":"#FFFFFF"}', '[]', 'DE', 'https://shop.example/hook', ${at}, ${at}, x'01', 'abcd', ${at});
    INSERT INTO sessions (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
    VALUES ('ses_1', 1, 'widget', 'a', 'bot', 2, 'Yes', ${at}, ${at}), ('ses_2', 1, 'widget', 'b', 'bot', 2, 'Yes', ${at}, ${at}),
      ('ses_3', 1, 'widget', 'c', 'bot', 2, 'Yes', ${at}, ${at}), ('ses_4', 1, 'widget', 'd', 'bot', 2, 'Yes', ${at}, ${at});
    INSERT INTO leads (id, session_no, name, email, phone, message, created_at, updated_at) VALUES
      ('lead_1', 1, NULL, 'Ann@example.com', NULL, 'first', ${at}, ${at}),
      ('lead_2', 2, 'Ann Berg', 'ann@example.com', '+4930123456', 'second', ${at}, ${at + 1000}),
      ('lead_3', 3, 'Kay', NULL, '+49301234567', 'third', ${at}, ${at + 500}),
      ('lead_4', 4, 'Nobody', NULL, NULL, 'fourth', ${at}, ${at + 400});`,
    at,
  )
}

const openHub = () =>
  startHub({ dataPath: sixthVersion().path, clock: testClock('2026-03-10T12:00:00.000Z') })

describe('the upgrade to version 7', () => {
  it('turns leads into people and loses nothing', async () => {
    const hub = await openHub()
    const { leads } = await hub.rpc('leads.list', {})
    expect(leads).toMatchObject([
      {
        id: 'lead_1',
        name: 'Ann Berg',
        email: 'Ann@example.com',
        phone: '+4930123456',
        message: 'first',
        status: 'new',
        session_id: 'ses_2',
        session_ids: ['ses_2', 'ses_1'],
        updated_at: new Date(at + 1000).toISOString(),
      },
      { id: 'lead_3', name: 'Kay', phones: ['+49301234567'] },
      { id: 'lead_4', name: 'Nobody', emails: [], phones: [] },
    ])
  })

  it('recognises them by their address and by their number', async () => {
    const hub = await openHub()
    const { url } = await hub.rpc('inboxes.create', { name: 'Elsewhere' })
    for (const lead of [{ email: 'ANN@example.com' }, { phone: '030 1234567' }])
      await send(url, { method: 'POST', body: { event_type: 'lead', lead } })
    expect((await hub.rpc('leads.list', {})).leads.map(({ id }) => id).toSorted()).toEqual([
      'lead_1',
      'lead_3',
      'lead_4',
    ])
  })

  it("keeps sending to the bot's address", async () => {
    const hub = await openHub()
    const { endpoints } = await hub.rpc('endpoints.list', {})
    expect(endpoints).toMatchObject([
      { kind: 'integration', bot_id: 'bot_1', url: 'https://shop.example/hook' },
    ])
    const [endpoint] = endpoints
    expect((await hub.rpc('endpoints.secret', { endpoint_id: endpoint?.id ?? '' })).secret).toMatch(/^whsec_/)
  })
})
