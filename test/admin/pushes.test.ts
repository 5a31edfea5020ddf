import { describe, expect, it } from 'vitest'
import { listen } from '../helpers/event-stream.ts'
import { send } from '../helpers/http.ts'
import { openTestDashboard } from './open-dashboard.ts'

async function openStream() {
  const dashboard = await openTestDashboard()
  const cookie = await dashboard.signIn()
  const open = (headers: Record<string, string> = {}) =>
    listen(`${dashboard.origin}/pushes`, { cookie, ...headers })
  /** One push each. */
  const pause = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const { paused } = await dashboard.hub.rpc('hub.status', {})
      await dashboard.hub.rpc('hub.pause', { paused: !paused })
    }
  }
  return { ...dashboard, cookie, open, pause }
}

describe('the stream of pushes', () => {
  it('reports what happens as it happens, each with an id of its own', async () => {
    const { hub, open } = await openStream()
    const stream = await open()
    expect(stream.response.status).toBe(200)
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    const bot = await hub.rpc('bots.create', { name: 'Fjell' })
    await hub.rpc('hub.pause', { paused: true })
    const [first, second] = [await stream.next(), await stream.next()]
    expect(first).toMatchObject({ event: '', data: { type: 'bots.changed', bot_id: bot.id } })
    expect(second).toMatchObject({ data: { type: 'hub.changed', url: hub.url, paused: true } })
    expect(first?.id).not.toBe(second?.id)
  })

  it('sends every page the same', async () => {
    const { open, pause } = await openStream()
    const [one, other] = [await open(), await open()]
    await pause(1)
    expect(await one.next()).toEqual(await other.next())
  })

  it('goes on where a page left off', async () => {
    const { open, pause } = await openStream()
    const stream = await open()
    await pause(1)
    const seen = await stream.next()
    stream.close()
    await pause(3)
    const again = await open({ 'last-event-id': seen?.id ?? '' })
    const missed = [await again.next(), await again.next(), await again.next()]
    expect(missed.map((event) => event?.data)).toMatchObject([
      { paused: false },
      { paused: true },
      { paused: false },
    ])
    await pause(1)
    expect(await again.next()).toMatchObject({ event: '', data: { paused: true } })
  })

  it('has nothing for a page that saw the last, not even to load anew', async () => {
    const { open, pause } = await openStream()
    const stream = await open()
    await pause(1)
    const seen = await stream.next()
    const again = await open({ 'last-event-id': seen?.id ?? '' })
    await pause(1)
    expect(await again.next()).toMatchObject({ event: '', data: { paused: false } })
  })

  it('gives an id before anything happened, to go on from', async () => {
    const { origin, cookie, open, pause } = await openStream()
    const abort = new AbortController()
    const response = await fetch(`${origin}/pushes`, { headers: { cookie }, signal: abort.signal })
    const chunk = await response.body?.getReader().read()
    const start = Buffer.from(chunk?.value ?? []).toString()
    abort.abort()
    expect(start).toMatch(/^retry: \d+\nid: (\w+-\d+)\n\n$/)
    await pause(2)
    const again = await open({ 'last-event-id': /id: (.*)\n/.exec(start)?.[1] ?? '' })
    expect([await again.next(), await again.next()]).toMatchObject([
      { data: { paused: true } },
      { data: { paused: false } },
    ])
  })

  it('asks a page that missed too much to load everything anew, once', async () => {
    const { open, pause } = await openStream()
    const stream = await open()
    await pause(1)
    const seen = await stream.next()
    stream.close()
    await pause(500)
    const near = await open({ 'last-event-id': seen?.id ?? '' })
    expect(await near.next()).toMatchObject({ event: '', data: { paused: false } })
    await pause(1)
    const far = await open({ 'last-event-id': seen?.id ?? '' })
    const reset = await far.next()
    expect(reset).toMatchObject({ event: 'reset' })
    await pause(1)
    const next = await far.next()
    expect(next).toMatchObject({ event: '', data: { type: 'hub.changed' } })
    const after = await open({ 'last-event-id': reset?.id ?? '' })
    expect(await after.next()).toEqual(next)
  })

  it.each(['', 'x', 'otherlife-1', '-', '1', 'otherlife-'])(
    'asks a page of another life (%j) to load everything anew',
    async (id) => {
      const { open, pause } = await openStream()
      await pause(2)
      const stream = await open({ 'last-event-id': id })
      expect(await stream.next()).toMatchObject({ event: 'reset', data: {} })
    },
  )

  it('asks a page of another life of the same folder to load everything anew', async () => {
    const before = await openStream()
    const stream = await before.open()
    await before.pause(1)
    const seen = await stream.next()
    const after = await openStream()
    await after.pause(3)
    expect(await (await after.open({ 'last-event-id': seen?.id ?? '' })).next()).toMatchObject({
      event: 'reset',
    })
  })

  it('ends with the dashboard', async () => {
    const { open, close } = await openStream()
    const stream = await open()
    await close()
    expect(await stream.next()).toBeNull()
  })

  it('is only for the signed-in page of this very address', async () => {
    const { origin, cookie } = await openStream()
    const refused: [Record<string, string>, number, string][] = [
      [{}, 401, 'invalid_key'],
      [{ cookie: 'x=y' }, 401, 'invalid_key'],
      [{ cookie, origin: 'https://evil.example' }, 403, 'origin_not_allowed'],
      [{ cookie, origin: 'null' }, 403, 'origin_not_allowed'],
      [{ cookie, origin: 'http://127.0.0.1:1' }, 403, 'origin_not_allowed'],
      [{ cookie, host: 'evil.example' }, 421, 'host_not_allowed'],
    ]
    for (const [headers, status, code] of refused) {
      expect(await send(`${origin}/pushes`, { headers })).toMatchObject({ status, body: { code } })
    }
  })
})
