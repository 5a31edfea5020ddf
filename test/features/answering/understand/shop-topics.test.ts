import { describe, expect, it } from 'vitest'
import { isPayer, shopTopic } from '#main/features/answering/understand/index.ts'

describe('what of the shop’s terms a sentence is about', () => {
  it.each([
    ['can i bring it back if it leaks', 'returns'],
    ['wie lange hab ich zeit was zurückzuschicken', 'returns'],
    ['do you take klarna', 'payment'],
    ['amex?', 'payment'],
    ['kann man mit apple pay zahlen', 'payment'],
    ['was kostet der versand', 'shipping'],
  ] as const)('%s: %s', (sentence, topic) => {
    expect(shopTopic(sentence)).toBe(topic)
  })

  it.each(['an amazing lamp', 'welche lampe ist die hellste', 'blanket'])('%s: nothing', (sentence) => {
    expect(shopTopic(sentence)).toBeNull()
  })

  it('knows which ways to pay a shop may not take', () => {
    expect(['klarna', 'amex', 'paypal'].every(isPayer)).toBe(true)
    // Who takes cards takes these.
    expect(['visa', 'mastercard'].some(isPayer)).toBe(false)
  })
})
