import { describe, expect, it } from 'vitest'
import { openImported, openSources } from './open-sources.ts'

const csvOf = (prices: readonly (number | string)[]) =>
  `sku,name,price,currency\n${prices.map((price, at) => `A${at},Mug ${at},${price},EUR`).join('\n')}\n`

describe('prices that all change by one factor', () => {
  it('need approval, and are imported once approved', async () => {
    const shop = await openSources()
    const prices = [9.5, 12.9, 20, 7.25, 3.99, 15]
    shop.write(csvOf(prices))
    const source = await shop.source()
    await shop.run(source.id)
    shop.write(csvOf(prices.map((price, at) => (at === 0 ? price : Math.round(price * 100)))))
    const preview = await shop.rpc('sources.preview', { source_id: source.id })
    expect(preview.brake).toMatchObject({ stops: true, why: 'prices_by_factor' })
    expect(await shop.run(source.id)).toMatchObject({
      state: 'braked',
      trouble: {
        code: 'brake_prices_by_factor',
        fault: { code: 'approval_prices_by_factor', params: { factor: 100 } },
      },
    })
    expect(await shop.run(source.id, true)).toMatchObject({ state: 'done', counts: { updated: 5 } })
  })

  it('do not where prices rise together by a little, or only some change much', async () => {
    const shop = await openSources()
    const prices = [10, 20, 30, 40, 50, 60]
    shop.write(csvOf(prices))
    const source = await shop.source()
    await shop.run(source.id)
    shop.write(csvOf(prices.map((price) => price * 1.19)))
    expect(await shop.run(source.id)).toMatchObject({ state: 'done' })
    shop.write(csvOf([1000, 2000, 35, 47, 59, 71]))
    expect(await shop.run(source.id)).toMatchObject({ state: 'done' })
  })
})

describe('a price that is not for a piece', () => {
  it('is kept and shown with its unit', async () => {
    const { shop } = await openImported('Nr;Artikel;Preis\n1;Äpfel;14,90 €/kg\n2;Korb;9,00 €\n')
    const { products } = await shop.rpc('catalog.list', { bot_id: shop.bot.id, sort: 'title', limit: 10 })
    expect(products.map(({ title, price, price_unit }) => [title, price, price_unit])).toEqual([
      ['Äpfel', 14.9, 'kg'],
      ['Korb', 9, undefined],
    ])
  })
})
