import { describe, expect, it } from 'vitest'
import type { Intent, ProductAsk } from '#main/features/answering/types.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { read } from './shop.ts'

describe('intents', () => {
  it.each<readonly [LanguageCode, Intent, string]>([
    ['en', 'greeting', 'Hello there!'],
    ['en', 'thanks', 'ok, thanks a lot'],
    ['en', 'goodbye', 'bye, have a nice day'],
    ['en', 'small_talk', 'are you a robot?'],
    ['en', 'greeting', 'mornin folks'],
    ['en', 'small_talk', "hello! gorgeous weather today, isn't it?"],
    ['de', 'small_talk', 'Herrliches Wetter heute, oder?'],
    ['fr', 'small_talk', 'Bonjour, il fait beau aujourd’hui, hein ?'],
    ['es', 'small_talk', 'Buenas, qué buen día hace hoy, ¿verdad?'],
    ['it', 'small_talk', 'che bella giornata oggi, vero?'],
    ['nl', 'small_talk', 'lekker weer vandaag, hè?'],
    ['pt', 'small_talk', 'que lindo dia hoje, não é?'],
    // What it is for is no small talk.
    ['en', 'product', 'do you have a jacket for miserable weather?'],
    ['en', 'abuse', 'you are stupid'],
    ['en', 'human', 'I want to talk to a real person'],
    ['en', 'human', 'how can I contact an operator?'],
    ['en', 'order', 'check order 00123842 status'],
    ['en', 'hours', 'are you open on Sunday?'],
    ['en', 'contact', 'what is your phone number?'],
    ['en', 'order', 'where is my order 12345?'],
    ['en', 'quote', 'I need a quote for 50 jackets'],
    ['en', 'callback', 'can someone call me back?'],
    ['en', 'stock_news', 'notify me when it is back in stock'],
    ['en', 'product', 'hi, do you have rain jackets?'],
    ['en', 'question', 'how long does delivery take?'],
    ['en', 'product', 'do you sell human hair wigs?'],
    ['de', 'greeting', 'Guten Tag'],
    ['de', 'thanks', 'Vielen Dank'],
    ['de', 'goodbye', 'Auf Wiedersehen'],
    ['de', 'small_talk', 'Wie geht es Ihnen?'],
    ['de', 'human', 'Ich möchte mit einem Menschen sprechen'],
    ['de', 'human', 'Kann ich mit jemandem reden?'],
    ['de', 'hours', 'Habt ihr am Sonntag offen?'],
    ['de', 'contact', 'Wie lautet Ihre Telefonnummer?'],
    ['de', 'order', 'Wo bleibt meine Bestellung?'],
    ['de', 'quote', 'Können Sie mir ein Angebot erstellen?'],
    ['de', 'callback', 'Bitte rufen Sie mich zurück'],
    ['de', 'stock_news', 'Sagen Sie mir Bescheid, sobald es wieder da ist'],
    ['de', 'question', 'Wie lange dauert der Versand?'],
    ['fr', 'greeting', 'Bonjour'],
    ['fr', 'thanks', 'Merci beaucoup !'],
    ['fr', 'human', 'je voudrais parler à un conseiller'],
    ['fr', 'human', 'puis-je parler à quelqu’un ?'],
    ['fr', 'hours', 'êtes-vous ouverts dimanche ?'],
    ['fr', 'order', 'où est ma commande ?'],
    ['fr', 'callback', 'pouvez-vous me rappeler ?'],
    ['fr', 'stock_news', 'prévenez-moi quand il sera de retour'],
    ['es', 'greeting', '¡Hola, buenas tardes!'],
    ['es', 'thanks', 'muchas gracias'],
    ['es', 'human', 'quiero hablar con una persona'],
    ['es', 'hours', '¿a qué hora abren?'],
    ['es', 'order', '¿dónde está mi pedido?'],
    ['es', 'callback', '¿me pueden llamar?'],
    ['it', 'greeting', 'Buongiorno'],
    ['it', 'thanks', 'grazie mille'],
    ['it', 'human', 'vorrei parlare con un operatore'],
    ['it', 'hours', 'siete aperti domenica?'],
    ['it', 'order', 'dov’è il mio ordine?'],
    ['it', 'quote', 'vorrei un preventivo'],
    ['nl', 'greeting', 'goedemorgen'],
    ['nl', 'thanks', 'dank u wel'],
    ['nl', 'human', 'ik wil graag met een medewerker spreken'],
    ['nl', 'hours', 'zijn jullie zondag open?'],
    ['nl', 'order', 'waar is mijn bestelling?'],
    ['nl', 'callback', 'kunt u mij terugbellen?'],
    ['pt', 'greeting', 'Olá, bom dia'],
    ['pt', 'thanks', 'muito obrigado'],
    ['pt', 'human', 'quero falar com uma pessoa'],
    ['pt', 'hours', 'estão abertos no domingo?'],
    ['pt', 'order', 'onde está a minha encomenda?'],
    ['pt', 'callback', 'podem ligar-me?'],
  ])('(%s) %s: %s', (language, intent, message) => {
    expect(read(message, language)).toMatchObject({ language, intent })
  })

  it('tells the kinds of small talk apart', () => {
    expect(read('are you a robot?').detail).toBe('robot')
    expect(read('how are you?').detail).toBe('how_are_you')
  })

  it.each<readonly [LanguageCode, string]>([
    ['en', 'am I talking to a real person?'],
    ['de', 'schreibe ich hier mit einem echten Menschen?'],
    ['fr', 'est-ce que je parle à une vraie personne ?'],
    ['es', '¿estoy hablando con una persona de verdad?'],
    ['it', 'sto parlando con una persona vera?'],
    ['nl', 'praat ik met een echt mens?'],
    ['pt', 'estou a falar com uma pessoa real?'],
  ])('hears who asks whom they talk to, and fetches nobody: %s, %s', (language, message) => {
    expect(read(message, language)).toMatchObject({ intent: 'small_talk', detail: 'robot' })
  })

  it('still fetches a person for who asks for one beside it', () => {
    expect(read('is this a bot? I want to talk to a human')).toMatchObject({ intent: 'human' })
  })

  it.each<readonly [LanguageCode, string]>([
    ['en', 'help'],
    ['en', 'what can you do?'],
    ['de', 'kannst du mir helfen?'],
    ['de', 'was kann ich dich alles fragen'],
    ['fr', "j'ai besoin d'aide"],
    ['es', '¿qué puedes hacer?'],
    ['it', 'può aiutarmi?'],
    ['nl', 'kunt u mij helpen?'],
    ['pt', 'preciso de ajuda'],
  ])('hears who asks for help and says no more: %s, %s', (language, message) => {
    expect(read(message, language)).toMatchObject({ intent: 'small_talk', detail: 'help' })
  })

  it.each<readonly [LanguageCode, string]>([
    ['en', 'can you help me find a rain jacket?'],
    ['de', 'ich brauche Hilfe bei einer Jacke'],
  ])('goes on to what help is wanted with: %s, %s', (language, message) => {
    expect(read(message, language).detail).not.toBe('help')
  })
})

describe('what is asked of the products', () => {
  it.each<readonly [LanguageCode, string]>([
    ['de', 'etwas gegen trockene Haut'],
    ['fr', 'une crème contre les rides'],
    ['es', 'una crema contra las arrugas'],
    ['it', 'una crema contro le rughe'],
    ['nl', 'iets tegen muggen'],
    ['pt', 'um creme contra as rugas'],
  ])('compares nothing with what it is to help against (%s): %s', (language, message) => {
    expect(read(message, language).ask).not.toBe('compare')
  })

  it.each<readonly [LanguageCode, string, ProductAsk, readonly string[]]>([
    ['en', 'what is the cheapest tent?', 'cheapest', ['tent']],
    ['en', 'most expensive jacket', 'dearest', ['jacket']],
    ['en', 'how many tents do you have?', 'count', ['tents']],
    ['en', 'how many people does it fit?', 'list', ['people', 'fit']],
    ['en', 'which brands of jackets do you have', 'brands', ['jackets']],
    ['en', 'what sizes does it come in?', 'sizes', []],
    ['en', 'what colours does the tent come in', 'colours', ['tent']],
    ['de', 'das günstigste Zelt', 'cheapest', ['zelt']],
    ['de', 'Wie viele Zelte haben Sie?', 'count', ['zelte']],
    ['de', 'Welche Marken von Jacken gibt es?', 'brands', ['jacken']],
    ['fr', 'la veste la moins chère', 'cheapest', ['veste']],
    ['fr', 'quelles tailles avez-vous ?', 'sizes', []],
    ['es', 'la chaqueta más barata', 'cheapest', ['chaqueta']],
    ['es', '¿qué marcas de chaquetas tienen?', 'brands', ['chaquetas']],
    ['it', 'quali taglie ci sono?', 'sizes', []],
    ['it', 'qual è la più economica?', 'cheapest', []],
    ['nl', 'de goedkoopste tent', 'cheapest', ['tent']],
    ['nl', 'hoeveel tenten hebben jullie?', 'count', ['tenten']],
    ['pt', 'qual é o mais barato?', 'cheapest', []],
    ['pt', 'quais as cores disponíveis?', 'colours', []],
  ])('(%s) %s', (language, message, ask, words) => {
    expect(read(message, language)).toMatchObject({ ask, words })
  })

  it.each([
    [
      'en',
      'what is the difference between the Skarvan jacket and the Storvik?',
      ['skarvan', 'jacket'],
      ['storvik'],
    ],
    ['en', 'Skarvan vs Storvik', ['skarvan'], ['storvik']],
    ['de', 'Was ist der Unterschied zwischen Skarvan und Storvik?', ['skarvan'], ['storvik']],
    ['fr', 'quelle est la différence entre le Skarvan et le Storvik ?', ['skarvan'], ['storvik']],
    ['es', '¿cuál es la diferencia entre Skarvan y Storvik?', ['skarvan'], ['storvik']],
    ['it', 'qual è la differenza tra Skarvan e Storvik?', ['skarvan'], ['storvik']],
    ['nl', 'wat is het verschil tussen Skarvan en Storvik?', ['skarvan'], ['storvik']],
    ['pt', 'qual a diferença entre Skarvan e Storvik?', ['skarvan'], ['storvik']],
    ['de', 'Skarvan im Vergleich zum Storvik?', ['skarvan'], ['storvik']],
    ['fr', 'la Skarvan par rapport à la Storvik ?', ['skarvan'], ['storvik']],
    ['es', '¿en qué se diferencian Skarvan y Storvik?', ['skarvan'], ['storvik']],
    ['it', 'che differenza c è tra Skarvan e Storvik?', ['skarvan'], ['storvik']],
    ['nl', 'Skarvan vergeleken met Storvik', ['skarvan'], ['storvik']],
    ['pt', 'o que muda entre Skarvan e Storvik?', ['skarvan'], ['storvik']],
  ] as const)('compares (%s): %s', (language, message, a, b) => {
    const { ask, compared } = read(message, language)
    expect({ ask, compared }).toEqual({
      ask: 'compare',
      compared: [
        { nth: null, words: a },
        { nth: null, words: b },
      ],
    })
  })

  it('compares what was shown', () => {
    expect(read('compare the first and the third').compared).toEqual([
      { nth: 1, words: [] },
      { nth: 3, words: [] },
    ])
    expect(read('compare them')).toMatchObject({ ask: 'compare' })
  })

  it('reads stock and sale as limits, and a question about one product as a question', () => {
    expect(read('tents in stock').limits.in_stock).toBe(true)
    expect(read('jackets on sale').limits.on_sale).toBe(true)
    expect(read('is the Skarvan jacket in stock?')).toMatchObject({
      about: 'stock',
      limits: { in_stock: false },
    })
    expect(read('how much is the Skarvan jacket?')).toMatchObject({
      about: 'price',
      words: ['skarvan', 'jacket'],
    })
    expect(read('do you have a discount code?').limits.on_sale).toBe(false)
  })
})

describe('facets that the catalog has', () => {
  it.each<readonly [LanguageCode, string, object]>([
    ['en', 'red jackets', { color: ['red'], category: ['Clothing > Jackets'] }],
    ['en', 'dark blue jacket', { color: ['dark blue'], category: ['Clothing > Jackets'] }],
    ['en', 'socks by skerry & moss', { brand: ['Skerry & Moss'], category: ['Clothing > Socks'] }],
    ['en', 'north hut tent', { brand: ['The North Hut'], category: ['Camping > Tents'] }],
    ['en', 'boots in 42', { size: ['42'] }],
    ['en', 'boots size 40', { size: ['39-41'] }],
    ['en', 'size large or m', { size: ['L', 'M'] }],
    ['en', 'a mat of 185 x 56 cm', {}],
    ['en', 'xl', { size: ['XL'] }],
    ['en', 'merino wool socks', { material: ['100% merino wool'], category: ['Clothing > Socks'] }],
    ['de', 'rote Jacken in M', { color: ['red'], size: ['M'] }],
    ['de', 'dunkelblaue Jacke', { color: ['dark blue'] }],
    [
      'de',
      'Socken aus Baumwolle in Größe L',
      { category: ['Clothing > Socks'], material: ['cotton'], size: ['L'] },
    ],
    ['fr', 'une veste rouge', { color: ['red'] }],
    ['fr', 'bottes en cuir', { material: ['leather, rubber sole'] }],
    ['es', 'chaquetas rojas en la talla M', { color: ['red'], size: ['M'] }],
    ['it', 'giacche nere', { color: ['black'] }],
    ['nl', 'zwarte jassen', { color: ['black'] }],
    ['pt', 'casacos vermelhos', { color: ['red'] }],
    ['en', 'I would like to put it on', {}],
    ['en', 'orange juice', {}],
    ['en', 'tent pegs', {}],
    ['en', 'tents for two', { category: ['Camping > Tents'] }],
  ])('(%s) %s', (language, message, facets) => {
    expect(read(message, language).facets).toEqual(facets)
  })

  it('searches by the word that the catalog has for it', () => {
    expect(read('rote Jacken', 'de').words).toEqual(['red', 'jacken'])
  })
})

describe('pointing back', () => {
  it.each([
    ['en', 'how much is it?', { kind: 'it' }],
    ['en', 'is it waterproof?', { kind: 'it' }],
    ['en', 'how much tea goes in there?', { kind: 'it' }],
    ['en', 'are they lined?', { kind: 'it' }],
    ['de', 'Bleibt der Tee darin heiß?', { kind: 'it' }],
    ['de', 'Welche Patronen kommen da rein?', { kind: 'it' }],
    ['de', 'darf das in die Spülmaschine?', { kind: 'it' }],
    ['fr', 'il y a combien de poches dedans ?', { kind: 'it' }],
    ['fr', 'elle passe au lave-vaisselle ?', { kind: 'it' }],
    ['es', '¿qué hay dentro?', { kind: 'it' }],
    ['it', 'che cosa ci sta dentro?', { kind: 'it' }],
    ['it', 'ci vanno le pile?', { kind: 'it' }],
    ['nl', 'hoeveel water gaat erin?', { kind: 'it' }],
    ['nl', 'mag die in de vaatwasser?', { kind: 'it' }],
    ['pt', 'posso fazer chá nela?', { kind: 'it' }],
    ['en', 'the second one', { kind: 'nth', nth: 2 }],
    ['en', 'number 3', { kind: 'nth', nth: 3 }],
    ['en', 'the last one please', { kind: 'nth', nth: -1 }],
    ['en', 'show more', { kind: 'more' }],
    ['en', 'cheaper?', { kind: 'cheaper' }],
    ['en', 'something more expensive', { kind: 'dearer' }],
    ['en', 'and in blue?', { kind: 'variant' }],
    ['en', 'in M?', { kind: 'variant' }],
    ['en', 'do you have it in black?', { kind: 'variant' }],
    ['de', 'Was kostet das?', { kind: 'it' }],
    ['de', 'das zweite', { kind: 'nth', nth: 2 }],
    ['de', 'und in blau?', { kind: 'variant' }],
    ['de', 'Gibt es das auch in M?', { kind: 'variant' }],
    ['de', 'etwas günstigeres?', { kind: 'cheaper' }],
    ['de', 'mehr zeigen', { kind: 'more' }],
    ['fr', 'le deuxième', { kind: 'nth', nth: 2 }],
    ['fr', 'et en bleu ?', { kind: 'variant' }],
    ['fr', 'moins cher ?', { kind: 'cheaper' }],
    ['fr', 'voir plus', { kind: 'more' }],
    ['es', '¿y en azul?', { kind: 'variant' }],
    ['es', '¿algo más barato?', { kind: 'cheaper' }],
    ['es', 'el segundo', { kind: 'nth', nth: 2 }],
    ['it', 'e in blu?', { kind: 'variant' }],
    ['it', 'qualcosa di più economico?', { kind: 'cheaper' }],
    ['it', 'il secondo', { kind: 'nth', nth: 2 }],
    ['nl', 'en in blauw?', { kind: 'variant' }],
    ['nl', 'iets goedkoper?', { kind: 'cheaper' }],
    ['nl', 'de tweede', { kind: 'nth', nth: 2 }],
    ['pt', 'e em azul?', { kind: 'variant' }],
    ['pt', 'algo mais barato?', { kind: 'cheaper' }],
    ['pt', 'o segundo', { kind: 'nth', nth: 2 }],
  ] as const)('(%s) %s', (language, message, reference) => {
    expect(read(message, language, language).reference).toEqual(reference)
  })

  it.each([
    'is it possible to return a jacket?',
    'how long does it take to deliver?',
    'first aid kit',
    'red jackets',
  ])('does not where nothing is meant: %s', (message) => {
    expect(read(message).reference).toBeNull()
  })
})
