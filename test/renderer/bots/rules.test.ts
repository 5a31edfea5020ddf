import { describe, expect, it } from 'vitest'
import { sayIn } from '#main/languages/index.ts'
import { consentWords } from '#renderer/features/bots/consent-words.ts'
import { countriesIn } from '#renderer/features/bots/countries.ts'
import { addKeywords, mostKeywords } from '#renderer/features/bots/keywords.ts'
import {
  languageModelFormOf,
  languageModelFormSchema,
  languageModelInput,
  presetOf,
} from '#renderer/features/bots/language-model-form.ts'
import { languageCodes } from '#shared/schemas/common.ts'
import { phrasingDefaults } from '#shared/schemas/phrasing.ts'

describe('the rules of a bot', () => {
  it.each(languageCodes)('show the words about contact details that the bot says in %s', (language) => {
    expect(consentWords[language]).toBe(sayIn(language).consent)
  })

  it('take keywords with commas, each once', () => {
    expect(addKeywords(['lawyer'], ' Lawyer, complaint;  money   back ,')).toEqual([
      'lawyer',
      'complaint',
      'money back',
    ])
    expect(addKeywords([], Array.from({ length: 200 }, (_, no) => `w${no}`).join(','))).toHaveLength(
      mostKeywords,
    )
  })

  it('name the countries in the language of the reader, in its order', () => {
    const german = countriesIn('de')
    expect(german.find(({ code }) => code === 'AT')?.name).toBe('Österreich')
    expect(german.length).toBeGreaterThan(240)
    expect(german.map(({ name }) => name)).toEqual(
      german.map(({ name }) => name).toSorted(new Intl.Collator('de').compare),
    )
  })
})

describe('the form of an AI model', () => {
  it('knows the programs by their address', () => {
    expect(presetOf('http://localhost:11434/v1/')).toBe('ollama')
    expect(presetOf('http://127.0.0.1:1234/v1')).toBe('lm_studio')
    expect(presetOf('https://models.example/v1')).toBe('compatible')
  })

  it('waits in seconds, and sends the key only when it is to be another', () => {
    const form = languageModelFormSchema.parse({ ...languageModelFormOf(null), model: 'small', seconds: 2.5 })
    expect(languageModelInput(form)).toEqual({
      ...phrasingDefaults,
      provider: 'ollama',
      mode: 'assistant',
      enabled: true,
      base_url: 'http://127.0.0.1:11434/v1',
      model: 'small',
      timeout_ms: 2500,
    })
    expect(languageModelInput({ ...form, key: null })).toHaveProperty('key', null)
    expect(languageModelFormSchema.safeParse({ ...form, seconds: 0.1 }).success).toBe(false)
    expect(languageModelFormSchema.safeParse({ ...form, base_url: 'models.example' }).success).toBe(false)
  })
})
