import { describe, expect, it } from 'vitest'
import { importText } from './importing.ts'

/** The same three products with the headings of each language; what cells say is the same everywhere. */
const headings: Readonly<Record<string, string>> = {
  fr: 'ID|Type|UGS|Nom|Publié|Mis en avant ?|Visibilité dans le catalogue|Description courte|Description|En stock ?|Stock|Tarif promo|Tarif régulier|Catégories|Étiquettes|Classe d’expédition|Images|Parent|Nom de l’attribut 1|Valeur(s) de l’attribut 1',
  ru: 'ID|Тип|Артикул|Имя|Опубликован|рекомендуемый?|Видимость в каталоге|Краткое описание|Описание|В наличии?|Запасы|Акционная цена|Базовая цена|Категории|Метки|Класс доставки|Изображения|Родительский|Имя атрибута 1|Значение(-я) аттрибута(-ов) 1',
  es: 'ID|Tipo|SKU|Nombre|Publicado|¿Está destacado?|Visibilidad en el catálogo|Descripción corta|Descripción|¿En inventario?|Inventario|Precio rebajado|Precio normal|Categorías|Etiquetas|Clase de envío|Imágenes|Superior|Nombre del atributo 1|Valor(es) del atributo 1',
  it: 'ID|Tipo|COD|Nome|Pubblicato|In primo piano?|Visibilità nel catalogo|Breve descrizione|Descrizione|In stock?|Magazzino|Prezzo in offerta|Prezzo di listino|Categorie|Tag|Classe di spedizione|Immagine|Genitore|Nome dell’attributo 1|Valore dell’attributo 1',
  pt: 'ID|Tipo|REF|Nome|Publicado|Em destaque?|Visibilidade no catálogo|Descrição curta|Descrição|Em stock?|Stock|Preço promocional|Preço normal|Categorias|Etiquetas|Classe de envio|Imagens|Pai|Nome do atributo 1|Valores do atributo 1',
  nl: 'ID|Type|Artikelnummer|Naam|Gepubliceerd|Uitgelicht?|Zichtbaarheid in catalogus|Korte omschrijving|Beschrijving|Op voorraad?|Voorraad|Actieprijs|Reguliere prijs|Categorieën|Tags|Verzendklasse|Afbeeldingen|Hoofd|Naam eigenschap 1|Waarde eigenschap 1',
  pl: 'ID|Typ|SKU|Nazwa|Opublikowano|Wyróżniony produkt?|Widoczność w katalogu|Krótki opis|Opis|W magazynie?|Stan magazynowy|Cena promocyjna|Cena|Kategorie|Tagi|Klasa wysyłkowa|Obrazki|Element nadrzędny|Nazwa atrybutu 1|Wartości atrybutu 1',
  tr: 'Kimlik|Tür|Stok kodu (SKU)|İsim|Yayımlanmış|Öne çıkan?|Katalogda görünürlük|Kısa açıklama|Açıklama|Stokta?|Stok|İndirimli satış fiyatı|Normal fiyat|Kategoriler|Etiketler|Gönderim sınıfı|Görseller|Ebeveyn|Nitelik 1 ismi|Nitelik 1 değer(ler)i',
  sv: 'ID|Typ|Artikelnummer|Namn|Publicerad|Utvald?|Synlighet i katalog|Kort beskrivning|Beskrivning|I lager?|Lagersaldo|Reapris|Ordinarie pris|Kategorier|Etiketter|Fraktklass|Bilder|Överordnad|Attributnamn 1|Attributvärde(n) 1',
}

const rows = `11,simple,MUG,Mug,1,0,visible,,Holds tea,1,12,7.50,9.00,Kitchen,clay,parcel-small,https://a.example/mug.jpg,,,
12,variable,TEE,Tee,1,0,visible,Soft,Cotton,1,,,,"Wear > Tees",,parcel-small,https://a.example/tee.jpg,0,Color,"Red, Blue"
13,variation,TEE-R,Tee - Red,1,0,visible,,,1,3,,20.00,,,,,id:12,Color,Red
14,variation,TEE-B,Tee - Blue,1,0,visible,,,0,0,,20.00,,,,,TEE,Color,Blue
15,simple,OLD,Old,-1,0,visible,,,1,1,,5.00,,,,,0,,
16,simple,PRV,Private,0,0,visible,,,1,1,,5.00,,,,,,,
17,simple,DRF,Draft,'-1,0,visible,,,1,1,,5.00,,,,,,,
`
const csvOf = (line: string, body = rows) =>
  `${line
    .split('|')
    .map((name) => `"${name}"`)
    .join(',')}\n${body}`

const expected = [
  {
    id: 'MUG',
    title: 'Mug',
    price: 9,
    sale_price: 7.5,
    stock: 12,
    availability: 'in_stock',
    category: ['Kitchen'],
    tags: ['clay'],
  },
  {
    id: 'TEE-R',
    group_id: 'TEE',
    color: 'Red',
    price: 20,
    stock: 3,
    category: ['Wear', 'Tees'],
    availability: 'in_stock',
  },
  {
    id: 'TEE-B',
    group_id: 'TEE',
    color: 'Blue',
    availability: 'out_of_stock',
    image_url: 'https://a.example/tee.jpg',
  },
]

describe('WooCommerce in any language', () => {
  it.each(Object.entries(headings))('%s', async (_, line) => {
    const { look, products, rows: read } = await importText(csvOf(line))
    expect(look.dialect?.name).toBe('woocommerce')
    expect(products).toMatchObject(expected)
    expect(products).toHaveLength(3)
    expect(products.every(({ url, group_id }) => url === undefined && group_id !== '0')).toBe(true)
    expect(read.filter(({ skipped }) => skipped?.code === 'unpublished')).toHaveLength(3)
  })

  it('is known by its cells where the heading of the kinds is blank', async () => {
    const blank = (headings['fr'] ?? '').replace('|Type|', '||')
    const { look, products } = await importText(csvOf(blank))
    expect(look.dialect?.name).toBe('woocommerce')
    expect(products).toMatchObject(expected)
  })

  it('is read by the order of its columns where the language is unknown', async () => {
    const line =
      'ID|Mota|SKU|Izena|Argitaratua|Nabarmena|Ikusgarritasuna|Laburra|Luzea|Hasiera|Amaiera|Zerga|Zerga mota|Badago|Kopurua|Gutxi|Atzeratuak|Banaka|Pisua|Luzera|Zabalera|Altuera|Iritziak|Oharra|Merkealdia|Prezio arrunta|Sailak|Hitzak|Bidalketa|Irudiak|Muga|Egunak|Gurasoa'
    const body = `1,simple,MUG,Mug,1,0,visible,,Holds tea,,,taxable,,1,12,,0,0,,,,,1,,7.5,9,Kitchen,clay,small,https://a.example/mug.jpg,,,
2,variable,TEE,Tee,1,0,visible,,Cotton,,,taxable,,1,,,0,0,,,,,1,,,,Wear,,small,https://a.example/tee.jpg,,,
3,variation,TEE-R,Tee - Red,1,0,visible,,,,,taxable,parent,1,3,,0,0,,,,,0,,,20,,,,,,,id:2
4,simple,DRF,Draft,-1,0,visible,,,,,taxable,,1,3,,0,0,,,,,0,,,20,,,,,,,
`
    const { look, products } = await importText(csvOf(line, body))
    expect(look.dialect?.name).toBe('woocommerce')
    expect(products).toMatchObject([
      {
        id: 'MUG',
        title: 'Mug',
        description: 'Holds tea',
        price: 9,
        sale_price: 7.5,
        stock: 12,
        category: ['Kitchen'],
      },
      { id: 'TEE-R', group_id: 'TEE', price: 20, category: ['Wear'], image_url: 'https://a.example/tee.jpg' },
    ])
    expect(products).toHaveLength(2)
  })

  it('is read when most columns were taken out, the kinds among them', async () => {
    const { look, products } = await importText(`ID,SKU,Name,Published,Regular price,Categories,Parent
21,LAMP,Lamp,1,40,Light,0
22,LAMP-S,Lamp small,1,35,,id:21
23,LAMP-L,Lamp large,1,45,,id:21
24,CORD,Cord,1,5,Light,0
25,GONE,Gone,-1,5,Light,0
`)
    expect(look.dialect?.name).toBe('woocommerce')
    expect(products).toHaveLength(3)
    expect(products).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'LAMP-S', group_id: 'LAMP', price: 35, category: ['Light'] }),
        expect.objectContaining({ id: 'LAMP-L', group_id: 'LAMP', price: 45 }),
        expect.objectContaining({ id: 'CORD', price: 5 }),
      ]),
    )
    expect(products.find(({ id }) => id === 'CORD')?.group_id).toBeUndefined()
  })

  it('without prices is WooCommerce all the same', async () => {
    const { look, products } =
      await importText(`Type,SKU,Name,Categories,Parent,Attribute 1 name,Attribute 1 value(s)
variable,TEE,Tee,Wear,,Size,"S, M"
variation,TEE-S,Tee,,TEE,Size,S
`)
    expect(look.dialect?.name).toBe('woocommerce')
    expect(products).toMatchObject([{ id: 'TEE-S', group_id: 'TEE', size: 'S', category: ['Wear'] }])
  })

  it('is read without the kinds, by its prices, what is published and its attributes', async () => {
    const { look, products, rows } =
      await importText(`SKU;Nazwa;Opublikowano;Cena regularna;Cena promocyjna;Kategorie;Obrazki;Nadrzędny;Nazwa atrybutu 1;Wartości atrybutu 1
CZAPKA;Czapka;1;79,90;59,90;Odzież > Czapki;https://sklep.example/cz.jpg;;Kolor;Szary, Czarny
CZAPKA-S;Czapka – Szary;1;79,90;59,90;;;CZAPKA;Kolor;Szary
CZAPKA-C;Czapka – Czarny;1;79,90;;;;CZAPKA;Kolor;Czarny
SZAL;Szalik;0;49,00;;Odzież;;0;;
`)
    expect(look.dialect?.name).toBe('woocommerce')
    expect(products).toMatchObject([
      {
        id: 'CZAPKA-S',
        group_id: 'CZAPKA',
        color: 'Szary',
        sale_price: 59.9,
        category: ['Odzież', 'Czapki'],
      },
      { id: 'CZAPKA-C', group_id: 'CZAPKA', color: 'Czarny', price: 79.9 },
    ])
    expect(rows.flatMap(({ skipped }) => skipped?.code ?? [])).toEqual(['unpublished'])
  })
})
