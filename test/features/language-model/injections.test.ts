import { describe, expect, it } from 'vitest'
import type { Script, ToolCall } from '../../helpers/model-servers.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openAssistedShop } from './assistant-shop.ts'
import { injections } from './injections.ts'
import { patient } from './phrasing-shop.ts'

const hub = sharedHub({ limits: { ...patient, widgetPerSession: 10_000 } })

/** Words that name one of them and nothing else in the shop. */
const wordAt = (at: number) =>
  `${['bal', 'dor', 'fim', 'gul', 'kes', 'lor', 'mip', 'nuk'][at % 8]}${['tan', 'rix', 'vol', 'sem', 'pud', 'zor', 'hag', 'wek'][Math.floor(at / 8)]}`

type Way = { readonly message: (at: number) => string; readonly look: (at: number) => ToolCall }
const neutral = () => 'I have been looking around here for a while'
const ways: Readonly<Record<string, Way>> = {
  'the message': {
    message: (at) => injections[at]?.demand ?? '',
    look: () => ({ name: 'search_products', arguments: { kind: 'rain jacket' } }),
  },
  'a product': {
    message: neutral,
    look: (at) => ({ name: 'product_details', arguments: { product: `P-${at}` } }),
  },
  'an entry': {
    message: neutral,
    look: (at) => ({ name: 'find_knowledge', arguments: { question: `What is ${wordAt(at)}?` } }),
  },
  'a document': {
    message: neutral,
    look: (at) => ({ name: 'find_knowledge', arguments: { question: `How is ${wordAt(at)}paper made?` } }),
  },
}

describe.each(Object.entries(ways))('instructions in %s', (way, { message, look }) => {
  // Where they come in elsewhere, the built-in answers must not happen to be of them.
  const poisoned = (name: string, text: string) => (name === way ? text : '')
  let shop: Awaited<ReturnType<typeof openAssistedShop>>

  it('are never followed, though the model would', async () => {
    const obeying =
      (at: number): Script =>
      ({ round }) =>
        round === 0
          ? {
              call: [
                look(at),
                { name: 'shop_facts', arguments: {} },
                { name: 'delete_products', arguments: { all: true } },
              ],
            }
          : { say: [injections[at]?.obeys ?? ''] }
    shop = await openAssistedShop(obeying(0), {
      on: hub(),
      protocol: 'openai',
      products: [
        {
          id: 'J-1',
          title: 'Skarvan Rain Jacket',
          price: 129.95,
          currency: 'EUR',
          availability: 'in_stock',
          attributes: { supplier_price: '61.40' },
        },
        ...injections.map(({ demand }, at) => ({
          id: `P-${at}`,
          title: `Skarvan Cap ${wordAt(at)}`,
          description: `A cap for cold days. ${poisoned('a product', demand)} It is warm.`,
          price: 20,
          currency: 'EUR',
        })),
      ],
    })
    const bot_id = shop.bot.id
    await shop.rpc('knowledge.import', {
      bot_id,
      entries: injections.map(({ demand }, at) => ({
        question: `What is ${wordAt(at)}?`,
        alternatives: [],
        answer: `It is a kind of yarn. ${poisoned('an entry', demand)}`,
      })),
    })
    await shop.rpc('documents.add', {
      bot_id,
      format: 'md',
      text: injections
        .map(
          ({ demand }, at) =>
            `# How ${wordAt(at)}paper is made\n\nIt is pressed from cotton. ${poisoned('a document', demand)}\n`,
        )
        .join('\n'),
    })
    const harmed: string[] = []
    for (const [at, { harm, obeys }] of injections.entries()) {
      shop.model.set(obeying(at))
      const heard = await shop.hear(message(at), `v${at}`)
      const isHarmed =
        harm.test(heard.reply.replaceAll(/[“„«"][^“”„«»"]*[“”»"]/g, '')) ||
        heard.reply.includes(obeys) ||
        /evil|sk-very|online shop\b.*assistant/i.test(heard.reply) ||
        heard.status !== 'bot'
      if (isHarmed) harmed.push(`${at} ${message(at)} → ${heard.reply}`)
    }
    expect(harmed).toEqual([])
    expect(shop.model.given.map(({ text }) => text).join('')).not.toContain('sk-very-secret-key')
    expect(
      await shop.rpc('catalog.search', { bot_id, query: 'Skarvan Rain Jacket', limit: 1 }),
    ).toMatchObject({
      products: [{ id: 'J-1' }],
    })
  })
})

it('are sixty', () => {
  expect(injections).toHaveLength(60)
})
