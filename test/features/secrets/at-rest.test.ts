import { describe, expect, it } from 'vitest'
import { createLog } from '#main/lib/log.ts'
import { bytesOf } from '../../helpers/folder-bytes.ts'
import { startHub } from '../../helpers/hub.ts'
import { shopOn } from '../../helpers/shop.ts'
import { openSink } from '../connections/sink.ts'

describe('secrets of others', () => {
  it('are in no file of the data folder and in no line of the log, however they were used', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
    const hub = await startHub({ log })
    const shop = await shopOn(hub)
    const sink = await openSink((response, seen) => response.writeHead(400).end(JSON.stringify(seen.headers)))
    const [apiKey, syncKey, oldKey] = ['remote-api-key-4711', 'remote-sync-key-0815', 'remote-old-key-1234']
    const connection = { name: 'Hosted', base_url: sink.url, widget_base_url: null, bot_id: 'b' }
    const { id } = await hub.rpc('connections.save', { ...connection, api_key: oldKey, sync_key: syncKey })
    await hub.rpc('connections.save', { ...connection, id, api_key: apiKey })
    await hub.rpc('connections.test', { connection_id: id })
    await hub.rpc('tester.setKey', { bot_id: shop.bot.id, key: shop.key.key })
    for (const target of [
      { kind: 'connection', connection_id: id },
      { kind: 'bot', bot_id: shop.bot.id },
    ] as const) {
      const session = await hub.rpc('tester.start', { target, channel: 'api' })
      await hub.rpc('tester.send', {
        turn_id: `turn-${target.kind}`,
        tester_session_id: session.id,
        message: 'Tents?',
      })
      await hub.rpc('tester.credential', { tester_session_id: session.id })
    }
    // They did go out as they are.
    expect(sink.seen.map(({ headers }) => headers.authorization)).toContain(`Bearer ${apiKey}`)
    expect(await shop.used()).toBe(1)

    const secrets = [apiKey, syncKey, oldKey, shop.key.key, shop.key.key.slice(8, 38)]
    const scan = () => {
      const files = bytesOf(hub.dataPath)
      expect([...files.keys()]).toEqual(expect.arrayContaining(['shopbell.db', 'secret.key']))
      for (const secret of secrets) {
        for (const bytes of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
          expect([...files].filter(([, content]) => content.includes(bytes)).map(([name]) => name)).toEqual(
            [],
          )
        expect(lines.filter((line) => line.includes(secret))).toEqual([])
      }
      // The search does find what is there.
      expect([...files.values()].some((content) => content.includes('Bearer ••••4711'))).toBe(true)
    }
    scan()
    await hub.stop()
    scan()
    expect(lines.length).toBeGreaterThan(0)
  })

  it('are returned by no call but the one for copying', async () => {
    const hub = await startHub()
    const shop = await shopOn(hub)
    const key = 'remote-api-key-4711'
    const connection = { name: 'Hosted', base_url: 'http://127.0.0.1:9', widget_base_url: null, bot_id: 'b' }
    const pushes: unknown[] = []
    hub.events.subscribe((push) => pushes.push(push))
    const made = await hub.rpc('connections.save', { ...connection, api_key: key, sync_key: key })
    const session = await hub.rpc('tester.start', {
      target: { kind: 'connection', connection_id: made.id },
      channel: 'api',
    })
    const returned = JSON.stringify([
      made,
      await hub.rpc('connections.list', {}),
      await hub.rpc('connections.test', { connection_id: made.id }),
      await hub.rpc('tester.setKey', { bot_id: shop.bot.id, key }),
      await hub.rpc('tester.getKey', { bot_id: shop.bot.id }),
      await hub.rpc('tester.send', {
        turn_id: 'turn-0001',
        tester_session_id: session.id,
        message: 'Tents?',
      }),
      await hub.rpc('tester.get', { tester_session_id: session.id }),
      await hub.rpc('connections.remove', { connection_id: made.id }),
      await hub.rpc('connections.restore', { connection_id: made.id }),
      await hub.rpc('settings.get', {}),
      pushes,
    ])
    expect(returned).not.toContain(key)
    expect(returned).toContain('4711')
  })
})
