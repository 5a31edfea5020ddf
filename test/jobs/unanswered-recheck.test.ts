import { describe, expect, it } from 'vitest'
import { openShop } from '../helpers/shop.ts'

const question = 'Do you ship to Norway?'

async function open() {
  const shop = await openShop({ pace: { recheckMs: 20 } })
  const bot_id = shop.bot.id
  const waiting = async () => {
    const { groups, questions } = await shop.rpc('unanswered.list', { bot_id })
    return { questions, groups: groups.map(({ question, now_answered }) => ({ question, now_answered })) }
  }
  return { ...shop, bot_id, waiting }
}

describe('unanswered questions', () => {
  it('are tried again after knowledge changed, and say so while they would be answered', async () => {
    const shop = await open()
    await shop.hear(question)
    await shop.hear('xylophone repairs on Sundays?')
    await expect.poll(async () => (await shop.waiting()).questions).toBe(2)
    const { id } = await shop.rpc('knowledge.save', {
      bot_id: shop.bot_id,
      question,
      answer: 'Yes, within a week.',
    })
    await expect.poll(shop.waiting).toEqual({
      questions: 1,
      groups: [
        { question: 'xylophone repairs on Sundays?', now_answered: false },
        { question, now_answered: true },
      ],
    })
    await shop.rpc('knowledge.remove', { id })
    await expect.poll(async () => (await shop.waiting()).questions).toBe(2)
  })

  it('are tried again after a catalog changed', async () => {
    const shop = await open()
    await shop.hear('Do you have xylophones?')
    await expect.poll(async () => (await shop.waiting()).questions).toBe(1)
    await shop.fill([{ id: 'X', title: 'Xylophone Nota', price: 40, currency: 'EUR' }])
    await expect
      .poll(shop.waiting)
      .toEqual({ questions: 0, groups: [{ question: 'Do you have xylophones?', now_answered: true }] })
  })

  it('do not keep a hub from stopping in the midst of them', async () => {
    const shop = await open()
    for (const thing of ['xylophones', 'trombones', 'bassoons', 'lutes', 'harps'])
      await shop.hear(`Do you repair ${thing}?`)
    await shop.rpc('knowledge.save', { bot_id: shop.bot_id, question, answer: 'Yes.' })
    await new Promise((done) => setTimeout(done, 25))
    await shop.stop()
  })
})
