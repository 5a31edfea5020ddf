import '../test/helpers/loopback-only.ts'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openCaller } from '#main/commands/caller.ts'
import { buildWidget } from '../src-renderer/widget/build.ts'
import { startChild } from './lib/child.ts'
import { question } from './lib/questions.ts'
import { ms, percentile, printTable, times } from './lib/table.ts'
import type { HubReady } from './servers/hub.ts'

/**
 * The chat for websites: what a page loads, and how the hub fares with many visitors who listen: how soon a person's words
 * are with their visitor, and what an answer takes beside an empty shop.
 */
const visitors = 1000
const replies = 300
const questions = 600
const pauseMs = 10

printSizes(await sizes())

const hub = await startChild<HubReady>('bench/servers/hub.ts', ['1'])
const { url, botId, dataPath } = hub.ready
const { hostname, port } = new URL(url)
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const caller = await openCaller(dataPath)

for (let at = 0; at < 200; at++) await ask(`warm-up-${at % 20}`, question(at))
const alone = await askAll('alone')
const heard = new Map<string, number>()
const streams: ClientRequest[] = []
for (let at = 0; at < visitors; at++) {
  await ask(visitor(at), question(at))
  streams.push(await listen(visitor(at)))
}
const { sessions } = await caller.rpc('sessions.list', { bot_id: botId, channel: 'widget', limit: 500 })
const listening = sessions.filter(({ session_id }) => session_id.startsWith('visitor-'))
const crowded = await askAll('crowded')
const reached: number[] = []
for (let at = 0; at < replies; at++) {
  const session = listening[at % listening.length]
  if (!session) throw new Error('nobody listens')
  const text = `reply ${at}`
  const startedAt = performance.now()
  // Beside visitors who ask.
  const asked = ask(visitor(at + 7), question(at))
  await caller.rpc('sessions.reply', { session_id: session.id, text })
  while (!heard.has(text)) await pause(1)
  reached.push((heard.get(text) ?? 0) - startedAt)
  await asked
}
for (const stream of streams) stream.destroy()
await caller.close()
await hub.stop()

printTable(
  `${visitors} visitors listening`,
  ['', 'p50', 'p95', 'beside an empty shop'],
  [
    ['an answer, nobody listening', ms(percentile(alone, 0.5)), ms(percentile(alone, 0.95)), times(1)],
    [
      'an answer, all listening (at most 1.5×)',
      ms(percentile(crowded, 0.5)),
      ms(percentile(crowded, 0.95)),
      times(percentile(crowded, 0.5) / percentile(alone, 0.5)),
    ],
    ["a person's reply (p95 under 100 ms)", ms(percentile(reached, 0.5)), ms(percentile(reached, 0.95)), ''],
  ],
)
process.exit(0)

async function sizes() {
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-widget-'))
  try {
    await buildWidget('src-renderer/widget', folder)
    const gzipped = (path: string) => gzipSync(readFileSync(path)).length
    const files = globSync(join(folder, 'files/*.js'))
    const of = (kind: string) => gzipped(files.find((path) => basename(path).startsWith(`${kind}-`)) ?? '')
    const texts = files.map((path) => basename(path).split('-')[0] ?? '').filter((name) => name.length === 2)
    return {
      loader: gzipped(join(folder, 'widget.js')),
      panel: of('panel') + Math.max(...texts.map(of)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function printSizes({ loader, panel }: { readonly loader: number; readonly panel: number }): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`
  printTable(
    'What a page loads (gzip)',
    ['', 'size', 'limit'],
    [
      ['loader', kilobytes(loader), '5 kB'],
      ['panel and its longest language, when it is wanted', kilobytes(panel), '25 kB'],
    ],
  )
}

function visitor(at: number): string {
  return `visitor-${String(at % visitors).padStart(16, '0')}`
}

async function askAll(name: string): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < questions; at++) {
    const startedAt = performance.now()
    await ask(`${name}-${at % 20}`, question(at))
    took.push(performance.now() - startedAt)
    if (at % 4 === 0) await pause(pauseMs)
  }
  return took
}

function post(path: string, body: object, headers: Record<string, string> = {}): ClientRequest {
  const sent = request({
    hostname,
    port,
    path: `/api/chat/${botId}/${path}`,
    method: 'POST',
    agent: path === 'stream' ? false : agent,
    headers: { 'content-type': 'application/json', ...headers },
  })
  sent.end(JSON.stringify(body))
  return sent
}

function ask(session_id: string, message: string): Promise<void> {
  return new Promise((done, fail) => {
    const sent = post('message', { session_id, message, client_id: crypto.randomUUID() })
    sent.once('error', fail)
    sent.once('response', (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? done() : fail(new Error(`answered ${response.statusCode}`)),
      )
    })
  })
}

/** Opened by a visitor's page; every line of a person is noted when it comes. */
function listen(session_id: string): Promise<ClientRequest> {
  return new Promise((done, fail) => {
    const sent = post('stream', { session_id, after: 2 })
    sent.on('error', (error) => fail(error))
    sent.once('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, said] of text.matchAll(/"text":"(reply \d+)"/g))
          heard.set(said ?? '', performance.now())
      })
      response.on('error', () => {})
      done(sent)
    })
  })
}

function pause(waitMs: number): Promise<void> {
  return new Promise((done) => setTimeout(done, waitMs))
}
