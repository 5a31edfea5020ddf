import { describe, expect, it } from 'vitest'
import { meantWords, strangeIn, telling } from '#main/features/answering/goods/shop-words.ts'

/** Vectors of two numbers: the angle between them is how far two words are apart. */
const angle = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180))
const vectors = new Map([
  ['plage', angle(0)],
  ['plages', angle(10)],
  ['rideau', angle(90)],
  ['beach', angle(-35)],
  ['strand', angle(5)],
  ['fridge', angle(-70)],
])
const { meant } = meantWords(['plage', 'plages', 'rideau', 'sable'], (word) => vectors.get(word))

describe('a word that a shop does not have', () => {
  it('is the ones that mean the same there, bent or not', () => {
    expect(meant('strand', true)).toEqual(['plage', 'plages'])
  })

  it('needs to be nearer where it is of the same language', () => {
    expect(meant('beach', true)).toEqual(['plage'])
    expect(meant('beach', false)).toEqual([])
  })

  it('is none of them where it only comes near', () => {
    expect(meant('fridge', true)).toEqual([])
  })

  it('may be known later', () => {
    expect(meant('seaside', true)).toBeNull()
  })
})

describe('the words looked into', () => {
  it('are those of a message that the shop has not, and no goods are what a shop does', () => {
    const has = (word: string) => word === 'towel'
    expect(strangeIn('do you have a towel for the beach, 100 cm?', has)).toEqual(['beach'])
    expect(strangeIn('y el envío?', () => false)).toEqual([])
    expect(strangeIn('coffee from colombia?', (word) => word === 'coffee')).toEqual([])
  })

  it('are those of the shop that most products have, without the ones that say nothing', () => {
    const surface = new Map([
      ['lin', 9],
      ['rideau', 2],
      ['plage', 5],
      ['avec', 20],
    ])
    expect(telling(surface)).toEqual(['plage', 'rideau'])
  })
})
