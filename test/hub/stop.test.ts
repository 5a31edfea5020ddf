import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { askAtOnce, makeShop, postCatalog } from '../helpers/api-client.ts'
import { startHub, type TestHub, tempFolder } from '../helpers/hub.ts'
import { numbered, underWay } from './catalog.ts'

/** Waits until this many turns are stored, so that a stop comes in the middle of the rest. */
async function untilKept(hub: TestHub, count: number): Promise<void> {
  while ((await hub.rpc('hub.status', {})).sessions_today < count) await sleep(1)
}

async function keptSessions(dataPath: string): Promise<Set<string>> {
  const hub = await startHub({ dataPath, port: null })
  const { sessions } = await hub.rpc('sessions.list', { limit: 500 })
  expect(sessions.every(({ message_count }) => message_count === 2)).toBe(true)
  await hub.stop()
  return new Set(sessions.map(({ id }) => id))
}

/** A visitor who has sent half of a question and keeps the connection open afterwards, as browsers do. */
async function halfAsked(url: string, key: string, input: object) {
  const body = JSON.stringify(input)
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  const firstLine = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0] ?? ''))
    socket.once('close', () => resolve('closed without an answer'))
  })
  const head = [
    'POST /api/v1/chat HTTP/1.1',
    `host: ${host}`,
    `authorization: Bearer ${key}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  await sleep(100)
  return { firstLine, askOn: () => socket.write(body.slice(10)), leave: () => socket.destroy() }
}

describe('stop', () => {
  it.each([
    ['once', 1],
    ['by three at the same time', 3],
  ])('asked for %s lets requests under way end: each 200 is on disk', async (_, stops) => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const calls = askAtOnce(200, { url: hub.url, key: key.key, bot_id: bot.id })
    await untilKept(hub, 20)
    await Promise.all(Array.from({ length: stops }, () => hub.stop()))

    const answered = (await calls).filter((answer) => answer !== null)
    expect(answered.map(({ status }) => status)).toEqual(answered.map(() => 200))
    expect(answered.length).toBeGreaterThanOrEqual(20)
    const kept = await keptSessions(hub.dataPath)
    for (const { session_id } of answered) expect(kept).toContain(session_id)
  })

  it('returns only when all is closed, whoever asks', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    void askAtOnce(100, { url: hub.url, key: key.key, bot_id: bot.id })
    await untilKept(hub, 5)
    void hub.stop()
    await hub.stop()
    const again = createHub({ dataPath: hub.dataPath, port: null, log: createLog({ level: 'silent' }) })
    await again.start()
    await again.stop()
  })

  it('answers a request under way, then does not wait for its connection to fall idle', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const visitor = await halfAsked(hub.url, key.key, { bot_id: bot.id, message: 'Do you have tents?' })
    const stopped = hub.stop()
    await sleep(100)
    visitor.askOn()
    expect(await visitor.firstLine).toBe('HTTP/1.1 200 OK')
    // Left to itself the connection would stay open for more than a minute.
    const first = await Promise.race([stopped.then(() => 'stopped'), sleep(20_000, 'still waiting')])
    expect(first).toBe('stopped')
    visitor.leave()
    await stopped
  })

  it('ends the event streams of visitors who listen', async () => {
    const hub = await startHub()
    const { bot } = await makeShop(hub)
    const stream = await fetch(`${hub.url}/api/chat/${bot.id}/events?session_id=visitor-1`)
    const ended = stream.text()
    await Promise.race([hub.stop(), sleep(5000)])
    expect(await Promise.race([ended, sleep(100)])).toContain('event: status')
  })

  it('leaves nothing of a running hub behind', async () => {
    const hub = await startHub()
    await makeShop(hub)
    const running = ['hub.json', 'hub.sock', 'running']
    for (const name of running) expect(existsSync(join(hub.dataPath, name)), name).toBe(true)
    await hub.stop()
    for (const name of running) expect(existsSync(join(hub.dataPath, name)), name).toBe(false)
    expect(readdirSync(hub.dataPath).filter((name) => /-(wal|shm|journal)$/.test(name))).toEqual([])
  })

  it('may come twice, before a start, and before another start', async () => {
    const hub = createHub({ dataPath: tempFolder(), port: 0, log: createLog({ level: 'silent' }) })
    await hub.stop()
    await hub.start()
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    await hub.stop()
    await hub.stop()
    await hub.start()
    expect((await hub.rpc('bots.list', {})).bots).toMatchObject([{ id: bot.id }])
    await hub.stop()
  })
})

describe('stop during a sync', () => {
  it('lets it end: what was answered is what is there afterwards, and never half of it', async () => {
    const hub = await startHub()
    const { bot } = await makeShop(hub)
    await postCatalog(hub.url, bot.sync_key, numbered(50, 'Lantern'))
    const sync = postCatalog(hub.url, bot.sync_key, numbered(20_000, 'Tent')).catch(() => null)
    expect(await underWay(sync, hub.dataPath)).toBe(true)
    await hub.stop()

    const answer = await sync
    expect(answer).toMatchObject({ status: 200, body: { received: 20_000, removed: 0, rejected: 0 } })
    const after = await startHub({ dataPath: hub.dataPath, port: null })
    expect((await after.rpc('hub.status', {})).products).toBe(20_000)
    const found = async (query: string) =>
      (await after.rpc('catalog.search', { bot_id: bot.id, query, limit: 100 })).products.length
    expect(await found('lantern')).toBe(0)
    expect(await found('tent')).toBe(100)
    expect(readdirSync(join(hub.dataPath, 'spool'))).toEqual([])
  })
})
