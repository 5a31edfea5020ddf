import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../helpers/event-stream.ts'
import { send } from '../helpers/http.ts'
import { tempFolder, testClock } from '../helpers/hub.ts'
import { cookieOf, openTestDashboard } from './open-dashboard.ts'

const dayMs = 24 * 3_600_000

describe('a browser that signed in', () => {
  it('stays signed in through a restart, at the same address', async () => {
    const dataPath = tempFolder()
    const first = await openTestDashboard({ dataPath })
    const cookie = await first.signIn()
    await first.close()
    await first.hub.stop()
    const second = await openTestDashboard({ dataPath })
    expect(second.origin).toBe(first.origin)
    expect((await second.rpc('bots.list', { cookie })).status).toBe(200)
    expect((await send(`${second.origin}/`, { headers: { cookie } })).status).toBe(200)
    expect((await send(first.link)).status, 'a link ends with its process').toBe(401)
    await second.close()
    await second.hub.stop()

    // Somebody else took the port: it moves, and the browser is known all the same.
    const other = createServer().listen(Number(new URL(first.origin).port), '127.0.0.1')
    onTestFinished(() => void other.close())
    await new Promise((listening) => other.once('listening', listening))
    const third = await openTestDashboard({ dataPath })
    expect(third.origin).not.toBe(first.origin)
    expect((await third.rpc('bots.list', { cookie })).status).toBe(200)
  })

  it('leaves only a hash of its cookie on disk', async () => {
    const { hub, signIn, link } = await openTestDashboard()
    const secret = (await signIn()).split('=')[1] ?? ''
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(secret).toMatch(/^\w{43}$/)
    await hub.stop()
    for (const name of readdirSync(hub.dataPath, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue
      const bytes = readFileSync(join(name.parentPath, name.name), 'latin1')
      expect(bytes.includes(secret) || bytes.includes(token), name.name).toBe(false)
    }
  })

  it('is not signed in for a year because the clock was a year ahead', async () => {
    const clock = testClock()
    const dataPath = tempFolder()
    clock.advance(365 * dayMs)
    const ahead = await openTestDashboard({ dataPath, clock })
    const cookie = await ahead.signIn()
    await ahead.close()
    await ahead.hub.stop()
    clock.advance(-365 * dayMs)
    const right = await openTestDashboard({ dataPath, clock })
    clock.advance(29 * dayMs)
    expect((await right.rpc('bots.list', { cookie })).status).toBe(200)
    clock.advance(31 * dayMs)
    expect((await right.rpc('bots.list', { cookie })).status).toBe(401)
  })

  it('is signed out after 30 days without a call, counted from the last', async () => {
    const clock = testClock()
    const { rpc, signIn } = await openTestDashboard({ clock })
    const cookie = await signIn()
    clock.advance(29 * dayMs)
    expect((await rpc('bots.list', { cookie })).status).toBe(200)
    clock.advance(29 * dayMs)
    expect((await rpc('bots.list', { cookie })).status).toBe(200)
    clock.advance(30 * dayMs)
    expect((await rpc('bots.list', { cookie })).status).toBe(401)
  })

  it('is listed, and signed out with what it holds open', async () => {
    const { hub, origin, rpc, signIn } = await openTestDashboard()
    const mine = await signIn()
    const fresh = async () => {
      const { url } = await hub.rpc('dashboard.link', {})
      const answer = await send(url, { headers: { 'user-agent': 'Firefox/140.0' } })
      return cookieOf(answer.headers['set-cookie'])
    }
    const [theirs, third] = [await fresh(), await fresh()]
    const { browsers } = (await rpc('browsers.list', { cookie: mine })).body as {
      browsers: { id: string; current: boolean; user_agent: string }[]
    }
    expect(browsers).toHaveLength(3)
    expect(browsers.filter(({ current }) => current)).toHaveLength(1)
    expect(browsers.filter(({ user_agent }) => user_agent === 'Firefox/140.0')).toHaveLength(2)
    expect(JSON.stringify(browsers)).not.toContain(mine.split('=')[1])

    const stream = await listen(`${origin}/pushes`, { cookie: theirs })
    expect((await rpc('browsers.signOutOthers', { cookie: mine })).body).toEqual({ signed_out: 2 })
    while (await stream.next()) {}
    for (const cookie of [theirs, third]) expect((await rpc('bots.list', { cookie })).status).toBe(401)
    expect((await rpc('bots.list', { cookie: mine })).status).toBe(200)
  })
})

describe('a link', () => {
  it('can be made anew while the hub runs, each for one browser and one hour', async () => {
    const clock = testClock()
    const { hub, link } = await openTestDashboard({ clock })
    const [one, other] = [await hub.rpc('dashboard.link', {}), await hub.rpc('dashboard.link', {})]
    expect((await send(one.url)).status).toBe(303)
    expect((await send(one.url)).status).toBe(401)
    expect((await send(link)).status).toBe(303)
    clock.advance(3_600_000)
    expect((await send(other.url)).status).toBe(401)
  })

  it('is what a browser without a sign-in is told to fetch, not a restart', async () => {
    const { origin } = await openTestDashboard()
    const { status, text } = await send(`${origin}/`)
    expect(status).toBe(401)
    expect(text).toContain('shopbell -- dashboard')
    expect(text).toContain("This browser isn't signed in")
    expect(text).not.toMatch(/stop shopbell|restart/i)
  })

  it('is not to be had where no dashboard listens', async () => {
    const { hub, close } = await openTestDashboard()
    await close()
    await expect(hub.rpc('dashboard.link', {})).rejects.toMatchObject({ code: 'not_found' })
  })
})
