import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

describe('Shopify without some of its columns', () => {
  it('is Shopify without prices, and what nobody counts can be bought', async () => {
    const { look, products, rows } =
      await importText(`Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Inventory Tracker,Variant Inventory Qty,Status,Color (product.metafields.shopify.color-pattern),Care (product.metafields.custom.care)
romper,Romper,Nido,Baby,Meses,3-6,'RO-3,'4006381333931,,0,active,black; gray,wash cold; line dry
romper,,,,,6-9 Meses,'RO-6,,shopify,0,,,
hat,Hat,Nido,Baby,Title,Default Title,HAT,,shopify,2,active,,
secret,Secret,Nido,Baby,Title,Default Title,SEC,,shopify,2,unlisted,,
`)
    expect(look.dialect?.name).toBe('shopify')
    expect(products).toMatchObject([
      {
        id: 'RO-3',
        size: '3-6 Meses',
        color: 'black, gray',
        gtin: '4006381333931',
        availability: 'in_stock',
        attributes: { Care: 'wash cold, line dry' },
      },
      { id: 'RO-6', size: '6-9 Meses', availability: 'out_of_stock', stock: 0 },
      { id: 'HAT', stock: 2 },
    ])
    expect(JSON.stringify(products)).not.toContain('Default Title')
    expect(products.every((product) => product.sku === undefined)).toBe(true)
    expect(rows.filter(({ skipped }) => skipped?.code === 'unpublished')).toHaveLength(1)
  })

  it('is Shopify with hardly anything but handles', async () => {
    const { look, products } = await importText(
      'Handle,Title,Body (HTML),Vendor,Tags\nmug,Mug,<p>Clay</p>,Nido,"red, new"\n',
    )
    expect(look.dialect?.name).toBe('shopify')
    expect(products).toMatchObject([
      { title: 'Mug', description: 'Clay', brand: 'Nido', tags: ['red', 'new'] },
    ])
  })
})
