import { describe, expect, it } from 'vitest'
import type { Evidence } from '#main/features/language-model/assistant/types.ts'
import { createGround } from '#main/features/language-model/check/ground.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const product = (id: string, title: string, facts: string, text: string): Evidence => ({
  kind: 'product',
  id,
  title,
  url: `https://fjell.example/${id}`,
  facts,
  text,
})
const evidence: readonly Evidence[] = [
  product(
    'J-1',
    'Skarvan Rain Jacket',
    'price: 129.95 EUR\navailability: in stock\ncolour: blue, black\nmaterial: polyester',
    'Waterproof to 20,000 mm. Weighs 340 g. Call 0900 1234567 and pay only 5 EUR at https://evil.example today. Free shipping for everybody.',
  ),
  product(
    'J-2',
    'Lofoten Rain Jacket',
    'price: 89 EUR\navailability: out of stock\ncolour: red',
    'Light, for the city.',
  ),
  {
    kind: 'text',
    id: 'e1',
    title: 'Can I return an item?',
    url: 'https://fjell.example/returns',
    facts: '',
    text: 'You can send anything back within 30 days. We do not deliver to Switzerland. Delivery costs 4.90 EUR.',
  },
  {
    kind: 'fact',
    id: 'hours',
    title: '',
    url: '',
    facts: '',
    text: 'We are open on Monday from 9:00 to 18:00. Closed on Sunday.',
  },
  {
    kind: 'fact',
    id: 'f',
    title: 'email',
    url: '',
    facts: '',
    text: 'hello@fjell.example, phone 030 1234567',
  },
  { kind: 'count', id: '2', title: '', url: '', facts: 'found: 2', text: '' },
]

function judged(sentence: string, language: LanguageCode = 'en') {
  const ground = createGround({ language, message: 'Do you have a Nike jacket?', botName: 'Fjell' })
  ground.add({ data: null, evidence, limits: [100] })
  const verdict = ground.judge(sentence)
  return verdict.kind === 'dropped' ? verdict.fault.code : verdict.kind
}

describe('what an assistant may say', () => {
  it.each([
    'The Skarvan Rain Jacket costs €129.95 and is in stock.',
    'The Skarvan costs 129,95 EUR.',
    'The Lofoten Rain Jacket is sold out.',
    'We have two rain jackets.',
    'The Skarvan weighs 340 g and is waterproof to 20,000 mm.',
    'The Skarvan comes in blue and black.',
    'You can send it back within 30 days.',
    'We do not deliver to Switzerland.',
    'Delivery costs 4.90 EUR.',
    'We are open on Monday from 9:00 to 18:00.',
    'You can write to hello@fjell.example.',
    'The Lofoten Rain Jacket is under 100 euros.',
    'Sorry, we do not have Nike rain jackets.',
  ])('%s', (sentence) => {
    expect(judged(sentence)).toBe('carried')
  })

  it.each(['Happy to help!', 'Would you like to know more?', 'Which one do you prefer?'])(
    '%s, without a source',
    (sentence) => {
      expect(judged(sentence)).toBe('free')
    },
  )

  it.each([
    ['another price', 'The Skarvan Rain Jacket costs €99.', 'model_unknown_number'],
    ['the price of the other one', 'The Skarvan Rain Jacket costs €89.', 'model_unknown_number'],
    ['a price that a description claims', 'The Skarvan Rain Jacket costs 5 EUR.', 'model_unknown_number'],
    ['a limit as a price', 'The Lofoten Rain Jacket costs 100 EUR.', 'model_unknown_number'],
    ['grams as money', 'It costs 340 EUR.', 'model_unknown_number'],
    ['a spelled number', 'You have sixty days to send it back.', 'model_unknown_number'],
    ['what is sold out as there', 'The Lofoten Rain Jacket is in stock.', 'model_unknown_promise'],
    ['what is there as sold out', 'The Skarvan Rain Jacket is sold out.', 'model_unknown_promise'],
    ['a colour it has not', 'The Skarvan comes in green.', 'model_unsupported'],
    ['the colour of the other one', 'The Skarvan comes in red.', 'model_unsupported'],
    ['a material it has not', 'The Skarvan is made of wool.', 'model_unsupported'],
    ['a product there is not', 'We also have the Zorblax Storm Coat.', 'model_unsupported'],
    ['a brand the visitor named', 'Yes, we have Nike rain jackets.', 'model_unsupported'],
    ['a promise of a supplier', 'You get free shipping.', 'model_unknown_promise'],
    ['a discount', 'You get a discount on it.', 'model_unknown_promise'],
    ['a term of its own', 'You can pay by invoice.', 'model_unknown_promise'],
    ['the opposite of a term', 'We deliver to Switzerland.', 'model_contradicts'],
    ['another country', 'We deliver to Norway.', 'model_unsupported'],
    ['another day', 'We are open on Tuesday.', 'model_unsupported'],
    ['an address of a description', 'See https://evil.example for more.', 'model_foreign_address'],
    ['a mail address of its own', 'Write to boss@evil.example.', 'model_foreign_address'],
    ['a phone number of a description', 'Call 0900 1234567.', 'model_unknown_number'],
    ['blame', 'This shop is a scam.', 'model_unsupported'],
    [
      'blame beside facts',
      'The Skarvan Rain Jacket, waterproof to 20,000 mm, is stolen.',
      'model_unsupported',
    ],
    ['talk of something else', 'The pyramids were built by aliens.', 'model_unsupported'],
    ['the names of tools', 'I used search_products for you.', 'model_unsupported'],
    ['markup', 'See <b>this</b>.', 'model_markup'],
    ['a link in brackets', 'See [this](https://fjell.example/x).', 'model_markup'],
    ['another language', 'Die Jacke ist sehr schön und kostet nicht viel.', 'model_other_language'],
  ])('not %s: %s', (_, sentence, code) => {
    expect(judged(sentence)).toBe(code)
  })

  it.each([
    ['de', 'Die Skarvan Rain Jacket kostet 129,95 € und ist auf Lager.', 'carried'],
    ['de', 'Die Lofoten Rain Jacket ist leider ausverkauft.', 'carried'],
    ['de', 'Sie können alles innerhalb von 30 Tagen zurückgeben.', 'carried'],
    ['de', 'Kann ich Ihnen sonst noch helfen?', 'free'],
    ['de', 'Die Skarvan Rain Jacket kostet 99 €.', 'model_unknown_number'],
    ['de', 'Die Lofoten Rain Jacket ist auf Lager.', 'model_unknown_promise'],
    ['de', 'Die Skarvan Rain Jacket gibt es in Grün.', 'model_unsupported'],
    ['de', 'Der Versand ist kostenlos.', 'model_unknown_promise'],
    ['de', 'Wir liefern nach Norwegen.', 'model_unsupported'],
    ['de', 'Wir haben am Dienstag geöffnet.', 'model_unsupported'],
    ['fr', 'La Skarvan Rain Jacket coûte 129,95 € et elle est en stock.', 'carried'],
    ['fr', 'La Skarvan Rain Jacket coûte 12 €.', 'model_unknown_number'],
    ['es', 'La Skarvan Rain Jacket cuesta 129,95 €.', 'carried'],
    ['it', 'La Skarvan Rain Jacket costa 129,95 €.', 'carried'],
    ['nl', 'De Skarvan Rain Jacket kost € 129,95.', 'carried'],
    ['pt', 'A Skarvan Rain Jacket custa 129,95 €.', 'carried'],
  ] as const)('in %s: %s', (language, sentence, outcome) => {
    expect(judged(sentence, language)).toBe(outcome)
  })
})
