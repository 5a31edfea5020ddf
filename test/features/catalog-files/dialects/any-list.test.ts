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
