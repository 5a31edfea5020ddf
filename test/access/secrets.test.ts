import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { createLog } from '#main/lib/log.ts'
import { looksLikeSecretKey } from '#main/lib/secret-key.ts'
import { toProblem } from '#shared/problem.ts'
import { contract } from '#shared/rpc/contract.ts'
import { openTestDashboard } from '../admin/open-dashboard.ts'
import { send } from '../helpers/http.ts'
import { shopOn } from '../helpers/shop.ts'
import { openSink } from '../helpers/sink.ts'
import { unzip } from '../helpers/unzip.ts'

/** What the merchant asks for by name, in order to copy it. */
const madeToShow = new Set(['endpoints.secret', 'inboxes.secret', 'tester.credential', 'dashboard.link'])
const changing =
  /\.(create|update|rotate\w*|archive|revoke|save|remove\w*|set\w*|send|start\w*|stop\w*|test|run\w*|bring|keep|import\w*|load|pause|renew|reply|claim|restore|cancel\w*|resend\w*|forward|signOut\w*|choosePath|openKiosk|openExternal|revealDataFolder|checkForUpdates|check)$/

/** A shop that holds one secret of each kind. */
async function openSecretive() {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
  const opened = await openTestDashboard({ log })
  const { hub } = opened
  const shop = await shopOn(hub)
  const sink = await openSink()
  const cookie = await opened.signIn()
  const mirrored = await hub.rpc('keys.create', {
    bot_id: shop.bot.id,
    name: 'mirrored',
    mirror_url: `${sink.url}?token=mirror-token-6b1f`,
    mirror_allow_local: true,
  })
  const endpoint = await hub.rpc('endpoints.set', {
    bot_id: shop.bot.id,
    url: `${sink.url}?key=endpoint-token-9c2e`,
    allow_local: true,
  })
  const inbox = await hub.rpc('inboxes.create', {
    name: 'Forms',
    preset: 'header',
    header_name: 'x-secret',
    secret: 'inbox-shared-secret-51aa',
  })
  const connection = await hub.rpc('connections.save', {
    name: 'Hosted',
    base_url: sink.url,
    widget_base_url: null,
    bot_id: 'b-1',
    api_key: 'connection-api-key-77f0',
    sync_key: 'connection-sync-key-03bd',
  })
  await hub.rpc('tester.setKey', { bot_id: shop.bot.id, key: mirrored.key })
  await hub.rpc('phrasing.save', {
    bot_id: shop.bot.id,
    base_url: `${sink.url}/v1`,
    model: 'small',
    enabled: false,
    timeout_ms: 1000,
    key: 'model-key-d4d4-8821',
  })
  const { token = '' } = readHubInfo(join(hub.dataPath, 'hub.json')) ?? {}
  const link = new URL(hub.browsers().links.make() ?? '').searchParams.get('token') ?? ''
  const secrets = {
    api_key: shop.key.key,
    mirrored_key: mirrored.key,
    mirror_secret: mirrored.mirror_secret ?? '',
    mirror_token: 'mirror-token-6b1f',
    sync_key: shop.bot.sync_key,
    endpoint_secret: endpoint.secret,
    endpoint_token: 'endpoint-token-9c2e',
    inbox_secret: 'inbox-shared-secret-51aa',
    connection_key: 'connection-api-key-77f0',
    connection_sync_key: 'connection-sync-key-03bd',
    model_key: 'model-key-d4d4-8821',
    cookie: cookie.split('=')[1] ?? '',
    socket_token: token,
    link_token: link,
  }
  return { ...opened, shop, sink, secrets, lines, inbox, endpoint, connection, mirrored, cookie }
}

/** Names the secrets that a text holds. */
function found(secrets: Readonly<Record<string, string>>, text: string): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []))
}

describe('no secret', () => {
  it('is in a log, an error, an answer to a call, an export or the data folder', async () => {
    const opened = await openSecretive()
    const { hub, shop, secrets } = opened
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(10)

    // Used, and presented wherever it does not belong.
    const { session_id } = await shop.ask('hello')
    await shop.chat({ message: 'hello' }, { key: secrets.mirrored_key })
    await expect.poll(() => opened.sink.received.length).toBeGreaterThan(2)
    const answers: string[] = []
    for (const secret of Object.values(secrets)) {
      const carried = { authorization: `Bearer ${secret}`, 'x-service-key': secret, cookie: `a=${secret}` }
      for (const path of [
        '/api/v1/chat',
        `/hooks/${secret}`,
        `/demo/${secret}`,
        `/api/chat/${secret}/config`,
      ])
        for (const body of [undefined, `{"message": "${secret}`, { [secret]: 1 }]) {
          const answer = await send(`${hub.url}${path}?key=${secret}`, {
            headers: { ...carried, 'content-type': 'application/json' },
            body,
          })
          // An address that was asked for may be named in its own answer; nothing else of a request is repeated.
          if (!path.includes(secret)) answers.push(answer.text)
        }
      answers.push(
        (await send(`${opened.origin}/rpc/bots.list?x=${secret}`, { headers: carried, body: {} })).text,
      )
      answers.push((await send(`${opened.origin}/?token=${secret}x`)).text)
    }
    expect(answers.flatMap((text) => found(secrets, text))).toEqual([])

    const ids = {
      bot_id: shop.bot.id,
      key_id: opened.mirrored.id,
      session_id,
      inbox_id: opened.inbox.id,
      endpoint_id: opened.endpoint.id,
      connection_id: opened.connection.id,
      delivery_id: (await hub.rpc('deliveries.list', {})).deliveries[0]?.id,
      event_id: (await hub.rpc('events.list', {})).events[0]?.id,
    }
    const inputs = [
      {},
      ...Object.entries(ids).map(([name, id]) => ({ [name]: id })),
      ...['csv', 'json', 'text'].flatMap((format) => [{ format }, { format, bot_id: shop.bot.id }]),
      { bot_id: shop.bot.id, query: 'hello' },
      { query: 'hello' },
    ]
    const reading = Object.keys(contract).filter((name) => !changing.test(name) && !madeToShow.has(name))
    const told: string[] = []
    let done = 0
    for (const name of reading)
      for (const input of inputs) {
        const result = await hub.anyRpc(name, input).then(
          (value) => {
            done++
            return value
          },
          (error) => toProblem(error),
        )
        for (const secret of found(secrets, JSON.stringify(result))) told.push(`${name}: ${secret}`)
      }
    const { base64 } = await hub.rpc('health.diagnostics', {})
    const packed = await unzip(Buffer.from(base64, 'base64'))
    expect(found(secrets, JSON.stringify(packed))).toEqual([])
    expect(done).toBeGreaterThan(reading.length / 2)
    expect(told).toEqual([])

    await hub.stop()
    expect(found(secrets, opened.lines.join(''))).toEqual([])
    for (const file of readdirSync(hub.dataPath, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const bytes = readFileSync(join(file.parentPath, file.name), 'latin1')
      // The addresses that events are sent to are kept as they are: they are needed whole.
      const { mirror_token: _, endpoint_token: __, ...kept } = secrets
      expect(found(kept, bytes), file.name).toEqual([])
    }
  })

  it('is in the docs or the sources', () => {
    const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.json', '*.yml', '*.html'])
      .toString()
      .split('\n')
      .filter((name) => name && !name.startsWith('test/') && name !== 'package-lock.json')
    expect(files.length).toBeGreaterThan(500)
    const shaped = /sb_(?:live|sync)_[0-9A-Za-z]{36}|whsec_[0-9A-Za-z+/]{32,}|-----BEGIN [A-Z ]*PRIVATE KEY/g
    const hits = files.flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(shaped)]
        .filter(
          ([text]) =>
            !text.startsWith('sb_') || looksLikeSecretKey(text.startsWith('sb_live') ? 'live' : 'sync', text),
        )
        .map(([text]) => `${name}: ${text.slice(0, 14)}…`),
    )
    expect(hits).toEqual([])
  })
})
