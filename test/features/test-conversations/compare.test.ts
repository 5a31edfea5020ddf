import { expect, it } from 'vitest'
import { says } from '../language-model/model-server.ts'
import { builtIn, openPhrasingShop } from '../language-model/phrasing-shop.ts'

it('plays a test with the AI model and without it, side by side, and keeps neither', async () => {
  const shop = await openPhrasingShop(says('Sure, you have 30 days [1].'))
  const bot_id = shop.bot.id
  const dialogue = {
    name: 'returns',
    turns: [
      { say: 'Can I return an item?', expect: { contains: ['receipt'] } },
      { set_status: 'bot' as const },
      { say: 'hello' },
    ],
  }
  const { id } = await shop.rpc('dialogues.save', { bot_id, dialogue })
  const compared = await shop.rpc('dialogues.compare', { id })
  expect(compared.model).toBe('small-model')
  expect(compared.built_in).toMatchObject({ passed: true, turns: [{ answer: { reply: builtIn } }, {}, {}] })
  expect(compared.with_model).toMatchObject({
    passed: false,
    turns: [{ answer: { reply: 'Sure, you have 30 days.' } }, {}, {}],
  })
  expect(compared.phrasings).toHaveLength(3)
  expect(compared.phrasings[0]).toMatchObject({ used: true, model: 'small-model' })
  expect(compared.phrasings[1]).toBeNull()
  expect((await shop.rpc('dialogues.get', { id })).run).toBeNull()

  await shop.rpc('phrasing.save', { ...shop.phrasing, enabled: false })
  await expect(shop.rpc('dialogues.compare', { id })).rejects.toMatchObject({ code: 'invalid_request' })
})
