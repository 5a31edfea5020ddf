import { describe, expect, it } from 'vitest'
import { excerptOf } from '#main/lib/text/excerpt.ts'

describe('a line of context', () => {
  it('is the text itself where it is short', () => {
    expect(excerptOf('A  tent\nfor two', ['tent'])).toBe('A tent for two')
  })

  it('is taken from around the word', () => {
    const text = `${'some other words '.repeat(20)}and then a Kajak at last ${'and more '.repeat(30)}`
    const line = excerptOf(text, ['kajak'])
    expect(line).toMatch(/^…[a-z ]*then a Kajak at last .*…$/)
    expect(line.length).toBeLessThan(150)
    expect(excerptOf(text, ['zebra'])).toMatch(/^some other words .*…$/)
  })
})
