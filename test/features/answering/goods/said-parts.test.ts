import { expect, it } from 'vitest'
import { readClause } from '#main/features/answering/goods/reading.ts'
import { withParts } from '#main/features/answering/goods/said-parts.ts'
import type { WordPart } from '#main/features/embeddings/index.ts'

const part = (word: string, name: 'thing' | 'property' | 'refused' | 'limit'): WordPart => ({
  word,
  other: 0.02,
  thing: 0.02,
  property: 0.02,
  refused: 0.02,
  limit: 0.02,
  [name]: 0.92,
})
const idle = (word: string): WordPart => ({ ...part(word, 'limit'), limit: 0.02, other: 0.95 })

const sold = new Set(['sofa', 'leder', 'blau', 'blaue', 'lampe'])
const hasWord = (word: string) => sold.has(word)
const read = (said: string) =>
  readClause(said, {
    language: 'de',
    botLanguage: 'de',
    readFacets: (tokens) =>
      tokens.flatMap(({ word }, at) =>
        word.startsWith('blau') ? [{ facet: 'color' as const, values: ['blau'], from: at, to: at }] : [],
      ),
    currency: () => 'EUR',
    hasWord,
    repair: (text) => text,
  })

it('what is refused is excluded, and not searched for', () => {
  const clause = read('sofa leder wär mir ein graus')
  const parts = [part('sofa', 'thing'), part('leder', 'refused'), idle('graus')]
  const { words, frame } = withParts(clause, { parts, hasWord, isWish: true })
  expect(words.map(({ word }) => word)).toEqual(['sofa'])
  expect(frame.excluded).toEqual([['leder']])
})

it('a colour that is refused is no colour wished for', () => {
  const clause = read('lampe blaue hab ich genug gesehen')
  const parts = [part('lampe', 'thing'), part('blaue', 'refused')]
  const { facets, frame } = withParts(clause, { parts, hasWord, isWish: true })
  expect(facets).toEqual({})
  expect(frame.excluded).toEqual([['blaue']])
})

it('what stands around a wish is left out only where the thing is named, and never of a question', () => {
  const clause = read('sofa dackel')
  const parts = [part('sofa', 'thing'), idle('dackel')]
  const words = (heard: Parameters<typeof withParts>[1]) =>
    withParts(clause, heard).words.map(({ word }) => word)
  expect(words({ parts, hasWord, isWish: true })).toEqual(['sofa'])
  expect(words({ parts, hasWord, isWish: false })).toEqual(['sofa', 'dackel'])
  expect(words({ parts: [idle('dackel')], hasWord, isWish: true })).toEqual(['sofa', 'dackel'])
})

it('what was read from plain words holds', () => {
  const clause = read('sofa ohne leder')
  const parts = [part('sofa', 'refused'), part('leder', 'refused')]
  expect(withParts(clause, { parts, hasWord, isWish: true }).frame.excluded).toEqual([['leder']])
})
