import { describe, expect, it } from 'vitest'
import { fault } from '#shared/faults/fault.ts'
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

  it('reads columns without meaningful names by their values', async () => {
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

  it('reports what it could not use, by row and column', async () => {
    const { rows } = await importText(
      'id,title,price,gtin,link\n1,Lamp,free,123,https://s.example/1\n1,Table,12,,nonsense here\n,,5,,\n',
    )
    expect(rows.flatMap((one) => one.warnings)).toEqual([
      { row: 2, column: 'price', fault: fault('not_a_price', { value: 'free' }) },
      { row: 2, column: 'gtin', fault: fault('gtin_wrong_length', { value: '123', digits: 3 }) },
      { row: 3, column: 'link', fault: fault('not_a_link', { value: 'nonsense here' }) },
      { row: 3, column: 'id', fault: fault('repeated_id', { id: '1' }) },
      { row: 4, column: 'title', fault: fault('no_name') },
    ])
  })

  it('gives products an id of their own where the file has none', async () => {
    const { products } = await importText(
      'name,price,url\nLamp,1,https://s.example/lamp\nLamp,2,https://s.example/lamp\nTable,3,\n',
    )
    expect(products.map((product) => product.id)).toEqual(['lamp', 'lamp-2', 'table'])
  })

  it('gives them also where all are called alike, however many', async () => {
    const { products } = await importText(`name,price\n${'Lamp,1\n'.repeat(30_000)}`)
    expect(new Set(products.map((product) => product.id)).size).toBe(30_000)
    expect(products.at(-1)?.id).toBe('lamp-30000')
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

  const priced = (header: string, prices: readonly string[]) =>
    importText(`${header}\n${prices.map((price, at) => `A-${at};Sofa ${at};${price}`).join('\n')}\n`)

  it.each([
    ['a column says the currency', 'id;Titel;Preis;Währung', ['1.299;EUR', '2.450;EUR'], [1299, 2450]],
    ['the heading says it', 'id;Titel;Preis (EUR)', ['1.299', '2.450'], [1299, 2450]],
    ['others are whole', 'id;Titel;Preis', ['1.299', '899', '2.450'], [1299, 899, 2450]],
    ['others have cents', 'id;Titel;Preis;Währung', ['1.299;EUR', '12.50;EUR'], [1.299, 12.5]],
    [
      'all have three',
      'id;Titel;Preis;Währung',
      ['15.990;EUR', '40.000;EUR', '12.500;EUR'],
      [15.99, 40, 12.5],
    ],
    ['nothing says so', 'id;Titel;Preis', ['15.990', '40.000'], [15.99, 40]],
  ])('reads three digits behind a dot where %s', async (_, header, prices, amounts) => {
    const { products } = await priced(header, prices)
    expect(products.map((product) => product.price)).toEqual(amounts)
  })

  it('reads thousands by the currency that is chosen for the file', async () => {
    const { products } = await importText('id;Titel;Preis\n1;Sofa;1.299\n2;Bett;2.450\n', {
      change: (mapping) => ({ ...mapping, options: { ...mapping.options, currency: 'EUR' } }),
    })
    expect(products.map((product) => product.price)).toEqual([1299, 2450])
  })

  it.each([
    ['Summe;2 Artikel;1.318,90;'],
    [';Gesamtsumme;1.318,90;'],
    ['Total :;;1318,90;'],
    ['Razem;;1318,90;\nSuma;;1318,90;'],
    [';Celkem: 2 položky;1318,90;'],
    ['合計;2点;1318,90;'],
  ])('takes a last row of totals for no product: %s', async (last) => {
    const { products, rows } = await importText(
      `Artikelnummer;Bezeichnung;Preis;Bestand\nA-1;Sofa;1.299,00;3\nA-2;Kissen;19,90;8\n${last}\n`,
    )
    expect(products.map((product) => product.id)).toEqual(['A-1', 'A-2'])
    expect(rows.at(-1)).toMatchObject({ product: null, skipped: fault('totals_row') })
  })

  it('keeps a product that is called as totals are', async () => {
    const { products } = await importText(
      'Artikelnummer;Bezeichnung;Preis;Bild\nTotal;Motoröl;19,90;\nA-2;Total;19,90;\n;Summe;9,90;\nA-4;Kissen;9,90;\n;Suma;9,90;https://s.example/1.jpg\n',
    )
    expect(products.map((product) => product.title)).toEqual(['Motoröl', 'Total', 'Summe', 'Kissen', 'Suma'])
  })

  it('reports a row without a name with the id it has', async () => {
    const { rows } = await importText('id,title,price\n1,Lamp,5\nB-7,,6\n')
    expect(rows[1]).toMatchObject({ id: 'B-7', product: null })
  })

  it('reports a broken line once, by its place in the file', async () => {
    const { rows } = await importText(
      '{"id":1,"title":"a","price":1}\n{"id":2,"title":"b","price":1}\n\n{"id":3,"ti\n{"id":4,"title":"d","price":1}\n',
    )
    expect(rows.map(({ row, warnings }) => [row, warnings.map(({ fault }) => fault.code)])).toEqual([
      [1, []],
      [2, []],
      [4, ['line_not_json']],
      [5, []],
    ])
  })

  it('keeps apart what numbers would round', async () => {
    const item = (id: string) => `{"id":${id},"title":"Lamp ${id}","price":12.50}`
    const ids = ['12345678901234567890', '12345678901234567891', '9007199254740993']
    for (const text of [`[${ids.map(item).join(',')}]`, ids.map(item).join('\n')]) {
      const { products } = await importText(text)
      expect(products.map((product) => [product.id, product.price])).toEqual(ids.map((id) => [id, 12.5]))
    }
  })
})
