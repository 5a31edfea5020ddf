import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressChoices,
  addressOf,
  lookingBy,
  productIdOf,
  productPath,
  usualAddress,
} from '#renderer/features/products/address.ts'
import {
  chosenOf,
  isFiltered,
  layouts,
  lookingAtAll,
  toggled,
  withPrice,
} from '#renderer/features/products/filter.ts'
import { fitOf, foundIn } from '#renderer/features/products/fit.ts'
import { filterFromQuery, filterToQuery } from '#renderer/lib/address-filter.ts'
import { missingNames, productSorts, type SearchedProduct, stockStates } from '#shared/schemas/catalog.ts'

describe('the address of a product', () => {
  it('keeps any id, though the address is unpacked on the way', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        // As lib/router.ts and pageAt read it.
        const parts = decodeURI(productPath('bot_1', id)).split('/').filter(Boolean)
        expect(parts).toHaveLength(3)
        expect(productIdOf(parts[2])).toBe(id)
      }),
      { examples: [['a/b'], ['100%'], ['a%2Fb'], ['#?&'], [' '], ['..']] },
    )
    expect(productPath('bot_1')).toBe('/products/bot_1')
    expect(productIdOf(undefined)).toBeNull()
    expect(productIdOf('100%')).toBe('100%')
  })
})

describe('what is looked for', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 })
  const price = fc.double({ min: 0, max: 1e6, noNaN: true })
  const filter = fc.record(
    {
      missing: fc.subarray([...missingNames]),
      availability: fc.subarray([...stockStates]),
      category: fc.array(name, { maxLength: 5 }),
      brand: fc.array(name, { maxLength: 5 }),
      price_min: price,
      price_max: price,
    },
    { requiredKeys: ['missing', 'availability', 'category', 'brand'] },
  )
  const looking = fc.record({ query: fc.string(), sort: fc.constantFrom(...productSorts), filter })
  const read = (query: string) => filterFromQuery(query, usualAddress, addressChoices)

  it('comes back from the address as it was', () => {
    fc.assert(
      fc.property(looking, fc.constantFrom(...layouts), (one, layout) => {
        const address = read(filterToQuery(addressOf(one, layout), usualAddress))
        expect(lookingBy(address)).toEqual({
          ...one,
          filter: JSON.parse(JSON.stringify(one.filter)),
        })
        expect(address.layout).toBe(layout)
      }),
    )
    expect(filterToQuery(addressOf(lookingAtAll, 'grid'), usualAddress)).toBe('')
  })

  it('is only what the hub would take, whatever the address says', () => {
    const odd = read('sort=best&layout=wall&missing=soul,image&availability=gone&from=-1&to=x&brand=%25')
    expect(lookingBy(odd)).toEqual({
      ...lookingAtAll,
      filter: { ...lookingAtAll.filter, missing: ['image'], brand: ['%'] },
    })
    expect(odd.layout).toBe('grid')
    const many = Array.from({ length: 200 }, (_, index) => `b${index}`).join(',')
    expect(lookingBy(read(`brand=${many}`)).filter.brand).toHaveLength(100)
  })
})

describe('the filter', () => {
  const none = lookingAtAll.filter

  it('takes a value in and out', () => {
    const one = toggled(none, 'missing', 'image')
    const two = toggled(toggled(one, 'brand', 'Fjell'), 'brand', 'Skog')
    expect(two).toEqual({ ...none, missing: ['image'], brand: ['Fjell', 'Skog'] })
    expect(chosenOf(two)).toEqual([
      ['missing', 'image'],
      ['brand', 'Fjell'],
      ['brand', 'Skog'],
    ])
    expect(toggled(one, 'missing', 'image')).toEqual(none)
    expect([isFiltered(none), isFiltered(one)]).toEqual([false, true])
  })

  it('takes prices as they are typed, and what is no price as none', () => {
    const typed = (text: string) => withPrice({ ...none, price_min: 3 }, 'price_min', text)
    expect(typed('12,50')).toEqual({ ...none, price_min: 12.5 })
    expect(typed('0')).toEqual({ ...none, price_min: 0 })
    for (const text of ['', '  ', '-1', 'abc', '1.2.3']) expect(typed(text), text).toEqual(none)
    expect(isFiltered(typed('5'))).toBe(true)
  })
})

describe('how well a product fits', () => {
  type Match = SearchedProduct['matched'][number]
  const word = (name: string, ...fields: Match['fields']): Match => ({
    word: name,
    as: name,
    how: 'word',
    fields,
  })

  it('is one of three words', () => {
    expect(fitOf({ all_words: true, coverage: 0.9, matched: [] })).toBe('full')
    expect(fitOf({ all_words: false, coverage: 0.6, matched: [word('rain')] })).toBe('part')
    expect(fitOf({ all_words: false, coverage: 0.3, matched: [word('rain'), word('jacket')] })).toBe('part')
    expect(fitOf({ all_words: false, coverage: 0.3, matched: [word('rain')] })).toBe('little')
  })

  it('names the places where the words were found, and how they were read', () => {
    const matched: Match[] = [
      word('rain', 'title', 'category'),
      { word: 'jackt', as: 'jacket', how: 'repaired', fields: ['title'] },
      { word: 'warm', as: 'warm', how: 'described', fields: [] },
    ]
    expect(foundIn(matched)).toEqual([
      ['title', ['rain', 'jackt → jacket']],
      ['description', ['warm']],
    ])
  })
})
