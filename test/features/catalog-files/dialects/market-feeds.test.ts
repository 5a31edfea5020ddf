import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

describe('feeds of markets', () => {
  it('Heureka: days of delivery, then the stock, say whether it is there', async () => {
    const item = (id: string, more: string) =>
      `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Hrnek ${id}</PRODUCTNAME><PRICE_VAT>100</PRICE_VAT>${more}</SHOPITEM>`
    const { look, products } = await importText(
      `<?xml version="1.0"?><SHOP>${[
        item('a', '<DELIVERY_DATE>0</DELIVERY_DATE>'),
        item('b', '<DELIVERY_DATE>3</DELIVERY_DATE><STOCK_QUANTITY>0</STOCK_QUANTITY>'),
        item('c', '<DELIVERY_DATE>5</DELIVERY_DATE><STOCK>4</STOCK>'),
        item('d', '<DELIVERY_DATE>5</DELIVERY_DATE>'),
        item('e', '<STOCK_QUANTITY>7</STOCK_QUANTITY>'),
        item('f', '<STOCK>0</STOCK>'),
      ].join('')}</SHOP>`,
    )
    expect(look.dialect?.name).toBe('heureka')
    expect(products.map(({ id, availability, stock }) => [id, availability, stock])).toEqual([
      ['a', 'in_stock', undefined],
      ['b', 'in_stock', 0],
      ['c', 'in_stock', 4],
      ['d', 'backorder', undefined],
      ['e', 'in_stock', 7],
      ['f', 'out_of_stock', 0],
    ])
  })

  it('Google: categories keep their commas, and what a feed says of vehicles is kept', async () => {
    const { look, products } =
      await importText(`<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>
<g:id>V1</g:id><g:title>Wagon &amp;amp;amp; trailer</g:title><g:link>https://cars.example/1</g:link><g:image_link>https://cars.example/1.jpg</g:image_link>
<g:price>12900.00 EUR</g:price><g:google_product_category>Vehicles &amp; Parts &gt; Vehicles &gt; Motor Vehicles &gt; Cars, Trucks &amp; Vans</g:google_product_category>
<g:product_type>Used cars</g:product_type><g:product_type>Offers, of the week</g:product_type>
<g:mileage>84000 km</g:mileage><g:year>2019</g:year><g:vin>WVWZZZ1JZXW000001</g:vin><g:fuel_type>Diesel</g:fuel_type>
<g:custom_label_0>margin high</g:custom_label_0><g:shipping><g:country>DE</g:country><g:price>0 EUR</g:price></g:shipping></item></channel></rss>`)
    expect(look.dialect?.name).toBe('google')
    expect(products).toMatchObject([
      {
        title: 'Wagon & trailer',
        category: ['Vehicles & Parts', 'Vehicles', 'Motor Vehicles', 'Cars, Trucks & Vans'],
        tags: ['Used cars', 'Offers, of the week'],
        attributes: { mileage: '84000 km', year: '2019', vin: 'WVWZZZ1JZXW000001', fuel_type: 'Diesel' },
      },
    ])
    expect(Object.keys(products[0]?.attributes ?? {})).toHaveLength(4)
  })

  it('a hand-made list keeps them too', async () => {
    const { products } = await importText(
      'sku,name,category,price\n1,Van,"Vehicles > Cars, Trucks & Vans",10\n2,Tee,"Wear > Tees, Sale > Winter",5\n',
    )
    expect(products.map(({ category, tags }) => [category, tags])).toEqual([
      [['Vehicles', 'Cars, Trucks & Vans'], undefined],
      [['Wear', 'Tees'], ['Winter']],
    ])
  })
})
