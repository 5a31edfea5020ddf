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

describe('what of the terms of a shop is asked for, without its name', () => {
  it.each([
    ['how many days until the lamp arrives at my house, will it be here?', 'shipping'],
    ['wann ist das bei mir zu hause', 'shipping'],
    ['ça arrive en combien de jours ?', 'shipping'],
    ['en cuántos días me llega', 'shipping'],
    ['in quanti giorni arriva', 'shipping'],
    ['wanneer heb ik het in huis', 'shipping'],
    ['em quantos dias chega', 'shipping'],
    ['what if it breaks after a year', 'warranty'],
    ['und wenn der motor kaputt geht', 'warranty'],
    ['si ça tombe en panne', 'warranty'],
    ['y si se estropea', 'warranty'],
    ['e se tra un anno si guasta?', 'warranty'],
    ['als hij kapot gaat', 'warranty'],
    ['e se avariar', 'warranty'],
    ['je récupère mes sous quand ?', 'returns'],
  ])('%s', (message, topic) => {
    expect(shopTopic(message)).toBe(topic)
  })

  it.each([
    'my vase arrived broken',
    'es kam kaputt an',
    'wie lange hält der akku',
    'quando aprite',
    'est arrivé cassé',
  ])('nothing of it: %s', (message) => {
    expect(shopTopic(message)).toBeNull()
  })
})
