import { describe, expect, it } from 'vitest'
import type { Protocol, Script } from '../../helpers/model-servers.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openAssistedShop } from './assistant-shop.ts'
import { patient, returns } from './phrasing-shop.ts'

const hub = sharedHub({ limits: patient })
const openHere = (script: Script, more: object = {}) => openAssistedShop(script, { on: hub(), ...more })

const jackets = { name: 'search_products', arguments: { kind: 'rain jacket' } }
const looksUp =
  (call: { readonly name: string; readonly arguments: unknown }, ...say: string[]): Script =>
  ({ round }) =>
    round === 0 ? { call: [call] } : { say }

describe('the assistant', () => {
  it.each(['compatible', 'openai', 'anthropic', 'google', 'mistral'] as const)(
    'looks things up and answers, as %s speaks',
    async (protocol: Protocol) => {
      const shop = await openHere(
        looksUp(
          jackets,
          'The Skarvan Rain Jacket costs ',
          '€129.95 and is in stock. ',
          'Shall I compare them?',
        ),
        { protocol },
      )
      const heard = await shop.hear('I need something against the rain', 'v1')
      expect(heard.reply).toBe('The Skarvan Rain Jacket costs €129.95 and is in stock. Shall I compare them?')
      expect(heard.products.map(({ id }) => id)).toEqual(['J-1'])
      expect(heard.sources).toEqual([{ title: 'Skarvan Rain Jacket', url: 'https://fjell.example/skarvan' }])
      expect(await shop.tracedOf(heard.message_id)).toMatchObject({
        mode: 'assistant',
        used: true,
        fault: null,
        steps: [{ tool: 'search_products' }],
        dropped: [],
        tokens: { in: 200, out: 40 },
      })
      expect(JSON.stringify(shop.model.given)).not.toContain('supplier')
    },
  )

  it('answers from the shop’s own words, with their source', async () => {
    const shop = await openHere(
      looksUp(
        { name: 'find_knowledge', arguments: { question: 'Can I return an item?' } },
        'Of course: you can send anything back within 30 days.',
      ),
    )
    const heard = await shop.hear('what if my wife does not like it', 'v1')
    expect(heard).toMatchObject({
      reply: 'Of course: you can send anything back within 30 days.',
      intent: 'knowledge',
      sources: [{ title: returns.question, url: returns.url }],
      products: [],
    })
  })

  it('lets the next message go on from what it showed', async () => {
    const shop = await openHere(
      looksUp(jackets, 'We have two rain jackets: the Skarvan Rain Jacket and the Lofoten Rain Jacket.'),
    )
    await shop.hear('something against the rain', 'v1')
    shop.model.set(() => ({ status: 500 }))
    const heard = await shop.hear('the cheaper one', 'v1')
    expect(heard.products[0]?.id).toBe('J-2')
  })
})
