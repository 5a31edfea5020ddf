import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHubInfo } from '#main/lib/hub-info.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { makeShop, postCatalog, postChat } from '../helpers/api-client.ts'
import { expectProblem, send } from '../helpers/http.ts'
import { startHub, type TestHub } from '../helpers/hub.ts'
import { freePort, takenPort } from './ports.ts'

const lanAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const at = (port: number | string) => `http://127.0.0.1:${port}`
const portOf = (hub: TestHub) => Number(new URL(hub.url).port)
/** Null while nothing answers, and where a kept connection ends with its server. */
const answers = async (url: string) => (await send(`${url}/healthz`).catch(() => null))?.status ?? null

function follow(hub: TestHub): Push[] {
  const pushes: Push[] = []
  hub.events.subscribe((push) => pushes.push(push))
  return pushes
}

describe('another port', () => {
  it('is moved to while running, and the old one let go of', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const pushes = follow(hub)
    const port = await freePort()
    expect(await hub.rpc('settings.update', { port })).toMatchObject({ port })
    expect(await postChat(at(port), key.key, { bot_id: bot.id })).toMatchObject({ status: 200 })
    expect(await hub.rpc('hub.status', {})).toMatchObject({ url: at(port), lan_urls: [] })
    expect(readHubInfo(join(hub.dataPath, 'hub.json'))?.url).toBe(at(port))
    expect(pushes.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['settings.changed', 'hub.changed']),
    )
    expect(pushes).toContainEqual({ type: 'hub.changed', url: at(port), paused: false })
    await expect.poll(() => answers(hub.url)).toBeNull()
  })

  it('is where the next start listens, unless that run says otherwise', async () => {
    const hub = await startHub()
    const port = await freePort()
    await hub.rpc('settings.update', { port })
    await hub.stop()
    const again = await startHub({ dataPath: hub.dataPath, port: undefined })
    expect(again.url).toBe(at(port))
    await again.stop()
    const elsewhere = await startHub({ dataPath: hub.dataPath, port: 0 })
    expect(elsewhere.url).not.toBe(at(port))
    expect(await elsewhere.rpc('settings.get', {})).toMatchObject({ port })
    // And the settings still move it, also to the very port they name.
    await elsewhere.rpc('settings.update', { port })
    expect(await answers(at(port))).toBe(200)
  })

  it('that is taken is refused by name, and the old one answers on', async () => {
    const hub = await startHub()
    const pushes = follow(hub)
    const port = await takenPort()
    await expect(hub.rpc('settings.update', { port, shop_name: 'New' })).rejects.toMatchObject({
      code: 'port_in_use',
      message: expect.stringContaining(`Port ${port} is already in use`),
    })
    expect(await answers(hub.url)).toBe(200)
    expect(await hub.rpc('hub.status', {})).toMatchObject({ url: hub.url })
    // All or nothing: the rest of that update is not kept either.
    expect(await hub.rpc('settings.get', {})).toMatchObject({ port: 4840, shop_name: '' })
    expect(pushes).toEqual([])
  })

  it('lets a request under way on the old one end', async () => {
    const hub = await startHub()
    const bot = await hub.rpc('bots.create', { name: 'Fjell' })
    const products = Array.from({ length: 20_000 }, (_, index) => ({
      id: `${index}`,
      title: `Tent ${index}`,
    }))
    const sync = postCatalog(hub.url, bot.sync_key, products)
    await hub.rpc('settings.update', { port: await freePort() })
    expect(await sync).toMatchObject({ status: 200, body: { created: 20_000 } })
  })

  it.each([80, 0, 65_536, 4840.5, '4840'])('must be one (%j is not)', async (port) => {
    const hub = await startHub({ port: null })
    await expect(hub.anyRpc('settings.update', { port })).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('of updates that come at once is the last one', async () => {
    const hub = await startHub()
    const ports = [await freePort(), await freePort(), await freePort()]
    await Promise.all(ports.map((port) => hub.rpc('settings.update', { port })))
    const last = ports.at(-1) ?? 0
    expect(await hub.rpc('hub.status', {})).toMatchObject({ url: at(last) })
    expect(await answers(at(last))).toBe(200)
    for (const port of ports.filter((one) => one !== last))
      await expect.poll(() => answers(at(port))).toBeNull()
  })

  it('is only kept for later where the hub does not listen', async () => {
    const hub = await startHub({ port: null })
    const port = await takenPort()
    expect(await hub.rpc('settings.update', { port, lan: true })).toMatchObject({ port, lan: true })
    expect(await hub.rpc('hub.status', {})).toMatchObject({ url: null, lan_urls: [] })
  })
})

describe('the shop network', () => {
  it('is kept out at first', async () => {
    const hub = await startHub()
    expect(await hub.rpc('hub.status', {})).toMatchObject({ lan_urls: [] })
    expectProblem(
      await send(`${hub.url}/healthz`, { headers: { host: hostname() } }),
      421,
      'host_not_allowed',
    )
    if (lanAddress) expect(await answers(`http://${lanAddress}:${portOf(hub)}`)).toBeNull()
  })

  it.runIf(lanAddress)('reaches this PC by its addresses and names once it is let in', async () => {
    const hub = await startHub()
    await hub.rpc('settings.update', { lan: true })
    const port = portOf(hub)
    const status = await hub.rpc('hub.status', {})
    expect(status.url).toBe(hub.url)
    expect(status.lan_urls).toContain(`http://${lanAddress}:${port}`)
    for (const url of status.lan_urls) expect(await answers(url)).toBe(200)
    for (const host of [
      hostname(),
      `${hostname()}.local`,
      `${hostname().toUpperCase()}:${port}`,
      'localhost',
    ])
      expect((await send(`${hub.url}/healthz`, { headers: { host } })).status, host).toBe(200)
    for (const host of ['evil.example', `${hostname()}.evil.example`, '203.0.113.9'])
      expectProblem(await send(`${hub.url}/healthz`, { headers: { host } }), 421, 'host_not_allowed')
  })

  it('is shut out again while running, on the same port', async () => {
    const hub = await startHub()
    await hub.rpc('settings.update', { lan: true })
    await hub.rpc('settings.update', { lan: false })
    expect(await answers(hub.url)).toBe(200)
    expect(await hub.rpc('hub.status', {})).toMatchObject({ url: hub.url, lan_urls: [] })
    if (lanAddress) expect(await answers(`http://${lanAddress}:${portOf(hub)}`)).toBeNull()
    expectProblem(
      await send(`${hub.url}/healthz`, { headers: { host: hostname() } }),
      421,
      'host_not_allowed',
    )
  })

  it('is let in from the start where it was before', async () => {
    const hub = await startHub()
    await hub.rpc('settings.update', { lan: true })
    await hub.stop()
    const again = await startHub({ dataPath: hub.dataPath })
    expect((await again.rpc('hub.status', {})).lan_urls.length > 0).toBe(lanAddress !== undefined)
  })

  // Only Linux gives every address of 127.0.0.0/8 to this PC.
  it.runIf(process.platform === 'linux')(
    'cannot be let in where another program has the port there, and this PC is answered on',
    async () => {
      const hub = await startHub()
      await takenPort('127.0.0.2', portOf(hub))
      await expect(hub.rpc('settings.update', { lan: true })).rejects.toMatchObject({ code: 'port_in_use' })
      expect(await answers(hub.url)).toBe(200)
      expect(await hub.rpc('settings.get', {})).toMatchObject({ lan: false })
      expect(await hub.rpc('hub.status', {})).toMatchObject({ url: hub.url, lan_urls: [] })
    },
  )

  it('comes together with another port in one update', async () => {
    const hub = await startHub()
    const port = await freePort()
    await hub.rpc('settings.update', { port, lan: true })
    expect(await answers(at(port))).toBe(200)
    if (lanAddress) expect(await answers(`http://${lanAddress}:${port}`)).toBe(200)
  })
})
