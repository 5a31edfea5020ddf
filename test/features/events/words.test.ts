import { describe, expect, it } from 'vitest'
import { indexText } from '#main/features/events/words.ts'

function words(payload: unknown): string {
  return indexText({
    event_type: 'lead',
    body: new TextEncoder().encode(JSON.stringify(payload)),
    headers: null,
  })
}

describe('the search words of an event', () => {
  it('are its values in the order they stand, not its names', () => {
    expect(words({ a: 'one', b: { c: ['two', 3, 'four'] }, d: 'five' })).toBe('lead one two 3 four five')
  })

  it('are all there beside a long value, wherever it stands', () => {
    const long = 'lorem ipsum '.repeat(70_000)
    for (const payload of [
      { first: 'alpha', long, last: 'omega' },
      { long, first: 'alpha', last: 'omega' },
      { first: 'alpha', last: ['omega'], long },
    ]) {
      const text = words(payload)
      expect(text).toContain('alpha')
      expect(text).toContain('omega')
      expect(text).toContain('lorem ipsum')
      expect(text.length).toBeLessThan(210_000)
    }
  })

  it('are all there beside many long values', () => {
    const talk = Array.from({ length: 60 }, (_, index) => `word${index} ${'lorem ipsum '.repeat(1000)}`)
    const text = words({ talk, email: 'ann@example.com' })
    expect(text).toContain('ann@example.com')
    for (let index = 0; index < 60; index++) expect(text).toContain(`word${index} `)
  })

  it('are not those of files that came along', () => {
    const file = Buffer.alloc(60_000, 'some bytes').toString('base64')
    const lines = file.replaceAll(/.{76}/g, '$&\r\n')
    const text = words({ file, lines, url: `data:image/png;base64,${file}`, name: 'Ann' })
    expect(text).toBe('lead Ann')
    const address = `https://example.com/${'path/'.repeat(60)}?a=1`
    const sentence = 'So many plain words without any stop '.repeat(20)
    expect(words({ address, sentence })).toBe(`lead ${address} ${sentence}`)
  })
})
