import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { actNames } from '#main/features/answering/acts/acts.ts'
import { diets, scales } from '#main/languages/frame.ts'
import { audiences } from '#main/languages/things.ts'
import { featureWords, sortWords, wantedWords } from '#renderer/i18n/frame-words.ts'
import { useLanguage } from '#renderer/i18n/index.ts'

afterEach(() => useLanguage.setState({ code: 'en', locale: 'en' }))

describe('what was understood, in words', () => {
  it('says limits as a merchant would', () => {
    const price = { attribute: 'price', op: 'at_most', value: '50', currency: 'EUR' } as const
    expect(wantedWords(price)).toBe('Price: at most €50.00')
    expect(wantedWords({ attribute: 'content', op: 'without', value: 'leather' })).toBe('without leather')
    expect(wantedWords({ attribute: 'on_sale', op: 'is', value: '' })).toBe('on sale')
    expect(wantedWords({ attribute: 'diet', op: 'is', value: 'nut_free' })).toBe('Diet: nut-free')
    useLanguage.setState({ code: 'de', locale: 'de' })
    expect(wantedWords(price)).toBe('Preis: höchstens 50,00\u00a0€')
    expect(sortWords({ by: 'weight', end: 'least', from_shown: false })).toBe(
      'Gewicht: niedrigster Wert zuerst',
    )
  })

  it('says what something counted for, and how it was weighed', () => {
    expect(featureWords({ name: 'fit', value: 2.71, weight: 1 })).toBe('Fits the question +2.71')
    expect(featureWords({ name: 'meaning', value: 0.5, weight: 0.3 })).toBe(
      'Similar in meaning +0.15 (0.5 × 0.3)',
    )
    expect(featureWords({ name: 'word', value: 0.8, weight: 1, word: 'tent', field: 'title' })).toBe(
      '“tent” in: name +0.8',
    )
  })

  it.each(['en', 'de'])('has words for every act, scale, diet and audience in %s', (code) => {
    const { frame } = (JSON.parse(readFileSync(`src-renderer/i18n/${code}.json`, 'utf8')) as Texts).trace
    expect(Object.keys(frame.acts)).toEqual([...actNames])
    expect(Object.keys(frame.scales)).toEqual([...scales])
    expect(Object.keys(frame.diets)).toEqual([...diets])
    expect(Object.keys(frame.audiences)).toEqual([...audiences])
  })
})

type Texts = { readonly trace: { readonly frame: Record<'acts' | 'scales' | 'diets' | 'audiences', object> } }
