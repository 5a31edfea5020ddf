import { describe, expect, it } from 'vitest'
import { clausesOf } from '#main/features/answering/clauses.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

describe('the questions of a message', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', 'is the dusk 2 waterproof and how long does delivery take?', 2],
    ['en', 'can i return it if i dont like it? and do you price match', 2],
    ['en', 'a red and black jacket', 1],
    ['en', 'can I stand up in it? I am 190 cm tall', 1],
    ['en', 'do you have tents and sleeping bags?', 1],
    ['de', 'was kostet das Kochmesser und wie lange dauert der Versand?', 2],
    ['fr', "c'est quoi comme cire ? et vous livrez en Suisse ?", 2],
    ['it', 'quanto pesa? e quanti anni di garanzia date?', 2],
    ['nl', 'hoe zwaar is de bench en hoeveel hebben jullie er nog?', 2],
    ['pt', 'qual é a potência e quanto tempo de garantia tem?', 2],
    ['es', '¿cuánto pesa? ¿y tienen garantía?', 2],
    ['en', 'give me 2, what is that together?', 1],
    ['nl', 'doe er maar 3, wat kost dat samen?', 1],
    ['de', 'dann nehme ich 4, was kostet das zusammen?', 1],
  ])('%s: %s', (code, message, count) => {
    expect(clausesOf(message, [code])).toHaveLength(count)
  })

  it('keeps the commas of what is put together again', () => {
    expect(clausesOf('camomila não, dá-me alergia. outra coisa sem teína?', ['pt'])).toEqual([
      'camomila não, dá-me alergia.',
      'outra coisa sem teína?',
    ])
  })
})
