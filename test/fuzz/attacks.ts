import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { bodies } from './bodies.ts'
import type { FuzzedShop } from './messages.ts'
import type { WireRequest } from './operations.ts'
import { type Outcome, sendWire } from './send.ts'
import type { WatchedHub } from './start-hub.ts'

type Result = { readonly outcomes: readonly Outcome[]; readonly wrong: readonly string[] }
export type Attack = { readonly name: string; readonly run: (hub: WatchedHub) => Promise<Result> }

const json = { 'content-type': 'application/json' }

/** What was made, once or elsewhere, to stop a server with a few requests. */
export const attacks: readonly Attack[] = [
  {
    name: 'exports: cells that would be formulas',
    run: async ({ shop, rpc }) => {
      const outcomes: Outcome[] = []
      for (const cell of [
        '=1+1',
        '+1+1',
        '-1+1',
        '@SUM(1)',
        '\t=1',
        ' =1',
        "'=1",
        '=HYPERLINK("https://example.com")',
      ]) {
        const contact = {
          session_id: `formula ${cell}`,
          name: cell,
          email: 'a@example.com',
          message: cell,
          consent: 'Yes',
        }
        for (const request of post(`/api/chat/${shop.bot_id}/contact`, JSON.stringify(contact), json))
          outcomes.push(await sendWire(shop.url, request))
        for (const request of post(
          `/hooks/${shop.token}`,
          JSON.stringify({ type: cell, lead: contact }),
          json,
        ))
          outcomes.push(await sendWire(shop.url, request))
      }
      const exports = [
        await rpc('leads.export', { format: 'csv' }),
        await rpc('events.export', { format: 'csv' }),
      ]
      const cells = exports.flatMap((one) =>
        typeof one === 'object' && one !== null && 'text' in one
          ? (parse(String(one.text), { bom: true, relax_column_count: true }) as string[][]).flat()
          : [],
      )
      const formulas = cells.filter((cell) => /^\s*(?:[=@]|[+-](?![\d ().]*$))/.test(cell))
      return { outcomes, wrong: [...new Set(formulas)].map((cell) => `a formula: ${JSON.stringify(cell)}`) }
    },
  },
  ...Object.entries(bodies.payloads).map(([what, body]) =>
    sending(`inbox: ${what}`, ({ token }) => post(`/hooks/${token}`, body(), json)),
  ),
  sending('inbox: packed a thousand times', ({ token }) =>
    post(`/hooks/${token}`, gzipSync(Buffer.alloc(100 * 1024 * 1024, ' ')), { 'content-encoding': 'gzip' }),
  ),
  sending('inbox: packed JSON', ({ token }) =>
    post(`/hooks/${token}`, brotliCompressSync(bodies.payloads.events()), {
      ...json,
      'content-encoding': 'br',
    }),
  ),
  sending('inbox: a form of many fields', ({ token }) =>
    post(`/hooks/${token}`, 'a[b]=1&'.repeat(140_000), {
      'content-type': 'application/x-www-form-urlencoded',
    }),
  ),
  ...bodies.words.map((unit) =>
    sending(`chat: 4,000 characters of ${JSON.stringify(unit)}`, ({ bot_id }) =>
      post(
        `/api/chat/${bot_id}/message`,
        JSON.stringify({ message: lengthened(unit, 4000), session_id: `fuzz ${unit}` }),
        json,
      ),
    ),
  ),
  ...Object.entries(bodies.nested).map(([what, body]) =>
    sending(`every way in: ${what}`, (shop) => [
      ...post(`/api/chat/${shop.bot_id}/message`, body(), json),
      ...post('/api/v1/chat', body(), { ...json, authorization: `Bearer ${shop.keys[0]}` }),
      ...post('/api/v1/chat/sync-products', body(), { ...json, 'x-service-key': shop.sync_key }),
      ...post(`/hooks/${shop.token}`, body(), json),
    ]),
  ),
  sending('catalog: packed a thousand times', ({ sync_key }) =>
    post('/api/v1/chat/sync-products', gzipSync(Buffer.alloc(200 * 1024 * 1024, ' ')), {
      ...json,
      'content-encoding': 'gzip',
      'x-service-key': sync_key,
    }),
  ),
  sending('headers: long, many, and long addresses', ({ bot_id }) => [
    ...get('/healthz', { cookie: 'a'.repeat(15_000) }),
    ...get('/healthz', { cookie: 'a'.repeat(100_000) }),
    ...get('/healthz', Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`x-${index}`, '1']))),
    ...get('/healthz', { forwarded: ',;='.repeat(4000), 'x-forwarded-for': '1,'.repeat(3000) }),
    ...get(`/api/chat/${bot_id}/config?${'a'.repeat(14_000)}`),
    ...get(`/${'a/'.repeat(7000)}`),
    ...get(`/${'%61'.repeat(4000)}`),
  ]),
  {
    name: 'lines: slow, silent and crowded',
    run: async ({ shop }) => {
      const slow = await Promise.all(Array.from({ length: 200 }, () => open(shop)))
      const piped = await open(shop)
      piped.write(
        `GET /api/chat/${shop.bot_id}/events?session_id=x HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(1000),
      )
      const garbled = await open(shop)
      garbled.write(Buffer.from(Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 256)))
      const outcomes: Outcome[] = []
      for (const letter of 'POST /api/chat HTTP/1.1\r\nhost') {
        for (const line of slow) line.write(letter)
        outcomes.push(
          await sendWire(shop.url, { method: 'GET', path: '/healthz', headers: {}, body: undefined }),
        )
        await sleep(10)
      }
      for (const line of [...slow, piped, garbled]) line.destroy()
      return {
        outcomes,
        wrong: outcomes.every(({ status }) => status === 200) ? [] : ['others were not served'],
      }
    },
  },
]

function sending(name: string, requests: (shop: FuzzedShop) => readonly WireRequest[]): Attack {
  return {
    name,
    run: async ({ shop }) => {
      const outcomes: Outcome[] = []
      for (const request of requests(shop)) outcomes.push(await sendWire(shop.url, request))
      // What is indexed a moment later holds the loop too.
      await sleep(50)
      return { outcomes, wrong: [] }
    },
  }
}

function post(path: string, body: string | Uint8Array, headers: Record<string, string>): WireRequest[] {
  return [{ method: 'POST', path, headers, body }]
}

function get(path: string, headers: Record<string, string> = {}): WireRequest[] {
  return [{ method: 'GET', path, headers, body: undefined }]
}

async function open({ url }: FuzzedShop) {
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname)
  line.on('error', () => {})
  await new Promise((resolve) => line.once('connect', resolve))
  return line
}

function lengthened(unit: string, length: number): string {
  return [...unit.repeat(Math.ceil(length / [...unit].length))].slice(0, length).join('')
}
