import { describe, expect, it } from 'vitest'
import { kindsIn, namesOfKind } from '#main/features/answering/goods/things.ts'

describe('a compound whose head has several names', () => {
  it.each([
    ['de', 'stehleuchte', 'floor lamp'],
    ['de', 'stehlampe', 'floor lamp'],
    ['de', 'solarleuchte', 'garden light'],
    ['de', 'pendellampe', 'pendant lamp'],
  ] as const)('is one thing by each of them in %s: %s', (code, word, kind) => {
    expect([...kindsIn([word], [code])]).toEqual([kind])
    expect(namesOfKind(kind, code)).toContain(word)
  })

  it('takes no name away from what has it already', () => {
    expect([...kindsIn(['fahrradlampe'], ['de'])]).toEqual(['bike light'])
    expect([...kindsIn(['taschenlampe'], ['de'])]).toEqual(['flashlight'])
  })

  it('is not made in a language that writes words apart', () => {
    expect(namesOfKind('floor lamp', 'en')).toEqual(['floor_lamp', 'standing_lamp'])
  })
})
