import { describe, expect, it } from 'vitest'
import { filterFromQuery, filterToQuery } from '#renderer/lib/address-filter.ts'

type Filter = { readonly view: 'all' | 'new'; readonly kind: 'a' | 'b' | null; readonly query: string }
const usual: Filter = { view: 'all', kind: null, query: '' }
const choices = { view: ['all', 'new'], kind: ['a', 'b'] }
const read = (query: string) => filterFromQuery(query, usual, choices)

describe('a filter in an address', () => {
  it('is only what differs from the usual', () => {
    expect(filterToQuery(usual, usual)).toBe('')
    expect(filterToQuery({ view: 'new', kind: 'b', query: '' }, usual)).toBe('view=new&kind=b')
  })

  it.each(['100 %25 / wool & silk?', 'Größe #42', 'a+b=c'])('comes back as it was: %s', (query) => {
    const filter: Filter = { view: 'new', kind: 'a', query }
    const written = filterToQuery(filter, usual)
    expect(written).toMatch(/^[\w=&%+.*-]*$/)
    expect(read(written)).toEqual(filter)
  })

  it('leaves out what nobody can choose', () => {
    expect(read('view=else&kind=__proto__&query=x&other=1')).toEqual({ ...usual, query: 'x' })
    expect(read('%E0%A4%A')).toEqual(usual)
  })
})
