import { describe, expect, it } from 'vitest'
import { sentencesIn } from '#main/features/knowledge/match/answers.ts'
import { createMatcher, type Matcher } from '#main/features/knowledge/match/matcher.ts'

describe('sentences of an answer', () => {
  it.each([
    [
      'We tune pianos. It takes two hours; bring nothing.',
      ['We tune pianos.', 'It takes two hours;', 'bring nothing.'],
    ],
    ['Oui. Le dimanche aussi !', ['Le dimanche aussi !']],
    ['Ja', []],
    ['Bis 20 Uhr\nAm Samstag bis 14 Uhr', ['Bis 20 Uhr', 'Am Samstag bis 14 Uhr']],
  ])('of %j are %j', (answer, sentences) => {
    expect(sentencesIn(answer)).toEqual(sentences)
  })
})

describe('an entry by what it answers', () => {
  const vectors = new Map([
    ['how do big things arrive', [1, 0, 0, 0]],
    ['what do lessons cost', [0, 1, 0, 0]],
    ['We carry it up the stairs.', [0, 0, 1, 0]],
    ['An hour is 30 euros.', [0, 0, 0, 1]],
  ])
  const vectorOf = (text: string) => {
    const vector = vectors.get(text)
    return vector && Float32Array.from(vector)
  }
  const upstairs = Float32Array.from([0.5, 0.5, Math.SQRT1_2, 0])
  const matcherWith = (answer: string) => {
    const matcher = createMatcher([
      { id: 'delivery', wordings: ['how do big things arrive'], answer },
      { id: 'lessons', wordings: ['what do lessons cost'], answer: 'An hour is 30 euros.' },
    ])
    for (const id of matcher.ids()) matcher.learn(id, vectorOf)
    return matcher
  }
  const chanceIn = (matcher: Matcher) =>
    matcher.match('zzz', { vector: upstairs }).find(({ id }) => id === 'delivery')?.confidence ?? 0
  const chanceOf = (answer: string) => chanceIn(matcherWith(answer))

  it('is likelier where a sentence of its answer is near to what is asked', () => {
    expect(chanceOf('Yes, mostly. We carry it up the stairs.')).toBeGreaterThan(
      chanceOf('An hour is 30 euros.'),
    )
  })

  it('is no less likely where the answer says nothing of it', () => {
    expect(chanceOf('An hour is 30 euros.')).toBe(chanceOf('Yes'))
  })

  it('forgets an answer that is replaced', () => {
    const matcher = matcherWith('We carry it up the stairs.')
    matcher.put({ id: 'delivery', wordings: ['how do big things arrive'], answer: 'Yes' })
    matcher.learn('delivery', vectorOf)
    expect(chanceIn(matcher)).toBe(chanceOf('Yes'))
  })
})
