import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

const nowMs = Date.UTC(2025, 5, 15)

describe('exports of shop systems', () => {
  it('Shopify: rows of a handle are variants, pictures are gathered', async () => {
    const { look, products, groups } =
      await importText(`Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image,Cost per item,Status
jacket,Rain jacket,<p>Dry &amp; warm</p>,Fjell,Jackets,"rain, new",true,Color,Green,Size,M,RJ-G-M,shopify,5,deny,89.00,120.00,,https://cdn.example/1.jpg,1,,40,active
jacket,,,,,,,,Green,,L,RJ-G-L,shopify,0,deny,89.00,,,https://cdn.example/2.jpg,2,https://cdn.example/l.jpg,41,
jacket,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,
mug,Mug,Plain,Fjell,Mugs,,true,Title,Default Title,,,,,0,deny,9.50,,,,,,3,active
secret,Secret,,Fjell,,,false,Title,Default Title,,,S1,,1,deny,1,,,,,,,draft
`)
    expect(look.dialect?.name).toBe('shopify')
    expect(groups).toBe(2)
    expect(products).toEqual([
      {
        id: 'RJ-G-M',
        title: 'Rain jacket',
        description: 'Dry & warm',
        url: '/products/jacket',
        image_url: 'https://cdn.example/1.jpg',
        price: 120,
        sale_price: 89,
        stock: 5,
        availability: 'in_stock',
        category: ['Jackets'],
        brand: 'Fjell',
        group_id: 'jacket',
        color: 'Green',
        size: 'M',
        tags: ['rain', 'new'],
      },
      {
        id: 'RJ-G-L',
        title: 'Rain jacket',
        description: 'Dry & warm',
        url: '/products/jacket',
        image_url: 'https://cdn.example/l.jpg',
        price: 89,
        stock: 0,
        availability: 'out_of_stock',
        category: ['Jackets'],
        brand: 'Fjell',
        group_id: 'jacket',
        color: 'Green',
        size: 'L',
        tags: ['rain', 'new'],
      },
      {
        id: 'mug',
        title: 'Mug',
        description: 'Plain',
        url: '/products/mug',
        price: 9.5,
        availability: 'in_stock',
        category: ['Mugs'],
        brand: 'Fjell',
      },
    ])
  })

  it('Shopify: warns when the rows of a handle do not stand together', async () => {
    const { rows } = await importText(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,A,Size,S,1\nb,B,Title,Default Title,2\na,,Size,M,1\n',
    )
    expect(rows.flatMap((row) => row.warnings.map((warning) => [warning.row, warning.fault.code]))).toEqual(
      expect.arrayContaining([[4, 'rows_apart']]),
    )
  })

  it('WooCommerce: variations take from their parent, wherever they stand', async () => {
    const { look, products, groups, rows } = await importText(
      `ID,Type,SKU,Name,Published,Short description,Description,Date sale price ends,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
1,variation,TEE-R,,1,,,,1,3,0,,20,,,,TEE,Color,Red,Size,
2,variable,TEE,Tee,1,Soft,Cotton,,1,,0,,,"Clothing > Tees",cotton,"https://a.example/1.jpg, https://a.example/2.jpg",,Color,"Red, Blue",Material,Cotton
3,simple,CAP,Cap,1,,,2020-01-01,0,0,1,10,15,Clothing,,,,,,,
4,variation,,,1,,,,0,0,0,,22,,,,id:2,Color,Blue,,
5,simple,,Draft,-1,,,,1,,0,,1,,,,,,,,
`,
      { nowMs },
    )
    expect(look.dialect?.name).toBe('woocommerce')
    expect(groups).toBe(2)
    expect(
      products.map((product) => [
        product.id,
        product.title,
        product.price,
        product.sale_price,
        product.availability,
        product.group_id,
        product.color,
        product.material,
        product.image_url,
      ]),
    ).toEqual([
      ['TEE-R', 'Tee', 20, undefined, 'in_stock', 'TEE', 'Red', 'Cotton', 'https://a.example/1.jpg'],
      ['CAP', 'Cap', 15, undefined, 'backorder', undefined, undefined, undefined, undefined],
      ['4', 'Tee', 22, undefined, 'out_of_stock', 'TEE', 'Blue', 'Cotton', 'https://a.example/1.jpg'],
    ])
    expect(rows.filter((row) => row.skipped !== null).map((row) => row.row)).toEqual([6])
  })

  it.each([
    [
      'German',
      'ID;Typ;Artikelnummer;Name;Veröffentlicht;Kurzbeschreibung;Beschreibung;Vorrätig?;Angebotspreis;Regulärer Preis;Kategorien;Bilder;Übergeordnetes Produkt;Attribut 1 Name;Attribut 1 Wert(e)',
    ],
    [
      'French',
      'ID;Type;UGS;Nom;Publié;Description courte;Description;En stock ?;Tarif promo;Tarif régulier;Catégories;Images;Parent;Nom de l’attribut 1;Valeur(s) de l’attribut 1 ',
    ],
    [
      'Spanish',
      'ID;Tipo;SKU;Nombre;Publicado;Descripción corta;Descripción;¿Existencias?;Precio rebajado;Precio normal;Categorías;Imágenes;Superior;Nombre del atributo 1;Valor(es) del atributo 1',
    ],
    [
      'Dutch',
      'ID;Type;SKU;Naam;Gepubliceerd;Korte beschrijving;Beschrijving;Op voorraad?;Actieprijs;Reguliere prijs;Categorieën;Afbeeldingen;Hoofd;Attribuut 1 naam;Attribuut 1 waarde(n)',
    ],
    [
      'Polish',
      'ID;Rodzaj;SKU;Nazwa;Opublikowano;Krótki opis;Opis;W magazynie?;Cena promocyjna;Cena;Kategorie;Obrazki;Nadrzędny;Nazwa atrybutu 1;Wartości atrybutu 1',
    ],
  ])('WooCommerce in %s', async (_, header) => {
    const { look, products } = await importText(
      `${header}\n7;simple;K1;Krug;1;kurz;lang;1;8,50;10,00;A > B;https://a.example/k.jpg;;Farbe;Rot\n`,
    )
    expect(look.dialect?.name).toBe('woocommerce')
    expect(products).toEqual([
      expect.objectContaining({
        id: 'K1',
        title: 'Krug',
        price: 10,
        sale_price: 8.5,
        availability: 'in_stock',
        category: ['A', 'B'],
        image_url: 'https://a.example/k.jpg',
      }),
    ])
    expect(products[0]?.color ?? products[0]?.attributes?.['Farbe']).toBe('Rot')
  })

  it('Magento: simples belong to the configurable that names them', async () => {
    const { look, products, groups } = await importText(
      `sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price,special_price_to_date,url_key,base_image,additional_attributes,qty,is_in_stock,configurable_variations
H-S,,Top,simple,"Default Category/Men,Default Category/Men/Tops",Hoodie-S,<p>Warm</p>,1,Not Visible Individually,52,45,2020-01-01,hoodie-s,/h/s.jpg,"size=S,color=Black",10,1,
H-S,de,Top,simple,,Kapuze-S,,,,,,,,,,,,
H-M,,Top,simple,Default Category/Men/Tops,Hoodie-M,<p>Warm</p>,1,Not Visible Individually,52,45,,hoodie-m,,"size=M,color=Black",0,0,
H,,Top,configurable,Default Category/Men/Tops,Hoodie,<p>Warm</p>,1,"Catalog, Search",52,,,hoodie,/h/h.jpg,"material=Wool|Silk,sale=No,has_options=1",0,1,"sku=H-S,size=S,color=Black|sku=H-M,size=M,color=Black"
BALL,,Gear,simple,Default Category/Gear,Ball,,1,"Catalog, Search",12,,,ball,,,5,1,
`,
      { nowMs },
    )
    expect(look.dialect?.name).toBe('magento')
    expect(groups).toBe(2)
    expect(
      products.map((product) => [
        product.id,
        product.title,
        product.price,
        product.sale_price,
        product.group_id,
        product.size,
        product.material,
        product.url,
        product.availability,
      ]),
    ).toEqual([
      ['H-S', 'Hoodie-S', 52, undefined, 'H', 'S', 'Wool, Silk', '/hoodie.html', 'in_stock'],
      ['H-M', 'Hoodie-M', 52, 45, 'H', 'M', 'Wool, Silk', '/hoodie.html', 'out_of_stock'],
      ['BALL', 'Ball', 12, undefined, undefined, undefined, undefined, '/ball.html', 'in_stock'],
    ])
    expect(products[1]?.image_url).toBe('/media/catalog/product/h/h.jpg')
    expect(products[0]?.category).toEqual(['Men', 'Tops'])
  })

  it('PrestaShop', async () => {
    const { look, products } = await importText(
      `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Wholesale price;Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Supplier;Manufacturer;EAN13;Quantity;Short description;Tags (x,y,z...);Image URLs (x,y,z...);Feature(Name:Value:Position)
1;1;Lamp;Home,Light;49,90;20;;10;2025-01-01;2030-01-01;L-1;Acme;Lux;4006381333931;8;<p>Bright</p>;light,new;https://a.example/1.jpg,https://a.example/2.jpg;Height:10 cm:1
2;0;Old lamp;Home;10;5;;;;;L-2;;;;0;;;;
`,
      { nowMs },
    )
    expect(look.dialect?.name).toBe('prestashop')
    expect(products).toEqual([
      {
        id: '1',
        sku: 'L-1',
        title: 'Lamp',
        description: 'Bright',
        image_url: 'https://a.example/1.jpg',
        price: 49.9,
        sale_price: 44.91,
        stock: 8,
        availability: 'in_stock',
        category: ['Light'],
        gtin: '4006381333931',
        brand: 'Lux',
        tags: ['light', 'new'],
        attributes: { Height: '10 cm' },
      },
    ])
  })

  it('says that a list of categories is no list of products', async () => {
    const { look, products } = await importText(
      'Category ID;Active (0/1);Name *;Parent category\n1;1;Light;Home\n2;1;Dark;Home\n',
    )
    expect(look.warnings.map(({ code }) => code)).toContain('only_categories')
    expect(products).toEqual([])
  })

  it('Wix', async () => {
    const { look, products, groups } =
      await importText(`handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionType1,productOptionDescription1
p1,Product,Tee,<p>Soft</p>,a1.jpg;a2.jpg,Shirts;New,,20,,true,PERCENT,10,InStock,Size,DROP_DOWN,S;M
p1,Variant,,,,,T-S,,0,,,,4,,,S
p1,Variant,,,,,T-M,,2,,,,0,,,M
p2,Product,Cap,,,,C1,15,,true,,,OutOfStock,,,
`)
    expect(look.dialect?.name).toBe('wix')
    expect(groups).toBe(2)
    expect(
      products.map((product) => [
        product.id,
        product.title,
        product.price,
        product.sale_price,
        product.size,
        product.availability,
        product.image_url,
      ]),
    ).toEqual([
      ['T-S', 'Tee', 20, 18, 'S', 'in_stock', 'https://static.wixstatic.com/media/a1.jpg'],
      ['T-M', 'Tee', 22, 19.8, 'M', 'out_of_stock', 'https://static.wixstatic.com/media/a1.jpg'],
      ['C1', 'Cap', 15, undefined, undefined, 'out_of_stock', undefined],
    ])
  })

  it('BigCommerce', async () => {
    const { look, products, groups } =
      await importText(`Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Cost Price,Retail Price,Sale Price,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product UPC/EAN
Product,1,Mug,MUG,Clay,<b>Good</b>,12.00,4.00,15.00,0.00,Y,by option,0,Kitchen/Mugs,mug.jpg,
  SKU,11,"[S]Colour=Red",MUG-R,,,0,,,,,,3,,,4006381333931
  SKU,12,"[S]Colour=Blue",MUG-B,,,14.00,,,,,,0,,,
Product,2,Plate,PL,Clay,,8.00,2.00,0.00,6.00,Y,none,0,Kitchen,,
`)
    expect(look.dialect?.name).toBe('bigcommerce')
    expect(groups).toBe(2)
    expect(
      products.map((product) => [
        product.id,
        product.title,
        product.price,
        product.sale_price,
        product.color,
        product.group_id,
        product.stock,
      ]),
    ).toEqual([
      ['MUG-R', 'Mug', 15, 12, 'Red', 'MUG', 3],
      ['MUG-B', 'Mug', 15, 14, 'Blue', 'MUG', 0],
      ['PL', 'Plate', 8, 6, undefined, undefined, undefined],
    ])
    expect(JSON.stringify(products)).not.toContain('4.00')
  })

  it('Spree', async () => {
    const { look, products, groups } =
      await importText(`slug,sku,name,price,compare_at_price,currency,status,description,tags,category1,option1_name,option1_value,image1_src,inventory_count,track_inventory,custom_field.custom.wattage
kettle,K,Kettle,0,0,USD,active,Fast,hot,Kitchen -> Kettles,,,https://a.example/k.jpg,,,1400W
kettle,K-W,,44.99,59.99,USD,,,,,Color,White,,5,TRUE,
kettle,K-B,,44.99,0,USD,,,,,Color,Black,,0,TRUE,
kettle,K-W,,40.00,,EUR,,,,,,,,,,
lamp,L,Lamp,10,0,USD,active,,,,,,,1,TRUE,
kettle,K-B,,40.00,,EUR,,,,,,,,,,
`)
    expect(look.dialect?.name).toBe('spree')
    expect(groups).toBe(2)
    expect(
      products.map((product) => [
        product.id,
        product.title,
        product.price,
        product.sale_price,
        product.currency,
        product.color,
        product.attributes?.['wattage'],
      ]),
    ).toEqual([
      ['K-W', 'Kettle', 59.99, 44.99, 'USD', 'White', '1400W'],
      ['K-B', 'Kettle', 44.99, undefined, 'USD', 'Black', '1400W'],
      ['L', 'Lamp', 10, undefined, 'USD', undefined, undefined],
    ])
  })

  it('EC-CUBE in Shift_JIS', async () => {
    const text = `商品ID,公開ステータス(ID),商品名,商品説明(詳細),検索ワード,商品削除フラグ,商品画像,商品カテゴリ(名称),規格分類1(名称),規格分類2(名称),商品コード,在庫数,在庫数無制限フラグ,通常価格,販売価格
1,1,アイスクリーム,冷たいものはいかがですか,"アイス,夏",0,ice.jpg,アイス,抹茶,S,ice-1,,1,1000,933
1,1,アイスクリーム,冷たいものはいかがですか,"アイス,夏",0,ice.jpg,アイス,抹茶,L,ice-2,0,0,1000,933
2,2,秘密の商品です,非公開の商品です,,0,,なべ,,,n-1,5,0,,500
3,1,おなべの商品,一人用からあります,,0,,なべ,,,n-2,5,0,,"1,650"
`
    const { look, products, groups } = await importText(iconv.encode(text, 'shift_jis'))
    expect(look).toMatchObject({ encoding: 'shift_jis', dialect: { name: 'eccube' } })
    expect(groups).toBe(2)
    expect(
      products.map((product) => [
        product.id,
        product.title,
        product.price,
        product.sale_price,
        product.currency,
        product.size,
        product.availability,
        product.group_id,
      ]),
    ).toEqual([
      ['ice-1', 'アイスクリーム', 1000, 933, 'JPY', 'S', 'in_stock', '1'],
      ['ice-2', 'アイスクリーム', 1000, 933, 'JPY', 'L', 'out_of_stock', '1'],
      ['n-2', 'おなべの商品', 1650, undefined, 'JPY', undefined, 'in_stock', undefined],
    ])
  })

  it('Saleor, from its tables', async () => {
    const record = (model: string, pk: number, fields: object) => ({ model, pk, fields })
    const { look, products, groups } = await importText(
      JSON.stringify([
        record('channel.channel', 1, { currency_code: 'USD' }),
        record('channel.channel', 2, { currency_code: 'PLN' }),
        record('product.category', 5, { name: 'Apparel', parent: null }),
        record('product.category', 6, { name: 'Shoes', parent: 5 }),
        record('product.product', 7, {
          name: 'Plimsolls',
          slug: 'plimsolls',
          category: 6,
          description_plaintext: 'For school',
        }),
        record('product.productvariant', 8, { sku: 'P-39', name: '39', product: 7 }),
        record('product.productvariant', 9, { sku: null, name: '40', product: 7 }),
        record('product.productvariantchannellisting', 1, {
          variant: 8,
          channel: 2,
          currency: 'PLN',
          price_amount: '40.000',
          discounted_price_amount: '40.000',
        }),
        record('product.productvariantchannellisting', 2, {
          variant: 8,
          channel: 1,
          currency: 'USD',
          price_amount: '10.000',
          discounted_price_amount: '8.000',
        }),
        record('product.productvariantchannellisting', 3, {
          variant: 9,
          channel: 1,
          currency: 'USD',
          price_amount: '11.000',
          discounted_price_amount: '11.000',
        }),
        record('attribute.attribute', 3, { name: 'Shoe size' }),
        record('attribute.attributevalue', 4, { name: '39', attribute: 3 }),
        record('attribute.assignedvariantattribute', 10, { variant: 8 }),
        record('attribute.assignedvariantattributevalue', 11, { assignment: 10, value: 4 }),
        record('warehouse.stock', 1, { product_variant: 8, quantity: 5 }),
      ]),
    )
    expect(look.dialect?.name).toBe('saleor')
    expect(groups).toBe(1)
    expect(products).toEqual([
      {
        id: 'P-39',
        title: 'Plimsolls',
        description: 'For school',
        url: '/products/plimsolls',
        price: 10,
        sale_price: 8,
        currency: 'USD',
        stock: 5,
        availability: 'in_stock',
        category: ['Apparel', 'Shoes'],
        group_id: 'plimsolls',
        size: '39',
      },
      expect.objectContaining({ id: 'plimsolls/9', price: 11, currency: 'USD' }),
    ])
  })
})
