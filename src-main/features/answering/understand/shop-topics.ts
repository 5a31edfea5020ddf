import { createRecent } from '#main/lib/recent.ts'
import { type ShopFactName, shopFactNames } from '#shared/schemas/bot.ts'
import type { Understood } from '../types.ts'
import { readable } from './text.ts'

/** What a shop can be asked for beside its products. */
export type ShopTopic = ShopFactName | 'warranty' | 'voucher' | 'cancelling'

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
  [
    'address',
    /\b(?:your address|address of|where (?:are you|is (?:the|your) (?:shop|store|showroom))|adresse|anschrift|wo (?:ist|finde ich|seid|sind|befindet)|anfahrt|ou (?:etes-vous|se trouve|est)|direccion|donde (?:esta|estan|estais)|indirizzo|dove (?:siete|si trova|e il negozio)|adres|waar (?:zijn|zitten|is de winkel)|morada|endereco|onde (?:fica|estao|esta))\b/,
  ],
  [
    'phone',
    /\b(?:phone|telephone|call you|telefon\w*|anrufen|telephone|appeler|telefono|llamar(?:les|os)?|chiamar(?:e|vi)|telefoon\w*|bellen|ligar|telefone)\b/,
  ],
  [
    'email',
    /\b(?:e-?mail(?: address)?|mailadresse|courriel|adresse mail|correo(?: electronico)?|posta elettronica|mailadres)\b/,
  ],
  ['warranty', /\b(?:warrant\w+|guarantee\w*|garantie\w*|gewahrleistung|garanti[ae]|garanzia)\b/],
  [
    'voucher',
    /\b(?:vouchers?|gift ?cards?|gutschein\w*|geschenkkarte\w*|cheques? cadeaux?|cartes? cadeaux?|bons? cadeaux?|tarjetas? regalo|vales? regalo|buon[oi] regalo|carta regalo|cadeaubon\w*|cadeaukaart\w*|cartao presente|cartoes presente|vales?[- ](?:presente|oferta))\b/,
  ],
  ['cancelling', /\b(?:cancel\w*|stornier\w*|storno|annul\w+)\b/],
]

const contactFacts: readonly ShopTopic[] = ['address', 'phone', 'email']
const toldFacts: readonly ShopTopic[] = shopFactNames

function topicsIn(message: string): ShopTopic[] {
  const text = readable(message)
  return topics.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}

/** Which of the shop's facts a question is for. */
export function factsAsked(message: string, { intent }: Pick<Understood, 'intent'>): ShopFactName[] {
  const found = topicsIn(message)
  const isFact = (name: ShopTopic): name is ShopFactName => toldFacts.includes(name)
  const ofContact = found.filter((name) => contactFacts.includes(name)).filter(isFact)
  if (intent === 'contact') return ofContact.length > 0 ? ofContact : ['address', 'phone', 'email']
  const topic = shopTopic(message)
  return topic && isFact(topic) ? [topic] : []
}

/** What of the shop's terms a sentence is about. Who sends something back asks for returns, though it takes a parcel. */
export function shopTopic(sentence: string): ShopTopic | null {
  const known = read.get(sentence)
  if (known !== undefined) return known
  const topic = topicsIn(sentence).find((name) => !contactFacts.includes(name)) ?? null
  read.set(sentence, topic)
  return topic
}

/** The wordings of a shop's entries are looked at with every message. */
const read = createRecent<string, ShopTopic | null>(5000)
