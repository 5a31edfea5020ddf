import { expect, it } from 'vitest'
import { openShop } from '../../helpers/shop.ts'

it('counts what visitors really write: how long the answer took, what was shown, what is not sold', async () => {
  const shop = await openShop({ bot: { timezone: 'UTC' } })
  await shop.fill([
    { id: 'T-1', title: 'Two-person tent', category: 'Tents', price: 199, currency: 'EUR' },
    { id: 'L-1', title: 'Camping lantern', category: 'Lights', price: 29, currency: 'EUR' },
  ])
  await shop.hear('Do you have tents?', 'ada')
  await shop.hear('Do you sell kayaks?', 'ada')
  await shop.ask('Show me a camping lantern')
  const today = new Date().toISOString().slice(0, 10)
  const view = await shop.rpc('insights.get', { bot_id: shop.bot.id, from: today, to: today })
  expect(view.totals).toMatchObject({ conversations: 2, questions: 3, answers: 3 })
  expect(view.totals.response_ms).toBeGreaterThanOrEqual(0)
  expect(view.response.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(view.products.map(({ id }) => id).sort()).toEqual(['L-1', 'T-1'])
  expect(view.not_sold).toMatchObject([{ text: expect.stringMatching(/kayak/i), count: 1 }])
  // All bots together: the same, by the days of this PC.
  const all = await shop.rpc('insights.get', { from: today, to: today })
  expect(all.bot_id).toBeNull()
  expect(all.pending).toBe(0)
})
