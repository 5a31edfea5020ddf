import { describe, expect, it } from 'vitest'
import { type AskedProduct, answerAbout } from '#main/features/answering/product-questions/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const jacket: AskedProduct = {
  title: 'Rain jacket Fjell',
  description:
    'Waterproof to 10,000 mm, taped seams. Weighs only 340 g. The hood is not removable. Machine washable at 30 degrees. Made in Portugal from recycled polyester.',
  brand: 'Fjell',
  category: 'Clothing > Jackets',
  color: 'green',
  size: 'M',
  material: 'polyester',
  gtin: '2004173001374',
  attributes: { warranty: '2 years', pockets: '3', included_components: 'stuff sack', dishwasher_safe: 'no' },
}

const duvet: AskedProduct = {
  title: 'Duvet Nordvik',
  description: 'Fits queen and king size beds. Filled with down.',
  brand: 'Nordvik',
  category: 'Home > Bedding',
  color: null,
  size: null,
  material: null,
  attributes: {
    itemWeight: '1.8 kg',
    dimensions: '{"length":{"value":220,"unit":"cm"},"width":{"value":200,"unit":"cm"}}',
    batteries_required: 'false',
    machine_washable: 'yes, at 60 °C',
  },
}

describe('answers from attributes', () => {
  it.each([
    ['how long is the warranty', { attribute: 'warranty', value: '2 years' }],
    ['How many pockets does it have?', { attribute: 'pockets', value: '3' }],
    ['does it come with a stuff sack?', { attribute: 'included_components', value: 'stuff sack' }],
    ['what is it made of?', { column: 'material', value: 'polyester' }],
    ['what colour is it', { column: 'color', value: 'green' }],
    ['who makes it?', { column: 'brand', value: 'Fjell' }],
    ['what size is it?', { column: 'size', value: 'M' }],
    ['what is the EAN?', { column: 'gtin', value: '2004173001374' }],
    ['how long is the waranty?', { attribute: 'warranty', value: '2 years' }],
  ])('%s', (question, source) => {
    expect(answerAbout(jacket, question, 'en')).toMatchObject({ source })
  })

  it('reads names and values however they are written', () => {
    expect(answerAbout(duvet, 'how heavy is it?', 'en')).toMatchObject({
      source: { attribute: 'itemWeight' },
    })
    expect(answerAbout(duvet, 'how wide is it?', 'en')).toMatchObject({
      source: { attribute: 'dimensions', value: '220 cm 200 cm' },
    })
  })
})

describe('answers from the description', () => {
  it.each([
    ['how heavy is it?', 'Weighs only 340 g.'],
    ['how heavy is the Rain jacket Fjell', 'Weighs only 340 g.'],
    ['can i wash it in the machine?', 'Machine washable at 30 degrees.'],
    ['where is it made?', 'Made in Portugal from recycled polyester.'],
  ])('%s', (question, sentence) => {
    expect(answerAbout(jacket, question, 'en')).toMatchObject({ text: sentence, source: { sentence } })
  })

  it('keeps to the description when there is nothing else', () => {
    const bare = { ...jacket, material: null, attributes: {} }
    expect(answerAbout(bare, 'is it made of polyester?', 'en')).toMatchObject({
      polarity: 'yes',
      source: { sentence: 'Made in Portugal from recycled polyester.' },
    })
  })
})

describe('yes and no', () => {
  it.each([
    [jacket, 'Is it waterproof?', 'yes'],
    [jacket, 'is the hood removable?', 'no'],
    [jacket, 'is it machine washable?', 'yes'],
    [jacket, 'is it dishwasher safe?', 'no'],
    [jacket, 'is there a warranty?', 'yes'],
    [duvet, 'does it fit a queen bed?', 'yes'],
    [duvet, 'does it need batteries?', 'no'],
    [duvet, 'is it machine washable?', 'yes'],
  ] as const)('%#: %s', (product, question, polarity) => {
    expect(answerAbout(product, question, 'en')).toMatchObject({ polarity })
  })

  it('tells the fact and claims nothing where the words of the question are not in it', () => {
    expect(answerAbout(jacket, 'is it made of leather?', 'en')).toMatchObject({
      polarity: null,
      source: { column: 'material', value: 'polyester' },
    })
  })

  it('says neither to a question that wants more', () => {
    expect(answerAbout(jacket, 'how waterproof is it?', 'en')).toMatchObject({ polarity: null })
  })

  it('takes what suits up to a weight to suit less, and not more', () => {
    const crate: AskedProduct = { ...duvet, title: 'Travel crate', attributes: { 'Suitable up to': '20 kg' } }
    expect(answerAbout(crate, 'is it suitable for 12 kg?', 'en')).toMatchObject({ polarity: 'yes' })
    expect(answerAbout(crate, 'is it suitable for 34 kg?', 'en')).toMatchObject({ polarity: 'no' })
  })

  it('hears the part of a value that was asked for', () => {
    const car: AskedProduct = {
      ...duvet,
      title: 'Remote car',
      attributes: { Batteries: 'car: rechargeable, included; remote: 2 × AA, not included' },
    }
    expect(answerAbout(car, 'are the batteries of the remote in it?', 'en')).toMatchObject({ polarity: 'no' })
  })

  it.each([
    ['es', 'Pilas', '2 × AA, no incluidas', '¿trae las pilas?'],
    ['fr', 'Piles', '6 × AAA, non fournies', 'les piles sont fournies ?'],
    ['de', 'Batterien', '2 × AA, nicht enthalten', 'sind die Batterien dabei?'],
  ] as const)('says no where it is left out: %s', (language, name, value, question) => {
    const timer: AskedProduct = { ...duvet, title: 'Timer', description: '', attributes: { [name]: value } }
    expect(answerAbout(timer, question, language)).toMatchObject({ polarity: 'no' })
  })

  it('tells how often where the question only says how much', () => {
    const plant: AskedProduct = { ...duvet, title: 'Cinta', attributes: { Riego: '1 vez por semana' } }
    expect(answerAbout(plant, '¿cada cuánto es el riego?', 'es')).toMatchObject({
      text: 'Riego: 1 vez por semana',
    })
  })

  it('knows the last part of a compound where the rest is a thing of its own', () => {
    const pot = { ...duvet, title: 'Teekanne Luisa', description: 'Kanne mit Edelstahlsieb.', attributes: {} }
    expect(answerAbout(pot, 'hat die ein Sieb?', 'de')).toMatchObject({ polarity: 'yes' })
  })

  it('never says yes with a sentence that says no', () => {
    const cover = {
      ...duvet,
      title: 'Phone case',
      description: 'Does not fit the Kestrel 9 Max.',
      attributes: {},
    }
    const { polarity } = answerAbout(cover, 'would that fit the 9 max?', 'en') as { polarity?: string }
    expect(polarity).not.toBe('yes')
  })

  it.each([
    ['Free of gluten and nuts: gluten free.', 'does it contain gluten?', 'no'],
    ['Our bar is gluten free.', 'is it gluten free?', 'yes'],
    ['Comes without a charger.', 'does it come with a charger?', 'no'],
    ['A charger is included.', 'does it come with a charger?', 'yes'],
  ])('hears what turns a word into its opposite: %s', (description, question, polarity) => {
    const product = { ...duvet, description, attributes: {} }
    expect(answerAbout(product, question, 'en')).toMatchObject({ polarity })
  })
})

describe('what is not said', () => {
  it.each([
    'what is the battery life?',
    'does it have a zipper?',
    'is it breathable?',
    'how long is it?',
    'does it fit a queen bed?',
    'who is the seller?',
    'xyzzy?',
    '',
  ])('"%s" is seen to have no answer', (question) => {
    const answer = answerAbout(jacket, question, 'en')
    expect(answer).toMatchObject({ notSaid: true })
    expect(answer.confidence).toBeGreaterThan(0.5)
  })

  it('has none in a product without texts', () => {
    const bare = { ...duvet, description: null, brand: null, category: null, attributes: {} }
    expect(answerAbout(bare, 'is it waterproof?', 'en')).toMatchObject({ notSaid: true })
  })
})

describe('attributes beside a description', () => {
  const tent: AskedProduct = {
    title: 'Family tent',
    description:
      'Tunnel tent for four, 11.8 kg, so best for travel by car. Pitched in two minutes. In size M it fits a small car; a pump is included.',
    brand: null,
    category: null,
    color: null,
    size: 'M',
    material: 'polyester',
    attributes: {
      weight: '11.8 kg',
      persons: '4',
      fit: 'regular',
      waterproof: 'splash-proof, IP54',
      hood: 'adjustable',
    },
  }

  it.each([
    ['how heavy is it?', { source: { attribute: 'weight' } }],
    ['how many people does it sleep?', { source: { attribute: 'persons' } }],
    ['does it have a hood?', { polarity: 'yes', source: { attribute: 'hood' } }],
    ['is it waterproof?', { polarity: null, source: { attribute: 'waterproof' } }],
    ['how big is it?', { source: { column: 'size' } }],
    ['does it fit a 15 inch laptop?', { notSaid: true }],
    ['how long does the battery last?', { notSaid: true }],
    ['how much does it hold?', { notSaid: true }],
    ['does it come with a charger?', { notSaid: true }],
  ])('%s', (question, expected) => {
    expect(answerAbout(tent, question, 'en')).toMatchObject(expected)
  })
})

describe('confidence', () => {
  it('is higher when the question is answered in its own words', () => {
    const sure = answerAbout(jacket, 'is it waterproof?', 'en').confidence
    const lessSure = answerAbout(jacket, 'does it come with a whistle?', 'en').confidence
    expect(sure).toBeGreaterThan(0.8)
    expect(lessSure).toBeLessThan(0.7)
  })

  it('can be helped by nearness in meaning', () => {
    const near = answerAbout(jacket, 'cosy?', 'en', (fact) => ({
      question: fact.name === 'warranty' ? 0.9 : 0.1,
      answer: fact.name === 'warranty' ? 0.9 : 0.1,
      title: 0,
      kinds: new Float64Array(),
    }))
    expect(near).toMatchObject({ source: { attribute: 'warranty' } })
  })
})

describe('the seven languages', () => {
  const shops: readonly [LanguageCode, Partial<AskedProduct>, readonly [string, object][]][] = [
    [
      'de',
      {
        title: 'Regenjacke Fjell',
        description: 'Wasserdicht bis 10.000 mm. Die Kapuze ist nicht abnehmbar. Bei 30 Grad waschbar.',
        material: 'Polyester',
        attributes: { Gesamtgewicht: '340 g', Garantie: '2 Jahre', Herkunftsland: 'Portugal' },
      },
      [
        ['Ist die Jacke wasserdicht?', { polarity: 'yes' }],
        ['Wie schwer ist sie?', { source: { attribute: 'Gesamtgewicht', value: '340 g' } }],
        ['Ist die Kapuze abnehmbar?', { polarity: 'no' }],
        ['Kann man sie waschen?', { source: { sentence: 'Bei 30 Grad waschbar.' } }],
        ['Woraus besteht sie?', { source: { column: 'material', value: 'Polyester' } }],
        ['Wie lange habe ich Garantie?', { source: { attribute: 'Garantie', value: '2 Jahre' } }],
        ['Wie lange hält der Akku?', { notSaid: true }],
      ],
    ],
    [
      'fr',
      {
        title: 'Veste Fjell',
        description: 'Imperméable. La capuche n’est pas amovible.',
        attributes: { Poids: '340 g', Garantie: '2 ans' },
      },
      [
        ['Est-ce que la veste est imperméable ?', { polarity: 'yes' }],
        ['Combien pèse-t-elle ?', { source: { attribute: 'Poids', value: '340 g' } }],
        ['La capuche est-elle amovible ?', { polarity: 'no' }],
        ['Quelle est l’autonomie de la batterie ?', { notSaid: true }],
      ],
    ],
    [
      'es',
      {
        title: 'Chaqueta Fjell',
        description: 'Es impermeable.',
        attributes: { Peso: '340 g', Garantía: '2 años' },
      },
      [
        ['¿Es impermeable?', { polarity: 'yes' }],
        ['¿Cuánto pesa?', { source: { attribute: 'Peso', value: '340 g' } }],
        ['¿Tiene garantía?', { polarity: 'yes', source: { attribute: 'Garantía', value: '2 años' } }],
        ['¿Cuánto dura la batería?', { notSaid: true }],
      ],
    ],
    [
      'it',
      {
        title: 'Giacca Fjell',
        description: 'È impermeabile.',
        attributes: { Peso: '340 g', Lavaggio: 'in lavatrice' },
      },
      [
        ['È impermeabile?', { polarity: 'yes' }],
        ['Quanto pesa?', { source: { attribute: 'Peso', value: '340 g' } }],
        ['Si può lavare in lavatrice?', { source: { attribute: 'Lavaggio', value: 'in lavatrice' } }],
        ['Quanto dura la batteria?', { notSaid: true }],
      ],
    ],
    [
      'nl',
      {
        title: 'Regenjas Fjell',
        description: 'Waterdicht.',
        attributes: { Gewicht: '340 g', Kleur: 'groen' },
      },
      [
        ['Is hij waterdicht?', { polarity: 'yes' }],
        ['Hoe zwaar is hij?', { source: { attribute: 'Gewicht', value: '340 g' } }],
        ['Welke kleur heeft hij?', { source: { attribute: 'Kleur', value: 'groen' } }],
        ['Wat is de accuduur?', { notSaid: true }],
      ],
    ],
    [
      'pt',
      {
        title: 'Casaco Fjell',
        description: 'É impermeável.',
        attributes: { Peso: '340 g', Origem: 'Portugal' },
      },
      [
        ['É impermeável?', { polarity: 'yes' }],
        ['Quanto pesa?', { source: { attribute: 'Peso', value: '340 g' } }],
        ['Qual é o país de origem?', { source: { attribute: 'Origem', value: 'Portugal' } }],
        ['Qual é a autonomia da bateria?', { notSaid: true }],
      ],
    ],
  ]
  const cases = shops.flatMap(([language, product, asked]) =>
    asked.map(([question, expected]) => ({ language, product, question, expected })),
  )
  const nothing = { description: null, brand: null, category: null, color: null, size: null, material: null }

  it.each(cases)('$language: $question', ({ language, product, question, expected }) => {
    expect(answerAbout({ title: '', ...nothing, ...product }, question, language)).toMatchObject(expected)
  })
})

describe('how much and how big', () => {
  const bare = { description: null, brand: null, category: null, color: null, size: null, material: null }

  it.each([
    ['Rye loaf', 'how big is it?', { 'Net quantity': '450 g' }, { attribute: 'Net quantity' }],
    ['Rye loaf 450 g', 'how big is it?', {}, { column: 'size', value: '450 g' }],
    ['Cider', 'how much is in the bottle?', { 'Net quantity': '0.5 l' }, { attribute: 'Net quantity' }],
    [
      'Loose tea',
      'and for how long?',
      { 'Net quantity': '100 g', 'Brewing time': '4 min' },
      { attribute: 'Brewing time' },
    ],
  ])('%s: %s', (title, question, attributes, source) => {
    expect(answerAbout({ ...bare, title, attributes }, question, 'en')).toMatchObject({ source })
  })

  it('does not take its own weight for what it holds', () => {
    const stand = { ...bare, title: 'Desk stand', attributes: { Weight: '2 kg', 'Max load': '9 kg' } }
    expect(answerAbout(stand, 'how much weight can it hold?', 'en')).not.toMatchObject({
      source: { attribute: 'Weight' },
    })
  })

  it('does not take a price per kilo for a weight', () => {
    const jam = { ...bare, title: 'Jam', attributes: { 'Price per kg': '£9.00/kg' } }
    expect(answerAbout(jam, 'how heavy is it?', 'en')).toMatchObject({ notSaid: true })
  })
})
