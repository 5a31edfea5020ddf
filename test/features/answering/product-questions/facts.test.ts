import { describe, expect, it } from 'vitest'
import { alike } from '#main/features/answering/product-questions/alike.ts'
import { attribute, factsOf, sentencesOf } from '#main/features/answering/product-questions/facts.ts'
import { topicsOfName } from '#main/features/answering/product-questions/topics.ts'
import { withUnits } from '#main/features/answering/product-questions/units.ts'

describe('facts', () => {
  it.each([
    ['item_weight', ['item', 'weight']],
    ['itemWeight', ['item', 'weight']],
    ['Größe (EU)', ['große', 'eu'].map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, ''))],
  ])('takes the name %s apart', (name, words) => {
    expect(attribute(name, 'x').nameWords).toEqual(words)
  })

  it.each([
    ['{"height":[{"unit":"inches","value":1.5}]}', ['heel', 'height'], 'inches 1.5'],
    ['{ height:[ { unit:inches, value:1.5 } ] }', ['heel', 'height'], 'inches 1.5'],
    ['[{"value":"low"},{"value":"wedge"}]', ['heel'], 'low wedge'],
    ['a plain {value}', ['heel'], 'a plain {value}'],
  ])('reads the value %s', (raw, nameWords, value) => {
    expect(attribute('heel', raw)).toMatchObject({ nameWords, value })
  })

  it.each(['Größe', 'Grösse', 'Körpergröße', 'Außenmaße'])('%s is a size', (name) => {
    expect([...topicsOfName(attribute(name, 'x').nameWords).keys()]).toContain('size')
  })

  it('knows columns, attributes and sentences, and nothing that is empty', () => {
    const facts = factsOf({
      title: 'Jacket',
      description: 'Warm. Light.',
      brand: 'Fjell',
      category: null,
      color: '',
      size: null,
      material: null,
      attributes: { hood: 'yes' },
    })
    expect(facts.map(({ kind, name, value }) => [kind, name, value])).toEqual([
      ['attribute', 'hood', 'yes'],
      ['column', 'brand', 'Fjell'],
      ['sentence', '', 'Warm.'],
      ['sentence', '', 'Light.'],
    ])
  })
})

describe('sentences', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Weighs 1.5 kg and holds 2.5 l. Blue.', ['Weighs 1.5 kg and holds 2.5 l.', 'Blue.']],
    ['First line\nsecond line', ['First line', 'second line']],
    ['• soft\n• warm', ['soft', 'warm']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it('does not read a description without end', () => {
    expect(sentencesOf('Word. '.repeat(10_000)).length).toBeLessThan(200)
    expect(sentencesOf('word '.repeat(10_000))[0]?.length).toBeLessThan(500)
  })
})

describe('words', () => {
  it.each([
    ['battery', 'batteries'],
    ['wash', 'washable'],
    ['capacity', 'capcity'],
    ['gewicht', 'gesamtgewicht'],
    ['farbe', 'farben'],
  ])('%s and %s are alike', (a, b) => {
    expect(alike(a, b)).toBeGreaterThan(0.7)
    expect(alike(b, a)).toBe(alike(a, b))
  })

  it.each([
    ['this', 'thin'],
    ['car', 'care'],
    ['heel', 'hood'],
    ['12345', '12346'],
  ])('%s and %s are not', (a, b) => {
    expect(alike(a, b)).toBe(0)
  })

  it.each([
    [['12oz'], ['12', 'ounce']],
    [
      ['2', 'm', 'long'],
      ['2', 'meter', 'long'],
    ],
    [
      ['340', 'g'],
      ['340', 'gram'],
    ],
    [
      ['5', 'lbs'],
      ['5', 'pound'],
    ],
    [
      ['v', 'neck'],
      ['v', 'neck'],
    ],
    [
      ['size', 'm'],
      ['size', 'm'],
    ],
    [['a4'], ['a4']],
  ])('%j are units', (words, units) => {
    expect(withUnits(words)).toEqual(units)
  })
})
