import { describe, expect, it } from 'vitest'
import { mappingSchema } from '#shared/schemas/mapping.ts'
import { importText } from './importing.ts'

const row =
  'A-1;Regenjacke;Warm und trocken;89,90;auf Lager;Fjell;Kleidung > Jacken;https://s.example/a;https://s.example/a.jpg;grün'
const other =
  'A-2;Mütze;Aus Wolle;9,50;ausverkauft;Fjell;Kleidung > Hüte;https://s.example/b;https://s.example/b.jpg;rot'

describe('columns of unknown files', () => {
  it.each([
    [
      'English',
      'SKU;Product name;Details;Selling price;Stock status;Manufacturer;Category path;Product URL;Picture;Colour',
    ],
    [
      'German',
      'Artikelnummer;Bezeichnung;Beschreibung;Verkaufspreis;Verfügbarkeit;Hersteller;Warengruppe;Produktlink;Bild-URL;Farbe',
    ],
    [
      'French',
      'Référence;Désignation;Descriptif;Prix TTC;Disponibilité;Marque;Catégorie;Lien produit;Image principale;Couleur',
    ],
    [
      'Spanish',
      'Referencia;Nombre del producto;Descripción;Precio;Disponibilidad;Fabricante;Categoría;Enlace;Imagen;Color',
    ],
    [
      'Italian',
      'Codice articolo;Nome prodotto;Descrizione;Prezzo;Disponibilità;Marchio;Categoria;Link prodotto;Immagine;Colore',
    ],
    [
      'Dutch',
      'Artikelcode;Productnaam;Omschrijving;Verkoopprijs;Beschikbaarheid;Merk;Categorie;Productlink;Afbeelding;Kleur',
    ],
    [
      'Portuguese',
      'Código;Nome do produto;Descrição;Preço;Disponibilidade;Marca;Categoria;Link do produto;Imagem;Cor',
    ],
    [
      'Polish',
      'Kod produktu;Nazwa;Opis;Cena brutto;Dostępność;Producent;Kategoria;Link do produktu;Zdjęcie;Kolor',
    ],
    ['Czech', 'Kód zboží;Název;Popis;Cena s DPH;Dostupnost;Výrobce;Kategorie;Odkaz;Obrázek;Barva'],
    ['Japanese', '商品コード;商品名;商品説明;販売価格;在庫状況;メーカー;カテゴリ;商品URL;画像;カラー'],
  ])('%s names', async (_, header) => {
    const { look, products } = await importText(`${header}\n${row}\n${other}\n`)
    expect(look.dialect).toBeNull()
    expect(products[0]).toEqual({
      id: 'A-1',
      title: 'Regenjacke',
      description: 'Warm und trocken',
      url: 'https://s.example/a',
      image_url: 'https://s.example/a.jpg',
      price: 89.9,
      availability: 'in_stock',
      category: ['Kleidung', 'Jacken'],
      brand: 'Fjell',
      color: 'grün',
    })
    expect(look.guesses.every((guess) => guess.confidence > 0.4 && guess.reason !== '')).toBe(true)
  })

  it('reads columns without telling names by their values', async () => {
    const { look, products } = await importText(
      'a,b,c,d,e,f\nX-1,Blue lamp with shade,https://s.example/1,https://s.example/1.jpg,€12.50,4006381333931\nX-2,Red lamp with shade,https://s.example/2,https://s.example/2.jpg,€13.50,6417182041488\n',
    )
    expect(look.mapping.columns).toEqual({
      a: 'id',
      b: 'title',
      c: 'url',
      d: 'image_url',
      e: 'price',
      f: 'gtin',
    })
    expect(products[1]).toEqual({
      id: 'X-2',
      title: 'Red lamp with shade',
      url: 'https://s.example/2',
      image_url: 'https://s.example/2.jpg',
      price: 13.5,
      currency: 'EUR',
      gtin: '6417182041488',
    })
  })

  it('never shows what the shop pays', async () => {
    const { look, products } = await importText(
      'sku,name,price,cost price,Einkaufspreis,supplier,wholesale_price\n1,Lamp,12,3.33,4.44,Acme,5.55\n2,Table,13,3.33,4.44,Acme,5.55\n',
    )
    expect(
      ['cost price', 'Einkaufspreis', 'supplier', 'wholesale_price'].map(
        (name) => look.mapping.columns[name],
      ),
    ).toEqual(['ignore', 'ignore', 'ignore', 'ignore'])
    expect(JSON.stringify(products)).not.toMatch(/3\.33|4\.44|5\.55|Acme/)
  })

  it('follows what the user has chosen', async () => {
    const text =
      'Handle,Title,Variant Price,Compare Name,Variant SKU\na,Old title,10,Better title,S1\nb,Other,11,Best title,S2\n'
    const { products } = await importText(text, {
      change: (mapping) =>
        mappingSchema.parse({
          ...mapping,
          columns: { ...mapping.columns, Title: 'ignore', 'Compare Name': 'title', Handle: 'id' },
          options: { ...mapping.options, currency: 'CHF' },
        }),
    })
    expect(products.map((product) => [product.id, product.title, product.currency])).toEqual([
      ['a', 'Better title', 'CHF'],
      ['b', 'Best title', 'CHF'],
    ])
  })

  it('keeps unknown columns as attributes', async () => {
    const { products } = await importText(
      'sku,name,price,Drehmoment,Voltage\n1,Bohrer,12,40 Nm,18 V\n2,Säge,13,50 Nm,12 V\n',
    )
    expect(products[0]?.attributes).toEqual({ Drehmoment: '40 Nm', Voltage: '18 V' })
  })

  it('makes a product of each variant in JSON', async () => {
    const { products, groups } = await importText(
      JSON.stringify({
        products: [
          {
            id: 7,
            title: 'Tee',
            body_html: '<p>Soft</p>',
            vendor: 'Fjell',
            handle: 'tee',
            variants: [
              { id: 71, sku: 'T-S', option1: 'S', price: '20.00' },
              { id: 72, sku: 'T-M', option1: 'M', price: '21.00' },
            ],
          },
          {
            id: 8,
            title: 'Cap',
            body_html: '',
            vendor: 'Fjell',
            handle: 'cap',
            variants: [{ id: 81, sku: 'C', price: '9.00' }],
          },
        ],
      }),
    )
    expect(groups).toBe(2)
    expect(products.map((product) => [product.id, product.title, product.price, product.group_id])).toEqual([
      ['71', 'Tee', 20, 'tee'],
      ['72', 'Tee', 21, 'tee'],
      ['81', 'Cap', 9, 'cap'],
    ])
  })

  it('tells what it could not use, by row and column', async () => {
    const { rows } = await importText(
      'id,title,price,gtin,link\n1,Lamp,free,123,https://s.example/1\n1,Table,12,,nonsense here\n,,5,,\n',
    )
    expect(rows.flatMap((one) => one.warnings)).toEqual([
      { row: 2, column: 'price', message: '"free" is no price.' },
      { row: 2, column: 'gtin', message: expect.stringContaining('3 digits') },
      { row: 3, column: 'link', message: expect.stringContaining('no web address') },
      { row: 3, column: 'id', message: expect.stringContaining('comes again') },
      { row: 4, column: 'title', message: expect.stringContaining('no name') },
    ])
  })

  it('gives products an id of their own where the file has none', async () => {
    const { products } = await importText(
      'name,price,url\nLamp,1,https://s.example/lamp\nLamp,2,https://s.example/lamp\nTable,3,\n',
    )
    expect(products.map((product) => product.id)).toEqual(['lamp', 'lamp-2', 'table'])
  })

  it('makes links whole against the address of the shop', async () => {
    const { products } = await importText(
      'id,title,link,image\n1,Lamp,/p/1,img/1.jpg\n2,Table,/p/2,img/2.jpg\n',
      { base_url: 'https://shop.example' },
    )
    expect(products[0]).toMatchObject({
      url: 'https://shop.example/p/1',
      image_url: 'https://shop.example/img/1.jpg',
    })
  })
})
