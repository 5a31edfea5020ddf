import { describe, expect, it } from 'vitest'
import { matching, slashOf } from '#renderer/features/conversations/canned.ts'

const replies = [
  { name: 'hours', text: 'We open at nine.' },
  { name: 'parcel', text: 'It leaves today, within two hours.' },
  { name: 'thanks', text: 'Thank you!' },
]

describe('saved replies', () => {
  it('are asked for by a slash at the start, on one line', () => {
    expect(slashOf('/')).toBe('')
    expect(slashOf('/Hou')).toBe('hou')
    expect(slashOf('and/or')).toBeNull()
    expect(slashOf('/hours\nand more')).toBeNull()
    expect(slashOf(`/${'x'.repeat(100_000)}`)).toBeNull()
  })

  it('are found by name, then by their words', () => {
    expect(matching(replies, 'hours').map(({ name }) => name)).toEqual(['hours', 'parcel'])
    expect(matching(replies, '').map(({ name }) => name)).toEqual(['hours', 'parcel', 'thanks'])
    expect(matching(replies, 'nothing')).toEqual([])
  })
})
