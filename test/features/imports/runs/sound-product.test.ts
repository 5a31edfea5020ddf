import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProduct } from '#main/features/catalog/index.ts'
import type { ProductInput } from '#main/features/catalog-files/values/types.ts'
import { soundProduct } from '#main/features/imports/runs/sound-product.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const link = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('/p/1', 'ftp://x', 'https://a b', 'HTTP://x.example', '//cdn.example/a'),
)
const amount = fc.oneof(
  fc.double({ noNaN: false }),
  fc.nat(1000).map((cents) => cents / 100),
)

const made: fc.Arbitrary<ProductInput> = fc.record(
  {
    id: text,
    title: text,
    sku: text,
    description: text,
    url: link,
    image_url: link,
    price: amount,
    sale_price: amount,
    currency: fc.constantFrom('EUR', 'USD'),
    availability: fc.constantFrom('in_stock' as const, 'backorder' as const),
    stock: fc.oneof(fc.integer(), fc.double()),
    brand: text,
    category: fc.array(text, { maxLength: 22 }),
    gtin: text,
    group_id: text,
    color: text,
    size: text,
    tags: fc.array(text, { maxLength: 4 }),
    attributes: fc.dictionary(fc.oneof(text, fc.constantFrom('sku', 'brand', 'color', 'Weight')), text, {
      maxKeys: 4,
    }),
  },
  { requiredKeys: ['id', 'title'] },
)

describe('soundProduct', () => {
  it('makes what readProduct makes, or nothing', () => {
    let taken = 0
    fc.assert(
      fc.property(made, (one) => {
        const quick = soundProduct(one)
        if (quick === null) return
        taken++
        const read = readProduct(one, true)
        expect(read).toEqual({ ok: true, product: quick })
        expect(JSON.stringify(quick.attributes)).toBe(JSON.stringify(read.ok && read.product.attributes))
      }),
      { numRuns: 3000, seed: 7 },
    )
    expect(taken).toBeGreaterThan(100)
  })

  it('takes what files usually give', () => {
    const usual = {
      id: 'A',
      title: 'Lamp',
      sku: 'S',
      url: 'https://shop.example/a',
      price: 1.5,
      currency: 'EUR',
      category: ['A', 'B'],
      tags: ['x'],
      attributes: { Weight: '2 kg' },
    }
    expect(soundProduct(usual)).toMatchObject({
      price_e4: 15_000,
      category: 'A > B',
      attributes: { Weight: '2 kg', sku: 'S' },
    })
  })
})
