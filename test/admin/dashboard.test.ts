import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { send } from '../helpers/http.ts'
import { cookieOf, openTestDashboard } from './open-dashboard.ts'

describe('the link of the dashboard', () => {
  it('signs in once and hides its token from the address bar', async () => {
    const { origin, link } = await openTestDashboard()
    const first = await send(link)
    expect(first).toMatchObject({ status: 303, headers: { location: '/' } })
    const page = await send(`${origin}/`, { headers: { cookie: cookieOf(first.headers['set-cookie']) } })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Shopbell')
    const second = await send(link)
    expect(second.status).toBe(401)
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it('gives a cookie that no script can read and no other site can send', async () => {
    const { link } = await openTestDashboard()
    const [cookie = ''] = (await send(link)).headers['set-cookie'] ?? []
    expect(cookie).toMatch(/; *HttpOnly(;|$)/i)
    expect(cookie).toMatch(/; *SameSite=Strict(;|$)/i)
    expect(cookie).not.toMatch(/Domain=/i)
    expect(cookie).toMatch(/; *Max-Age=2592000(;|$)/i)
    expect(new URL(link).searchParams.get('token')).not.toBe(cookie.split(/[=;]/)[1])
  })

  it('with a wrong token is refused, and the right one still works', async () => {
    const { origin, link } = await openTestDashboard()
    const token = new URL(link).searchParams.get('token') ?? ''
    for (const wrong of [
      '',
      'x',
      token.slice(1),
      `${token}x`,
      token.toLowerCase(),
      `${token}&token=${token}`,
    ]) {
      const answer = await send(`${origin}/?token=${wrong}`)
      expect(answer.status, wrong).toBe(401)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.text).not.toContain(token)
    }
    expect((await send(link)).status).toBe(303)
  })

  it('is needed: without it there is no page', async () => {
    const { origin, cookieName } = await openTestDashboard()
    expect((await send(`${origin}/`)).status).toBe(401)
    expect((await send(`${origin}/`, { headers: { cookie: `${cookieName}=` } })).status).toBe(401)
    expect((await send(`${origin}/`, { headers: { cookie: `${cookieName}=x` } })).status).toBe(401)
  })

  it('signs in for good: the page can be loaded again', async () => {
    const { origin, link, signIn } = await openTestDashboard()
    const cookie = await signIn()
    for (const address of [`${origin}/`, `${origin}/`]) {
      expect(await send(address, { headers: { cookie } })).toMatchObject({ status: 200 })
    }
    // The same link once more, from the browser's history: not an error for whoever is signed in.
    expect(await send(link, { headers: { cookie } })).toMatchObject({
      status: 303,
      headers: { location: '/' },
    })
  })

  it('of two hubs on this PC signs in to each, whatever the other one set', async () => {
    const [one, other] = [await openTestDashboard(), await openTestDashboard()]
    const cookie = `${await one.signIn()}; ${await other.signIn()}`
    for (const { origin } of [one, other]) {
      expect((await send(`${origin}/`, { headers: { cookie } })).status).toBe(200)
    }
  })

  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de', 'Dieser Link'],
    ['en-GB', 'en', 'This link'],
    ['fr', 'en', 'This link'],
    [undefined, 'en', 'This link'],
  ])('that is refused says so in the language of the browser (%j)', async (language, lang, text) => {
    const { origin } = await openTestDashboard()
    const headers = { 'accept-language': language }
    const answer = await send(`${origin}/?token=x`, { headers })
    expect(answer.status).toBe(401)
    expect(answer.text).toContain(`<html lang="${lang}">`)
    expect(answer.text).toContain(text)
  })

  it('keeps the page to itself: no foreign script, no frame, no cache, no referrer', async () => {
    const { origin, signIn } = await openTestDashboard()
    const { headers } = await send(`${origin}/`, { headers: { cookie: await signIn() } })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
})

describe('the calls of the dashboard', () => {
  it('are answered with the cookie, refused as problems', async () => {
    const { hub, origin, rpc, signIn } = await openTestDashboard()
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    const cookie = await signIn()
    expect(await rpc('bots.list', { cookie, origin })).toMatchObject({
      status: 200,
      body: { bots: [{ id: bot.id }] },
    })
    expect(await rpc('bots.get', { cookie })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
    expect(await rpc('bots.explode', { cookie })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it.each([
    ['no cookie', () => ({})],
    ['an empty cookie', (cookie: string) => ({ cookie: `${cookie.split('=')[0]}=` })],
    ['another cookie', (cookie: string) => ({ cookie: cookie.replace(/=.*/, `=${'0'.repeat(43)}`) })],
    [
      'the right value under another name',
      (cookie: string) => ({ cookie: cookie.replace('shopbell', 'other') }),
    ],
    ['the cookie as a bearer', (cookie: string) => ({ authorization: `Bearer ${cookie.split('=')[1]}` })],
  ])('are refused with %s', async (_, headers) => {
    const { rpc, signIn } = await openTestDashboard()
    const cookie = await signIn()
    expect(await rpc('bots.list', headers(cookie))).toMatchObject({
      status: 401,
      body: { code: 'invalid_key' },
    })
  })

  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1:1', 'http://localhost'])(
    'are refused for a page of %s, with the cookie too',
    async (origin) => {
      const { rpc, signIn } = await openTestDashboard()
      const answer = await rpc('bots.list', { cookie: await signIn(), origin })
      expect(answer).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it('are refused under another name, whichever it is, with the token and the cookie too', async () => {
    const { origin, link, rpc, signIn } = await openTestDashboard()
    const cookie = await signIn()
    for (const host of ['evil.example', `evil.example:${new URL(origin).port}`, '127.0.0.1.evil.example']) {
      for (const answer of [
        await rpc('bots.list', { cookie, host }),
        await send(`${origin}/`, { headers: { cookie, host } }),
        await send(link, { headers: { host } }),
      ]) {
        expect(answer, host).toMatchObject({ status: 421, body: { code: 'host_not_allowed' } })
      }
    }
  })
})

describe('the public port', () => {
  it('has nothing of the dashboard and its calls', async () => {
    const { hub, signIn } = await openTestDashboard()
    const { token } = readHubInfo(join(hub.dataPath, 'hub.json')) ?? { token: '' }
    const headers = {
      'content-type': 'application/json',
      cookie: await signIn(),
      authorization: `Bearer ${token}`,
    }
    expect(token).not.toBe('')
    for (const path of [
      '/rpc/bots.list',
      '/rpc',
      '/rpc/',
      '//rpc/bots.list',
      '/RPC/bots.list',
      '/?token=x',
      '/',
      '/pushes',
      '/assets/index-B1a2c3d4.js',
    ]) {
      for (const body of [{}, undefined]) {
        const answer = await send(`${hub.url}${path}`, { headers, ...(body ? { body } : {}) })
        expect(answer, path).toMatchObject({ status: 404, body: { code: 'not_found' } })
      }
    }
  })
})
