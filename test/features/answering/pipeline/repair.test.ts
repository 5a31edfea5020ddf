import { describe, expect, it } from 'vitest'
import { repaired } from '#main/features/answering/pipeline/repair.ts'

const vocabulary = ['how', 'long', 'is', 'the', 'warranty', 'vouchers', 'delivery', 'return']

describe('slips of the finger', () => {
  it.each([
    ['whats the waranty on your stuff', 'whats the warranty on your stuff'],
    ['gift vouchrs?', 'gift vouchers?'],
    ['Delievry time', 'delivery time'],
    ['retrun', 'return'],
  ])('%s', (written, meant) => expect(repaired(written, vocabulary)).toBe(meant))

  it.each(['how long is the warranty', 'tents', 'lost', 'summer', 'variety', ''])(
    'leaves what is no slip of a known word: %s',
    (written) => expect(repaired(written, vocabulary)).toBe(null),
  )
})
