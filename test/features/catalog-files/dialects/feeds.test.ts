import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

const nowMs = Date.UTC(2025, 5, 15)
const item = {
  id: 'J1',
  title: 'Rain jacket',
  description: 'Dry & warm',
  url: 'https://shop.example/j1',
  image_url: 'https://shop.example/j1.jpg',
  price: 89,
  sale_price: 79,
  currency: 'EUR',
  availability: 'in_stock',
  brand: 'Fjell',
  category: ['Clothing', 'Jackets'],
  gtin: '4006381333931',
  group_id: 'J',
  color: 'green',
  size: 'M',
}

describe('marketplace feeds', () => {
  it('Google Merchant as tabs', async () => {
    const { look, products } = await importText(
      `id\ttitle\tdescription\tlink\timage link\tprice\tsale price\tavailability\tbrand\tproduct type\tgtin\titem group id\tcolor\tsize\ngender\nJ1\tRain jacket\tDry &amp; warm\thttps://shop.example/j1\thttps://shop.example/j1.jpg\t89.00 EUR\t79.00 EUR\tin stock\tFjell\tClothing > Jackets\t4006381333931\tJ\tgreen\tM\n`.replace(
        '\ngender',
        '',
      ),
    )
    expect(look).toMatchObject({ format: 'csv', dialect: { name: 'google' } })
    expect(products).toEqual([item])
  })

  const inner = `<g:id>J1</g:id><g:title>Rain jacket</g:title><g:description>Dry &amp;amp; warm</g:description><g:image_link>https://shop.example/j1.jpg</g:image_link><g:price>89.00 EUR</g:price><g:sale_price>79.00 EUR</g:sale_price><g:availability>in_stock</g:availability><g:brand>Fjell</g:brand><g:product_type>Clothing &gt; Jackets</g:product_type><g:google_product_category>1604</g:google_product_category><g:gtin>4006381333931</g:gtin><g:item_group_id>J</g:item_group_id><g:color>green</g:color><g:size>M</g:size><g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping>`

  it('Google Merchant as RSS', async () => {
    const { look, products } = await importText(
      `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><link>https://shop.example</link><item>${inner}<g:link>https://shop.example/j1</g:link></item></channel></rss>`,
    )
    expect(look.dialect?.name).toBe('google')
    expect(products).toEqual([item])
  })

  it('Google Merchant as Atom', async () => {
    const { look, products } = await importText(
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title><entry>${inner}<link href="https://shop.example/j1" rel="alternate"/></entry></feed>`,
    )
    expect(look.dialect?.name).toBe('google')
    expect(products).toEqual([item])
  })

  it('forgets a reduction that is over', async () => {
    const { products } = await importText(
      'id,title,link,image_link,price,sale_price,sale_price_effective_date\nA,a,https://s.example/a,https://s.example/a.jpg,10 EUR,8 EUR,2024-05-01T00:00+0100/2024-05-31T23:59+0100\nB,b,https://s.example/b,https://s.example/b.jpg,10 EUR,8 EUR,2025-05-01T00:00+0100/2025-07-31T23:59+0100\n',
      { nowMs },
    )
    expect(products.map((product) => product.sale_price)).toEqual([undefined, 8])
  })

  it('Meta', async () => {
    const { look, products } = await importText(
      'id,title,description,availability,condition,price,link,image_link,brand,quantity_to_sell_on_facebook,fb_product_category,visibility\nM1,Mug,Nice,in stock,new,12.00 USD,https://s.example/m,https://s.example/m.jpg,Clay,7,Home > Mugs,published\nM2,Old,Nice,in stock,new,12.00 USD,https://s.example/m,https://s.example/m.jpg,Clay,7,,hidden\n',
    )
    expect(look.dialect?.name).toBe('meta')
    expect(products).toEqual([
      expect.objectContaining({
        id: 'M1',
        price: 12,
        currency: 'USD',
        stock: 7,
        condition: 'new',
        category: ['Home', 'Mugs'],
      }),
    ])
  })

  it('Heureka', async () => {
    const { look, products, groups } = await importText(`<?xml version="1.0" encoding="utf-8"?><SHOP>
      <SHOPITEM><ITEM_ID>A1</ITEM_ID><PRODUCTNAME>Tričko</PRODUCTNAME><PRODUCT>Tričko akce</PRODUCT><DESCRIPTION>Bavlna</DESCRIPTION><URL>https://obchod.cz/a1</URL><IMGURL>https://obchod.cz/a1.jpg</IMGURL><PRICE_VAT>1 299,50</PRICE_VAT><MANUFACTURER>Fjell</MANUFACTURER><CATEGORYTEXT>Oblečení | Trička</CATEGORYTEXT><EAN>4006381333931</EAN><DELIVERY_DATE>0</DELIVERY_DATE><ITEMGROUP_ID>A</ITEMGROUP_ID><PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>modrá</VAL></PARAM><PARAM><PARAM_NAME>Střih</PARAM_NAME><VAL>volný</VAL></PARAM></SHOPITEM>
      <SHOPITEM><ITEM_ID>A2</ITEM_ID><PRODUCTNAME>Tričko</PRODUCTNAME><URL>https://obchod.cz/a2</URL><PRICE_VAT>99</PRICE_VAT><DELIVERY_DATE>30</DELIVERY_DATE><ITEMGROUP_ID>A</ITEMGROUP_ID></SHOPITEM></SHOP>`)
    expect(look.dialect?.name).toBe('heureka')
    expect(groups).toBe(1)
    expect(products[0]).toEqual({
      id: 'A1',
      title: 'Tričko',
      description: 'Bavlna',
      url: 'https://obchod.cz/a1',
      image_url: 'https://obchod.cz/a1.jpg',
      price: 1299.5,
      currency: 'CZK',
      availability: 'in_stock',
      category: ['Oblečení', 'Trička'],
      gtin: '4006381333931',
      brand: 'Fjell',
      group_id: 'A',
      color: 'modrá',
      attributes: { Střih: 'volný' },
    })
    expect(products[1]).toMatchObject({ price: 99, availability: 'backorder' })
  })

  it('Heureka in Slovakia sells in euros', async () => {
    const { products } = await importText(
      '<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Lampa</PRODUCTNAME><URL>https://obchod.sk/1</URL><PRICE_VAT>9,90</PRICE_VAT></SHOPITEM><SHOPITEM><ITEM_ID>2</ITEM_ID><PRODUCTNAME>Stôl</PRODUCTNAME><URL>https://obchod.sk/2</URL><PRICE_VAT>10</PRICE_VAT></SHOPITEM></SHOP>',
    )
    expect(products.map((product) => [product.price, product.currency])).toEqual([
      [9.9, 'EUR'],
      [10, 'EUR'],
    ])
  })

  it('Zboží', async () => {
    const { look, products } = await importText(
      '<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0"><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Lampa</PRODUCTNAME><DESCRIPTION>x</DESCRIPTION><URL>https://obchod.cz/1</URL><PRICE_VAT>620</PRICE_VAT><EXTRA_MESSAGE>free_delivery</EXTRA_MESSAGE><DELIVERY_DATE>ihned</DELIVERY_DATE></SHOPITEM></SHOP>',
    )
    expect(look.dialect?.name).toBe('zbozi')
    expect(products).toEqual([
      expect.objectContaining({ id: '1', price: 620, currency: 'CZK', availability: 'in_stock' }),
    ])
  })

  it('Yandex YML, with its usual DOCTYPE', async () => {
    const { look, products, groups } =
      await importText(`<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2025-01-01"><shop><name>S</name>
      <categories><category id="1">Одежда</category><category id="2" parentId="1">Куртки</category></categories>
      <offers><offer id="9" available="true" group_id="G"><url>https://s.example/9</url><price>1290</price><oldprice>1500</oldprice><currencyId>RUR</currencyId><categoryId>2</categoryId><picture>https://s.example/9.jpg</picture><picture>https://s.example/9b.jpg</picture><name>Куртка</name><vendor>Fjell</vendor><param name="Цвет">зелёный</param><param name="Рост">182</param></offer>
      <offer id="10" available="false"><price>5</price><currencyId>RUR</currencyId><categoryId>1</categoryId><typePrefix>Шапка</typePrefix><vendor>Fjell</vendor><model>X1</model></offer></offers></shop></yml_catalog>`)
    expect(look.dialect?.name).toBe('yml')
    expect(groups).toBe(2)
    expect(products).toEqual([
      {
        id: '9',
        title: 'Куртка',
        url: 'https://s.example/9',
        image_url: 'https://s.example/9.jpg',
        price: 1500,
        sale_price: 1290,
        currency: 'RUB',
        availability: 'in_stock',
        category: ['Одежда', 'Куртки'],
        brand: 'Fjell',
        group_id: 'G',
        color: 'зелёный',
        attributes: { Рост: '182' },
      },
      {
        id: '10',
        title: 'Шапка Fjell X1',
        price: 5,
        currency: 'RUB',
        availability: 'out_of_stock',
        category: ['Одежда'],
        brand: 'Fjell',
      },
    ])
  })

  it('WordPress export: variations and pictures find their products', async () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
    const post = (id: number, type: string, parent: number, inside: string) =>
      `<item><title>${type} ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_parent>${parent}</wp:post_parent><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${inside}</item>`
    const { look, products, groups } =
      await importText(`<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><wp:author><wp:author_id>1</wp:author_id><wp:author_email>a@b.example</wp:author_email></wp:author>
      ${post(1, 'product', 0, `<content:encoded><![CDATA[Soft]]></content:encoded><category domain="product_cat" nicename="tees"><![CDATA[Tees]]></category><category domain="pa_color" nicename="red"><![CDATA[Red]]></category><category domain="pa_color" nicename="blue"><![CDATA[Blue]]></category>${meta('_sku', 'TEE')}${meta('_thumbnail_id', '9')}`)}
      ${post(2, 'product_variation', 1, `${meta('_sku', 'TEE-R')}${meta('_regular_price', '20')}${meta('_sale_price', '18')}${meta('attribute_pa_color', 'red')}${meta('_stock_status', 'instock')}`)}
      ${post(3, 'product', 0, `${meta('_sku', 'CAP')}${meta('_regular_price', '15')}${meta('_stock_status', 'outofstock')}`)}
      ${post(4, 'page', 0, '')}
      ${post(9, 'attachment', 1, '<wp:attachment_url>https://a.example/tee.jpg</wp:attachment_url>')}</channel></rss>`)
    expect(look.dialect?.name).toBe('wxr')
    expect(groups).toBe(2)
    expect(products).toEqual([
      {
        id: 'TEE-R',
        title: 'product_variation 2',
        description: 'Soft',
        image_url: 'https://a.example/tee.jpg',
        price: 20,
        sale_price: 18,
        availability: 'in_stock',
        category: ['Tees'],
        group_id: 'TEE',
        color: 'Red',
      },
      { id: 'CAP', title: 'product 3', price: 15, availability: 'out_of_stock' },
    ])
  })
})
