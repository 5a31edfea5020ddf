import type { Availability } from '#shared/schemas/widget.ts'
import { remembered } from './remembered.ts'

/** Words as shops write them, in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Czech and more. */
const words: Readonly<Record<Availability, string>> = {
  in_stock: `in stock|instock|in_stock|available|available for order|available online|limited availability|low stock|yes|y|true|on
    |auf lager|lagernd|verfügbar|vorrätig|sofort lieferbar|lieferbar|ja|am lager|sofort verfügbar
    |en stock|disponible|oui|en magasin|disponible immédiatement
    |en existencia|en existencias|hay existencias|sí|si|disponibles
    |disponibile|in magazzino|disponibile subito|in giacenza
    |op voorraad|voorradig|beschikbaar|leverbaar
    |em estoque|em stock|disponível|sim
    |w magazynie|dostępny|dostępna|dostępne|na stanie|tak|od ręki
    |skladem|na skladě|ihned|dostupné|ano|k dispozici|k odběru|skladom|áno|dostupný
    |в наличии|есть|есть в наличии|да|в наявності
    |在庫あり|在庫有り|あり|有|在庫有|有货|有貨|현货|재고있음
    |i lager|på lager|varastossa|stokta|raktáron|în stoc|in stoc`,
  out_of_stock: `out of stock|outofstock|out_of_stock|unavailable|sold out|soldout|not available|discontinued|no|n|false|off|none
    |nicht verfügbar|nicht auf lager|ausverkauft|vergriffen|nicht lieferbar|nein|nicht vorrätig|derzeit nicht verfügbar
    |rupture|en rupture|rupture de stock|en rupture de stock|épuisé|indisponible|non|non disponible|hors stock
    |agotado|sin existencias|sin stock|no disponible|fuera de stock
    |esaurito|non disponibile|terminato|non in magazzino
    |niet op voorraad|uitverkocht|niet beschikbaar|nee|niet leverbaar
    |esgotado|fora de estoque|sem estoque|sem stock|indisponível|não|nao
    |brak w magazynie|niedostępny|niedostępna|niedostępne|wyprzedany|wyprzedane|nie|brak
    |vyprodáno|není skladem|nedostupné|ne|nie je skladom|vypredané|nedostupný
    |нет в наличии|нет|под заказ нет|немає в наявності
    |在庫なし|在庫無し|なし|無|売り切れ|品切れ|缺货|无货|재고없음|품절
    |slut i lager|ikke på lager|loppu|stokta yok|nincs raktáron|stoc epuizat|indisponibil`,
  preorder: `preorder|pre-order|pre order|coming soon|available soon|pre_order
    |vorbestellbar|vorbestellung|demnächst|précommande|pré-commande|bientôt disponible|reserva|preventa|próximamente
    |preordine|prenotabile|prossimamente|pre-orderen|binnenkort|pré-venda|pré-encomenda|em breve
    |przedsprzedaż|wkrótce|předobjednávka|předprodej|připravujeme|predobjednávka|предзаказ|скоро
    |予約|予約受付中|预售|近日発売`,
  backorder: `backorder|back order|back-order|on backorder|onbackorder|available on backorder|made to order|on order|notify|backordered
    |nachbestellt|bestellbar|auf bestellung|lieferrückstand|sur commande|en réapprovisionnement|bajo pedido|por encargo
    |su ordinazione|ordinabile|in arrivo|op bestelling|nabestelling|sob encomenda|por encomenda
    |na zamówienie|na objednávku|na objednání|под заказ|на заказ|お取り寄せ|取り寄せ|受注生産|订购`,
}

const byWord = new Map<string, Availability>()
for (const [name, list] of Object.entries(words) as [Availability, string][])
  for (const word of list.split('|')) byWord.set(plain(word), name)

function plain(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[_\s-]+/g, ' ')
    .replace(/(?<![.!:\s])[.!:\s]+$/, '')
    .trim()
}

type ReadAvailability = { readonly availability: Availability | null; readonly stock: number | null }

/** What a shop says about availability: a word, or a number of pieces. Null when it says nothing we know. */
export const readAvailability = remembered((text): ReadAvailability | null => {
  const word = plain(text.replace(/^https?:\/\/schema\.org\//i, '').replace(/^schema:/i, ''))
  const availability = byWord.get(word)
  if (availability) return { availability, stock: null }
  const stock = readStock(text)
  if (stock !== null) return { availability: stock > 0 ? 'in_stock' : 'out_of_stock', stock }
  const counted = withCount(word)
  if (counted) return counted
  // "auf Lager, 1-3 Tage"
  const before = plain(word.split(/[(,;/|>0-9]/)[0] ?? '')
  const begun = byWord.get(before)
  return begun && before.length > 2 ? { availability: begun, stock: null } : null
})

const units = 'pcs?|pieces?|stk|stück|st|ks|szt|pz|pièces?|uds?|unidades|stuks|шт|個|件|db'
const countPattern = new RegExp(
  `[(\\[:,;=|/>≥\\s]{0,20}(?<!\\p{L})(\\d+)\\s*(?:\\+\\s*)?(?:(?:${units})(?!\\p{L})\\.?)?[)\\]]?`,
  'u',
)

/** "In stock (12 pcs)", "skladem > 5 ks", "auf Lager: 0", "0 in stock": words and a number of pieces, and nothing else. */
function withCount(word: string): ReadAvailability | null {
  const number = countPattern.exec(word)
  const said = number && byWord.get(plain(word.replace(countPattern, ' ')))
  if (!said) return null
  const count = Number(number[1])
  const isSaid = said === 'in_stock' || (said === 'out_of_stock' && count === 0)
  if (!isSaid || !Number.isSafeInteger(count)) return { availability: said, stock: null }
  return { availability: count > 0 ? 'in_stock' : 'out_of_stock', stock: count }
}

const stockPattern = new RegExp(
  `^[>≥+]?\\s*(-?\\d+(?:[.,\\s]\\d{3})*)([.,]\\d+)?\\s*(?:\\+\\s*)?(?:${units})?\\.?$`,
  'iu',
)

/** How many pieces there are: "12", "12.0000", "> 10", "10+", "12 ks". */
export function readStock(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const match = stockPattern.exec(text.normalize('NFKC').trim())
  if (!match?.[1]) return null
  const digits = match[1]
  // "12.000" with nothing else is twelve in a file of decimals, and twelve thousand in a shop of screws: take the decimals.
  const grouped = /^(-?\d+)[.,](000)$/.exec(digits)
  const count =
    grouped && match[2] === undefined ? Number(grouped[1]) : Number(digits.replaceAll(/[.,\s]/g, ''))
  return Number.isSafeInteger(count) ? count : null
}

/** Yes and no as exports write them; null for anything else. */
export function readFlag(text: string): boolean | null {
  const number = /^-?\d+$/.test(text.trim()) ? Number(text) : null
  if (number !== null) return number === 1 ? true : number <= 0 ? false : null
  const word = plain(text)
  if (/^(active|published|enabled|visible)$/.test(word)) return true
  if (/^(draft|archived|disabled|hidden|inactive)$/.test(word)) return false
  const availability = byWord.get(word)
  return availability === 'in_stock' ? true : availability === 'out_of_stock' ? false : null
}
