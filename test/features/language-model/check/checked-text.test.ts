import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCheckedText } from '#main/features/language-model/check/checked-text.ts'

const passages = [
  { title: 'Returns', url: 'https://shop.example/returns', text: 'Within 30 days, with the receipt.' },
  { title: 'Tent Nord', url: '', text: 'price: 1299 EUR\nsize: 2 m' },
]

function hear(...pieces: readonly string[]) {
  const released: string[] = []
  const checked = createCheckedText({ passages, language: 'en' }, (text) => released.push(text))
  let trouble: string | null = null
  try {
    for (const piece of pieces) checked.feed(piece)
    checked.end()
  } catch (error) {
    trouble = (error as Error).message
  }
  return { released, said: checked.said(), cited: checked.cited(), trouble }
}

describe('the words of a model', () => {
  it('come out sentence by sentence, once the next begins', () => {
    const released: string[] = []
    const checked = createCheckedText({ passages, language: 'en' }, (text) => released.push(text))
    checked.feed('Within 30 days [1].')
    expect(released).toEqual([])
    checked.feed(' Bring')
    expect(released).toEqual(['Within 30 days.'])
    checked.feed(' the receipt. [1]')
    checked.end()
    expect(released).toEqual(['Within 30 days.', ' Bring the receipt.'])
    expect(checked.cited()).toEqual([0])
  })

  it.each([
    ['Within thirty days [1].', 'Within thirty days.'],
    ['Yes! Within 30 days. [1]', 'Yes! Within 30 days.'],
    ['Tent Nord: €1,299 [2]\n\n- 2 m [2]\n- 1.299,00 € [2]', 'Tent Nord: €1,299\n\n- 2 m\n- 1.299,00 €'],
    ['1. Tent Nord [2]\n2. Returns [1]', '1. Tent Nord\n2. Returns'],
    ['**Within 30 days** 【1†source】.', 'Within 30 days.'],
    ['Returns and tents [Source 1, 2].', 'Returns and tents.'],
    ['See shop.example/returns [1].', 'See shop.example/returns.'],
    ['Within 30 days [1]. Have a lovely weekend!', 'Within 30 days.'],
    ['Within 30 days [1]. With the receipt.', 'Within 30 days. With the receipt.'],
  ])('%j is said as %j', (given, said) => {
    expect(hear(given)).toMatchObject({ said, trouble: null })
  })

  it.each([
    ['Within 30 days.', /cites none/],
    ['Within 30 days [3].', /\[3\]/],
    ['Within 30 days [0].', /\[0\]/],
    ['Within 3 days [1].', /number.* 3$/],
    ['It costs 1299 EUR [1].', /1299/],
    ['It costs $1299 [2].', /dollars/],
    ['Within ３１ days [1].', /31/],
    ['See https://shop.example.evil.test/returns [1].', /evil/],
    ['See evil-shop.example/returns [1].', /evil/],
    ['Write to a@shop.example [1].', /a@shop/],
    ['Shipping is kostenlos [1].', /free/],
    ['Within sixty days [1].', /sixty/],
    ['The tent is yours for one euro [2].', /one euro/],
    ['Sie können das innerhalb von 30 Tagen und mit der Quittung [1].', /language/],
    ['NO_ANSWER', /no answer/],
    [' ', /nothing/],
  ])('%j is not said', (given, trouble) => {
    const heard = hear(given)
    expect(heard.said).toBe('')
    expect(heard.trouble).toMatch(trouble)
  })

  it('are the same however they are cut into pieces', () => {
    const text =
      'Yes, of course. Within 30 days [1]. Bring the receipt. [1]\n- Tent Nord costs 1,299 EUR [2]\nSee shop.example/returns [1].'
    const whole = hear(text)
    expect(whole.trouble).toBeNull()
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 80 }), (lengths) => {
        const pieces: string[] = []
        let from = 0
        for (const length of lengths) {
          pieces.push(text.slice(from, from + length))
          from += length
        }
        const cut = hear(...pieces, text.slice(from))
        expect(cut.said).toBe(whole.said)
        expect(cut.released.join('')).toBe(cut.said)
      }),
    )
  })

  it('never say a number that no source has, whatever they are', () => {
    const word = fc.constantFrom(
      'days',
      '30',
      '31',
      '1299',
      '[1]',
      '[2]',
      '.',
      '\n',
      'EUR',
      '7,5',
      'the',
      '!',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const { said } = hear(words.join(' '))
        expect(said).not.toMatch(/31|7,5/)
      }),
    )
  })
})
