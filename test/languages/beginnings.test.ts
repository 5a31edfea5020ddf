import { describe, expect, it } from 'vitest'
import { mayBegin } from '#main/languages/beginnings.ts'
import { compile } from '#main/languages/pattern.ts'

describe('how cues begin', () => {
  it.each([
    ['cheap(?:er|est)?', 'which one is the cheapest?', 'which one is red?'],
    ['(?:the )?most', 'i want the most of it', 'i want many of it'],
    ['(?<!at )most', 'which has most of it', 'which has all of it'],
    ['(?=gro(?:ß|ss))gro(?:ß|ss)er?', 'gibt es den grosser?', 'gibt es den klein?'],
    ['[oa]s? mais', 'quero os mais caros', 'quero um mais caro'],
    ['x{2,4}l', 'do you have it in xxl too', 'do you have it in xl too'],
    ['ne(?:ither|e?n)', 'please, neither of them', 'please, not one of them'],
    ['^ok(?:ay)?$', '... okay             !', 'that is not good'],
    ["(?:i'm|im) broke", "sorry but i'm broke", 'sorry but i am not'],
    ["l'altr[oa]", "preferisco l'altra", 'preferisco questa'],
    [' ?power', 'with a lot of power', 'with a lot of light'],
    ['\\d{1,2} years', 'for my son of 12 years', 'for my son of ten'],
  ])('finds %s', (cue, text, other) => {
    expect(compile([cue]).test(text)).toBe(true)
    expect(compile([cue]).exec(text)?.index).toBe(new RegExp(compile([cue]).source).exec(text)?.index)
    expect(compile([cue]).test(other)).toBe(false)
  })

  it('rules out by the first letters of words', () => {
    const isPossible = mayBegin(['(?:the )?cheapest', 'lower[- ]priced', 'as low as'])
    expect(isPossible('the one in green, please')).toBe(true)
    expect(isPossible('is there a lower one of these?')).toBe(true)
    expect(isPossible('do you have assorted colours')).toBe(false)
    expect(isPossible('do you sell low tables')).toBe(false)
  })

  it('tries what may begin in any way', () => {
    expect(mayBegin(['.{3} of it'])('not one word in common')).toBe(true)
    expect(mayBegin(['\\w+ers?'])('not one word in common')).toBe(true)
    expect(mayBegin(['(?:'])('not one word in common')).toBe(true)
  })
})
