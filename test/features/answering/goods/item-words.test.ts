import { expect, it } from 'vitest'
import { createItemWords } from '#main/features/answering/goods/item-words.ts'
import { stem } from '#main/lib/text/stem.ts'

const text =
  'A flask for walkers, of steel. Not dishwasher-safe; keeps tea warm. Antirust coating, fits an e-bike.'

function wordsWith(description: string) {
  const made = createItemWords(description, { language: 'en', stemsOf: (word) => [stem(word)] })
  made.put('Skarvan flask', 'title')
  return made.words
}

it('finds what a description has, and not what it denies', () => {
  const words = wordsWith(text)
  expect(words.get(stem('flask'))).toBe('title')
  expect(words.get(stem('walkers'))).toBe('description')
  expect(words.get(stem('rust'))).toBe('description')
  expect(words.get(stem('dishwasher'))).toBeUndefined()
  expect(words.get(stem('cotton'))).toBeUndefined()
})

it('has the same names before and after its description was looked into', () => {
  const words = wordsWith(text)
  const before = [...words.stems('named')]
  words.get(stem('warm'))
  expect([...words.stems('named')]).toEqual(before)
})

it('finds the same when all of the description was read', () => {
  const read = wordsWith(text)
  const all = [...read.stems('described')]
  const unread = wordsWith(text)
  expect(all).toContain(stem('walkers'))
  for (const one of all.filter((key) => key !== 'ebik'))
    expect([one, unread.get(one)]).toEqual([one, read.get(one)])
})
