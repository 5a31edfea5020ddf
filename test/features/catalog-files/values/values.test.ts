import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAvailability, readFlag, readStock } from '#main/features/catalog-files/values/availability.ts'
import { readCategory } from '#main/features/catalog-files/values/category.ts'
import { hasCheckDigit, readGtin } from '#main/features/catalog-files/values/gtin.ts'
import { readLink, splitLinks } from '#main/features/catalog-files/values/links.ts'
import { splitList } from '#main/features/catalog-files/values/lists.ts'
import { createSeenIds } from '#main/features/catalog-files/values/seen-ids.ts'
import { joinTexts, lineOf, textOf } from '#main/features/catalog-files/values/text.ts'
import { fault } from '#shared/faults/fault.ts'

describe('availability', () => {
  it.each([
    ['in stock', 'in_stock'],
    ['In_Stock', 'in_stock'],
    ['instock', 'in_stock'],
    ['https://schema.org/InStock', 'in_stock'],
    ['Auf Lager', 'in_stock'],
    ['sofort lieferbar', 'in_stock'],
    ['En rupture de stock', 'out_of_stock'],
    ['Agotado', 'out_of_stock'],
    ['esaurito', 'out_of_stock'],
    ['op voorraad', 'in_stock'],
    ['esgotado', 'out_of_stock'],
    ['dostępny', 'in_stock'],
    ['Skladem', 'in_stock'],
    ['skladem > 5 ks', 'in_stock'],
    ['vyprodáno', 'out_of_stock'],
    ['在庫あり', 'in_stock'],
    ['под заказ', 'backorder'],
    ['preorder', 'preorder'],
    ['Vorbestellbar', 'preorder'],
    ['onbackorder', 'backorder'],
    ['5', 'in_stock'],
    ['0', 'out_of_stock'],
    ['-2', 'out_of_stock'],
    ['In stock (12 pcs)', 'in_stock'],
  ])('%s', (text, availability) => {
    expect(readAvailability(text)?.availability).toBe(availability)
  })

  it.each([
    ['Auf Lager: 0', 'out_of_stock', 0],
    ['In stock (0)', 'out_of_stock', 0],
    ['Skladem 0 ks', 'out_of_stock', 0],
    ['In stock (12 pcs)', 'in_stock', 12],
    ['skladem > 5 ks', 'in_stock', 5],
    ['0 in stock', 'out_of_stock', 0],
    ['3 Stk. auf Lager', 'in_stock', 3],
    ['out of stock (0)', 'out_of_stock', 0],
    ['auf Lager, 1-3 Tage', 'in_stock', null],
    ['auf Lager, 3 Tage', 'in_stock', null],
    ['Backorder (0)', 'backorder', null],
  ])('counts the pieces beside the words: %s', (text, availability, stock) => {
    expect(readAvailability(text)).toEqual({ availability, stock })
  })

  it('does not guess', () => {
    for (const text of ['', 'maybe', 'call us', 'blue']) expect(readAvailability(text)).toBeNull()
  })

  it.each([
    ['12', 12],
    ['12.0000', 12],
    ['> 10', 10],
    ['10+', 10],
    ['7 ks', 7],
    ['1 200 szt.', 1200],
    ['-3', -3],
    ['many', null],
    ['12 kg', null],
  ])('counts %s', (text, count) => {
    expect(readStock(text)).toBe(count)
  })

  it('reads yes and no', () => {
    expect(['1', 'true', 'Ja', 'active', 'ano'].map(readFlag)).toEqual([true, true, true, true, true])
    expect(['0', 'false', 'nein', 'draft', ''].map(readFlag)).toEqual([false, false, false, false, null])
  })
})

describe('links', () => {
  it.each([
    ['https://a.example/p?x=1&y=2', null, 'https://a.example/p?x=1&y=2'],
    ['//cdn.example/a.jpg', null, 'https://cdn.example/a.jpg'],
    ['www.shop.example/p', null, 'https://www.shop.example/p'],
    ['/p/1', 'https://shop.example/eu', 'https://shop.example/p/1'],
    ['img/a.jpg', 'https://shop.example/eu', 'https://shop.example/eu/img/a.jpg'],
    ['a b.jpg', 'https://shop.example/', 'https://shop.example/a%20b.jpg'],
    ['https://a.example/ä b', null, 'https://a.example/%C3%A4%20b'],
    ['/p/1', null, '/p/1'],
    ['picture.jpg', null, null],
    ['javascript:alert(1)', 'https://shop.example', null],
    ['data:image/png;base64,AA', 'https://shop.example', null],
    ['file:///etc/passwd', 'https://shop.example', null],
    ['', 'https://shop.example', null],
  ])('%s', (text, base, expected) => {
    expect(readLink(text, base)).toBe(expected)
  })

  it('parts several, never inside an address', () => {
    expect(splitLinks('https://a.example/i?id=1&amp;w=2', null)).toEqual(['https://a.example/i?id=1&w=2'])
    expect(splitLinks('https://a.example/i?a=1&#038;b=2;https://a.example/2', null)).toEqual([
      'https://a.example/i?a=1&b=2',
      'https://a.example/2',
    ])
    expect(splitLinks('https://a.example/i;v=2/1.jpg', null)).toEqual(['https://a.example/i;v=2/1.jpg'])
    expect(splitLinks('https://a.example/1.jpg; 2.jpg;', null)).toEqual(['https://a.example/1.jpg', '2.jpg'])
    expect(splitLinks('img?a=1&amp;b=2', null)).toEqual(['img?a=1&b=2'])
    expect(splitLinks('https://a.example/i?a=1&amp;b=2', ',')).toEqual(['https://a.example/i?a=1&b=2'])
    expect(splitLinks('https://a.example/1.jpg, https://a.example/2.jpg', null)).toHaveLength(2)
    expect(splitLinks('https://a.example/1,2.jpg', null)).toEqual(['https://a.example/1,2.jpg'])
    expect(splitLinks('a.jpg;b.jpg|c.jpg', null)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(splitLinks('https://a.example/1.jpg https://a.example/2.jpg', null)).toHaveLength(2)
    expect(splitLinks('one#two', '#')).toEqual(['one', 'two'])
  })
})

describe('category', () => {
  it.each([
    ['Clothing > Jackets', ['Clothing', 'Jackets'], []],
    ['Elektronika | Mobilní telefony', ['Elektronika', 'Mobilní telefony'], []],
    ['Home/Garden/Pots', ['Garden', 'Pots'], []],
    ['Kitchen -> Kettles', ['Kitchen', 'Kettles'], []],
    ['Clothing, Clothing > T-shirts', ['Clothing', 'T-shirts'], []],
    ['Music > Albums, Music, Sale', ['Music', 'Albums'], ['Sale']],
    ['Default Category/Men/Tops,Default Category/Eco,Default Category', ['Men', 'Tops'], ['Eco']],
    ['Hats, gloves & scarves', ['Hats, gloves & scarves'], []],
    ['Home', [], []],
  ])('%s', (text, path, others) => {
    expect(readCategory([text])).toEqual({ path, others })
  })
})

describe('barcode numbers', () => {
  it('knows right check digits', () => {
    for (const code of ['4006381333931', '6417182041488', '96385074', '036000291452', '0306406152'])
      expect(readGtin(code)?.fault).toBeNull()
  })

  it('reports wrong ones and keeps them', () => {
    expect(readGtin('1234567890123')).toEqual({
      gtin: '1234567890123',
      fault: fault('gtin_check_digit', { value: '1234567890123' }),
    })
    expect(readGtin('7.37052E+12')?.fault?.code).toBe('gtin_shortened')
    expect(readGtin('ABC')?.fault?.code).toBe('gtin_not_digits')
    expect(readGtin(`'4006381333931`)?.gtin).toBe('4006381333931')
    expect(readGtin('36000291452')?.fault).toBeNull()
  })

  it('notices every single digit that is mistyped', () => {
    const twelve = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(
        twelve,
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, place, by) => {
          const check = Array.from({ length: 10 }, (_, last) => last).find((last) =>
            hasCheckDigit([...digits, last].join('')),
          )
          const wrong = digits.map((digit, at) => (at === place ? (digit + by) % 10 : digit))
          expect(hasCheckDigit([...wrong, check].join(''))).toBe(false)
        },
      ),
    )
  })
})

describe('texts', () => {
  it('has no tags and no entities', () => {
    expect(lineOf(' Pursuit&trade;  <b>Band</b>\n')).toBe('Pursuit™ Band')
    expect(textOf('<p>One</p><p>Two &amp; three</p>')).toBe('One\nTwo & three')
    expect(textOf('&lt;p&gt;Twice&lt;/p&gt;')).toBe('Twice')
    expect(textOf('a\\nb')).toBe('a\nb')
    expect(joinTexts(['short', 'a short text', 'other'])).toBe('a short text\nother')
    expect(splitList('red; blue;red', null)).toEqual(['red', 'blue'])
  })
})

describe('seen ids', () => {
  it('answers as a set does', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 }), (ids) => {
        const seen = createSeenIds()
        const set = new Set<string>()
        for (const id of ids) {
          expect(seen.add(id)).toBe(set.has(id))
          set.add(id)
        }
      }),
    )
    const seen = createSeenIds()
    for (let at = 0; at < 200_000; at++) expect(seen.add(`SKU-${at}`)).toBe(false)
    expect(seen.add('SKU-77')).toBe(true)
  })
})
