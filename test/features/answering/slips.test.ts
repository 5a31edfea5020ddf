import { describe, expect, it } from 'vitest'
import { withoutSlips } from '#main/features/answering/slips.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

describe('slips of the finger', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'a lamp under 40 poudns', 'a lamp under 40 pounds'],
    ['en', 'the chaepest umbrela', 'the cheapest umbrella'],
    ['en', 'Waht is reudced?', 'Waht is reduced?'],
    ['de', 'was kostet der Reegnschirm', 'was kostet der Regenschirm'],
    ['fr', 'cmobien de litres', 'combien de litres'],
    ['es', '¿cuátno mide?', '¿cuánto mide?'],
    ['it', 'le batteire sono comprese', 'le batterie sono comprese'],
    ['nl', 'hoeveel kots de parapplu', 'hoeveel kots de paraplu'],
    ['pt', 'traz pilahs', 'traz pilhas'],
    ['en', 'the Hullo case for GARIMN', 'the Hullo case for GARIMN'],
    ['en', 'is the skarvan warm', 'is the skarvan warm'],
  ])('%s: %s', (code, said, right) => {
    expect(withoutSlips(said, { codes: [code], isKnown: (word) => word === 'hullo' })).toBe(right)
  })

  it('are put right by what the shop sells', () => {
    const isKnown = (word: string) => word === 'skarvan'
    expect(withoutSlips('is the sakrvan warm', { codes: ['en'], isKnown })).toBe('is the skarvan warm')
  })
})
