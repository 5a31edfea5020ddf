import { describe, expect, it } from 'vitest'
import german from '#renderer/i18n/de.json' with { type: 'json' }
import english from '#renderer/i18n/en.json' with { type: 'json' }
import { named } from '#renderer/i18n/named.ts'
import { valuesOf } from '#renderer/i18n/texts-plugin.ts'

describe('texts without their names', () => {
  it('are unchanged after a round trip', () => {
    expect(named(english, valuesOf(english, german))).toEqual(german)
  })

  it('leave out what a language does not have, so that the first one stands in', () => {
    const names = { a: 'A', part: { b: 'B', c: 'C' }, count: { one: '1', other: 'n' } }
    const texts = { part: { c: 'Z' }, count: { one: 'eins', other: 'viele' } }
    expect(named(names, valuesOf(names, texts))).toEqual(texts)
  })
})
