import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold, isPlain } from '#main/lib/text/fold.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'

/** As folding and words are defined; the short ways must give the same. */
const foldedLetterByLetter = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC')
const tokensByClass = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))

it('takes as plain only signs that are neither folded nor part of a word', () => {
  const wrong: string[] = []
  for (let code = 0; code <= 0xffff; code++) {
    const sign = String.fromCharCode(code)
    if (!isPlain(sign)) continue
    if (foldedLetterByLetter(sign) !== sign.toLowerCase()) wrong.push(sign)
    if (code > 0x7f && /[\p{L}\p{N}\p{M}]/u.test(sign)) wrong.push(sign)
  }
  expect(wrong).toEqual([])
  expect(isPlain('“Skarvan” – 30 × 40 cm™…')).toBe(true)
})

it('folds and finds words in any text as letter by letter', () => {
  const pieces = fc.constantFrom(
    'Größe ',
    'e\u0301',
    'Tasse',
    '’s',
    ' – ',
    '½',
    'ª',
    '²',
    'AB12',
    '日本',
    '.',
    ' 7',
    'ß',
  )
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const folded = fold(text)
      expect(folded).toBe(foldedLetterByLetter(text))
      expect(wordsOf(text)).toEqual(tokensByClass(folded).map(({ word }) => word))
      expect(tokensOf(text)).toEqual(tokensByClass(text))
    }),
  )
})
