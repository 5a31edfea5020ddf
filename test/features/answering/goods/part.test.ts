import { beforeAll, describe, expect, it } from 'vitest'
import { sharedHub } from '../../../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../../../helpers/shop.ts'

const hub = sharedHub({ limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })

/** More than are held whole. */
const mugs = Array.from({ length: 2100 }, (_, at) => ({
  id: `MUG-${at}`,
  title: `Porcelain Mug ${at}`,
  category: 'Kitchen > Mugs',
  price: `${5 + (at % 30)}.00 EUR`,
  availability: 'in_stock',
}))
const colours = ['green', 'red', 'blue']
const tents = Array.from({ length: 90 }, (_, at) => ({
  id: `TENT-${at}`,
  title: `Trail Tent ${at}`,
  category: 'Outdoor > Tents',
  price: `${100 + at}.00 EUR`,
  availability: 'in_stock',
  color: colours[at % colours.length],
  attributes: { Weight: `${(9000 - at * 50) / 1000} kg` },
}))
const aurora = {
  id: 'AURORA',
  title: 'Aurora Dome Tent',
  category: 'Outdoor > Tents',
  price: '499.00 EUR',
  availability: 'in_stock',
  description: 'A dome for winter.',
  attributes: { Weight: '9.8 kg', 'Water column': '5000 mm' },
}

describe('a catalog that is too large to be held', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await shopOn(hub())
    await shop.fill([...mugs, ...tents, aurora])
  })

  const ids = async (message: string, session?: string) =>
    (await shop.hear(message, session)).products.map(({ id }) => id)

  it('is counted as a whole', async () => {
    expect((await shop.hear('how many tents do you have?')).reply).toContain('91')
  })

  it('keeps a limit on its price, and goes on from there', async () => {
    const below = await ids('tents under 110 euros', 'limits')
    expect(below.length).toBeGreaterThan(2)
    expect(below.every((id) => Number(id.slice('TENT-'.length)) <= 10)).toBe(true)
    const green = await ids('only the green ones', 'limits')
    expect(green.length).toBeGreaterThan(0)
    expect(green.every((id) => Number(id.slice('TENT-'.length)) % 3 === 0)).toBe(true)
  })

  it.each([
    ['the cheapest tent', 'TENT-0'],
    ['what is your most expensive tent?', 'AURORA'],
    ['which tent is the lightest?', 'TENT-89'],
  ])('%s', async (message, id) => {
    expect((await ids(message))[0]).toBe(id)
  })

  it('speaks of one product that was named, and of it again', async () => {
    expect((await shop.hear('how heavy is the Aurora?', 'one')).reply).toContain('9.8 kg')
    expect((await shop.hear('and how much is it?', 'one')).reply).toContain('499')
  })

  it('finds what is called otherwise, and in another language', async () => {
    expect((await ids('Haben Sie Becher?'))[0]).toMatch(/^MUG-/)
  })

  it('says what it does not have', async () => {
    const { reply, products } = await shop.hear('do you have kayaks?')
    expect(reply).toContain('kayaks')
    expect(products).toEqual([])
  })
})
