import { describe, expect, it } from 'vitest'
import { format } from '#shared/format-text.ts'

const left = { one: '{count} key left', other: '{count} keys left' }

describe('a text with values', () => {
  it('chooses the plural of its language', () => {
    expect(format({ text: left, values: { count: 1 }, language: 'en' })).toBe('1 key left')
    expect(format({ text: left, values: { count: 0 }, language: 'en' })).toBe('0 keys left')
    expect(format({ text: left, values: { count: 12 }, language: 'de' })).toBe('12 keys left')
  })

  it('writes numbers as its language does, and words as they are', () => {
    expect(
      format({ text: '{used} of {name}', values: { used: 1234.5, name: '{used}' }, language: 'de' }),
    ).toBe('1.234,5 of {used}')
    expect(format({ text: '{used}', values: { used: 1234 }, language: 'en' })).toBe('1,234')
  })

  it('leaves a place without a value to be seen', () => {
    expect(format({ text: 'Hello {name}', values: {}, language: 'en' })).toBe('Hello {name}')
  })
})
