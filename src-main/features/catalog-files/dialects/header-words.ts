import type { MappedField } from '#shared/schemas/mapping.ts'
import { plainName } from './names.ts'

/**
 * What columns are called: English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Czech, Japanese, and
 * the names that shop systems and feeds use. Plain names as `plainName` makes them.
 */
const words: Readonly<Partial<Record<MappedField, string>>> = {
  id: `id|product id|item id|offer id|article id|artikel id|produkt id|id produit|id produkt|id prodotto|id producto|id produto
    |productid|itemid|unique id|key|handle id|variant id|id produktu|id zboží|retailer id|merchant item id|external id|guid|product key
    |shop sku|商品id|商品番号|id artykułu|identifier|identifiant|identificador|identificatore|kennung`,
  sku: `sku|product sku|item sku|variant sku|product code|item code|article number|art no|art nr|artikelnummer|artikel nr|artikelnr
    |bestellnummer|ordernumber|order number|artnr|référence|reference|ref|réf|code article|code produit|ugs|référence produit|referencia|código|codigo|cod|ref interna
    |codice|codice articolo|codice prodotto|riferimento|artikelcode|productcode|referência|código do produto|indeks|kod|kod produktu|symbol
    |numer katalogowy|kód|kód zboží|kód produktu|katalogové číslo|objednací kód|product code sku|商品コード|型番|品番|stock code
    |item number|item no|itemno|product number|product no|part no|style number|style no|sku code|cod articolo|nummer|nr|code|product ref|артикул|код|код товара|арт|cikkszám|tuotenumero|varenummer|varenr|stok kodu|ürün kodu|cod produs`,
  title: `title|name|product name|product title|item name|item title|product|article|article name|label|heading
    |titel|bezeichnung|bez|kurzbez|kurzbezeichnung|artikelbez|artbez|art bez|art bezeichnung|artikel bez|artikel bezeichnung|produktbez|warenbezeichnung|benennung|artikelname kurz
    |artikelbezeichnung|artikelname|produktname|produktbezeichnung|produkt|artikel|produkttitel
    |titre|nom|désign|desig|désignation article|désignation produit|désignation de l article|libellé article|libellé produit|nom de l article
    |nom du produit|nom produit|désignation|designation|libellé|libelle|intitulé|produit|nom article
    |título|titulo|nombre|denominacion|descripción artículo|descripcion articulo|descripción del artículo|nombre del artículo|nombre articulo
    |nombre del producto|nombre producto|producto|denominación|nombre artículo|articulo|artículo
    |titolo|nome|descrizione art|descrizione articolo|descr articolo|descr art|desc articolo|articolo|denominazione articolo|nome dell articolo
    |nome prodotto|prodotto|denominazione|nome articolo
    |naam|productnaam|benaming|artikelomschr|art omschrijving
    |omschrijving kort|productnaam nl|artikelnaam|artikelomschrijving
    |nome do artigo|designação|descrição do artigo|artigo|nome do produto|produto|nome produto|tytuł|nazwa|nazwa produktu|nazwa towaru|towar
    |názov|název položky|nazwa wyrobu|asortyment|namn|benämning|produktnamn|artikelbenämning|navn|varenavn|betegnelse|produktnavn|varebetegnelse|tuotenimi|nimi|nimike|isim|ürün adı|ürün|megnevezés|terméknév|denumire|denumire produs|nume produs|ονομασία|περιγραφή είδους|име|продукт|назва|товар
    |název|jméno|název produktu|název zboží|zboží|productname|nazev|nazwa artykułu|商品名|品名|製品名|タイトル|名称|название|наименование|model name
    |product full name|display name|post title`,
  description: `description|desc|long description|product description|full description|details|body|body html|content|text|summary|body text
    |short description|short desc|excerpt|subtitle|item description|overview|html description|plain description|features
    |beschreibung|produktbeschreibung|artikelbeschreibung|langtext|kurzbeschreibung|kurztext|langbeschreibung|details zum produkt
    |description longue|description courte|descriptif|résumé|description produit|détails
    |descripción|descripcion|descripción larga|descripción corta|detalle|detalles|descripción del producto
    |descrizione|descrizione breve|descrizione lunga|descrizione prodotto|dettagli
    |beschrijving|omschrijving|lange omschrijving|korte omschrijving|productomschrijving|korte beschrijving
    |descrição|descricao|descrição curta|descrição longa|descrição do produto
    |opis|opis produktu|krótki opis|opis krótki|długi opis|opis długi
    |popis|dlouhý popis|krátký popis|popis produktu|detailní popis|popis zboží
    |商品説明|説明|詳細|商品詳細|商品紹介|описание|annotation`,
  url: `url|link|product url|product link|web link|weblink|page url|permalink|deeplink|deep link|website|webpage|product page|item url|landing page
    |produktlink|artikellink|produkt url|lien|lien produit|url produit|enlace|url producto|url del producto|collegamento|link prodotto|url prodotto
    |productlink|product pagina|ligação|link do produto|url do produto|adres url|link do produktu|adres|odkaz|url produktu|adresa|商品url|リンク
    |ссылка|canonical url|external url`,
  image_url: `image|image url|image link|picture|picture url|photo|photo url|img|img url|imgurl|image src|main image|thumbnail|thumbnail url
    |images|image urls|pictures|photos|additional image link|additional images|image 1|image1|picture 1|bild url 1|primary image|featured image
    |bild|bild url|bildlink|bilder|produktbild|hauptbild|bildurl|bild 1|image principale|images produit|url image|lien image|photo produit|url images
    |imagen|imágenes|url imagen|foto|fotos|imagen principal|url de la imagen|immagine|immagini|url immagine|link immagine|foto prodotto
    |afbeelding|afbeeldingen|afbeelding url|plaatje|productafbeelding|imagem|imagens|url da imagem|link da imagem
    |zdjęcie|zdjęcia|obraz|obrazek|url zdjęcia|link do zdjęcia|grafika|obrázek|obrázky|url obrázku|fotka|hlavní obrázek
    |画像|商品画像|画像url|メイン画像|фото|изображение|картинка|image src 1|image1 src|img url alternative|base image|product image url|media`,
  price: `price|regular price|selling price|unit price|retail price|product price|sales price|current price|our price|price vat|price gross
    |price incl vat|price incl tax|price including tax|gross price|amount|price eur|price usd|price gbp|variant price|final price|net price
    |cent amount|price cents|price in cents|amount cents|unit amount
    |preis|brutto vk|netto vk|bruttoverkaufspreis|verkaufspreis brutto|verkaufspreis netto|endkundenpreis|e preis|einzelpr|stückpreis|vkp|vk €|vk eur|ladenpreis|verkaufspreis|bruttopreis|vk|vk preis|preis brutto|einzelpreis|endpreis|vk brutto|nettopreis|vk netto|preis inkl mwst
    |prix|pu|p u|pu ht|p u ht|pu ttc|p u ttc|prix u|prix u ht|prix u ttc|prix vente|prix ttc|prix de vente|tarif|prix public|tarif régulier|prix unitaire|prix vente ttc|prix ht
    |precio|precio normal|precio de venta|pvp|precio unitario|precio con iva|precio venta
    |prezzo|prezzo di vendita|prezzo di listino|prezzo unitario|prezzo ivato|prezzo iva inclusa
    |prijs|verkoopprijs|reguliere prijs|prijs incl btw|prijs per stuk|preço|preco|preço de venda|preço normal|valor|preço unitário
    |cena|cena brutto|cena sprzedaży|cena detaliczna|cena regularna|cena jednostkowa|cena netto
    |cena s dph|prodejní cena|běžná cena|cena s daní|koncová cena|cena včetně dph|cena bez dph
    |pris|ordinarie pris|försäljningspris|udsalgspris|fiyat|satış fiyatı|hinta|ár|eladási ár|preț|pret|τιμή|ціна|продажна цена
    |価格|販売価格|値段|税込価格|定価|単価|売価|цена|стоимость`,
  sale_price: `sale price|special price|discount price|discounted price|promo price|promotional price|offer price|reduced price|price sale|action price
    |angebotspreis|aktionspreis|sonderpreis|reduzierter preis|sale preis|rabattpreis|prix promo|prix promotionnel|prix soldé|tarif promo|prix remisé
    |precio rebajado|precio oferta|precio de oferta|precio promocional|precio con descuento|prezzo scontato|prezzo in offerta|prezzo promozionale|prezzo offerta
    |actieprijs|aanbiedingsprijs|kortingsprijs|sale prijs|preço promocional|preço com desconto|preço de oferta
    |cena promocyjna|cena po rabacie|cena specjalna|akční cena|zlevněná cena|cena po slevě|cena v akci|セール価格|特価|цена со скидкой`,
  list_price: `list price|price old|compare at price|variant compare at price|msrp|rrp|old price|was price|original price|strike price|price before|recommended retail price
    |uvp|pseudoprice|pseudo price|streichpreis|listenpreis|alter preis|statt preis|ursprünglicher preis|prix barré|ancien prix|prix conseillé|prix catalogue
    |precio anterior|precio original|precio antes|pvpr|prezzo precedente|prezzo originale|prezzo barrato|adviesprijs|oude prijs|van prijs
    |preço original|preço anterior|preço de|stara cena|cena katalogowa|cena przed obniżką|cena przekreślona|původní cena|doporučená cena
    |přeškrtnutá cena|通常価格|メーカー希望小売価格|参考価格|старая цена|oldprice|compare at price amount`,
  currency: `currency|currency code|currency id|currency iso|währung|devise|monnaie|moneda|divisa|valuta|moeda|waluta|měna|通貨|валюта|price currency`,
  price_unit: `unit|units|uom|unit of measure|price unit|sales unit|price per|einheit|einh|mengeneinheit|verkaufseinheit|preiseinheit|me|unité|unité de vente|unité de mesure
    |unidad de medida|unidad de venta|unidad|unità|unità di misura|um|u m|eenheid|verkoopeenheid|unidade|unidade de medida|jednostka|jednostka miary|jm|j m|jednotka|mj
    |měrná jednotka|enhet|prisenhet|enhed|birim|ед изм|единица|единица измерения|単位`,
  availability: `availability|available|stock status|in stock|instock|is in stock|stock availability|availability status|on stock|inventory status
    |verfügbarkeit|lieferbar|lieferstatus|lagerstatus|vorrätig|verfügbar|auf lager|disponibilité|disponible|en stock|statut stock|disponibilidad
    |existencias|en existencia|estado de stock|disponibilità|disponibile|stato magazzino|beschikbaarheid|op voorraad|voorraadstatus|leverbaar
    |disponibilidade|disponível|em estoque|dostępność|dostępny|w magazynie|status magazynowy|dostupnost|skladem|dostupné|skladová dostupnost|na skladě
    |在庫|在庫状況|在庫状態|販売状況|наличие|в наличии`,
  stock: `stock|quantity|qty|stock quantity|stock level|inventory|inventory quantity|inventory qty|variant inventory qty|units in stock|current stock|stock qty
    |on hand|quantity available|available quantity|stock count|amount in stock|inventory count|stock on hand|inventory level|pieces
    |bestand|lagerbestand|menge|lager|anzahl|stückzahl|lagermenge|quantité|stocks|quantité en stock|qte|qté|cantidad|stock disponible|unidades|inventario
    |quantità|giacenza|scorta|qta|giacenze|voorraad|aantal|voorraadaantal|quantidade|estoque|qtd|ilość|stan|stan magazynowy|liczba sztuk|ilość w magazynie
    |množství|počet|sklad|počet kusů|stav skladu|počet na skladě|在庫数|数量|απόθεμα|διαθέσιμο απόθεμα|stok|lagersaldo|lagerantal|készlet|stoc|varasto|varastosaldo|запас|залишок|остаток|количество|库存|库存数量`,
  brand: `brand|brand name|manufacturer|vendor|maker|producer|make|label name|company
    |marke|hersteller|markenname|herstellername|marque|fabricant|fabriquant|marca|fabricante|marca comercial|produttore|marchio
    |merk|fabrikant|merknaam|marki|marka|producent|značka|výrobce|ブランド|メーカー|メーカー名|ブランド名|бренд|производитель|manufacturer name`,
  category: `category|categories|product type|product category|category path|category name|google product category|main category|sub category|subcategory
    |type|department|collection|group|product group|categorytext|category tree|breadcrumb|breadcrumbs|category 1|category 2|category1|category2|taxonomy
    |kategorie|kategorien|warengruppe|produktkategorie|produkttyp|artikelgruppe|unterkategorie|kategoriepfad|rubrik
    |catégorie|catégories|rayon|famille|sous catégorie|type de produit|catégorie produit|rubrique
    |categoría|categorías|categoria|categorias|tipo de producto|subcategoría|familia|sección|categorie|tipo prodotto|sottocategoria|reparto|famiglia
    |categorieën|productgroep|productcategorie|subcategorie|rubriek|tipo de produto|departamento|subcategoria
    |kategoria|kategorie produktu|grupa|podkategoria|dział|typ produktu|kategorie zboží|podkategorie|skupina
    |カテゴリ|カテゴリー|分類|カテゴリ名|ジャンル|категория|раздел|google product category name`,
  gtin: `gtin|ean|eans|gtins|upc|barcode|isbn|ean13|ean 13|gtin13|gtin 13|gtin14|jan|jan code|ean code|upc code|upc ean|ean upc|bar code|barcode number|variant barcode
    |strichcode|ean nummer|gtin ean|code barre|code barres|code ean|código de barras|codigo de barras|código ean|codice a barre|codice ean
    |streepjescode|ean nr|kod kreskowy|kod ean|čárový kód|ean kód|janコード|バーコード|штрихкод|gtin upc ean or isbn`,
  mpn: `mpn|manufacturer part number|manufacturer code|part number|manufacturer sku|manufacturer number|manufacturer reference|vendor code|vendorcode
    |herstellernummer|hersteller artikelnummer|herstellerartikelnummer|référence fabricant|ref fabricant|referencia fabricante|código fabricante
    |codice produttore|codice fornitore articolo|fabrikantcode|kod producenta|part no manufacturer|productno`,
  condition: `condition|item condition|product condition|zustand|artikelzustand|état|etat|estado|condición|condizione|condizioni|staat|conditie|condição
    |stan produktu|stav|stav zboží|コンディション|状態|состояние|item type condition`,
  group_id: `group id|item group id|itemgroup id|parent id|parent sku|parent|parent product|master id|master sku|model id|style id|product group id|handle|url handle
    |variant group|variantgroup|variant of|vaterartikel|vaterartikelnummer|vater artikelnummer|hauptartikel|eltern|parent artikelnummer|produit parent|id parent|producto padre|id padre|prodotto padre
    |hoofdproduct|produto pai|produkt nadrzędny|id rodzica|nadřazený produkt|hlavní produkt|family id|configurable sku`,
  color: `color|colour|colors|colours|color name|farbe|farben|farbton|couleur|coloris|couleurs|colore|colori|kleur|kleuren|cor|cores|kolor|kolory|barva|barvy|farba|färg|färger|farve|farge|väri|renk|szín|culoare|χρώμα|колір|цвят
    |カラー|色|цвет|farbcode name`,
  size: `size|sizes|größe|groesse|grösse|größen|konfektionsgröße|schuhgröße|taille|pointure|tailles|talla|tamaño|tallas|taglia|misura|taglie|maat|maten|tamanho|rozmiar
    |velikost|veľkosť|storlek|størrelse|koko|beden|méret|mărime|μέγεθος|розмір|サイズ|размер|clothing size|shoe size`,
  material: `material|materials|fabric|composition|stoff|werkstoff|materialien|matière|matériau|matières|composición|materiale|materiali|composizione|tessuto|materiaal|stof
    |tecido|composição|materiał|skład|materiál|složení|素材|材質|материал`,
  tags: `tags|tag|keywords|labels|search keywords|search terms|product tags|schlagwörter|schlagworte|stichwörter|suchbegriffe|étiquettes|mots clés|mots clefs|etiquetas|palabras clave
    |etichette|parole chiave|trefwoorden|zoekwoorden|palavras chave|tagi|słowa kluczowe|znaczniki|štítky|klíčová slova|タグ|検索ワード|キーワード|теги`,
  ignore: `cost|cost price|purchase price|wholesale price|cost per item|einkaufspreis|ek|prix d achat|precio de coste|costo|inkoopprijs|preço de custo
    |cena zakupu|nákupní cena|仕入価格|原価|margin|supplier|supplier reference|lieferant|fournisseur|proveedor|fornitore|leverancier|fornecedor|dostawca|dodavatel
    |tax|tax name|tax id|tax class id|sales channel|action|on sale|published at|published on|publish date|fraction digits
    |created at|updated at|date created|date modified|modified|created|last modified|date added|position|sort order|meta title|meta description|meta keywords
    |verzendklasse|versandklasse|classe d expédition|classe de livraison|clase de envío|classe di spedizione|classe de entrega|klasa wysyłkowa|gönderim sınıfı|fraktklass|класс доставки
    |seo title|seo description|slug|status|post status|tax class|tax status|tax rate|vat|vat rate|mwst|tva|iva|btw|dph|shipping class`,
}

const byName = new Map<string, MappedField>()
for (const [field, list] of Object.entries(words) as [MappedField, string][])
  for (const word of list.split('|')) {
    const plain = word.replaceAll(/\s+/g, ' ').trim()
    if (!byName.has(plain)) byName.set(plain, field)
  }

/** The field that a plain column name means, if it is one we know. */
export function fieldOfName(plain: string): MappedField | null {
  return byName.get(plain) ?? null
}

const shortest = 3

/** "Artikelbez.", "Beschr.": the field of all names that begin so, where they agree. */
export function fieldOfAbbreviation(column: string): MappedField | null {
  if (!/\.\s?$/.test(column) || column.length > 40) return null
  const begin = plainName(column)
  if (begin.length < shortest) return null
  const fields = new Set<MappedField>()
  for (const [name, field] of byName) if (name.startsWith(begin) && !name.includes(' ')) fields.add(field)
  const [only] = fields
  return fields.size === 1 && only !== undefined && only !== 'ignore' ? only : null
}
