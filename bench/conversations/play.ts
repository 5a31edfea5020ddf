import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createHub, type Hub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { faultsOf } from './check.ts'
import type { ShopFile, ShopProduct } from './files.ts'

export type PlayedTurn = {
  readonly shop: string
  readonly dialogue: string
  readonly turn: number
  readonly skill: string
  readonly message: string
  readonly reply: string
  readonly shown: readonly string[]
  readonly status: string
  readonly intent: string
  readonly confidence: number
  readonly ms: number
  readonly faults: readonly string[]
}

type WidgetAnswer = {
  readonly reply: string
  readonly products: readonly { readonly id: string; readonly title: string }[]
  readonly status: string
  readonly intent: string
  readonly confidence: number
}

/** The AI model that takes part, as the merchant would set it. */
export type PlayedModel = {
  readonly base_url: string
  readonly model: string
  readonly mode: 'phrase' | 'understand' | 'assistant'
  readonly timeout_ms: number
}

/** As the data set's README says: a fresh hub, its bot, products, answers; each dialogue a session of its own. */
export async function playShop(
  name: string,
  shop: ShopFile,
  model: PlayedModel | null = null,
): Promise<PlayedTurn[]> {
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-conversations-'))
  const limits = { widgetPerSession: 1e9, widgetPerAddress: 1e9 }
  const hub = createHub({ dataPath, port: 0, log: createLog({ level: 'warn' }), limits })
  const { url } = await hub.start()
  try {
    const botId = await fill(hub, url ?? '', shop)
    await untilLearned(hub, botId)
    await untilWarm(`${url}/api/chat/${botId}/message`)
    if (model) await hub.rpc('phrasing.save', { bot_id: botId, enabled: true, ...model })
    return await play(name, shop, `${url}/api/chat/${botId}/message`, productsOf(shop))
  } finally {
    await hub.stop()
    rmSync(dataPath, { recursive: true, force: true })
  }
}

async function fill(hub: Hub, url: string, shop: ShopFile): Promise<string> {
  if (shop.products === 'demo') return (await hub.rpc('demo.load', {})).bot_id
  const bot = await hub.rpc('bots.create', { name: shop.shop, ...shop.bot })
  const synced = await fetch(`${url}/api/v1/chat/sync-products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': bot.sync_key },
    body: JSON.stringify({ products: shop.products, mode: 'replace' }),
  })
  if (!synced.ok) throw new Error(`The products of ${shop.shop} were refused: ${await synced.text()}`)
  const entries =
    shop.knowledge === 'demo'
      ? []
      : shop.knowledge.map(({ id: _, alternatives, ...entry }) => ({
          ...entry,
          alternatives: [...alternatives],
        }))
  await hub.rpc('knowledge.import', { bot_id: bot.id, entries })
  return bot.id
}

async function untilLearned(hub: Hub, botId: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { meaning, learning } = await hub.rpc('knowledge.state', { bot_id: botId })
    if (!meaning.available || (learning && learning.done >= learning.total)) return
    if (learning === null && tries > 20) return
    await wait(50)
  }
}

/** The first question reads the catalog; its vectors are there when answers no longer wait for them. */
async function untilWarm(address: string): Promise<void> {
  for (let quick = 0, tries = 0; quick < 3 && tries < 60; tries++) {
    const startedAt = performance.now()
    const body = JSON.stringify({ session_id: randomUUID(), message: `hello ${tries}` })
    await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    quick = performance.now() - startedAt < quickMs ? quick + 1 : 0
  }
}
const quickMs = 150

/** For the groups of products and the titles that a reply may name. */
function productsOf(shop: ShopFile): readonly ShopProduct[] {
  if (shop.products !== 'demo') return shop.products
  const demo = new URL('../../resources/demo-shop/products.json', import.meta.url)
  return JSON.parse(readFileSync(demo, 'utf8')) as ShopProduct[]
}

async function play(
  name: string,
  shop: ShopFile,
  address: string,
  products: readonly ShopProduct[],
): Promise<PlayedTurn[]> {
  const groupOf = new Map(products.map(({ id, group_id }) => [id, group_id]))
  const played: PlayedTurn[] = []
  for (const dialogue of shop.dialogues) {
    const session_id = randomUUID()
    for (const [index, { skill, message, expect }] of dialogue.turns.entries()) {
      const startedAt = performance.now()
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, message }),
      })
      const ms = performance.now() - startedAt
      const answer = (await response.json()) as WidgetAnswer
      if (!response.ok) throw new Error(`${name}/${dialogue.id}: ${JSON.stringify(answer)}`)
      const shown = answer.products.length > 0 ? answer.products : namedIn(answer.reply, products)
      const seen = shown.map(({ id }) => [id, groupOf.get(id)].filter((one) => one !== undefined))
      played.push({
        shop: name,
        dialogue: dialogue.id,
        turn: index + 1,
        skill,
        message,
        reply: answer.reply,
        shown: shown.map(({ id }) => id),
        status: answer.status,
        intent: answer.intent,
        confidence: answer.confidence,
        ms,
        faults: faultsOf(expect, { reply: answer.reply, shown: seen, status: answer.status }),
      })
    }
  }
  return played
}

/** A reply without products shows those whose full title it names. */
function namedIn(reply: string, products: readonly ShopProduct[]): readonly ShopProduct[] {
  const folded = reply.toLowerCase()
  return products.filter(({ title }) => folded.includes(title.toLowerCase()))
}
