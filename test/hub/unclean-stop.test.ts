import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLog } from '#main/lib/log.ts'
import { ask, askAtOnce, postCatalog } from '../helpers/api-client.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { startHub } from '../helpers/hub.ts'
import { openShop } from '../helpers/shop.ts'
import { numbered, underWay } from './catalog.ts'

type Shop = { readonly url: string; readonly bot: { readonly id: string }; readonly key: string }

async function killedHub(work: (shop: Shop) => Promise<void>) {
  const {
    dataPath,
    bot,
    key: { key },
    stop,
  } = await openShop({ port: null })
  await stop()
  const serve = await startServe(dataPath)
  await work({ url: serve.url, bot, key })
  await serve.end('SIGKILL')
  return { dataPath, bot, key }
}

describe('after kill -9', () => {
  it('every answered message is there, and the hub starts again and goes on', async () => {
    const answered: string[] = []
    const { dataPath, bot, key } = await killedHub(async ({ url, ...shop }) => {
      const calls = askAtOnce(150, { url, key: shop.key, bot_id: shop.bot.id })
      const first = await ask(url, shop.key, { bot_id: shop.bot.id, message: 'The very first' })
      answered.push(first.session_id)
      for (const answer of await calls) if (answer?.session_id) answered.push(answer.session_id)
    })
    expect(answered).toHaveLength(151)
    for (const name of ['hub.json', 'hub.sock', 'running'])
      expect(existsSync(join(dataPath, name))).toBe(true)

    const lines: string[] = []
    const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } })
    const hub = await startHub({ dataPath, log })
    expect(lines.join('')).toContain('not clean')
    const { sessions } = await hub.rpc('sessions.list', { limit: 500 })
    expect(sessions.map(({ id }) => id).sort()).toEqual([...answered].sort())
    expect(
      (await hub.rpc('usage.get', { key_id: (await hub.rpc('keys.list', {})).keys[0]?.id ?? '' })).used,
    ).toBe(151)
    const [first = ''] = answered
    await ask(hub.url, key, { bot_id: bot.id, session_id: first, message: 'Still there?' })
    expect((await hub.rpc('sessions.get', { session_id: first })).messages.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['The very first', 'Still there?']),
    )
  })

  it('a call opens the folder itself, past the traces of the dead hub', async () => {
    const { dataPath, bot } = await killedHub(async () => {})
    const { stdout, stderr } = await runCli(['call', 'bots.list', '--data', dataPath])
    expect({ stderr, ...JSON.parse(stdout) }).toMatchObject({ stderr: '', bots: [{ id: bot.id }] })
    expect(existsSync(join(dataPath, 'running'))).toBe(false)
  })

  it('in the middle of a sync, visitors still have the old catalog, and the next sync works', async () => {
    const { dataPath, bot, stop } = await openShop({ port: null })
    await stop()
    const serve = await startServe(dataPath)
    await postCatalog(serve.url, bot.sync_key, numbered(50, 'Lantern'))
    const sync = postCatalog(serve.url, bot.sync_key, numbered(40_000, 'Tent')).catch(() => null)
    expect(await underWay(sync, dataPath)).toBe(true)
    await serve.end('SIGKILL')
    expect(await sync).toBeNull()

    const hub = await startHub({ dataPath })
    const found = async (query: string) =>
      (await hub.rpc('catalog.search', { bot_id: bot.id, query, limit: 100 })).products.length
    expect([await found('lantern'), await found('tent')]).toEqual([50, 0])
    expect((await hub.rpc('hub.status', {})).products).toBe(50)
    expect(readdirSync(join(dataPath, 'spool'))).toEqual([])
    const next = await postCatalog(hub.url, bot.sync_key, numbered(60, 'Stove'))
    expect(next.body).toMatchObject({ created: 10, updated: 50, removed: 0 })
    expect([await found('lantern'), await found('tent'), await found('stove')]).toEqual([0, 0, 60])
  })
})
