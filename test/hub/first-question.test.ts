import { cpSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modelFolder } from '#main/lib/own-folders.ts'
import type { WidgetResponse } from '#shared/schemas/widget.ts'
import { startHub, type TestHub, tempFolder } from '../helpers/hub.ts'
import { openFile, openShop } from '../helpers/shop.ts'

const kinds = ['Tent', 'Backpack', 'Sleeping Bag', 'Stove', 'Lantern', 'Cooler', 'Hammock', 'Kettle']
/** More than are indexed at once, so that the index is made beside. */
const products = Array.from({ length: 160 }, (_, at) => {
  const kind = kinds[at % kinds.length] ?? ''
  return {
    id: `P${at}`,
    title: `Ridge ${kind} ${at}`,
    category: `${kind}s`,
    price: 20 + at,
    currency: 'EUR',
    availability: 'in_stock',
    description: `A ${kind.toLowerCase()} for ${1 + (at % 5)} people, made for the mountains.`,
    attributes: { weight: `${300 + at} g` },
  }
})

const entries = [
  ['What is your return policy?', 'You can return anything within 30 days.'],
  ['Do you ship to Switzerland?', 'Yes, delivery to Switzerland takes 4 days.'],
  ['Do you repair gear?', 'Yes, bring it to the shop or send it in.'],
].map(([question = '', answer = '']) => ({ question, answer, alternatives: [] }))

const questions = [
  'something warm to sleep in at night',
  'can I bring it back if I do not like it?',
  'Ich suche eine Lampe fürs Zelt',
  'kann mein Paket in die Schweiz?',
  'which tent is the lightest?',
]

/** Hundreds of vectors are computed; a busy machine takes its time. */
const timeout = 120_000

describe('the first question after a start', { timeout }, () => {
  it.each([
    ['with what was computed before', false],
    ['with nothing computed yet', true],
  ])('is answered as any later one, %s', async (_, isForgotten) => {
    const dataPath = tempFolder()
    const shop = await openShop({ dataPath, modelPath: modelFolder() })
    await shop.fill({ products })
    await shop.rpc('knowledge.import', { bot_id: shop.bot.id, entries })
    await shop.warm()
    const expected = await askAll(shop, shop.bot.id, 'warm')
    await shop.stop()

    const copied = tempFolder()
    cpSync(dataPath, copied, { recursive: true })
    if (isForgotten) forgetVectors(copied)
    const hub = await startHub({ dataPath: copied, modelPath: modelFolder() })
    expect(await askAll(hub, shop.bot.id, 'cold')).toEqual(expected)
  })

  it('says so where it waited, and does not keep an answer that was made too early', async () => {
    const shop = await openShop({ modelPath: modelFolder() })
    await shop.fill({ products })
    const { message_id } = await shop.hear('something warm to sleep in at night', 'early')
    const { trace } = await shop.rpc('answers.explain', { message_id })
    expect(trace?.waited_ms).toBeGreaterThan(0)
    expect(trace?.waited_ms).toBeLessThan(1500)
    await shop.warm()
    const later = await shop.hear('something warm to sleep in at night', 'later')
    expect(later.products[0]?.title).toContain('Sleeping Bag')
    const again = await shop.rpc('answers.explain', { message_id: later.message_id })
    expect(again.trace).toMatchObject({ meaning: 'compared' })
    expect(again.trace).not.toHaveProperty('incomplete')
  })
})

/** Each in a conversation of its own, all at once. */
async function askAll(hub: TestHub, botId: string, name: string) {
  const answers = await Promise.all(
    questions.map(async (message, at) => {
      const response = await fetch(`${hub.url}/api/chat/${botId}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id: `${name} ${at}`, message }),
      })
      return (await response.json()) as WidgetResponse
    }),
  )
  return answers.map(({ reply, confidence, products: shown }) => ({
    reply,
    confidence,
    shown: shown.map(({ id }) => id),
  }))
}

function forgetVectors(dataPath: string): void {
  const db = openFile({ dataPath })
  db.exec('DELETE FROM embeddings')
  db.close()
}
