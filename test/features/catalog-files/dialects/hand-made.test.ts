import { describe, expect, it } from 'vitest'
import { row, xlsxOf } from '../files/zip-maker.ts'
import { importText } from './importing.ts'

describe('lists made by hand', () => {
  it('headings between the rows are the categories of what follows', async () => {
    const { look, products, rows } = await importText(`Art.-Nr.;Kurzbez.;Farbe/Muster;Anzahl LEDs;;Preis EUR
;LAMPEN;;;;
;Tischlampen;;;;
L1;Lampe Ella;weiß/matt;12;dimmbar;49,90
L2;Lampe Nora;schwarz;24;;59,00
;Stehlampen;;;;
L3;Lampe Olga;rot;36;mit Schalter;129,00
;Ab 100 EUR versandkostenfrei;;;;
`)
    expect(look.dialect).toBeNull()
    expect(products).toMatchObject([
      {
        id: 'L1',
        title: 'Lampe Ella',
        category: ['LAMPEN', 'Tischlampen'],
        price: 49.9,
        currency: 'EUR',
        color: 'weiß/matt',
        attributes: { 'Anzahl LEDs': '12', 'Column 5': 'dimmbar' },
      },
      { id: 'L2', category: ['LAMPEN', 'Tischlampen'] },
      { id: 'L3', category: ['LAMPEN', 'Stehlampen'], price: 129 },
    ])
    expect(rows.at(-1)?.skipped?.code).toBe('note_row')
    expect(products.slice(0, 3).every(({ stock }) => stock === undefined)).toBe(true)
  })

  it.each([
    ['Nr.;Artikelbez.;Preis', 'Lampe'],
    ['Nr.;Bez.;Preis', 'Lampe'],
    ['Réf.;Désignation;Prix', 'Lampe'],
    ['Codice;Descrizione art.;Prezzo', 'Lampada'],
    ['Cod.;Descripción artículo;PVP', 'Lámpara'],
    ['Artikelnr.;Benaming;Prijs', 'Lamp'],
    ['Art.nr;Benämning;Pris', 'Lampa'],
    ['Indeks;Nazwa towaru;Cena', 'Lampa'],
  ])('%s names its goods', async (header, title) => {
    const { products } = await importText(`${header}\nA1;${title};9,90\nA2;${title} 2;19,90\n`)
    expect(products).toMatchObject([
      { id: 'A1', title, price: 9.9 },
      { id: 'A2', title: `${title} 2`, price: 19.9 },
    ])
  })

  it('two columns with the same last word stay two', async () => {
    const { products } = await importText(
      'SKU,Name,Länge/cm,Breite/cm,Price\nA,Board,120,30,9\nB,Beam,200,10,5\n',
    )
    expect(products[0]?.attributes).toEqual({ 'Länge/cm': '120', 'Breite/cm': '30' })
  })

  it('codes are names where nothing else is', async () => {
    const { products } = await importText('Ref;Prix TTC;Stock\nHB-2040;12,50;4\nHB-2050;14,50;0\n')
    expect(products).toMatchObject([
      { id: 'HB-2040', title: 'HB-2040', price: 12.5, stock: 4 },
      { id: 'HB-2050', title: 'HB-2050', price: 14.5, availability: 'out_of_stock' },
    ])
  })

  it('what no heading says is found by what the columns hold', async () => {
    const pounds = await importText('item,colour,£\nWool socks,red,8.50\nSilk socks,blue,9.50\n')
    expect(pounds.products).toMatchObject([{ title: 'Wool socks', price: 8.5, currency: 'GBP' }, {}])
    const described = await importText(
      'Código\tDescripción\tP.U.\nT-1\tTornillo 4x40\t1,25\nT-2\tTuerca M4\t0,90\n',
    )
    expect(described.products).toMatchObject([{ id: 'T-1', title: 'Tornillo 4x40', price: 1.25 }, {}])
    const measured = await importText(
      'Name;Preis;Maße (L/B/H)\nTisch;199,-;120/80/75\nStuhl;ab 89,-;45/45/90\n',
    )
    expect(measured.products).toMatchObject([
      { id: 'tisch', price: 199, attributes: { 'Maße (L/B/H)': '120/80/75' } },
      { id: 'stuhl', price: 89 },
    ])
  })

  it('counts of what is in a box are no stock, stock still is', async () => {
    const { products } = await importText(
      'SKU,Name,Pieces per box,Quantité par carton,Anzahl auf Lager,Price\nA,Nails,200,12,7,3\nB,Screws,100,6,0,4\n',
    )
    expect(products[0]).toMatchObject({ stock: 7, attributes: { 'Pieces per box': '200' } })
  })
})

describe('what prices are in, and for how much', () => {
  it('a column of units says both', async () => {
    const { look, products } = await importText(
      'Nr;Artikel;Preis;Einheit\n1;Äpfel;2,90;€/kg\n2;Saft;3,20;€/l\n3;Brot;4,50;€/Stk\n4;Gratis;0,00;€/Stk\n',
    )
    expect(products.map(({ price, currency, price_unit }) => [price, currency, price_unit])).toEqual([
      [2.9, 'EUR', 'kg'],
      [3.2, 'EUR', 'l'],
      [4.5, 'EUR', undefined],
      [undefined, 'EUR', undefined],
    ])
    expect(look.warnings.map(({ code }) => code)).not.toContain('no_currency')
  })

  it('a heading says both, and so does a price', async () => {
    const heading = await importText('Nr;Artikel;Preis €/kg\n1;Äpfel;2,90\n2;Birnen;3,20\n')
    expect(heading.products).toMatchObject([
      { price: 2.9, currency: 'EUR', price_unit: 'kg' },
      { price_unit: 'kg' },
    ])
    const alone = await importText('Nr;Artikel;€/100 g\n1;Tee;2,90\n2;Kakao;3,20\n')
    expect(alone.products).toMatchObject([{ price: 2.9, currency: 'EUR', price_unit: '100 g' }, {}])
    const cells = await importText(
      'Nr;Artikel;Preis\n1;Äpfel;14,90 €/kg\n2;Stoff;12,00 € pro m\n3;Korb;9,00 €\n',
    )
    expect(cells.products.map(({ price, price_unit }) => [price, price_unit])).toEqual([
      [14.9, 'kg'],
      [12, 'm'],
      [9, undefined],
    ])
  })

  it('a workbook says it by the formats of its cells', async () => {
    const styles = `<numFmts count="3"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="#,##0.00\\ [$€-407]"/><numFmt numFmtId="166" formatCode="#,##0&quot; шт&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`
    const sheet = (style: number) =>
      `${row(1, ['SKU', 'Name', 'Price', 'Stock'])}<row r="2"><c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="B2" t="inlineStr"><is><t>Mug red</t></is></c><c r="C2" s="${style}"><v>1299.5</v></c><c r="D2" s="3"><v>4</v></c></row>`
    const dollars = await importText(xlsxOf({ Goods: sheet(1) }, { styles }))
    expect(dollars.products).toMatchObject([{ price: 1299.5, currency: 'USD', stock: 4 }])
    const euros = await importText(xlsxOf({ Goods: sheet(2) }, { styles }))
    expect(euros.products).toMatchObject([{ price: 1299.5, currency: 'EUR', stock: 4 }])
  })

  it.each([
    ['12 500 Fcfa', 12500, 'XOF'],
    ['149,00 zł', 149, 'PLN'],
    ['1 290 Kč', 1290, 'CZK'],
    ['24,90 лв', 24.9, 'BGN'],
  ])('%s', async (text, price, currency) => {
    const { products } = await importText(`SKU;Name;Price\nA;Mug;${text}\nB;Cup;${text}\n`)
    expect(products).toMatchObject([
      { price, currency },
      { price, currency },
    ])
  })

  it('crowns are those of the shop, and are kept where nobody knows which', async () => {
    const text = 'SKU;Name;Pris\nA;Mugg;199 kr\nB;Kopp;99 kr\n'
    const unknown = await importText(text)
    expect(unknown.products).toMatchObject([{ price: 199 }, { price: 99 }])
    expect(unknown.products[0]?.currency).toBeUndefined()
    expect(unknown.look.warnings.map(({ code }) => code)).toContain('no_currency')
    const known = await importText(text, {
      change: (mapping) => ({ ...mapping, options: { ...mapping.options, currency: 'SEK' } }),
    })
    expect(known.products).toMatchObject([{ price: 199, currency: 'SEK' }, { currency: 'SEK' }])
  })
})
