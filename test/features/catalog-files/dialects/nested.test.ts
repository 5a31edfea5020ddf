import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

describe('a product that holds its variants', () => {
  it('in XML of any shop becomes a product each', async () => {
    const { products, groups } = await importText(`<SHOP>
      <SHOPITEM id="1"><NAME>Shirt</NAME><MANUFACTURER>Fjell</MANUFACTURER>
        <VARIANTS>
          <VARIANT id="11"><CODE>S-M</CODE><PRICE_VAT>100</PRICE_VAT><CURRENCY>CZK</CURRENCY>
            <PARAMETERS><PARAMETER><NAME>Size</NAME><VALUE>M</VALUE></PARAMETER></PARAMETERS></VARIANT>
          <VARIANT id="12"><CODE>S-L</CODE><PRICE_VAT>110</PRICE_VAT><CURRENCY>CZK</CURRENCY>
            <PARAMETERS><PARAMETER><NAME>Size</NAME><VALUE>L</VALUE></PARAMETER></PARAMETERS></VARIANT>
        </VARIANTS></SHOPITEM>
      <SHOPITEM id="2"><NAME>Cap</NAME><CODE>C</CODE><PRICE_VAT>50</PRICE_VAT><CURRENCY>CZK</CURRENCY></SHOPITEM>
    </SHOP>`)
    expect(groups).toBe(2)
    expect(products).toMatchObject([
      { title: 'Shirt', price: 100, currency: 'CZK', brand: 'Fjell', size: 'M' },
      { title: 'Shirt', price: 110, currency: 'CZK', brand: 'Fjell', size: 'L' },
      { title: 'Cap', price: 50 },
    ])
    expect(new Set(products.map(({ id }) => id)).size).toBe(3)
    expect(products[0]?.group_id).toBe(products[1]?.group_id)
  })

  it('in a Heureka feed of the old kind has a name, a price and an id of its own', async () => {
    const { look, products } = await importText(`<SHOP>
      <SHOPITEM><ITEM_ID>A</ITEM_ID><PRODUCTNAME>Tričko</PRODUCTNAME><URL>https://obchod.cz/a</URL><PRICE_VAT>99</PRICE_VAT>
        <VARIANT><PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>M</VAL></PARAM><DELIVERY_DATE>0</DELIVERY_DATE></VARIANT>
        <VARIANT><PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>L</VAL></PARAM><PRICE_VAT>120</PRICE_VAT></VARIANT>
      </SHOPITEM>
      <SHOPITEM><ITEM_ID>B</ITEM_ID><PRODUCTNAME>Čepice</PRODUCTNAME><URL>https://obchod.cz/b</URL><PRICE_VAT>9</PRICE_VAT></SHOPITEM>
    </SHOP>`)
    expect(look.dialect?.name).toBe('heureka')
    expect(products).toMatchObject([
      { id: 'A-M', title: 'Tričko', price: 99, group_id: 'A', size: 'M', availability: 'in_stock' },
      { id: 'A-L', title: 'Tričko', price: 120, group_id: 'A', size: 'L' },
      { id: 'B', title: 'Čepice', price: 9 },
    ])
  })

  it('in JSON without ids of their own gets them from what they are called by', async () => {
    const { products } = await importText(
      JSON.stringify([
        {
          id: 7,
          title: 'Shirt',
          price: 5,
          variants: [
            { sku: 'S-M', size: 'M' },
            { sku: 'S-L', size: 'L' },
          ],
        },
        { id: 8, title: 'Cap', price: 5, variants: [{ color: 'red' }, { color: 'blue' }, { price: 6 }] },
      ]),
    )
    expect(products.map(({ id, group_id, size, color }) => [id, group_id, size ?? color])).toEqual([
      ['S-M', '7', 'M'],
      ['S-L', '7', 'L'],
      ['8-red', '8', 'red'],
      ['8-blue', '8', 'blue'],
      ['8-3', '8', undefined],
    ])
  })

  it('leaves plain elements of that name as they are', async () => {
    const { products } = await importText(
      '<items><item><id>1</id><title>Lamp</title><variant>red</variant></item><item><id>2</id><title>Shade</title><variant>blue</variant></item></items>',
    )
    expect(products.map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('lists of categories that hold their products are products in these categories', async () => {
    const product = (sku: string, title: string, amount: number) => ({
      product: {
        sku,
        title,
        pricing: { amount, currency: 'EUR' },
        media: [{ src: `https://x.example/${sku}.jpg` }],
      },
    })
    const { products } = await importText(
      JSON.stringify({
        data: {
          collections: [
            { name: 'Shoes', items: [product('S1', 'Boot', 99.5), product('S2', 'Sandal', 49)] },
            { name: 'Hats', items: [product('H1', 'Cap', 19)] },
          ],
        },
      }),
    )
    expect(
      products.map(({ id, title, price, category, image_url }) => [id, title, price, category, image_url]),
    ).toEqual([
      ['S1', 'Boot', 99.5, ['Shoes'], 'https://x.example/S1.jpg'],
      ['S2', 'Sandal', 49, ['Shoes'], 'https://x.example/S2.jpg'],
      ['H1', 'Cap', 19, ['Hats'], 'https://x.example/H1.jpg'],
    ])
  })

  it('a product with a price of its own stays one, whatever items it consists of', async () => {
    const { products } = await importText(
      JSON.stringify([
        { id: 1, name: 'Set', price: 30, items: [{ sku: 'A', price: 10, name: 'Cup' }] },
        { id: 2, name: 'Bowl', price: 8 },
      ]),
    )
    expect(products.map(({ id, title, price }) => [id, title, price])).toEqual([
      ['1', 'Set', 30],
      ['2', 'Bowl', 8],
    ])
  })
})
