import { describe, expect, it } from 'vitest'
import { absoluteAddress, demoProductPath, picturePath, withAbsoluteAddresses } from '#shared/hub-address.ts'

const origin = 'http://192.0.2.7:4600'

describe('addresses within the hub', () => {
  it('get the address of the hub before them', () => {
    expect(absoluteAddress(picturePath('bot_1', 'a/b %'), origin)).toBe(
      `${origin}/pictures/bot_1/a%2Fb%20%25.svg`,
    )
    expect(absoluteAddress(demoProductPath('bot_1', 'x'), origin)).toBe(`${origin}/demo/bot_1/p/x`)
    expect(absoluteAddress('/demo/bot_1', origin)).toBe(`${origin}/demo/bot_1`)
  })

  it.each([
    '/products/1',
    '/demo/shoes',
    '/pictures/1.jpg',
    'https://shop.example/demo/bot_1/',
    '//x/demo/bot_1',
    '',
  ])('are not taken for those of a shop: %s', (address) => {
    expect(absoluteAddress(address, origin)).toBe(address)
  })

  it('stay as they are where the hub is nowhere', () => {
    expect(absoluteAddress('/demo/bot_1', null)).toBe('/demo/bot_1')
  })

  it('are found however deep, and only where an address stands', () => {
    const answer = {
      reply: '/demo/bot_1',
      products: [{ id: '1', url: '/demo/bot_1/p/1', image_url: null, price: 2 }],
      messages: [{ sources: [{ title: 'x', url: '/demo/bot_1/p/2' }], at: null }],
    }
    expect(withAbsoluteAddresses(answer, origin)).toEqual({
      reply: '/demo/bot_1',
      products: [{ id: '1', url: `${origin}/demo/bot_1/p/1`, image_url: null, price: 2 }],
      messages: [{ sources: [{ title: 'x', url: `${origin}/demo/bot_1/p/2` }], at: null }],
    })
  })
})
