import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

const shirt = {
  id: 1,
  title: 'Tee',
  handle: 'tee',
  body_html: '<b>soft</b>',
  variants: [
    { id: 11, title: 'S / Red', option1: 'S', option2: 'Red', sku: 'T-S', price: '10.00' },
    { id: 12, title: 'M / Red', option1: 'M', option2: 'Red', sku: 'T-M', price: '11.00' },
  ],
  images: [{ id: 5, src: 'https://cdn.example/t.jpg' }],
  options: [
    { name: 'Size', position: 1, values: ['S', 'M'] },
    { name: 'Color', position: 2, values: ['Red'] },
  ],
}
const cap = {
  id: 2,
  title: 'Cap',
  handle: 'cap',
  body_html: '',
  variants: [{ id: 21, title: 'Default Title', option1: 'Default Title', sku: 'C', price: '5.00' }],
  images: [],
  options: [{ name: 'Title', position: 1, values: ['Default Title'] }],
}

describe('files as shop systems answer them', () => {
  it('Shopify as JSON: each variant has its own choices, and nothing of the system', async () => {
    const { products, groups } = await importText(JSON.stringify({ products: [shirt, cap] }))
    expect(groups).toBe(2)
    expect(products).toEqual([
      expect.objectContaining({
        id: '11',
        title: 'Tee',
        size: 'S',
        color: 'Red',
        price: 10,
        group_id: 'tee',
      }),
      expect.objectContaining({
        id: '12',
        title: 'Tee',
        size: 'M',
        color: 'Red',
        price: 11,
        group_id: 'tee',
      }),
      expect.objectContaining({ id: '21', title: 'Cap', price: 5 }),
    ])
    expect(products.map(({ attributes }) => attributes ?? {})).toEqual([{}, {}, {}])
  })

  it('WooCommerce as JSON is not taken for another', async () => {
    const one = (id: number, name: string, stock_status: string) => ({
      id,
      name,
      slug: name.toLowerCase(),
      permalink: `https://shop.example/${id}`,
      type: 'simple',
      status: 'publish',
      sku: `W-${id}`,
      price: '18',
      regular_price: '20',
      sale_price: '18',
      description: '<p>Warm</p>',
      stock_status,
      categories: [{ id: 9, name: 'Hats', slug: 'hats' }],
      images: [{ id: 4, src: `https://shop.example/${id}.jpg` }],
      attributes: [{ id: 1, name: 'Color', options: ['Red'] }],
    })
    const { look, products } = await importText(
      JSON.stringify([one(1, 'Beanie', 'instock'), one(2, 'Cap', 'outofstock')]),
    )
    expect(look.dialect).toBeNull()
    expect(products).toMatchObject([
      {
        id: '1',
        title: 'Beanie',
        url: 'https://shop.example/1',
        image_url: 'https://shop.example/1.jpg',
        sale_price: 18,
        availability: 'in_stock',
        category: ['Hats'],
        color: 'Red',
      },
      { id: '2', title: 'Cap', availability: 'out_of_stock' },
    ])
    expect(products.map(({ attributes }) => attributes)).toEqual([undefined, undefined])
  })

  it('Wix: a product in several collections', async () => {
    const { products } = await importText(
      'handleId,fieldType,name,description,productImageUrl,collection,sku,price,visible,discountMode,discountValue,inventory\np_1,Product,Mug,,a.jpg,Kitchen;Sale,MUG,12.5,true,PERCENT,0,InStock\n',
    )
    expect(products[0]).toMatchObject({ category: ['Kitchen'], tags: ['Sale'] })
  })

  it('Google as Atom: the summary is the description', async () => {
    const { products } = await importText(
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>A</g:id><title>Lamp</title><link href="https://shop.example/a"/><summary>Bright light</summary><g:price>12.50 EUR</g:price></entry></feed>',
    )
    expect(products[0]).toMatchObject({ id: 'A', description: 'Bright light', url: 'https://shop.example/a' })
  })

  it('Shopware: number and price before', async () => {
    const { products } = await importText(
      'ordernumber;name;price;pseudoprice;instock\nSW1;Lampe;12,50;15,00;4\nSW2;Tisch;120,00;0;0\n',
    )
    expect(products).toMatchObject([
      { id: 'SW1', price: 15, sale_price: 12.5, availability: 'in_stock' },
      { id: 'SW2', price: 120, availability: 'out_of_stock' },
    ])
  })

  const variants = (handle: string, sku: string) =>
    `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n${['S', 'M', 'L', 'XL']
      .map((size, at) => `${handle},${at === 0 ? 'Tee' : ''},${at === 0 ? 'Size' : ''},${size},${sku},10.00`)
      .join('\n')}\n`

  it('Shopify: variants of a long handle stay apart, under the same ids each time', async () => {
    const handle = 'a-very-long-name-of-a-shirt-'.repeat(4).slice(0, 102)
    const { products, rows } = await importText(variants(handle, ''))
    const ids = products.map((product) => product.id)
    expect(new Set(ids).size).toBe(4)
    expect(ids.every((id) => id.length <= 100)).toBe(true)
    expect(new Set(products.map((product) => product.group_id)).size).toBe(1)
    expect(rows.flatMap((row) => row.warnings)).toEqual([])
    expect((await importText(variants(handle, ''))).products.map((product) => product.id)).toEqual(ids)
    const other = await importText(variants(`${handle.slice(0, -1)}x`, ''))
    expect(other.products[0]?.group_id).not.toBe(products[0]?.group_id)
  })

  it('Shopify: variants that share a number are distinguished by their options', async () => {
    const { products } = await importText(variants('tee', 'T-1'))
    expect(products.map((product) => [product.id, product.sku])).toEqual(
      ['S', 'M', 'L', 'XL'].map((size) => [`tee/${size}`, 'T-1']),
    )
  })

  it('Wix: the same, and a picture keeps its whole address', async () => {
    const { products } = await importText(
      `handleId,fieldType,name,productImageUrl,sku,price,surcharge,visible,inventory,productOptionName1,productOptionType1,productOptionDescription1
p1,Product,Tee,https://cdn.example/i?a=1&amp;b=2;https://cdn.example/2.jpg,,20,,true,InStock,Size,DROP_DOWN,S;M
p1,Variant,,,T-1,,0,,4,,,S
p1,Variant,,,T-1,,2,,0,,,M
`,
    )
    expect(products.map((product) => [product.id, product.image_url])).toEqual([
      ['p1/S', 'https://cdn.example/i?a=1&b=2'],
      ['p1/M', 'https://cdn.example/i?a=1&b=2'],
    ])
  })

  it('WooCommerce: leaves out what no list of the shop shows', async () => {
    for (const name of ['Visibility in catalog', 'Sichtbarkeit im Katalog']) {
      const { products, rows } = await importText(
        `ID,Type,SKU,Name,Published,${name},Regular price\n1,simple,A,Lamp,1,visible,5\n2,simple,B,Gift,1,hidden,6\n3,simple,C,Part,1,search,7\n`,
      )
      expect(products.map((product) => product.id)).toEqual(['A', 'C'])
      expect(rows[1]?.skipped?.code).toBe('unpublished')
    }
  })

  it('Squarespace: variants below their product, sales that are off, and what is hidden', async () => {
    const { look, products, rows } = await importText(
      `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs
5f1,v1,PHYSICAL,shop,candle,Candle,<p>Soy</p>,SQ1,Scent,Rose,18.00,15.00,Yes,10,"/gifts, /home/candles",soy,0.2,Yes,https://s.example/c.jpg https://s.example/c2.jpg
,v2,,,,,,SQ2,Scent,Mint,18.00,15.00,No,Unlimited,,,0.2,,
5f2,v3,PHYSICAL,shop,hidden,Hidden,,SQ3,,,5.00,0.00,No,1,,,0,No,
`,
    )
    expect(look.dialect?.name).toBe('squarespace')
    const shared = {
      title: 'Candle',
      description: 'Soy',
      group_id: '5f1',
      category: ['home', 'candles'],
      image_url: 'https://s.example/c.jpg',
    }
    expect(products).toMatchObject([
      { ...shared, id: 'SQ1', price: 18, sale_price: 15, stock: 10, attributes: { Scent: 'Rose' } },
      { ...shared, id: 'SQ2', price: 18, availability: 'in_stock', attributes: { Scent: 'Mint' } },
    ])
    expect(products[1]).not.toHaveProperty('sale_price')
    expect(products[1]).not.toHaveProperty('stock')
    expect(rows[2]?.skipped?.code).toBe('unpublished')
  })
})
