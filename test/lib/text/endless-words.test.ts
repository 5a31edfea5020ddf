import { describe, expect, it } from 'vitest'
import { withoutEndlessWords } from '#main/lib/text/endless-words.ts'

describe('words without end', () => {
  it.each([
    ['a', 64],
    ['ß', 64],
    ['1', 64],
    ['ab1', 64],
    ['漢', 500],
  ])('of %s are cut before they are understood', (part, length) => {
    const word = part.repeat(4000).slice(0, 4000)
    expect(withoutEndlessWords(`${word} and ${word}`)).toBe(
      `${word.slice(0, length)} and ${word.slice(0, length)}`,
    )
  })

  it.each([
    'Do you have the Donaudampfschifffahrtsgesellschaftskapitänsmütze?',
    `${'l'.repeat(64)}@${'d'.repeat(63)}.example`,
    `${'na '.repeat(1300)}batman`,
    'このジャケットは防水ですか。'.repeat(20),
  ])('leave what people write alone: %s', (text) => {
    expect(withoutEndlessWords(text)).toBe(text)
  })
})
