import { describe, expect, it } from 'vitest'
import { createUnderstand } from '#main/features/answering/understand/index.ts'

const understand = createUnderstand({
  brand: [],
  category: ['Sleeping Bags', 'Jackets', 'Schlafsäcke'],
  color: ['red'],
  size: [],
  material: [],
})
const loose = (message: string, botLanguage: 'en' | 'de' = 'en') =>
  understand(message, { botLanguage }).loose_words

describe('the story around a wish', () => {
  it('is told from the wish', () => {
    const message =
      'Hi, my daughter is going to scout camp next month and she needs a sleeping bag, any ideas from your side?'
    expect(loose(message)).toEqual(expect.arrayContaining(['daughter', 'scout', 'camp']))
    expect(loose(message)).not.toEqual(expect.arrayContaining(['sleeping', 'bag']))
  })

  it('keeps what describes the thing, before and after its name', () => {
    const message = 'I am looking for a light waterproof jacket with a big hood'
    expect(loose(message)).toEqual([])
  })

  it('does not ask for the people that are counted', () => {
    expect(loose('a red jacket for 4 people')).toEqual(['people'])
    expect(loose('how many people does it fit?')).toEqual([])
  })

  it('is not looked for in a few words', () => {
    expect(loose('waterproof jacket hood')).toEqual([])
  })

  it('is not looked for in a question of the shop', () => {
    expect(loose('can I send this jacket back to you if my husband does not like it?')).toEqual([])
  })
})
