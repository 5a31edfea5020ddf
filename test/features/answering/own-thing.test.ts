import { expect, it } from 'vitest'
import { complainsOfBought, wishInstead } from '#main/features/answering/own-thing.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const sold = new Set(['kettle', 'anvil', 'leggio', 'koelmat', 'moinho', 'cesta'])

const wishes: readonly (readonly [LanguageCode, said: string, wish: string | null])[] = [
  ['en', 'our old kettle conked out so we need another', 'looking for kettle'],
  ['en', 'I dropped my lamp and could do with a new one under 40', 'looking for lamp under 40'],
  ['en', 'lamp wanted, mine packed in', 'lamp wanted'],
  ['en', "we're replacing our old sofa, what have you got?", 'looking for sofa'],
  ['en', 'somebody stole my helmet, what do you recommend?', 'looking for helmet'],
  ['en', 'I need a new kettle because the old one leaks', 'I need a new kettle'],
  ['en', 'I lost my helmet, do you have any?', 'looking for helmet'],
  ['de', 'meine Bratpfanne ist hinüber, jetzt muss eine neue her', 'ich suche Bratpfanne'],
  ['de', 'mir ist gestern die Lampe runtergefallen, ich suche Ersatz', 'ich suche Lampe'],
  ['de', 'Lampe gesucht, meine hat den Geist aufgegeben', 'Lampe gesucht'],
  ['fr', 'notre vieille lampe a rendu l’âme, il nous en faut une nouvelle', 'je cherche lampe'],
  ['es', 'se nos ha estropeado la tetera y necesitamos otra', 'busco tetera'],
  ['it', 'mi si è rotta la lampada, ne cerco una nuova', 'cerco lampada'],
  ['nl', 'onze lamp heeft het begeven dus ik zoek een andere', 'ik zoek lamp'],
  ['pt', 'parti a minha chaleira, quero outra', 'procuro chaleira'],
  // What came from this shop is complained of, and what is told alone wishes for nothing.
  ['en', 'my kettle arrived smashed, I need a new one', null],
  ['en', 'my kettle died after three weeks, I want a new one', null],
  ['en', 'my kettle died', null],
  ['en', 'my kettle broke, can you mend it?', null],
  ['en', 'I lost my receipt, I need a new one', null],
  ['de', 'die Lampe von euch ist kaputt, ich will eine neue', null],
  ['fr', 'ma lampe est arrivée cassée, j’en veux une autre', null],
]

it.each(wishes)('%s: %s', (code, message, wish) => {
  expect(wishInstead({ message, codes: [code], hasWord: (word) => sold.has(word) })).toBe(wish)
})

it('knows who wants a new one of what the shop has sold', () => {
  expect(complainsOfBought('the lamp you sold me is broken, I want a new one', 'en')).toBe(true)
  expect(complainsOfBought('de lamp van jullie is stuk, ik wil een nieuwe', 'nl')).toBe(true)
  expect(complainsOfBought('my lamp is broken, I want a new one', 'en')).toBe(false)
})

const told: readonly (readonly [LanguageCode, string, boolean])[] = [
  ['en', 'the keyboard you sold me smells of burning when I plug it in', true],
  ['en', 'I bought a mouse here and the left button sticks', true],
  ['de', 'bei meiner Pfanne löst sich nach zwei Monaten die Beschichtung', true],
  ['de', 'unser Toaster von euch riecht total verschmort', true],
  ['fr', 'la housse que vous m’avez vendue se découd de partout', true],
  ['es', 'la sartén que me vendisteis se despega por todos lados', true],
  ['it', 'la lampada comprata da voi scotta, ho paura a usarla', true],
  ['nl', 'bij mijn halsband laat na twee weken de sluiting los', true],
  ['pt', 'o moinho que comprei aí aquece imenso, tenho medo de o ligar', true],
  ['en', 'I bought a laptop here last year and need a charger for it', false],
  ['en', 'the jacket I ordered comes off at the sleeves?', false],
  ['de', 'ich habe bei euch eine Pfanne gekauft und suche jetzt den Deckel', false],
  ['it', 'ho comprato da voi un violino e mi servono le corde', false],
  ['en', 'my hands get hot', false],
]

it.each(told)('%s: %s, a complaint: %s', (code, message, complains) => {
  expect(complainsOfBought(message, code, { complaint: 0.2, find: 0.4, policy: 0.3 })).toBe(complains)
})
