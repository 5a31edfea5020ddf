import { describe, expect, it } from 'vitest'
import { keepsBound } from '#main/features/answering/goods/bounds.ts'
import { readFrame } from '#main/features/answering/goods/frame.ts'
import { saidIn } from '#main/features/answering/goods/item.ts'
import { readable } from '#main/features/answering/understand/text.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** A chest, as wide as the first number says, and as deep and as high as the others. */
const chest = { said: [saidIn('Size', '110 x 48 x 82 cm'), saidIn('Cable', '2 m')] }

describe('a limit on one side of a thing', () => {
  it.each<[LanguageCode, string, boolean]>([
    ['en', 'no wider than 110 cm', true],
    ['en', 'narrower than 100 cm', false],
    ['en', 'up to 50 cm deep', true],
    ['en', 'not deeper than 45 cm', false],
    ['de', 'nicht höher als 85 cm', true],
    ['de', 'höchstens 80 cm hoch', false],
    ['de', 'mindestens 1 m breit', true],
    ['fr', 'pas plus large que 1 m', false],
    ['it', 'meno di 50 cm di profondità', true],
    ['nl', 'smaller dan 115 cm', true],
    ['es', 'más alta que 80 cm', true],
    ['pt', 'mais estreita do que 100 cm', false],
    // Where none is named, the longest side has to keep it.
    ['en', 'smaller than 1 m', false],
    ['de', 'kleiner als 120 cm', true],
  ])('%s: %s', (code, message, isKept) => {
    const [bound] = readFrame(readable(message), [code]).bounds
    expect(bound && keepsBound(chest, bound)).toBe(isKept)
  })
})
