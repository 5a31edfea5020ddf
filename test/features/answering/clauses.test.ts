import { describe, expect, it } from 'vitest'
import { clausesOf, pickIn } from '#main/features/answering/clauses.ts'
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
    ['en', 'from what age, and how heavy is it?', 2],
    ['de', 'ab wie viel ist versand frei, und was kostet die maschine', 2],
    ['fr', "jusqu'à quel âge, et quel est le poids ?", 2],
    ['it', 'fino a che età, e quanto pesa?', 2],
    ['nl', 'vanaf welke leeftijd, en hoe zwaar is hij?', 2],
    ['en', 'if i order today, when will it come?', 1],
    ['fr', 'le pouf pèse combien, et vous livrez en Suisse ?', 2],
    ['it', 'il basso quante corde ha e posso provarlo?', 2],
    ['es', 'la manta cuánto pesa y hacéis envíos?', 2],
    ['pt', 'a moka leva quantas chávenas e fazem entregas?', 2],
    ['nl', 'de mand is hoe groot, en kan ik hem ophalen?', 2],
    ['de', 'der topf hat wie viel liter, und liefert ihr auch?', 2],
    ['de', 'packt ihr den ein? ist für meine oma', 1],
    ['en', 'can you wrap it? is for my gran', 1],
    ['fr', 'et si je l’ai ouvert, vous le reprenez ?', 1],
    ['en', 'do you have bags in leather and metal?', 1],
    ['en', 'a table, width 120 and height 75', 1],
    ['en', 'i want it in size 8 and colour blue', 1],
    ['en', 'what would you get her? about 40 pounds', 1],
    ['de', 'was würdet ihr nehmen? so um die 25 euro', 1],
    ['fr', 'vous me conseillez quoi ? dans les 30 euros', 1],
    ['en', 'what does it weigh and could someone carry it in', 2],
    ['en', 'is it in stock and can the driver ring first', 2],
    ['fr', 'elle pèse combien et vous la montez chez moi ?', 2],
    ['es', '¿cuánto pesa y lo montáis en casa?', 2],
    ['es', '¿se puede lavar y lo subís al piso?', 2],
    ['it', 'quanto pesa e me lo portate su?', 2],
    ['en', 'do i need a bag, and would you carry it?', 2],
    ['en', 'can toddlers ride it, and what does it weigh?', 2],
    ['en', 'will it come tomorrow? and if it is broken can i swap it', 2],
    ['pt', 'quantos ainda há e quantos litros leva?', 2],
    ['fr', 'elle pèse combien ? et le montage, c’est possible ?', 2],
    ['nl', 'de rode stoel: wat weegt die en hoeveel zijn er nog?', 2],
    ['es', 'es un regalo y quiero saber si lo envolvéis?', 1],
    ['pt', 'então quanto é que poupo?', 1],
  ])('%s: %s', (code, message, count) => {
    expect(clausesOf(message, [code])).toHaveLength(count)
  })

  it.each<[LanguageCode, string, string[]]>([
    ['en', 'weight and screen size?', ['weight?', 'screen size?']],
    ['en', "what's the price, weight and battery life?", ["what's the price?", 'weight?', 'battery life?']],
    ['en', 'price + weight?', ['price?', 'weight?']],
    ['en', 'weight and width of the piccola', ['weight of the piccola?', 'width of the piccola?']],
    ['de', 'maße und gewicht von der piccola', ['maße von der piccola?', 'gewicht von der piccola?']],
    ['fr', 'poids et dimensions ?', ['poids?', 'dimensions?']],
    ['it', 'prezzo e misure della chitarra?', ['prezzo della chitarra?', 'misure della chitarra?']],
    ['es', 'peso y medidas?', ['peso?', 'medidas?']],
    ['nl', 'gewicht en breedte?', ['gewicht?', 'breedte?']],
    ['pt', 'preço e peso?', ['preço?', 'peso?']],
    ['en', 'tell me the weight and whether it floats', ['tell me the weight?', 'it floats?']],
    ['de', 'sag mir den preis und ob sie da ist', ['sag mir den preis?', 'sie da ist?']],
    ['fr', 'dites-moi le prix et si vous livrez', ['dites-moi le prix?', 'vous livrez?']],
    ['es', 'dime el precio y si enviáis', ['dime el precio?', 'enviáis?']],
  ])('%s: each thing that is asked of it in “%s”', (code, message, clauses) => {
    expect(clausesOf(message, [code])).toEqual(clauses)
  })

  it.each<[LanguageCode, string, string | null]>([
    ['en', 'the cheaper one, is that waterproof?', 'the cheaper one'],
    ['en', 'ok the small one. what colour is it?', 'ok the small one'],
    ['de', 'der mit Deckel, was kostet der?', 'der mit Deckel'],
    ['fr', 'celle à la vanille, elle brûle combien de temps ?', 'celle à la vanille'],
    ['it', 'quella da viaggio, quanto pesa?', 'quella da viaggio'],
    ['en', 'the price, and do you ship?', null],
    ['fr', 'il a quelle largeur, et il se lave ?', null],
    ['it', 'il basso quante corde ha, e posso provarlo?', null],
    ['en', 'the tent is wet, can I return it and do you pay for it?', null],
    ['en', 'is it waterproof?', null],
  ])('%s: says in “%s” which one is meant: %s', (code, message, which) => {
    expect(pickIn(message, [code])?.which ?? null).toBe(which)
  })

  it('keeps the commas of what is put together again', () => {
    expect(clausesOf('camomila não, dá-me alergia. outra coisa sem teína?', ['pt'])).toEqual([
      'camomila não, dá-me alergia.',
      'outra coisa sem teína?',
    ])
  })
})
