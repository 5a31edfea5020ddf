import type { Replies } from '../replies.ts'

const of = (what: string) => (what ? ` per «${what}»` : '')
const inVersion = (name: string, version: string) => (version ? `${name} in ${version}` : name)
const goods = (count: number) => `${count} ${count === 1 ? 'articolo' : 'articoli'}`

export const replies: Replies = {
  some: (count, what) => `Abbiamo ${goods(count)}${what ? of(what) : ' che fanno al caso suo'}:`,
  one: (what) => (what ? `Ecco che cosa abbiamo per «${what}»:` : 'Questo fa al caso suo:'),
  best: (shown, total, what) => `Abbiamo ${goods(total)}${of(what)}. Eccone ${shown === 1 ? 'uno' : shown}:`,
  notSold: (what) =>
    what ? `Mi dispiace, non vendiamo «${what}».` : 'Mi dispiace, non vendiamo questo tipo di articoli.',
  noneKeeps: (what, limits) => `Mi dispiace, non abbiamo nulla${of(what)}${limits ? ` ${limits}` : ''}.`,
  closest: 'Questi si avvicinano di più:',
  limit: {
    atMost: (value, name) => `${name ? `con ${name} ` : ''}fino a ${value}`,
    atLeast: (value, name) => `${name ? `con ${name} ` : ''}a partire da ${value}`,
    between: (from, to, name) => `${name ? `con ${name} ` : ''}da ${from} a ${to}`,
    exactly: (value, name) => (name ? `con ${name}: ${value}` : `con ${value}`),
    without: (what) => `senza ${what}`,
    in: (value) => `in ${value}`,
  },
  ends: {
    price: { most: 'Il più caro è', least: 'Il più economico è' },
    weight: { most: 'Il più pesante è', least: 'Il più leggero è' },
    size: { most: 'Il più grande è', least: 'Il più piccolo è' },
    packed: { most: 'Il più ingombrante da chiuso è', least: 'Il più piccolo da chiuso è' },
    length: { most: 'Il più lungo è', least: 'Il più corto è' },
    height: { most: 'Il più alto è', least: 'Il più basso è' },
    width: { most: 'Il più largo è', least: 'Il più stretto è' },
    thickness: { most: 'Il più spesso è', least: 'Il più sottile è' },
    volume: { most: 'Il più capiente è', least: 'Il meno capiente è' },
    storage: {
      most: 'Quello con più spazio di archiviazione è',
      least: 'Quello con meno spazio di archiviazione è',
    },
    memory: { most: 'Quello con più memoria è', least: 'Quello con meno memoria è' },
    screen: { most: 'Quello con lo schermo più grande è', least: 'Quello con lo schermo più piccolo è' },
    power: { most: 'Il più potente è', least: 'Il meno potente è' },
    brightness: { most: 'Il più luminoso è', least: 'Il meno luminoso è' },
    speed: { most: 'Il più veloce è', least: 'Il più lento è' },
    lasting: { most: 'Quello che dura di più è', least: 'Quello che dura di meno è' },
    warmth: { most: 'Il più caldo è', least: 'Il meno caldo è' },
    loudness: { most: 'Il più rumoroso è', least: 'Il più silenzioso è' },
    strength: { most: 'Il più forte è', least: 'Il più delicato è' },
    hardness: { most: 'Il più rigido è', least: 'Il più morbido è' },
    age: { most: 'Il più vecchio è', least: 'Il più giovane è' },
    newness: { most: 'Il più recente è', least: 'Il meno recente è' },
    people: { most: 'Quello per più persone è', least: 'Quello per meno persone è' },
  },
  extreme: (end, name, value) => `${end} ${name}${value ? ` (${value})` : ''}.`,
  extremeOf: (name, label, value, end) =>
    `Per ${label}, il valore più ${end === 'most' ? 'alto' : 'basso'} è quello di ${name}: ${value}.`,
  extremeUnknown: 'Le nostre descrizioni non riportano cifre su questo, quindi non posso dirle quale sia.',
  has: (name, label, value) => `${name}: ${label} ${value}.`,
  dearerBy: (name, gap, other) => `${name} costa ${gap} in più rispetto a ${other}.`,
  moreThan: (name, label, value, other, otherValue) =>
    `${label}: ${value} per ${name}, ${otherValue} per ${other}.`,
  same: (name, other, label, value) => `Tra ${name} e ${other} qui non c’è differenza: ${label} ${value}.`,
  yes: 'Sì',
  no: 'No',
  notStated: (name, what) =>
    what ? `La descrizione di ${name} non dice nulla su ${what}.` : `La descrizione di ${name} non lo dice.`,
  checkLabel: 'Controlli l’etichetta o chieda pure a noi.',
  allergyNote: 'In caso di allergia controlli anche l’etichetta: non possiamo escludere tracce.',
  inStock: (name, version) => `Sì, abbiamo ${inVersion(name, version)} in magazzino.`,
  left: (name, version, count) =>
    `${inVersion(name, version)}: ${count === 1 ? 'ne resta' : 'ne restano'} ${count}.`,
  soldOut: (name, version) => `${inVersion(name, version)} al momento è esaurito.`,
  noSuchVersion: (name, version) => `Mi dispiace, non abbiamo ${inVersion(name, version)}.`,
  butThere: (versions) => `In magazzino: ${versions}.`,
  saves: (amount, percent) => `Risparmia ${amount} (${percent} %).`,
  costs: (name, version, price) => `${inVersion(name, version)} costa ${price}.`,
  backUnknown: (name) =>
    `Non so ancora quando torna ${name}. Se mi lascia il suo indirizzo e-mail, la avvisiamo noi.`,
  sum: (parts, total) => `${parts}: ${total} in tutto.`,
  countOf: (count, what) => `Abbiamo ${goods(count)}${of(what)}.`,
  picks: (budget) =>
    budget ? `Questi potrebbero andare bene e non superano ${budget}:` : 'Questi potrebbero andare bene:',
  pickQuestion: 'Che cosa conta di più per lei: l’uso, la misura o il prezzo?',
  adviceAsk: 'La aiuto volentieri a scegliere. A che cosa serve, e quanto vorrebbe spendere?',
  overBudget: (cheapest) => `Con questo budget non abbiamo nulla. Il più economico è ${cheapest}.`,
  notKnown: (what) =>
    `Mi dispiace, ${what ? `di «${what}» non so nulla` : 'questo non lo so'}. Posso far rispondere qualcuno del negozio.`,
  sorry: 'Mi dispiace davvero.',
  complaint: 'Mi scriva il numero d’ordine e che cosa non va: sistemiamo tutto.',
  complaintPerson: 'Chiamo qualcuno del negozio?',
  offTopic: 'Su questo non posso aiutarla. Rispondo solo a domande sul negozio e sui suoi prodotti.',
  praise: 'Grazie, fa davvero piacere! Posso fare altro per lei?',
  inShopLanguage: 'Questa risposta c’è solo nella lingua del negozio:',
  nothingLeft: (what) => `Allora non resta nulla${of(what)}.`,
  onlyOne: 'È l’unico di quel tipo che abbiamo.',
}
