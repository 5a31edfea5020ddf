import { describe, expect, it } from 'vitest'
import {
  affirmedWords,
  deniesAny,
  speaksOfWord,
  stemWords,
} from '#main/features/answering/goods/speaks-of.ts'
import { stem } from '#main/lib/text/stem.ts'

describe('whether a text speaks of something', () => {
  it.each([
    ['Free from milk, soya and gluten.', 'gluten'],
    ['Free of artificial colours, sugar or gluten', 'gluten'],
    ['Frei von Milch, Soja und Gluten.', 'gluten'],
    ['Sans sucre, sans lait ni gluten.', 'gluten'],
    ['Ohne Parfum, Silikone oder Parabene', 'parabene'],
    ['Zonder suiker, melk en gluten', 'gluten'],
  ])('%s is without %s', (text, word) => {
    expect(speaksOfWord(text, word)).toBe(false)
    expect(deniesAny(text, stemWords(new Set([stem(word)])))).toBe(true)
  })

  it.each([
    ['Contains milk and gluten.', 'gluten'],
    ['Free from milk. Contains wheat gluten.', 'gluten'],
    ['Without sugar, but made from wheat with gluten', 'gluten'],
    ['A free sample of gluten', 'gluten'],
  ])('%s is not without %s', (text, word) => {
    expect(speaksOfWord(text, word)).toBe(true)
    expect(deniesAny(text, stemWords(new Set([stem(word)])))).toBe(false)
  })
})

describe('the words by which a description finds a product', () => {
  it.each([
    ['en', 'Dark blue ink. Not waterproof.', 'waterproof', false],
    ['en', 'Waterproof and lightfast.', 'waterproof', true],
    ['en', 'Not heavy, dishwasher safe.', 'dishwasher', true],
    ['de', 'Nicht für die Spülmaschine geeignet.', 'spulmaschine', false],
    ['de', 'Nicht nur für Kinder.', 'kinder', true],
    ['de', 'Noch leichter.', 'leichter', true],
    ['en', 'Rocket Pesto, Nut-Free', 'nut', false],
    ['en', 'Nut spread, free delivery', 'nut', true],
    ['es', 'Sin alcohol.', 'alcohol', false],
    ['pt', 'Vai no forno.', 'forno', true],
  ] as const)('%s, %s: %s is among them: %s', (language, text, word, isAmong) => {
    expect(affirmedWords(text, language).includes(word)).toBe(isAmong)
  })
})
