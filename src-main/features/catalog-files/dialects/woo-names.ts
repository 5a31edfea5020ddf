/**
 * The headings of WooCommerce's own export, which it writes in the language of the shop. What is missing here is found by
 * what stands in the cells and by the order of the columns, which is the same in all languages.
 */
export const wooNames = {
  id: ['ID', 'Kimlik', 'Identifiant', 'Ид'],
  type: `Type|Typ|Tipo|Rodzaj|Soort|Tür|Тип|Tyyppi|Típus|Tip|Τύπος|タイプ|種類|类型|유형`.split('|'),
  sku: `SKU|Artikelnummer|Art.-Nr.|UGS|COD|REF|Katalogové číslo|Katalogové číslo (SKU)|Codice|Stok kodu (SKU)|Stok kodu|Артикул
    |Varenummer|Varenummer (SKU)|Produktnummer|Tuotetunnus (SKU)|Tuotetunnus|Cikkszám|Cod produs|Κωδικός προϊόντος|商品コード|货号`.split(
    '|',
  ),
  gtin: `GTIN, UPC, EAN, or ISBN|GTIN, UPC, EAN oder ISBN|GTIN, UPC, EAN ou ISBN|GTIN, UPC, EAN o ISBN|GTIN, UPC, EAN of ISBN
    |GTIN, UPC, EAN lub ISBN|GTIN, UPC, EAN nebo ISBN|GTIN, UPC, EAN veya ISBN|GTIN, UPC, EAN или ISBN|GTIN, UPC, EAN eller ISBN`.split(
    '|',
  ),
  name: `Name|Nom|Nombre|Nome|Naam|Nazwa|Název|Jméno|İsim|Имя|Название|Namn|Navn|Nimi|Név|Nume|Όνομα|Назва|名前|商品名|名称|이름`.split(
    '|',
  ),
  published:
    `Published|Veröffentlicht|Publié|Publicado|Pubblicato|Gepubliceerd|Opublikowano|Opublikowane|Publikováno|Zveřejněno
    |Yayımlanmış|Yayınlandı|Опубликован|Опубликовано|Опубліковано|Publicerad|Publicerat|Publisert|Udgivet|Offentliggjort|Julkaistu
    |Közzétéve|Publicat|Δημοσιευμένο|公開済み|公開|已发布`.split('|'),
  visibility:
    `Visibility in catalog|Sichtbarkeit im Katalog|Visibilité dans le catalogue|Visibilidad en el catálogo
    |Visibilità nel catalogo|Zichtbaarheid in catalogus|Visibilidade no catálogo|Widoczność w katalogu|Viditelnost v katalogu
    |Katalogda görünürlük|Видимость в каталоге|Видимість у каталозі|Synlighet i katalog|Synlighet i katalogen|Synlighed i katalog
    |Näkyvyys luettelossa|Láthatóság a katalógusban|Vizibilitate în catalog|カタログでの表示`.split('|'),
  short:
    `Short description|Kurzbeschreibung|Description courte|Descripción corta|Breve descrizione|Descrizione breve
    |Korte beschrijving|Korte omschrijving|Krótki opis|Descrição curta|Breve descrição|Krátký popis|Stručný popis|Kısa açıklama
    |Краткое описание|Короткий опис|Kort beskrivning|Kort beskrivelse|Lyhyt kuvaus|Rövid leírás|Descriere scurtă
    |Σύντομη περιγραφή|簡単な説明`.split('|'),
  description:
    `Description|Beschreibung|Descripción|Descrizione|Beschrijving|Opis|Descrição|Popis|Açıklama|Описание|Опис
    |Beskrivning|Beskrivelse|Kuvaus|Leírás|Descriere|Περιγραφή|説明|描述`.split('|'),
  saleEnds:
    `Date sale price ends|Datum, an dem Angebotspreis endet|Date de fin de promo|Día en que termina el precio rebajado
    |Data di fine del prezzo in saldo|Data di fine offerta|Einddatum actieprijs|Data końca promocji|Data zakończenia promocji
    |Data de preço promocional termina em|Datum konce zlevněné ceny|İndirimli fiyatın bittiği tarih
    |Дата окончания действия скидки|Дата окончания действия цены распродажи|Datum när reapriset upphör
    |Tilbudspris slutter`.split('|'),
  taxStatus:
    `Tax status|Steuerstatus|État de la TVA|Statut fiscal|Estado del impuesto|Stato delle imposte|Btw status|Status podatku
    |Status do imposto|Vergi durumu|Статус налога|Momsstatus`.split('|'),
  inStock:
    `In stock?|Vorrätig?|En stock ?|En inventaire ?|¿Existencias?|¿En inventario?|¿En stock?|¿Hay existencias?
    |In magazzino?|Op voorraad?|W magazynie?|Na stanie?|Em estoque?|Em stock?|Skladem?|Stokta?|В наличии?|Наличие|В наявності?
    |I lager?|På lager?|Varastossa?|Készleten?|În stoc?|Σε απόθεμα;|在庫あり ?`.split('|'),
  stock:
    `Stock|Bestand|Lager|Lagerbestand|Inventario|Inventaire|Inventário|Magazzino|Voorraad|Stan magazynowy|Magazyn|Estoque
    |Sklad|Zásoby|Stok|Запасы|Запас|Lagersaldo|Lagerstatus|Varasto|Készlet|Stoc|Απόθεμα|在庫|库存`.split('|'),
  backorders: `Backorders allowed?|Lieferrückstände erlaubt?|Autoriser les commandes de produits en rupture ?
    |¿Permitir reservas de productos agotados?|Ordini arretrati consentiti?|Abilita gli ordini arretrati?|Nabestellingen toestaan?
    |Nabestellingen toegestaan?|Zamówienia oczekujące dozwolone?|Pozwalać na zamówienia oczekujące (na dostawę do magazynu)?
    |Encomendas permitidas?|São permitidas encomendas?|Povolit objednávky předem?|Yok satmaya izin?|Ön Siparişe İzin Ver?
    |Задержанный заказ возможен?|Возможен ли предзаказ?|Tillåt restnoteringar?|Tillat restordre?|Tillad restordrer?`.split(
    '|',
  ),
  salePrice:
    `Sale price|Angebotspreis|Tarif promo|Prix promo|Precio rebajado|Prezzo in offerta|Prezzo scontato|Actieprijs
    |Cena promocyjna|Preço promocional|Zlevněná cena|Akční cena|İndirimli satış fiyatı|İndirimli fiyat|Акционная цена
    |Цена распродажи|Цена со скидкой|Ціна розпродажу|Reapris|Tilbudspris|Udsalgspris|Salgspris|Alennettu hinta|Akciós ár
    |Preț promoțional|Preț redus|Τιμή προσφοράς|セール価格`.split('|'),
  price:
    `Regular price|Regulärer Preis|Normaler Preis|Tarif régulier|Prix normal|Prix de base|Prix régulier|Precio normal
    |Prezzo di listino|Reguliere prijs|Cena regularna|Cena|Preço|Preço normal|Běžná cena|Normal fiyat|Базовая цена|Обычная цена
    |Звичайна ціна|Ordinarie pris|Normalpris|Ordinær pris|Vanlig pris|Normaalihinta|Normál ár|Preț obișnuit|Κανονική τιμή
    |通常価格`.split('|'),
  categories:
    `Categories|Kategorien|Catégories|Categorías|Categorie|Categorieën|Kategorie|Categorias|Kategoriler|Категории
    |Категорії|Kategorier|Osastot|Kategóriák|Categorii|Κατηγορίες|カテゴリー|分类`.split('|'),
  tags: `Tags|Schlagwörter|Étiquettes|Etiquetas|Tag|Znaczniki|Tagi|Štítky|Etiketler|Метки|Позначки|Etiketter|Stikord|Avainsanat
    |Címkék|Etichete|Ετικέτες|タグ`.split('|'),
  shippingClass:
    `Shipping class|Versandklasse|Classe d’expédition|Classe de livraison|Clase de envío|Classe di spedizione|Verzendklasse
    |Klasa wysyłkowa|Classe de entrega|Classe de envio|Gönderim sınıfı|Класс доставки|Fraktklass|Fraktklasse|Třída dopravy`.split(
      '|',
    ),
  brands:
    `Brands|Brand|Marken|Marques|Marcas|Marca|Marchi|Merken|Marki|Značky|Markalar|Бренды|Бренди|Varumärken|Mærker|Merker
    |Tuotemerkit|Márkák|Mărci`.split('|'),
  images:
    `Images|Bilder|Imágenes|Immagine|Immagini|Afbeeldingen|Obrazki|Zdjęcia|Imagens|Obrázky|Görseller|Resimler|Изображения
    |Зображення|Billeder|Kuvat|Képek|Imagini|Εικόνες|画像|图片`.split('|'),
  parent:
    `Parent|Übergeordnetes Produkt|Übergeordnet|Superior|Genitore|Hoofd|Bovenliggend|Nadrzędny|Rodzic|Element nadrzędny|Ascendente
    |Pai|Nadřazený|Nadřazené|Ebeveyn|Родительский|Родитель|Батьківський|Överordnad|Förälder|Forelder|Forælder|Overordnet
    |Ylätason tuote|Szülő|Părinte|Γονέας|親`.split('|'),
  url: `External URL|Externe URL|URL externe|URL externa|URL esterno|Zewnętrzny adres URL|Externí URL|Harici URL|Внешний URL
    |Extern URL|Ekstern URL|外部 URL`.split('|'),
} satisfies Readonly<Record<string, readonly string[]>>

export type WooKey = keyof typeof wooNames

/** The columns in the order of every export, whatever its language; what has no name above is only counted. */
export const wooOrder: readonly string[] = [
  ...[
    'id',
    'type',
    'sku',
    'gtin',
    'name',
    'published',
    'featured',
    'visibility',
    'short',
    'description',
    'sale starts',
  ],
  ...[
    'saleEnds',
    'taxStatus',
    'tax class',
    'inStock',
    'stock',
    'low stock',
    'backorders',
    'sold alone',
    'weight',
    'length',
  ],
  ...[
    'width',
    'height',
    'reviews',
    'note',
    'salePrice',
    'price',
    'categories',
    'tags',
    'shippingClass',
    'images',
  ],
  ...[
    'download limit',
    'download expiry',
    'parent',
    'grouped',
    'upsells',
    'cross-sells',
    'url',
    'button',
    'position',
  ],
]
/** Columns that older versions did not write. */
export const wooLater: ReadonlySet<string> = new Set(['gtin', 'low stock'])

const attributeWord =
  /att?rib|atrybut|vlastnost|eigenschap|nitelik|özellik|атт?рибут|egenskap|ominaisuu|jellemző|tulajdonság|χαρακτηριστικ|属性/
const nameWord =
  /\bnom\b|nome|nombre|name|naam|namn|navn|nazw|název|jméno|ismi|isim|имя|назва|nimi|név|nume|όνομα|名/
const valueWord =
  /value|wert|valeur|valor|valut|waarde|wartoś|hodnot|değer|значен|värde|verdi|værdi|arvo|érték|valoare|τιμ|値/

/** "Attribute 1 name", "Nom de l’attribut 1", "Atributo 1 nombre": the number, and whether it is the name or the value. */
export function wooAttribute(
  column: string,
): { readonly number: string; readonly part: 'name' | 'value' } | null {
  const plain = column.toLowerCase()
  if (!attributeWord.test(plain)) return null
  const number = /\d+/.exec(plain)?.[0]
  if (!number) return null
  if (valueWord.test(plain)) return { number, part: 'value' }
  return nameWord.test(plain) ? { number, part: 'name' } : null
}
