import { describe, expect, it } from 'vitest'
import { languages } from '#main/languages/index.ts'
import { languageCodes } from '#shared/schemas/common.ts'

describe.each(languageCodes)('the language %s', (code) => {
  const { cues, sayings: say } = languages[code]

  it('says all it can say, with what it is given and nothing left open', () => {
    const sentences = [
      ...texts(say),
      ...texts(say.hours),
      ...texts(say.button),
      ...texts(say.leadAsk),
      ...texts(say.leadThanks),
      say.foundSome(3, 12),
      say.foundSome(3, 3),
      say.foundNone('Zelt'),
      say.foundNone(''),
      say.nearest(['price', 'size']),
      say.count(0, 'Zelt'),
      say.count(3, ''),
      say.stockIs('Zelt', 'preorder'),
      say.outsideHours(say.hours.when(say.hours.on.mon, say.hours.time('09:00'))),
    ]
    for (const sentence of sentences) {
      expect(sentence.trim()).toBe(sentence)
      expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\s{2}|\$\{/)
      expect(sentence.length).toBeGreaterThan(0)
    }
  })

  it('keeps what it is given in the sentence', () => {
    expect(say.count(12, 'Zelt')).toMatch(/12.*Zelt/)
    expect(say.foundSome(3, 12)).toMatch(/12.*3|3.*12/)
    expect(say.list(['a', 'b', 'c'], 0)).toMatch(/^a, b \p{L}+ c$/u)
    expect(say.list(['a'], 4)).toMatch(/4/)
    expect(say.list([], 0)).toBe('')
  })

  it('does not shout', () => {
    expect(texts(say).filter((text) => text.includes('!')).length).toBeLessThanOrEqual(1)
  })

  it('counts from two to ninety-nine without saying the same twice', () => {
    const words = Array.from({ length: 98 }, (_, index) => cues.number(index + 2))
    expect(new Set(words.flat()).size).toBe(words.flat().length)
    expect(words.flat().some((word) => /undefined|-$|^ ?$/.test(word))).toBe(false)
  })
})

describe('number words', () => {
  it.each([
    ['en', 42, 'forty two'],
    ['de', 21, 'einundzwanzig'],
    ['de', 37, 'siebenunddreißig'],
    ['fr', 71, 'soixante et onze'],
    ['fr', 80, 'quatre-vingts'],
    ['fr', 95, 'quatre-vingt-quinze'],
    ['es', 22, 'veintidos'],
    ['es', 35, 'treinta y cinco'],
    ['it', 28, 'ventotto'],
    ['it', 45, 'quarantacinque'],
    ['nl', 22, 'tweeëntwintig'],
    ['nl', 36, 'zesendertig'],
    ['pt', 16, 'dezesseis'],
    ['pt', 54, 'cinquenta e quatro'],
  ] as const)('%s %i is %s', (code, n, word) => {
    const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}+/gu, '')
    expect(languages[code].cues.number(n).map(plain)).toContain(plain(word))
  })
})

function texts(record: object): string[] {
  return Object.values(record).filter((value): value is string => typeof value === 'string')
}
