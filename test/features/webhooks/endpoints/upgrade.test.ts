import { expect, it } from 'vitest'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import { emptyDataFolder } from '../../../helpers/database.ts'
import { startHub } from '../../../helpers/hub.ts'

it('addresses of before there were secrets get theirs, once', async () => {
  const folder = emptyDataFolder()
  const { db } = openDatabase({ folder, nowMs: 0, check: false, migrations: migrations.slice(0, 6) })
  db.exec(`
    INSERT INTO bots (id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
      starter_buttons, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at, webhook_url)
    VALUES ('bot_a', 'Fjell', 'business', 'en', 'Hi', 'UTC', 0.45, '["*"]', '{"primary":"#B45309","text":"#FFFFFF"}',
      '[]', 1, 1, x'01', 'abcd', 1, 'https://crm.example/leads');
    INSERT INTO api_keys (id, bot_no, name, mirror_url, mirror_allow_local, created_at)
    VALUES ('key_b', 1, 'Till', 'http://10.0.0.5/mirror', 1, 1), ('key_c', 1, 'Desk', NULL, 0, 1);`)
  db.close()

  const secretsOf = async () => {
    const hub = await startHub({ port: null, dataPath: folder.path })
    const { endpoints } = await hub.rpc('endpoints.list', {})
    expect(endpoints).toMatchObject([
      { kind: 'integration', bot_id: 'bot_a', url: 'https://crm.example/leads', allow_local: false },
      { kind: 'mirror', bot_id: 'bot_a', key_id: 'key_b', url: 'http://10.0.0.5/mirror', allow_local: true },
    ])
    expect(await hub.rpc('bots.get', { bot_id: 'bot_a' })).toMatchObject({
      webhook_url: 'https://crm.example/leads',
    })
    const { keys } = await hub.rpc('keys.list', {})
    expect(keys.map(({ mirror_url, mirror_allow_local }) => [mirror_url, mirror_allow_local])).toEqual([
      ['http://10.0.0.5/mirror', true],
      [null, false],
    ])
    const secrets = await Promise.all(
      endpoints.map(({ id }) => hub.rpc('endpoints.secret', { endpoint_id: id })),
    )
    await hub.stop()
    return secrets.map(({ secret }) => secret)
  }
  const first = await secretsOf()
  for (const secret of first) expect(secret).toMatch(/^whsec_/)
  expect(new Set(first).size).toBe(2)
  expect(await secretsOf()).toEqual(first)
})
