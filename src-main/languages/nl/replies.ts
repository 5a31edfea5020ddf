import type { Replies } from '../replies.ts'

const of = (what: string) => (what ? ` voor “${what}”` : '')
const inVersion = (name: string, version: string) => (version ? `${name} in ${version}` : name)
const goods = (count: number) => `${count} ${count === 1 ? 'product' : 'producten'}`

export const replies: Replies = {
  some: (count, what) => `We hebben ${goods(count)}${what ? of(what) : ' die passen'}:`,
  one: (what) => (what ? `Dit hebben we voor “${what}”:` : 'Deze past:'),
  best: (shown, total, what) =>
    `We hebben ${goods(total)}${of(what)}. ${shown === 1 ? 'Dit is er een' : `Hier zijn er ${shown}`}:`,
  notSold: (what) => (what ? `“${what}” verkopen we helaas niet.` : 'Dat verkopen we helaas niet.'),
  noneKeeps: (what, limits) => `We hebben helaas niets${of(what)}${limits ? ` ${limits}` : ''}.`,
  closest: 'Deze komen het dichtst in de buurt:',
  limit: {
    atMost: (value, name) => (name ? `met ${name} tot ${value}` : `tot ${value}`),
    atLeast: (value, name) => (name ? `met ${name} vanaf ${value}` : `vanaf ${value}`),
    between: (from, to, name) => `${name ? `met ${name} ` : ''}van ${from} tot ${to}`,
    exactly: (value, name) => (name ? `met ${name}: ${value}` : `met ${value}`),
    without: (what) => `zonder ${what}`,
    in: (value) => `in ${value}`,
  },
  ends: {
    price: { most: 'Het duurst is', least: 'Het goedkoopst is' },
    weight: { most: 'Het zwaarst is', least: 'Het lichtst is' },
    size: { most: 'Het grootst is', least: 'Het kleinst is' },
    packed: { most: 'Ingepakt het grootst is', least: 'Ingepakt het kleinst is' },
    length: { most: 'Het langst is', least: 'Het kortst is' },
    height: { most: 'Het hoogst is', least: 'Het laagst is' },
    width: { most: 'Het breedst is', least: 'Het smalst is' },
    thickness: { most: 'Het dikst is', least: 'Het dunst is' },
    volume: { most: 'De meeste inhoud heeft', least: 'De minste inhoud heeft' },
    storage: { most: 'De meeste opslag heeft', least: 'De minste opslag heeft' },
    memory: { most: 'Het meeste werkgeheugen heeft', least: 'Het minste werkgeheugen heeft' },
    screen: { most: 'Het grootste scherm heeft', least: 'Het kleinste scherm heeft' },
    power: { most: 'Het krachtigst is', least: 'Het minst krachtig is' },
    brightness: { most: 'Het helderst is', least: 'Het minst helder is' },
    speed: { most: 'Het snelst is', least: 'Het langzaamst is' },
    lasting: { most: 'De langste duur heeft', least: 'De kortste duur heeft' },
    warmth: { most: 'Het warmst is', least: 'Het minst warm is' },
    loudness: { most: 'Het luidst is', least: 'Het stilst is' },
    strength: { most: 'Het sterkst is', least: 'Het mildst is' },
    hardness: { most: 'Het stevigst is', least: 'Het zachtst is' },
    age: { most: 'Het oudst is', least: 'Het jongst is' },
    newness: { most: 'Het nieuwst is', least: 'Het oudst is' },
    people: { most: 'Voor de grootste groep is', least: 'Voor de kleinste groep is' },
  },
  extreme: (end, name, value) => `${end} ${name}${value ? ` (${value})` : ''}.`,
  extremeOf: (name, label, value, end) =>
    `Bij ${label} heeft ${name} met ${value} de ${end === 'most' ? 'hoogste' : 'laagste'} waarde.`,
  extremeUnknown:
    'In onze beschrijvingen staan daar geen cijfers over, dus dat kan ik helaas niet vergelijken.',
  has: (name, label, value) => `${name}: ${label} ${value}.`,
  dearerBy: (name, gap, other) => `${name} kost ${gap} meer dan ${other}.`,
  moreThan: (name, label, value, other, otherValue) =>
    `${label}: ${value} bij ${name}, ${otherValue} bij ${other}.`,
  same: (name, other, label, value) =>
    `Tussen ${name} en ${other} is daarin geen verschil: ${label} ${value}.`,
  yes: 'Ja',
  no: 'Nee',
  notStated: (name, what) =>
    `In de beschrijving van ${name} staat ${what ? `niets over ${what}` : 'dat niet'}.`,
  checkLabel: 'Kijk voor de zekerheid op het etiket, of vraag het ons.',
  allergyNote: 'Kijk bij een allergie ook altijd op het etiket; sporen kunnen we niet uitsluiten.',
  inStock: (name, version) => `Ja, ${inVersion(name, version)} is op voorraad.`,
  left: (name, version, count) => `Van ${inVersion(name, version)} hebben we er nog ${count}.`,
  soldOut: (name, version) => `${inVersion(name, version)} is op dit moment uitverkocht.`,
  noSuchVersion: (name, version) => `${inVersion(name, version)} hebben we helaas niet.`,
  butThere: (versions) => `Wel op voorraad: ${versions}.`,
  saves: (amount, percent) => `U bespaart ${amount} (${percent} %).`,
  costs: (name, version, price) => `${inVersion(name, version)} kost ${price}.`,
  backUnknown: (name) =>
    `Wanneer ${name} er weer is, weet ik helaas niet. Laat uw e-mailadres achter, dan laten we het u weten.`,
  sum: (parts, total) => `${parts}: samen ${total}.`,
  countOf: (count, what) => `We hebben ${goods(count)}${of(what)}.`,
  picks: (budget) =>
    budget ? `Deze zouden kunnen passen en blijven binnen ${budget}:` : 'Deze zouden goed kunnen passen:',
  pickQuestion: 'Wat vindt u het belangrijkst: waarvoor het is, de maat of de prijs?',
  adviceAsk: 'Ik help u graag kiezen. Waarvoor is het, en wat mag het ongeveer kosten?',
  overBudget: (cheapest) => `Voor dat budget hebben we helaas niets. Het goedkoopst is ${cheapest}.`,
  notKnown: (what) =>
    `${what ? `Over “${what}” weet ik helaas niets` : 'Dat weet ik helaas niet'}. Ik kan iemand van de winkel vragen.`,
  sorry: 'Wat vervelend, het spijt me.',
  complaint: 'Stuur me uw bestelnummer en wat er mis is, dan lossen we het op.',
  complaintPerson: 'Zal ik iemand van de winkel erbij halen?',
  offTopic: 'Daar kan ik u helaas niet mee helpen. Ik ben er voor vragen over de winkel en de producten.',
  praise: 'Dank u, wat leuk om te horen! Kan ik nog iets voor u doen?',
  inShopLanguage: 'Dit antwoord is er alleen in de taal van de winkel:',
  nothingLeft: (what) => `Dan blijft er${of(what)} niets over.`,
  onlyOne: 'Dit is de enige van die soort die we hebben.',
}
