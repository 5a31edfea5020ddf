import { describe, expect, it } from 'vitest'
import { de } from '#main/shell/texts/de.ts'
import { en } from '#main/shell/texts/en.ts'
import { textsFor } from '#main/shell/texts/index.ts'

describe('the words outside the window', () => {
  it('come in the chosen language, else the computer’s, else English', () => {
    expect(textsFor('de', 'en-US')).toBe(de)
    expect(textsFor(null, 'de-AT')).toBe(de)
    expect(textsFor('en', 'de')).toBe(en)
    expect(textsFor('fr', 'de')).toBe(de)
    expect(textsFor(null, 'fr-FR')).toBe(en)
    expect(textsFor(null, '')).toBe(en)
  })

  it('are all translated', () => {
    const same = Object.keys(en).filter((key) => {
      const [english, german] = [en, de].map((texts) => texts[key as keyof typeof en])
      return typeof english === 'string' && english === german
    })
    expect(Object.keys(de)).toEqual(Object.keys(en))
    expect(same).toEqual([])
  })
})
