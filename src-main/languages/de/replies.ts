import type { Replies } from '../replies.ts'

const inVersion = (name: string, version: string) => (version ? `${name} in ${version}` : name)
const to = (what: string) => (what ? `Zu „${what}“ haben wir` : 'Wir haben')
const goods = (count: number, what: string) => `${count} ${what ? '' : 'passende '}Artikel`

export const replies: Replies = {
  some: (count, what) => `${to(what)} ${goods(count, what)}:`,
  one: (what) => (what ? `Zu „${what}“ haben wir das hier:` : 'Das hier passt:'),
  best: (shown, total, what) =>
    `${to(what)} ${goods(total, what)}. ${shown === 1 ? 'Hier ist einer' : `Hier sind ${shown}`} davon:`,
  notSold: (what) => (what ? `„${what}“ führen wir leider nicht.` : 'Das führen wir leider nicht.'),
  noneKeeps: (what, limits) =>
    limits ? `${to(what)} leider nichts ${limits}.` : `${to(what)} leider nichts Passendes.`,
  closest: 'Am nächsten kommen diese:',
  limit: {
    atMost: (value, name) => (name ? `mit höchstens ${value} ${name}` : `bis ${value}`),
    atLeast: (value, name) => (name ? `mit mindestens ${value} ${name}` : `ab ${value}`),
    between: (from, to, name) => (name ? `mit ${from} bis ${to} ${name}` : `von ${from} bis ${to}`),
    exactly: (value, name) => {
      if (!name) return `mit ${value}`
      return /^\d/.test(value) ? `mit ${value} ${name}` : `mit ${name} „${value}“`
    },
    without: (what) => `ohne ${what}`,
    in: (value) => `in ${value}`,
  },
  ends: {
    price: { most: 'Am teuersten ist', least: 'Am günstigsten ist' },
    weight: { most: 'Am schwersten ist', least: 'Am leichtesten ist' },
    size: { most: 'Am größten ist', least: 'Am kleinsten ist' },
    packed: { most: 'Das größte Packmaß hat', least: 'Das kleinste Packmaß hat' },
    length: { most: 'Am längsten ist', least: 'Am kürzesten ist' },
    height: { most: 'Am höchsten ist', least: 'Am niedrigsten ist' },
    width: { most: 'Am breitesten ist', least: 'Am schmalsten ist' },
    thickness: { most: 'Am dicksten ist', least: 'Am dünnsten ist' },
    volume: { most: 'Am meisten fasst', least: 'Am wenigsten fasst' },
    storage: { most: 'Am meisten Speicherplatz hat', least: 'Am wenigsten Speicherplatz hat' },
    memory: { most: 'Am meisten Arbeitsspeicher hat', least: 'Am wenigsten Arbeitsspeicher hat' },
    screen: { most: 'Das größte Display hat', least: 'Das kleinste Display hat' },
    power: { most: 'Am meisten Leistung hat', least: 'Am wenigsten Leistung hat' },
    brightness: { most: 'Am hellsten ist', least: 'Am wenigsten hell ist' },
    speed: { most: 'Am schnellsten ist', least: 'Am langsamsten ist' },
    lasting: { most: 'Am längsten hält', least: 'Am kürzesten hält' },
    warmth: { most: 'Am wärmsten ist', least: 'Am wenigsten warm ist' },
    loudness: { most: 'Am lautesten ist', least: 'Am leisesten ist' },
    strength: { most: 'Am stärksten ist', least: 'Am mildesten ist' },
    hardness: { most: 'Am härtesten ist', least: 'Am weichsten ist' },
    age: { most: 'Am ältesten ist', least: 'Am jüngsten ist' },
    newness: { most: 'Am neuesten ist', least: 'Am ältesten ist' },
    people: { most: 'Für die größte Gruppe ist', least: 'Für die kleinste Gruppe ist' },
  },
  extreme: (end, name, value) => `${end} ${name}${value ? ` (${value})` : ''}.`,
  extremeOf: (name, label, value, end) =>
    `Bei ${label} hat ${name} mit ${value} den ${end === 'most' ? 'höchsten' : 'niedrigsten'} Wert.`,
  extremeUnknown:
    'Dazu stehen in unseren Beschreibungen keine Zahlen, deshalb kann ich das leider nicht vergleichen.',
  has: (name, label, value) => `${name}: ${label} ${value}.`,
  dearerBy: (name, gap, other) => `${name} kostet ${gap} mehr als ${other}.`,
  moreThan: (name, label, value, other, otherValue) =>
    `${label}: ${value} bei ${name}, ${otherValue} bei ${other}.`,
  same: (name, other, label, value) =>
    `Da gibt es zwischen ${name} und ${other} keinen Unterschied: ${label} ${value}.`,
  yes: 'Ja',
  no: 'Nein',
  notStated: (name, what) =>
    `In der Beschreibung von ${name} steht ${what ? `nichts zu ${what}` : 'das nicht'}.`,
  checkLabel: 'Schauen Sie bitte auf das Etikett oder fragen Sie uns.',
  allergyNote: 'Bei einer Allergie lesen Sie bitte auch das Etikett; Spuren können wir nicht ausschließen.',
  inStock: (name, version) => `Ja, ${inVersion(name, version)} ist auf Lager.`,
  left: (name, version, count) => `Von ${inVersion(name, version)} haben wir noch ${count} Stück.`,
  soldOut: (name, version) => `${inVersion(name, version)} ist gerade ausverkauft.`,
  noSuchVersion: (name, version) => `${inVersion(name, version)} haben wir leider nicht.`,
  butThere: (versions) => `Auf Lager: ${versions}.`,
  saves: (amount, percent) => `Sie sparen ${amount} (${percent} %).`,
  costs: (name, version, price) => `${inVersion(name, version)} kostet ${price}.`,
  backUnknown: (name) =>
    `Wann ${name} wieder da ist, weiß ich leider nicht. Wir geben Ihnen gern Bescheid: Schreiben Sie mir einfach Ihre E-Mail-Adresse.`,
  sum: (parts, total) => `${parts}: zusammen ${total}.`,
  countOf: (count, what) => `${to(what)} ${count} Artikel.`,
  picks: (budget) =>
    budget ? `Das könnte passen und bleibt bei höchstens ${budget}:` : 'Das könnte gut passen:',
  pickQuestion: 'Worauf kommt es Ihnen am meisten an: wofür es ist, die Größe oder der Preis?',
  adviceAsk: 'Ich helfe Ihnen gern beim Aussuchen. Wofür ist es, und was darf es ungefähr kosten?',
  overBudget: (cheapest) => `In diesem Rahmen haben wir leider nichts. Am günstigsten ist ${cheapest}.`,
  notKnown: (what) =>
    `${what ? `Zu „${what}“ weiß ich leider nichts` : 'Das weiß ich leider nicht'}. Ich hole gern jemanden aus dem Geschäft dazu.`,
  sorry: 'Das tut mir sehr leid.',
  complaint:
    'Schreiben Sie mir bitte Ihre Bestellnummer und was nicht in Ordnung ist, dann kümmern wir uns darum.',
  complaintPerson: 'Soll ich jemanden aus dem Geschäft dazuholen?',
  offTopic: 'Da kann ich leider nicht helfen. Ich bin nur für Fragen zum Geschäft und seinen Produkten da.',
  praise: 'Danke, das freut uns sehr! Kann ich noch etwas für Sie tun?',
  inShopLanguage: 'Diese Antwort gibt es nur in der Sprache des Geschäfts:',
  nothingLeft: (what) => `Dann bleibt${what ? ` zu „${what}“` : ''} leider nichts übrig.`,
  onlyOne: 'Davon haben wir nur diesen einen Artikel.',
}
