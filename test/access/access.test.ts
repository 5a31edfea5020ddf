import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHubInfo } from '#main/lib/hub-info.ts'
import type { PublicPath } from '#shared/schemas/website.ts'
import { cookieOf, openTestDashboard } from '../admin/open-dashboard.ts'
import { send } from '../helpers/http.ts'
import { tempFolder } from '../helpers/hub.ts'
import { shopOn } from '../helpers/shop.ts'
import { type Asked, ask, type Place } from './ask.ts'
import { type ServerRoutes, watchRoutes } from './route-table.ts'
import { type Credential, credentials, dashboardTable, publicTable, type Row, socketTable } from './table.ts'

const shopPage = 'https://shop.example'
const foreignPage = 'https://evil.example'
const publicHost = 'chat.shop.example'

/** A hub with all of its servers, and somebody for each credential. */
async function openAll() {
  const servers = watchRoutes()
  const widgetFolder = builtWidget()
  const opened = await openTestDashboard({
    widgetFiles: { folder: widgetFolder, ready: async () => {} },
    limits: { widgetPerSession: 1e6, widgetPerAddress: 1e6, streamsPerAddress: 1e6, hooksPerInbox: 1e6 },
  })
  const hub = { ...opened.hub }
  const shop = await shopOn(hub, { allowed_origins: [shopPage] })
  const other = await shopOn(hub)
  await shop.fill([{ id: '1', title: 'Tent' }])
  const { url: inbox } = await hub.rpc('inboxes.create', { name: 'Forms' })
  const session = 'WmQ5Yx1b0vJ8tR3kLs7p2A'
  const { message_id } = await shop.hear('hello', session)
  const { session_id: api_session } = await shop.ask('hello')
  const revoked = await shop.newKey('revoked')
  await hub.rpc('keys.revoke', { key_id: revoked.id })
  const cookie = await opened.signIn()
  const [{ id: browser_id } = { id: '' }] = (await hub.rpc('browsers.list', {})).browsers
  const link = hub.browsers().links.make() ?? ''
  const gone = cookieOf((await send(link)).headers['set-cookie'])
  await hub
    .browsers()
    .signOut(
      (await hub.rpc('browsers.list', {})).browsers.map(({ id }) => id).filter((id) => id !== browser_id),
    )
  const { token = '', socket = '' } = readHubInfo(join(hub.dataPath, 'hub.json')) ?? {}
  const carried: Record<Credential, Record<string, string>> = {
    nothing: {},
    api_key: { authorization: `Bearer ${shop.key.key}` },
    api_key_of_another_bot: { authorization: `Bearer ${other.key.key}` },
    revoked_api_key: { authorization: `Bearer ${revoked.key}` },
    misspelt_api_key: { authorization: `Bearer ${shop.key.key.slice(0, -1)}-` },
    sync_key: { 'x-service-key': shop.bot.sync_key },
    sync_key_of_another_bot: { 'x-service-key': other.bot.sync_key },
    sync_key_as_api_key: { authorization: `Bearer ${shop.bot.sync_key}` },
    api_key_as_sync_key: { 'x-service-key': shop.key.key },
    cookie: { cookie },
    signed_out_cookie: { cookie: gone },
    socket_token: { authorization: `Bearer ${token}` },
  }
  const words: Record<string, string> = {
    bot: shop.bot.id,
    session,
    api_session,
    message: message_id,
    inbox: inbox.split('/').at(-1) ?? '',
    widget_file: 'chat-0a1b2c.js',
  }
  const filled = (row: Row): Row =>
    JSON.parse(JSON.stringify(row).replaceAll(/\{(\w+)\}/g, (_all, name) => words[name] ?? `{${name}}`))
  return {
    hub,
    shop,
    servers,
    carried,
    filled,
    socket,
    port: portOf(hub.url),
    dashboardPort: portOf(opened.origin),
  }
}

const portOf = (url: string) => Number(new URL(url).port)

function builtWidget(): string {
  const folder = tempFolder()
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'widget.js'), '// loader')
  writeFileSync(join(folder, 'files/chat-0a1b2c.js'), '// chat')
  return folder
}

/** The rows of one server, each with its methods; the table and the server must name the same routes. */
function rowsOf(routes: ServerRoutes | undefined, table: Readonly<Record<string, Row>>) {
  const names = (routes?.routes ?? []).map(({ method, path }) => `${method} ${path}`)
  const shown = names.filter((name) => !name.startsWith('HEAD '))
  expect(shown.toSorted(), 'a route that the table does not know, or the other way round').toEqual(
    Object.keys(table).toSorted(),
  )
  return names.map((name) => {
    const [method = '', path = ''] = name.split(' ')
    const row = table[name] ?? table[`GET ${path}`]
    if (!row) throw new Error(`there is no row for ${name}`)
    return { name, method, row }
  })
}

const serverOn = (servers: readonly ServerRoutes[], place: Place) =>
  servers.findLast(({ app }) => {
    const address = app.server.address()
    return typeof address === 'string' ? address === place.socketPath : address?.port === place.port
  })

describe('every route', () => {
  it('answers each credential as the table says, on all three servers', async () => {
    const all = await openAll()
    const places: [Place, Readonly<Record<string, Row>>][] = [
      [{ port: all.port }, publicTable],
      [{ port: all.dashboardPort }, dashboardTable],
      [{ socketPath: all.socket }, socketTable],
    ]
    const wrong: string[] = []
    for (const [place, table] of places)
      for (const { name, method, row } of rowsOf(serverOn(all.servers, place), table))
        await Promise.all(
          credentials.map(async (credential) => {
            const { status } = await ask(place, method, all.filled(row), all.carried[credential])
            const expected = row.others?.[credential] ?? row.status
            if (status !== expected)
              wrong.push(`${name} with ${credential}: ${status} instead of ${expected}`)
          }),
        )
    expect(wrong).toEqual([])
  })

  it('is refused under a foreign name, and to pages of other sites', async () => {
    const all = await openAll()
    const wrong: string[] = []
    const note = (what: string, ok: boolean) => void (ok || wrong.push(what))
    for (const { name, method, row } of rowsOf(serverOn(all.servers, all), publicTable)) {
      const asked = all.filled(row)
      const own = all.carried[row.others?.sync_key ? 'sync_key' : row.others ? 'api_key' : 'nothing']
      const under = await ask(all, method, asked, { ...own, host: 'evil.example' })
      // An inbox is known by its address alone, whatever a tunnel is called.
      note(
        `${name} under a foreign name: ${under.status}`,
        under.status === (name.includes('/hooks/') ? 200 : 421),
      )
      const foreign = await ask(all, method, asked, { ...own, origin: foreignPage })
      note(
        `${name} for a foreign page: ${read(foreign)}`,
        mayRead(foreign, foreignPage) === (row.pages === 'all'),
      )
      if (row.pages === 'allowed' && method !== 'OPTIONS')
        note(`${name} for a page that is not allowed: ${foreign.status}`, foreign.status === 403)
      const allowed = await ask(all, method, asked, { ...own, origin: shopPage })
      note(
        `${name} for the shop's page: ${read(allowed)}`,
        mayRead(allowed, shopPage) === (row.pages !== 'none'),
      )
    }
    const { cookie = '' } = all.carried.cookie
    for (const { name, method, row } of rowsOf(
      serverOn(all.servers, { port: all.dashboardPort }),
      dashboardTable,
    ))
      for (const [headers, expected] of [
        [{ host: 'evil.example' }, 421],
        [{ host: publicHost }, 421],
        [{ origin: foreignPage }, 403],
        [{ origin: `http://127.0.0.1:${all.port}` }, 403],
        [{ origin: 'null' }, 403],
      ] as const) {
        const { status } = await ask({ port: all.dashboardPort }, method, row, { cookie, ...headers })
        note(`${name} with ${JSON.stringify(headers)}: ${status}`, status === expected)
      }
    expect(wrong).toEqual([])
  })

  it('is open from the internet only where the merchant opened it', async () => {
    const all = await openAll()
    const wrong: string[] = []
    for (const public_paths of [[], ['chat_api', 'sync', 'demo']] satisfies PublicPath[][]) {
      const public_inboxes = public_paths.length > 0
      const public_url = `https://${publicHost}`
      await all.hub.rpc('settings.update', { public_url, public_paths, public_inboxes })
      const open: readonly (string | null)[] = [
        'always',
        ...public_paths,
        ...(public_inboxes ? ['inboxes'] : []),
      ]
      for (const { name, method, row } of rowsOf(serverOn(all.servers, all), publicTable)) {
        const own = all.carried[row.others?.sync_key ? 'sync_key' : row.others ? 'api_key' : 'nothing']
        const { status } = await ask(all, method, all.filled(row), { ...own, host: publicHost })
        const expected = open.includes(row.outside) ? (row.others ? 200 : row.status) : 404
        if (status !== expected)
          wrong.push(`${name} with ${public_paths} open: ${status} instead of ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

function mayRead({ headers }: Asked, origin: string): boolean {
  const allowed = headers['access-control-allow-origin']
  return allowed === '*' || allowed === origin
}

function read({ status, headers }: Asked): string {
  return `${status}, ${headers['access-control-allow-origin'] ?? 'not readable'}`
}
