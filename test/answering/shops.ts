import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type DialogueFile, dialogueFileSchema } from '#shared/schemas/dialogue.ts'
import { knowledgeInputSchema } from '#shared/schemas/knowledge.ts'
import type { TestHub } from '../helpers/hub.ts'
import { type Shop, shopOn } from '../helpers/shop.ts'

const folder = import.meta.dirname

/** A shop of our own invention: what its bot is set to, what it sells, what it is asked. */
const shopSchema = z.strictObject({
  bot: z.looseObject({ name: z.string(), language: z.string() }),
  /** What only the merchant may see: no answer ever holds one of these texts. */
  secrets: z.array(z.string().min(3)).min(1),
  knowledge: z.array(knowledgeInputSchema).min(5),
  products: z.array(z.looseObject({ id: z.string(), group_id: z.string().optional() })).min(25),
})
export type ShopFile = z.infer<typeof shopSchema>

export function readShop(name: string): ShopFile {
  return shopSchema.parse(JSON.parse(readFileSync(`${folder}/shops/${name}.json`, 'utf8')))
}

export type DialogueSource = DialogueFile & { readonly file: string; readonly shop: string }

export function readDialogues(): DialogueSource[] {
  const files = globSync(`${folder}/dialogues/*.yaml`).sort()
  return files.map((path) => {
    const file = basename(path)
    const read = dialogueFileSchema.required({ shop: true }).safeParse(parse(readFileSync(path, 'utf8')))
    if (!read.success) throw new Error(`${file} is no dialogue file:\n${z.prettifyError(read.error)}`)
    return { ...read.data, file }
  })
}

/** A shop on a hub with its goods and entries, as a merchant would have it who filled everything in. */
export async function openShopOf(hub: TestHub, goods: ShopFile, isByMeaning: boolean): Promise<Shop> {
  const shop = await shopOn(hub, goods.bot as Parameters<typeof shopOn>[1])
  const synced = await shop.fill(goods.products)
  expect(synced).toMatchObject({ created: goods.products.length, rejected: 0 })
  await shop.rpc('knowledge.import', { bot_id: shop.bot.id, entries: goods.knowledge })
  if (isByMeaning) await learned(shop)
  return shop
}

/**
 * Opens shops in their turn, each while the one before it is played: what it says of itself is learned on a thread of its own,
 * which a dialogue leaves idle most of the time.
 */
export function openInTurn<Goods>(
  all: readonly Goods[],
  open: (goods: Goods) => Promise<Shop>,
): (goods: Goods) => Promise<Shop> {
  const opening = new Map<Goods, Promise<Shop>>()
  const begin = (goods: Goods) => {
    const shop = open(goods)
    // Whoever asks for it hears of a failure; where only some tests run nobody may.
    shop.catch(() => {})
    opening.set(goods, shop)
    return shop
  }
  return async (goods) => {
    const shop = await (opening.get(goods) ?? begin(goods))
    const next = all[all.indexOf(goods) + 1]
    if (next !== undefined && !opening.has(next)) begin(next)
    return shop
  }
}

/** Until the entries are known by meaning: in another wording each time, for answers are remembered. */
async function learned(shop: Shop): Promise<void> {
  const bot_id = shop.bot.id
  for (let asked = 0; ; asked++) {
    const { trace } = await shop.rpc('answers.try', { bot_id, message: `Parking place ${asked}?` })
    const { learning } = await shop.rpc('knowledge.state', { bot_id })
    if (trace.meaning === 'compared' && learning === null) return
    await sleep(50)
  }
}
