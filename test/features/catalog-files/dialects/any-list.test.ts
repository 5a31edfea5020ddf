import { describe, expect, it } from 'vitest'
import { row, xlsxOf } from '../files/zip-maker.ts'
import { importText } from './importing.ts'

describe('a list that no shop system wrote', () => {
  it.each([
    ['Artikel;Name;Preis\nT-1;Tisch Eiche;299,00\nT-2;Tisch Buche;249,50\n', 'T-1', 'Tisch Eiche'],
    ['Artikel\tBezeichnung\tPreis\nU1\tÖlfarbe Grün\t12,50\nU2\tPinsel Nr. 8\t9,00\n', 'U1', 'Ölfarbe Grün'],
    ['Artikel;Preis\nLampe;9,90\nTisch;99,00\n', 'lampe', 'Lampe'],
  ])('"Artikel" is the number where another column is the name: %#', async (text, id, title) => {
    const { products } = await importText(text)
    expect(products[0]).toMatchObject({ id, title })
  })

  it('finds names of one word, whatever their heading is, and no product in totals and notes', async () => {
    const { products, rows } = await importText(`Preisliste Blumen;;;
Nr.;Pflanze;Topf;Preis €
Stauden;;;
1;Lavendel;P9;3,50
2;Salbei;P9;3,20
;Gräser;;
3;Pampasgras;C3;12,90
;Gesamt;;19,60
Irrtum vorbehalten.;;;
`)
    expect(products).toMatchObject([
      { id: '1', title: 'Lavendel', category: ['Stauden'], price: 3.5, attributes: { Topf: 'P9' } },
      { id: '2', title: 'Salbei', category: ['Stauden'] },
      { id: '3', title: 'Pampasgras', category: ['Gräser'] },
    ])
    expect(rows.flatMap(({ skipped }) => (skipped ? [skipped.code] : [])).sort()).toEqual([
      'note_row',
      'totals_row',
    ])
  })

  it('has its names and prices found without a single heading', async () => {
    const numbered = (at: number, code: string, name: string, price: number) =>
      row(at, [code, name]).replace('</row>', `<c r="C${at}"><v>${price}</v></c></row>`)
    const sheet = [
      numbered(1, 'AB-1', 'Hammer 500 g', 12.5),
      numbered(2, 'AB-2', 'Zange', 18.9),
      numbered(3, 'AB-3', 'Säge', 24),
    ]
    const { products } = await importText(xlsxOf({ Werkzeug: sheet.join('') }))
    expect(products.map(({ id, title, price }) => [id, title, price])).toEqual([
      ['AB-1', 'Hammer 500 g', 12.5],
      ['AB-2', 'Zange', 18.9],
      ['AB-3', 'Säge', 24],
    ])
  })

  it('never shows what dealers pay', async () => {
    const { look, products } = await importText(
      'Item #,Description,List Price,Dealer,Händler-VK\nK-1,Steel kettle,39.99,24.50,22.00\nK-2,Toaster two,29.99,18.00,17.00\n',
    )
    expect(products).toMatchObject([{ title: 'Steel kettle', price: 39.99 }, { price: 29.99 }])
    expect(JSON.stringify(products)).not.toMatch(/24.5|22|18|17/)
    expect(look.mapping.columns).toMatchObject({ Dealer: 'ignore', 'Händler-VK': 'ignore' })
  })

  it.each([
    ['SKU,Name,Price (excl. VAT),Price (incl. VAT)', 'price'],
    ['Ref,Nom,Prix HT,Prix TTC', 'price'],
    ['Nr,Name,VK netto,VK brutto', 'price'],
    ['Code,Name,RRP (ex VAT),RRP (inc VAT)', 'list_price'],
    ['ID,Nombre,Precio (imp. excl.),Precio (imp. incl.)', 'price'],
  ])('shows the price with taxes: %s', async (header, field) => {
    const { look, products } = await importText(`${header}\nA1,Red mug,4.00,4.80\nA2,Blue mug,3.00,3.60\n`)
    expect(products.map(({ price, attributes }) => [price, attributes])).toEqual([
      [4.8, undefined],
      [3.6, undefined],
    ])
    expect(Object.values(look.mapping.columns).slice(-2)).toEqual(['ignore', field])
  })

  it('takes a price without taxes where there is no other', async () => {
    const { products } = await importText('Nr,Name,VK netto\n1,Red mug,4.00\n2,Blue mug,3.00\n')
    expect(products.map(({ price }) => price)).toEqual([4, 3])
  })

  it.each([
    ['Published', '1', '0'],
    ['aktiv', 'ja', 'nein'],
    ['Visible', 'Yes', 'No'],
    ['status', 'Active', 'Inactive'],
  ])('leaves out what the shop does not show: %s', async (heading, shown, hidden) => {
    const text = `sku,name,price,${heading}\nA,Red mug,9,${shown}\nB,Blue mug,8,${hidden}\n`
    const { products, rows } = await importText(text)
    expect(products.map(({ id }) => id)).toEqual(['A'])
    expect(rows[1]?.skipped?.code).toBe('unpublished')
    const all = await importText(text, {
      change: (mapping) => ({ ...mapping, options: { ...mapping.options, keep_unpublished: true } }),
    })
    expect(all.products.map(({ id }) => id)).toEqual(['A', 'B'])
  })

  it('names the values of options by the column beside them', async () => {
    const { products } = await importText(
      'TITLE,PRICE,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,Option Name 2,Option Value 2,SKU\nSilver ring,45.00,https://i.example/1.jpg,https://i.example/2.jpg,Custom,Ring size,"5,6,7",Colour,Silver,R-5\nGold chain,60.00,https://i.example/3.jpg,,,,,,,N-1\n',
    )
    expect(products).toMatchObject([
      { id: 'R-5', color: 'Silver', image_url: 'https://i.example/1.jpg' },
      { id: 'N-1' },
    ])
    expect(products[0]?.attributes).toEqual({ 'Ring size': '5,6,7', 'VARIATION 1 TYPE': 'Custom' })
    expect(products[0]?.category).toBeUndefined()
  })

  it('says nothing of what has only a dash', async () => {
    const { products } = await importText('sku,name,Allergens\nA,Plain sausage,-\nB,White sausage,"A, G"\n')
    expect(products.map(({ attributes }) => attributes)).toEqual([undefined, { Allergens: 'A, G' }])
  })
})

describe('names that systems give their columns', () => {
  it('are read without what stands before and behind them, and not for what they only contain', async () => {
    const { look, products } = await importText(
      `productNumber;translations.DEFAULT.name;price.DEFAULT.net;price.DEFAULT.gross;manufacturer.translations.DEFAULT.name;product_price_old;product_media_main_image_url;tax.name;sales_channel;stock_status_id;categories
SW1;Lampe Nora;16.76;19.95;Nora;24.95;https://s.example/n.jpg;19%;all;7;"20,28"
SW2;Lampe Ella;8.36;9.95;Nora;;https://s.example/e.jpg;19%;all;5;"20,28"
`,
    )
    expect(products).toEqual([
      {
        id: 'SW1',
        title: 'Lampe Nora',
        price: 24.95,
        sale_price: 19.95,
        brand: 'Nora',
        image_url: 'https://s.example/n.jpg',
      },
      { id: 'SW2', title: 'Lampe Ella', price: 9.95, brand: 'Nora', image_url: 'https://s.example/e.jpg' },
    ])
    expect(look.mapping.columns).toMatchObject({ sales_channel: 'ignore', stock_status_id: 'ignore' })
  })

  it('JTL: sold for the gross price, named by its variation, below its parent', async () => {
    const { products, rows } = await importText(
      `"Artikelnummer";"Artikelname";"Brutto-VK";"Netto-VK";"UVP";"Durchschn. Einkaufspreis (netto)";"Bild 1";"Bild 2";"Aktiv";"VaterArtikelnummer";"Variationsname 1";"Variationswert 1"
"J1-S";"T-Shirt S";"19,90";"16,72";"24,90";"7,50";"https://j.example/1.jpg";"https://j.example/2.jpg";"Y";"J1";"Größe";"S"
"J2";"Alter Hut";"9,90";"8,32";"";"3,00";"";"";"N";"";"";""
`,
    )
    expect(products).toEqual([
      {
        id: 'J1-S',
        title: 'T-Shirt S',
        price: 24.9,
        sale_price: 19.9,
        group_id: 'J1',
        size: 'S',
        image_url: 'https://j.example/1.jpg',
      },
    ])
    expect(rows[1]?.skipped?.code).toBe('unpublished')
  })

  it('JSON: hundredths, one of two languages, and no kind of price among the categories', async () => {
    const price = (centAmount: number) => ({
      value: { type: 'centPrecision', currencyCode: 'EUR', centAmount, fractionDigits: 2 },
    })
    const { products } = await importText(
      JSON.stringify({
        results: [
          {
            id: 'x1',
            name: { 'de-DE': 'Lampe', 'en-GB': 'Lamp' },
            masterVariant: {
              sku: 'CT1',
              prices: [price(1999)],
              images: [{ url: 'https://c.example/1.jpg', name: 'a' }],
            },
          },
          {
            id: 'x2',
            name: { 'de-DE': 'Tisch', 'en-GB': 'Desk' },
            masterVariant: { sku: 'CT2', prices: [price(29900)] },
          },
        ],
      }),
    )
    expect(products).toEqual([
      {
        id: 'x1',
        sku: 'CT1',
        title: 'Lampe',
        price: 19.99,
        currency: 'EUR',
        image_url: 'https://c.example/1.jpg',
      },
      { id: 'x2', sku: 'CT2', title: 'Tisch', price: 299, currency: 'EUR' },
    ])
  })
})

describe('rows that share cells', () => {
  it('are called as the row above where neither name nor number is their own', async () => {
    const text =
      'Kollektion;Artikel;Größe;Farbe;VK\nSommer;Kleid Lea;S;rot;59,90\n;;M;rot;59,90\n;Rock Mia;S;blau;39,90\n'
    const { products } = await importText(text)
    expect(products.map(({ title, size, price }) => [title, size, price])).toEqual([
      ['Kleid Lea', 'S', 59.9],
      ['Kleid Lea', 'M', 59.9],
      ['Rock Mia', 'S', 39.9],
    ])
  })

  it('a row with a number of its own and no name stays a fault, a price alone is nothing', async () => {
    const { products, rows } = await importText(
      'Nr;Name;Farbe;Preis\nA;Lampe klein;rot;9,90\nB;;blau;8,90\n;;;18,80\n',
    )
    expect(products).toHaveLength(1)
    expect(rows.slice(1).map(({ warnings }) => warnings[0]?.fault.code)).toEqual(['no_name', 'no_name'])
  })

  it('names that come again are better than none', async () => {
    const { products } = await importText(
      'Modell;Ausführung;ab 1 Stk €;ab 10 Stk €\nBecher;weiß;4,90;4,50\nBecher;schwarz;4,90;4,50\nTeller;weiß;7,90;7,20\n',
    )
    expect(products.map(({ id, title, price }) => [id, title, price])).toEqual([
      ['becher', 'Becher', 4.9],
      ['becher-2', 'Becher', 4.9],
      ['teller', 'Teller', 7.9],
    ])
  })
})

describe('prices of a list', () => {
  it('whose heading says more than its name', async () => {
    const { products } = await importText(
      'Артикул;Наименование;Цена, руб.;Остаток\n100;Молоток слесарный;450,00;12\n101;Кабель медный;85,50;0\n',
    )
    expect(products).toMatchObject([{ price: 450, currency: 'RUB', stock: 12 }, { price: 85.5 }])
  })

  it('are in the currency that the others of the column say', async () => {
    const { look, products } = await importText(
      'Nr;Name;Preis\n1;Lampe;ab 49,90 €\n2;Stuhl;"59,–"\n3;Sessel;"149,- €"\n',
    )
    expect(products.map(({ price, currency }) => [price, currency])).toEqual([
      [49.9, 'EUR'],
      [59, 'EUR'],
      [149, 'EUR'],
    ])
    expect(look.warnings.map(({ code }) => code)).not.toContain('no_currency')
    const several = await importText('Nr;Name;Preis\n1;Lampe;49,90 €\n2;Stuhl;59,00\n3;Sessel;$149.00\n')
    expect(several.look.warnings.map(({ code }) => code)).toContain('no_currency')
    expect(several.products[1]?.currency).toBeUndefined()
  })

  it('that are asked about where only a list price says none', async () => {
    const { look } = await importText('Code,Name,RRP\nW1,Wine glass,4.80\nW2,Beer glass,3.60\n')
    expect(look.warnings.map(({ code }) => code)).toContain('no_currency')
  })

  it('two of them in one cell are reported', async () => {
    const { products, rows } = await importText('Nr;Name;Preis\n1;Tisch;"UVP 299,00 / jetzt 249,00"\n')
    expect(products[0]?.price).toBe(299)
    expect(rows[0]?.warnings.map(({ fault }) => fault.code)).toEqual(['several_prices'])
  })

  it.each([
    ['4,50 € les 250 g', 4.5, '250 g'],
    ['2,90 € le kg', 2.9, 'kg'],
    ['1,80 € el kilo', 1.8, 'kg'],
  ])('%s', async (text, price, price_unit) => {
    const { products } = await importText(`Réf;Nom;Prix\nA;Fraises;${text}\n`)
    expect(products).toMatchObject([{ price, price_unit, currency: 'EUR' }])
  })

  it.each([
    ['price_cents', 1999, 19.99],
    ['priceInCents', 1999, 19.99],
    ['unit_amount', 500, 5],
    ['price', 1999, 1999],
    ['price_per_center', 1999, 1999],
  ])('hundredths by their name: %s', async (name, value, price) => {
    const { products } = await importText(
      JSON.stringify([
        { sku: 'A', name: 'Red mug', [name]: value },
        { sku: 'B', name: 'Blue mug', [name]: value },
      ]),
      { change: (mapping) => ({ ...mapping, columns: { ...mapping.columns, [name]: 'price' } }) },
    )
    expect(products.map((one) => one.price)).toEqual([price, price])
  })
})
