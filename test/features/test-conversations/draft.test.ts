import { describe, expect, it } from 'vitest'
import { says } from '../language-model/model-server.ts'
import { openPhrasingShop, returns } from '../language-model/phrasing-shop.ts'
import { type DialogueShop, openDialogueShop } from './dialogue-shop.ts'

async function draft(shop: Pick<DialogueShop, 'rpc' | 'bot'>, name?: string) {
  const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot.id, limit: 1 })
  return shop.rpc('dialogues.draft', { session_id: sessions[0]?.id ?? '', name })
}

describe('a dialogue drafted from a conversation', () => {
  it('expects of each answer what matters, and passes as it is', async () => {
    const shop = await openDialogueShop()
    for (const message of ['hello', 'rain jacket', 'how much is the Skarvan?', 'Can I return an item?'])
      await shop.hear(message, 'v1')
    const { bot_id, dialogue } = await draft(shop)
    expect(bot_id).toBe(shop.bot.id)
    expect(dialogue).toMatchObject({ name: 'hello', at: expect.any(String) })
    const expected = dialogue.turns.map((turn) => ('expect' in turn ? turn.expect : null))
    expect(expected[0]).toMatchObject({ intent: 'greeting', no_products: true, language: 'en' })
    expect(expected[1]).toMatchObject({
      intent: 'product',
      has_products: expect.arrayContaining(['J-1', 'J-2']),
    })
    expect(expected[2]).toMatchObject({ first_product: 'J-1', contains: [129.95] })
    expect(expected[3]).toMatchObject({ intent: 'knowledge', contains: [30], source: returns.question })
    await shop.save(dialogue)
    const { runs } = await shop.run()
    expect(runs[0]?.turns.flatMap(({ faults }) => faults)).toEqual([])
    expect(runs[0]?.passed).toBe(true)
  })

  it('shows who of the shop took over and handed back', async () => {
    const shop = await openDialogueShop()
    await shop.hear('hello', 'v1')
    const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot.id, limit: 1 })
    const session_id = sessions[0]?.id ?? ''
    await shop.rpc('sessions.setStatus', { session_id, status: 'human' })
    await shop.hear('anybody there?', 'v1')
    await shop.rpc('sessions.reply', { session_id, text: 'Ann here.' })
    await shop.hear('fine', 'v1')
    await shop.rpc('sessions.setStatus', { session_id, status: 'bot' })
    await shop.hear('Can I return an item?', 'v1')
    const { dialogue } = await draft(shop, 'taken over')
    expect(dialogue.name).toBe('taken over')
    expect(dialogue.turns).toMatchObject([
      { say: 'hello' },
      { set_status: 'human' },
      { say: 'anybody there?', expect: { silent: true } },
      { person: 'Ann here.' },
      { say: 'fine', expect: { silent: true } },
      { set_status: 'bot' },
      { say: 'Can I return an item?', expect: { intent: 'knowledge' } },
    ])
    await shop.save(dialogue)
    expect((await shop.run()).runs).toMatchObject([{ passed: true }])
  })

  it('expects no wording of an AI model, and is played without one', async () => {
    const shop = await openPhrasingShop(says('Gladly, within 30 days [1].'))
    await shop.hear('Can I return an item?', 'v1')
    const { dialogue } = await draft(shop)
    const [turn] = dialogue.turns
    expect(turn).toMatchObject({ expect: { intent: 'knowledge', source: returns.question } })
    expect(turn).not.toHaveProperty('expect.contains')
    await shop.rpc('dialogues.save', { bot_id: shop.bot.id, dialogue })
    const { runs } = await shop.rpc('dialogues.run', { bot_id: shop.bot.id })
    expect(runs).toMatchObject([{ passed: true, turns: [{ answer: { reply: returns.answer } }] }])
    expect(shop.model.requests).toHaveLength(1)
  })

  it('needs a conversation', async () => {
    const shop = await openDialogueShop()
    await expect(shop.rpc('dialogues.draft', { session_id: 'ses_none' })).rejects.toMatchObject({
      code: 'session_not_found',
    })
  })
})
