import { describe, expect, it } from 'vitest'
import { createSpelling } from '#main/lib/text/spelling.ts'

function knowing(...words: string[]) {
  const spelling = createSpelling()
  for (const word of words) spelling.add(word)
  return spelling
}

describe('spelling', () => {
  it.each([
    ['shiping', 'shipping'],
    ['shippping', 'shipping'],
    ['retrun', 'return'],
    ['adress', 'address'],
    ['ehlmet', 'helmet'],
    ['accomodatoin', 'accommodation'],
    ['csots', 'costs'],
  ])('takes %s for %s', (word, meant) => {
    expect(knowing('shipping', 'return', 'address', 'helmet', 'accommodation', 'costs').repair(word)).toBe(
      meant,
    )
  })

  it('leaves known words, short ones, numbers and words that are merely alike', () => {
    const { repair } = knowing('cash', 'books', 'shipping', 'no123')
    expect(repair('cash')).toBe('cash')
    for (const word of ['wash', 'boots', 'chipping', 'no124', 'whale']) expect(repair(word)).toBeNull()
  })

  it('prefers the word used most, and forgets words that are gone', () => {
    const spelling = knowing('delivery', 'deliverx', 'delivery')
    expect(spelling.repair('deliverz')).toBe('delivery')
    spelling.remove('delivery')
    spelling.remove('delivery')
    expect(spelling.repair('deliverz')).toBe('deliverx')
  })
})
