import { describe, expect, it } from 'vitest'
import { lineOf, textOf } from '#main/features/catalog-files/values/text.ts'
import { importText } from '../dialects/importing.ts'

describe('texts', () => {
  it.each([
    ['Caf&amp;amp;eacute;', 'Café'],
    ['&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt;', 'Bold'],
    ['24\\" monitor', '24" monitor'],
    ["O\\'Neill", "O'Neill"],
    ['a\u0000b\u0007c\u001f', 'abc'],
    ["'-20% today", '-20% today'],
    ['x < y &amp; z', 'x < y & z'],
    ["'til dawn", "'til dawn"],
  ])('%j is read as %j', (raw, clean) => {
    expect(lineOf(raw)).toBe(clean)
    expect(textOf(raw)).toBe(clean)
  })

  it('keeps the lines of a description', () => {
    expect(textOf('One\\nTwo<br>Three &amp;amp; four')).toBe('One\nTwo\nThree & four')
  })

  it('a stray NUL in a file is dropped', async () => {
    const { products } = await importText('sku,name,price\nA1,Mug\u0000 red,9.50\nA2,Cup,4\n')
    expect(products).toMatchObject([{ id: 'A1', title: 'Mug red', price: 9.5 }, { id: 'A2' }])
  })
})
