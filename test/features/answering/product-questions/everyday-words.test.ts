import { describe, expect, it } from 'vitest'
import { type AskedProduct, answerAbout } from '#main/features/answering/product-questions/index.ts'
import { topicsAsked } from '#main/features/answering/product-questions/topics.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

const speaker: AskedProduct = {
  title: 'Speaker Pebble',
  description: 'Small speaker with a loud siren for emergencies. Comes in a pouch.',
  brand: 'Pebble',
  category: 'Audio > Speakers',
  color: 'grey',
  size: null,
  material: null,
  attributes: { Protection: 'IP67', Colour: 'grey' },
}

describe('everyday words for what is asked', () => {
  it.each([
    ['en', 'will I stay dry when it is pouring', 'water'],
    ['de', 'bleibe ich da drin trocken, wenn es schüttet', 'water'],
    ['fr', 'est-ce que je reste au sec', 'water'],
    ['es', 'y si llueve', 'water'],
    ['it', 'e se piove', 'water'],
    ['nl', 'en als het plenst', 'water'],
    ['pt', 'e se chover', 'water'],
    ['en', 'what load does it take', 'load'],
    ['de', 'wie viel Kilo hält der Stuhl', 'load'],
    ['fr', 'combien de kilos peut porter cette étagère', 'load'],
    ['es', 'cuántos kilos soporta', 'load'],
    ['it', 'quanti chili regge', 'load'],
    ['nl', 'hoeveel kilo mag erop', 'load'],
    ['pt', 'quantos quilos aguenta', 'load'],
    ['en', 'how many minutes does it take', 'lasting'],
    ['fr', 'vendu séparément ?', 'included'],
  ] as const)('%s: %s', (language, question, topic) => {
    expect([...topicsAsked(wordsOf(question), language).keys()]).toContain(topic)
  })

  it('are answered by a sign, and by a sentence that speaks of the same', () => {
    expect(answerAbout(speaker, 'can it go in the rain?', 'en')).toMatchObject({
      source: { attribute: 'Protection' },
    })
    expect(answerAbout(speaker, 'is it noisy?', 'en')).toMatchObject({
      source: { sentence: 'Small speaker with a loud siren for emergencies.' },
    })
  })
})
