import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Shop } from '../faults/ledger/clients.ts'
import type { Line } from '../faults/ledger/line.ts'

export type Load = {
  readonly line: Line
  readonly url: string
  readonly shop: Shop
  readonly isOver: () => boolean
  readonly counts: Map<string, number>
}

/** The same visitors come back again and again, so that what is kept of each is there after the warm-up. */
const visitors = 100
const products = 500
const questions = [
  'Do you have tents?',
  'What is your return policy?',
  'a jacket under 100',
  'hello',
  'thank you',
]

/** Each kind of caller with its pause in ms: a busy day in a shop, not as much as fits. */
export const callers: readonly (readonly [string, number, (load: Load, turn: number) => Promise<boolean>])[] =
  [
    ['widget messages', 60, say],
    ['widget messages', 60, say],
    ['chat API calls', 120, ask],
    ['webhooks received', 200, hook],
    ['event streams', 150, listen],
    ['dashboard calls', 400, look],
    ['syncs', 5000, sync],
    ['imports', 8000, importFile],
  ]

export async function keepCalling(
  load: Load,
  [name, pauseMs, call]: (typeof callers)[number],
): Promise<void> {
  for (let turn = 0; !load.isOver(); turn++) {
    if (await call(load, turn)) load.counts.set(name, (load.counts.get(name) ?? 0) + 1)
    else if (!load.isOver()) throw new Error(`one of the ${name} was not answered`)
    await sleep(pauseMs)
  }
}

async function say({ line, shop }: Load, turn: number): Promise<boolean> {
  const session_id = `returning-visitor-${turn % visitors}`
  const message = questions[turn % questions.length]
  return (await line.post(`/api/chat/${shop.bot}/message`, { session_id, message }))?.status === 200
}

/** A thousand a key and day. */
async function ask({ line, shop }: Load, turn: number): Promise<boolean> {
  const key = shop.keys[Math.floor(turn / 900) % shop.keys.length] ?? ''
  const body = { bot_id: shop.bot, message: questions[turn % questions.length] }
  return (await line.post('/api/v1/chat', body, { authorization: `Bearer ${key}` }))?.status === 200
}

async function hook({ line, shop }: Load, turn: number): Promise<boolean> {
  const body = { event: 'order.paid', order: turn, customer: { name: 'Ada', email: 'ada@example.com' } }
  return (await line.post(shop.inbox, body, { 'webhook-id': `hook-${turn}` }))?.status === 200
}

/** A page that is opened and left. */
async function listen({ url, shop }: Load, turn: number): Promise<boolean> {
  const leave = new AbortController()
  const address = `${url}/api/chat/${shop.bot}/events?session_id=returning-visitor-${turn % visitors}`
  const answer = await fetch(address, { signal: leave.signal })
  await sleep(100)
  leave.abort()
  return answer.status === 200
}

async function look({ line }: Load, turn: number): Promise<boolean> {
  const read = [
    () => line.call('home.summary', {}),
    () => line.call('sessions.list', {}),
    () => line.call('events.list', {}),
    () => line.call('health.get', {}),
  ]
  return (await read[turn % read.length]?.()) !== null
}

async function sync({ line, shop }: Load, turn: number): Promise<boolean> {
  const body = Array.from({ length: products }, (_, id) => ({
    id: `p${id}`,
    title: `Tent ${id}`,
    price: 100 + (turn % 50),
  }))
  return (
    (await line.post('/api/v1/chat/sync-products', body, { 'x-service-key': shop.syncKey }))?.status === 200
  )
}

async function importFile({ line, shop }: Load, turn: number): Promise<boolean> {
  const rows = Array.from({ length: products }, (_, id) => `p${id},Jacket ${id},${50 + (turn % 50)},EUR`)
  writeFileSync(shop.file, ['id,title,price,currency', ...rows, ''].join('\n'))
  const target = { kind: 'bot', bot_id: shop.importBot } as const
  const run = await line.call('sources.runFile', { path: shop.file, target, mode: 'replace', confirm: true })
  return run?.state === 'done'
}
