import { describe, expect, it } from 'vitest'
import { createTokenizer, maxTokens } from '#main/features/embeddings/tokenizer.ts'

const vocabulary = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'shoe',
  '##s',
  'red',
  'size',
  '-',
  '?',
  "'",
  'a',
  'uber',
  '##groß',
  '東',
  '京',
  '$',
  '5',
]
const tokens = createTokenizer(vocabulary)
const pieces = (text: string) => tokens(text).map((id) => vocabulary[id])

describe('the tokenizer', () => {
  it.each([
    ['Red shoes?', ['red', 'shoe', '##s', '?']],
    ['red-shoe', ['red', '-', 'shoe']],
    ['  RED\t\nsize ', ['red', 'size']],
    ['Réd', ['red']],
    ['Übergroß', ['uber', '##groß']],
    ['$5', ['$', '5']],
    ['東京', ['東', '京']],
    ['re\u200bd\u0000', ['red']],
    ['shoex red', ['[UNK]', 'red']],
    ['', []],
  ])('takes %j apart', (text, expected) => {
    expect(pieces(text)).toEqual(['[CLS]', ...expected, '[SEP]'])
  })

  it('cuts what is too long and keeps the end mark', () => {
    for (const text of ['red '.repeat(5000), 'shoes'.repeat(5000), '?'.repeat(127)]) {
      const ids = tokens(text)
      expect(ids.length).toBeLessThanOrEqual(maxTokens)
      expect(vocabulary[ids.at(-1) ?? 0]).toBe('[SEP]')
    }
  })

  it('refuses a vocabulary that is not one', () => {
    expect(() => createTokenizer(['a', 'b'])).toThrow(/\[CLS\]/)
  })
})
