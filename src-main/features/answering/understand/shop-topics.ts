import { createRecent } from '#main/lib/recent.ts'
import { readable } from './text.ts'

/** What a shop can be asked for beside its products. */
export type ShopTopic =
  | 'returns'
  | 'shipping'
  | 'payment'
  | 'warranty'
  | 'voucher'
  | 'cancelling'
  | 'contact'
  | 'place'

/** In the words of the seven languages; over folded text. */
const topics: readonly (readonly [ShopTopic, RegExp])[] = [
  [
    'returns',
    /\b(?:returns?|returning|send (?:it|this|them|something|\w+ \w+) back|refund\w*|exchange|money back|ruckgabe\w*|rueckgabe\w*|retoure?n?|zuruckgeben|zurueckgeben|zuruckschicken|umtausch\w*|erstatt\w*|widerruf\w*|retourn\w*|renvoy\w*|rembours\w*|echanger?|devol\w+|reembols\w*|cambiar(?:lo|la)?|reso|resi|restitui\w*|rimbors\w*|retour\w*|terugsturen|teruggeven|ruilen|trocar?|trocas)\b/,
  ],
  [
    'shipping',
    /\b(?:shipping|ship|ships|deliver\w*|postage|versand\w*|liefer\w*|porto|verschick\w*|livr\w+|expedi\w+|frais de port|envio|envios|envia\w*|entrega\w*|spedi\w+|consegn\w+|verzend\w*|bezorg\w*|lever(?:t|en|ing|tijd)|frete|portes|expedic\w+)\b/,
  ],
  [
    'payment',
    /\b(?:pay|paying|payments?|paypal|credit cards?|visa|mastercard|invoice|bezahl\w*|zahl\w+|kreditkarte|rechnung|ratenzahlung|payer|paiements?|carte (?:bancaire|bleue|de credit)|pagar|pagos?|tarjeta(?! regalo)|pagare|pagament\w+|carta di credito|betal\w+|betaal\w*|ideal|pagament\w+|cartao(?! presente)|mb ?way|pix|boleto)\b/,
  ],
  ['warranty', /\b(?:warrant\w+|guarantee\w*|garantie\w*|gewahrleistung|garanti[ae]|garanzia)\b/],
  [
    'voucher',
    /\b(?:vouchers?|gift ?cards?|gutschein\w*|geschenkkarte\w*|cheques? cadeaux?|cartes? cadeaux?|bons? cadeaux?|tarjetas? regalo|vales? regalo|buon[oi] regalo|carta regalo|cadeaubon\w*|cadeaukaart\w*|cartao presente|cartoes presente|vales?[- ](?:presente|oferta))\b/,
  ],
  [
    'contact',
    /\b(?:(?:tele)?phone (?:number|line)|phone you|fax|e-?mails?|call you|telefonnummer|rufnummer|anrufen|courriel|numero de telephone|vous appeler|correo|numero de telefono|llamar(?:os|les|te)|numero di telefono|chiamarvi|telefoonnummer|(?:jullie|u) bellen|numero de telefone|ligar para)\b/,
  ],
  [
    'place',
    /\b(?:where (?:is|are) (?:you|your (?:shop|store)|the (?:shop|store))|your address|directions|wo (?:ist|liegt|finde ich) (?:ihr|euer|der|das|die) (?:laden|geschaft|filiale|shop)|wo (?:sind sie|seid ihr)|ihre adresse|anfahrt|ou (?:est|se trouve) (?:votre|la|le) (?:boutique|magasin)|ou etes.vous|votre adresse|donde (?:esta|queda) (?:la|vuestra|su) tienda|donde estan|vuestra direccion|dove siete|dove si trova il (?:vostro )?negozio|indirizzo|waar (?:is|zit) (?:jullie|de) winkel|waar zitten jullie|jullie adres|onde (?:fica|e) a (?:vossa )?loja|onde estao|morada|endereco)\b/,
  ],
  ['cancelling', /\b(?:cancel\w*|stornier\w*|storno|annul\w+)\b/],
]

/** What of the shop's terms a sentence is about. Who sends something back asks for returns, though it takes a parcel. */
export function shopTopic(sentence: string): ShopTopic | null {
  const known = read.get(sentence)
  if (known !== undefined) return known
  const text = readable(sentence)
  const topic = topics.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  read.set(sentence, topic)
  return topic
}

/** The wordings of a shop's entries are looked at with every message. */
const read = createRecent<string, ShopTopic | null>(5000)
