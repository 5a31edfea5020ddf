import { describe, expect, it } from 'vitest'
import type { Script } from '../../helpers/model-servers.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openAssistedShop } from './assistant-shop.ts'
import { builtIn, patient } from './phrasing-shop.ts'

const hub = sharedHub({ limits: patient })
const openHere = (script: Script, more: object = {}) =>
  openAssistedShop(script, { on: hub(), mode: 'understand', ...more })
const reads =
  (frame: unknown): Script =>
  () => ({ say: [JSON.stringify(frame)] })

describe('a model that understands', () => {
  it('is answered by our own search, in our own words', async () => {
    const shop = await openHere(
      reads({
        acts: [
          {
            act: 'find',
            question: 'Rain jackets under 100 euros?',
            wish: { kind: 'rain jacket', price_max: 100 },
          },
        ],
      }),
    )
    const heard = await shop.hear('it pours all the time here and I am broke', 'v1')
    expect(heard.intent).toBe('product')
    expect(heard.products.map(({ id }) => id)).toEqual(['J-2'])
    expect(heard.reply).toContain('Lofoten Rain Jacket')
    expect(await shop.tracedOf(heard.message_id)).toMatchObject({
      mode: 'understand',
      used: true,
      steps: [{ tool: 'understand' }],
    })
    shop.model.set(() => ({ status: 500 }))
    expect((await shop.hear('how much is it?', 'v1')).reply).toContain('89')
  })

  it('is answered by our own entries', async () => {
    const shop = await openHere(reads({ acts: [{ act: 'policy', question: 'Can I return an item?' }] }))
    expect((await shop.hear('what if she hates it', 'v1')).reply).toBe(builtIn)
  })

  it('may write around its JSON', async () => {
    const frame = JSON.stringify({ acts: [{ act: 'policy', question: 'Can I return an item?' }] })
    const shop = await openHere(() => ({ say: ['<think>hm</think>Here: ```json\n', frame, '\n```'] }))
    const heard = await shop.hear('what if she hates it', 'v1')
    expect(heard.reply).toBe(builtIn)
    expect((await shop.tracedOf(heard.message_id))?.used).toBe(true)
  })

  it.each([
    ['broken', () => ({ say: ['{"acts": [{"act": "fi'] }), 'model_frame_invalid'],
    ['of another form', () => ({ say: ['{"intent": "find"}'] }), 'model_frame_invalid'],
    ['missing', () => ({ say: ['I would be glad to help!'] }), 'model_frame_invalid'],
    ['empty', () => ({ say: [] }), 'model_answer_empty'],
    ['late', () => ({ stall: [] }), 'model_timeout'],
    ['refused', () => ({ status: 500 }), 'model_http_error'],
  ] satisfies [string, Script, string][])('is left aside where its JSON is %s', async (_, script, code) => {
    const shop = await openHere(script, { timeout_ms: 800 })
    const heard = await shop.hear('Can I return an item?', 'v1')
    expect(heard.reply).toBe(builtIn)
    expect(await shop.tracedOf(heard.message_id)).toMatchObject({ used: false, fault: { code } })
  })
})
