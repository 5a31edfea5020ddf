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

  it('Zboží: unknown delivery is on order, the market is no category, used is said', async () => {
    const { look, products } = await importText(
      '<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0"><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Stan</PRODUCTNAME><PRICE_VAT>4990</PRICE_VAT><DELIVERY_DATE>-1</DELIVERY_DATE><CONDITION>used</CONDITION><CATEGORYTEXT>Heureka.cz | Sport | Stany</CATEGORYTEXT></SHOPITEM></SHOP>',
    )
    expect(look.dialect?.name).toBe('zbozi')
    expect(products).toMatchObject([
      { availability: 'backorder', condition: 'used', category: ['Sport', 'Stany'] },
    ])
  })

  it('what a feed calls its namespace is no part of a name', async () => {
    const { products } = await importText(
      '<feed xmlns:gg="http://base.google.com/ns/1.0"><entry><gg:id>1</gg:id><title>Used car</title><gg:price>12500 EUR</gg:price><gg:mileage>50000 km</gg:mileage></entry><entry><gg:id>2</gg:id><title>Tyre</title><gg:price>89 EUR</gg:price></entry></feed>',
    )
    expect(products[0]).toMatchObject({ id: '1', price: 12500, attributes: { mileage: '50000 km' } })
  })

  it('XML: the language of a text and the kind of a price are no texts of the product', async () => {
    const { products } = await importText(
      '<catalog xmlns:x="urn:x"><x:article nr="7" active="1"><x:text lang="de"><x:name>Besen</x:name></x:text><x:price currency="EUR" type="gross">12.90</x:price></x:article><x:article nr="8" active="0"><x:text lang="de"><x:name>Eimer</x:name></x:text><x:price currency="EUR" type="gross">6.90</x:price></x:article></catalog>',
    )
    expect(products).toEqual([{ id: '7', title: 'Besen', price: 12.9, currency: 'EUR' }])
  })
})
