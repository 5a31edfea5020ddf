import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import type { Answered, Line } from './line.ts'

export type Shop = {
  readonly bot: string
  readonly syncKey: string
  readonly importBot: string
  readonly inbox: string
  readonly keys: readonly string[]
  /** Keys with few calls left today. */
  readonly edgeKeys: readonly string[]
  readonly file: string
}

export type Client = {
  readonly line: Line
  readonly shop: Shop
  readonly ledger: Ledger
  readonly isOver: () => boolean
  readonly random: () => number
  readonly nextNumber: () => number
  /** Between two requests: a long run must not leave more webhooks than can be sent afterwards. */
  readonly pauseMs: number
}

/** The same request until it is answered: what a caller does who must not lose anything. */
async function until(client: Client, send: () => Promise<Answered | null>, wanted: readonly number[]) {
  for (;;) {
    const answer = await send()
    if (answer && wanted.includes(answer.status)) return answer
    if (answer && answer.status < 500)
      throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    if (client.isOver()) return null
    await sleep(client.pauseMs)
  }
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** A program that asks by the chat API, each question under an Idempotency-Key. */
export async function program(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  let at = 0
  while (!client.isOver()) {
    const text = `asked-${client.nextNumber()}-`
    const headers = { ...bearer(shop.keys[at % shop.keys.length] ?? ''), 'idempotency-key': text }
    const send = () => line.post('/api/v1/chat', { bot_id: shop.bot, message: text }, headers)
    const answer = await until(client, send, [200, 429])
    if (answer?.status === 429) at++
    else if (answer) ledger.said.push(text)
    await sleep(client.pauseMs)
  }
}

/** A visitor who writes twice, and sends again what was not answered. */
export async function visitor(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  while (!client.isOver()) {
    const session_id = `visitor-session-${client.nextNumber()}-`
    for (const turn of [1, 2]) {
      const message = `said-${session_id}${turn}-`
      const body = { session_id, message, client_id: `client-id-${session_id}${turn}` }
      if (!(await until(client, () => line.post(`/api/chat/${shop.bot}/message`, body), [200]))) return
      ledger.said.push(message)
    }
    ledger.widgetSessions.push(session_id)
    await sleep(client.pauseMs)
  }
}

/** Somebody else's system that posts to an inbox. */
export async function sender(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  while (!client.isOver()) {
    const id = `in-${client.nextNumber()}`
    const body = { event: 'order.paid', order: id }
    const send = () => line.post(shop.inbox, body, { 'webhook-id': id })
    if (await until(client, send, [200])) ledger.received.push({ id, body: JSON.stringify(body) })
    await sleep(client.pauseMs)
  }
}

/** Programs that share a key with few calls left. */
export async function edgeProgram(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  for (const key of shop.edgeKeys) {
    const count = ledger.edge.get(key) ?? { answered: 0, isUsedUp: false }
    ledger.edge.set(key, count)
    // A while beyond the first refusal, over a restart or two.
    for (let refused = 0; refused < 12 && !client.isOver(); ) {
      const wasUsedUp = count.isUsedUp
      const answer = await line.post('/api/v1/chat', { bot_id: shop.bot, message: 'edge' }, bearer(key))
      if (answer?.status === 200) {
        count.answered++
        if (wasUsedUp) ledger.broken.push(`${key.slice(-4)} was answered after it was used up`)
      }
      if (answer?.status === 429) {
        count.isUsedUp = true
        refused++
      }
      await sleep(client.pauseMs)
    }
  }
}

/** A merchant who makes keys and revokes them, and a thief who tries the revoked ones. */
export async function keyHolder(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  const use = (key: string) => line.post('/api/v1/chat', { bot_id: shop.bot, message: 'used' }, bearer(key))
  while (!client.isOver()) {
    const made = await line.call('keys.create', { bot_id: shop.bot, name: `key-${client.nextNumber()}` })
    if (made && (await use(made.key)) && (await line.call('keys.revoke', { key_id: made.id })))
      ledger.revoked.push({ id: made.id, key: made.key })
    const last = ledger.revoked.at(-1)
    const any = ledger.revoked[Math.floor(client.random() * ledger.revoked.length)]
    for (const one of [last, any]) {
      const answer = one && (await use(one.key))
      if (one && answer && answer.status !== 401)
        ledger.broken.push(`${one.id} was revoked and got ${answer.status}`)
    }
    await sleep(client.pauseMs)
  }
}

/** Somebody of the shop who takes conversations over. */
export async function person(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  let at = 0
  while (!client.isOver()) {
    const key = shop.keys[at % shop.keys.length] ?? ''
    const asked = await line.post('/api/v1/chat', { bot_id: shop.bot, message: 'Hello?' }, bearer(key))
    if (asked?.status === 429) at++
    const session_id = asked?.status === 200 ? String(asked.body['session_id']) : null
    if (session_id !== null && (await line.call('sessions.claim', { session_id }))) {
      const text = `reply-${client.nextNumber()}-`
      if (await line.call('sessions.reply', { session_id, text }))
        ledger.replies.push({ session: session_id, text })
    }
    await sleep(client.pauseMs)
  }
}

/** Visitors who leave their address and then want to be forgotten. */
export async function leaver(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  const chat = `/api/chat/${shop.bot}`
  while (!client.isOver()) {
    const mark = `gone${client.nextNumber()}x`
    const session_id = `leaving-session-${mark}`
    const message = `Please write to ${mark}@example.com, my name is ${mark}`
    if (!(await until(client, () => line.post(`${chat}/message`, { session_id, message }), [200]))) return
    if (!(await until(client, () => line.post(`${chat}/forget`, { session_id }), [200, 204]))) return
    ledger.forgotten.push({ session: session_id, mark })
    await sleep(client.pauseMs)
  }
}

const products = 40

/** A shop system that sends its whole catalog, one version after the other. */
export async function shopSystem(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  const { synced } = ledger
  while (!client.isOver()) {
    synced.attempted++
    const body = Array.from({ length: products }, (_, id) => ({
      id: `p${id}`,
      title: `version ${synced.attempted}`,
    }))
    const answer = await line.post('/api/v1/chat/sync-products', body, { 'x-service-key': shop.syncKey })
    if (answer?.status === 200) {
      synced.acknowledged = synced.attempted
      synced.times++
    }
    await sleep(4 * client.pauseMs)
  }
}

/** A file that is imported again each time it has changed. */
export async function importer(client: Client): Promise<void> {
  const { line, shop, ledger } = client
  const { imported } = ledger
  while (!client.isOver()) {
    imported.attempted++
    const rows = Array.from({ length: products }, (_, id) => `p${id},version ${imported.attempted}`)
    writeFileSync(shop.file, ['id,title', ...rows, ''].join('\n'))
    const run = await line.call('sources.runFile', {
      path: shop.file,
      target: { kind: 'bot', bot_id: shop.importBot },
      mode: 'replace',
      confirm: true,
    })
    if (run?.state === 'done') {
      imported.acknowledged = imported.attempted
      imported.times++
    }
    await sleep(4 * client.pauseMs)
  }
}
