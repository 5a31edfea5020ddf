import { describe, expect, it } from 'vitest'
import { type AskedProduct, answerAbout } from '#main/features/answering/product-questions/index.ts'

describe('what comes near', () => {
  const cloth: AskedProduct = {
    title: 'Rain jacket Fjell',
    description: null,
    brand: null,
    category: null,
    color: null,
    size: null,
    material: null,
    attributes: { Waterproof: 'yes', Nuts: 'none' },
  }
  const near = (name: string, question: number) => (fact: { readonly name: string }) => ({
    question: fact.name === name ? question : 0.05,
    answer: fact.name === name ? question : 0.05,
    title: 0,
    kinds: new Float64Array(),
  })

  it('gives no yes to a question that the attribute was not said to', () => {
    const answer = answerAbout(cloth, 'is it enough for eight?', 'en', near('Waterproof', 0.6))
    expect(answer).not.toMatchObject({ polarity: 'yes' })
  })

  it('is told of a bare yes that is clearly nearest', () => {
    const told = answerAbout(cloth, 'will a cloudburst soak me?', 'en', near('Waterproof', 0.4))
    expect(told).toMatchObject({ source: { attribute: 'Waterproof' }, polarity: null })
  })

  it.each([
    ['en', 'how much protien is in it', 'Protein'],
    ['de', 'wo wird das denn hergestellt', 'Origin'],
    ['fr', 'ou est-ce fabriqué', 'Origin'],
    ['es', '¿dónde está hecho?', 'Origin'],
    ['it', 'dove viene prodotto', 'Origin'],
    ['nl', 'waar is het gemaakt', 'Origin'],
    ['pt', 'onde é que foi feito', 'Origin'],
    ['it', 'va a pile?', 'Battery life'],
    ['nl', 'mijn zoon weegt 40 kilo, houdt dat?', 'Geschikt tot'],
  ] as const)('%s: %s', (language, question, attribute) => {
    const attributes = {
      Protein: '23 g per 100 g',
      Origin: 'Wales',
      'Battery life': '12 months (2 × AA)',
      'Geschikt tot': '60 kg',
      Weight: '2 kg',
    }
    const answer = answerAbout({ ...cloth, attributes }, question, language)
    expect(answer).toMatchObject({ source: { attribute } })
  })

  it.each([
    ['en', 'is the stand included?', { Stand: 'included, weights not included' }],
    ['fr', 'le trépied est fourni ?', { Trépied: 'fourni, housse non fournie' }],
    ['de', 'ist das Netz dabei?', { Netz: 'enthalten, Pumpe nicht enthalten' }],
  ] as const)('%s: %s gets no "no" for what is said of something else', (language, question, attributes) => {
    expect(answerAbout({ ...cloth, attributes }, question, language)).not.toMatchObject({ polarity: 'no' })
  })

  it('is never quoted where somebody asks what is in it', () => {
    const answer = answerAbout(cloth, 'does it contain gluten?', 'en', near('Waterproof', 0.4))
    expect(answer).not.toHaveProperty('near')
  })
})
