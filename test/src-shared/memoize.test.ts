import { describe, expect, it } from 'vitest'
import { memoize } from '#shared/memoize.ts'

describe('what is kept', () => {
  it('is made once for each name, and not kept when it could not be made', () => {
    const made: string[] = []
    const of = memoize((name) => {
      made.push(name)
      if (name === 'bad') throw new Error('cannot be made')
      return { name }
    })
    expect(of('en')).toBe(of('en'))
    expect(of('de')).toEqual({ name: 'de' })
    expect(() => of('bad')).toThrow()
    expect(() => of('bad')).toThrow()
    expect(made).toEqual(['en', 'de', 'bad', 'bad'])
  })
})
