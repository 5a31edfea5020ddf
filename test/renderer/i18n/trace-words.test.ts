import { afterEach, describe, expect, it } from 'vitest'
import { useLanguage } from '#renderer/i18n/index.ts'
import { becauseWords, intentWords, limitWords, ruleWords } from '#renderer/i18n/trace-words.ts'
import type { TraceCandidate } from '#shared/schemas/trace.ts'

const candidate: TraceCandidate = {
  kind: 'product',
  id: 'p1',
  title: 'Tent',
  score: 1,
  confidence: 0.9,
  because: [],
}

afterEach(() => useLanguage.setState({ code: 'en', locale: 'en' }))

describe('a trace in plain words', () => {
  it('has a sentence for each question of a message', () => {
    expect(ruleWords('opening_hours+knowledge+knowledge')).toBe(
      'Answered from your opening hours. One of your answers matched best.',
    )
  })

  it('names rules and intents it does not know as they are', () => {
    expect(ruleWords('rule_of_2020')).toBe('Decided by the rule “rule of 2020”.')
    expect(intentWords('book_a_table')).toBe('book a table')
  })

  it('says where words were found', () => {
    const found = [
      { word: 'camp', as: 'camp', how: 'word', fields: ['title', 'category'] },
      { word: 'tetn', as: 'tent', how: 'repaired', fields: ['title'] },
    ] satisfies TraceCandidate['found']
    expect(becauseWords({ ...candidate, found })).toEqual([
      '“camp” in: name, category',
      '“tetn” as “tent” (spelling corrected) in: name',
    ])
  })

  it('quotes the wording of an entry, but not its title again', () => {
    const because = ['Tent', 'Do you rent tents?']
    expect(becauseWords({ ...candidate, kind: 'knowledge', because })).toEqual([
      'closest wording: “Do you rent tents?”',
    ])
  })

  it('speaks German', () => {
    useLanguage.setState({ code: 'de', locale: 'de' })
    expect(becauseWords({ ...candidate, kind: 'product_question', not_said: true })).toEqual([
      'die Beschreibung sagt dazu nichts',
    ])
    expect(limitWords('price_max 1500')).toBe('höchstens 1.500')
  })
})
