import { listIn } from '../build.ts'
import type { Sayings } from '../sayings.ts'

const limitName = {
  price: 'Preis',
  stock: 'Verfügbarkeit',
  sale: 'Angebotspreis',
  words: 'einzelne Ihrer Wörter',
  brand: 'Marke',
  category: 'Kategorie',
  color: 'Farbe',
  size: 'Größe',
  material: 'Material',
}
const availability = {
  in_stock: 'auf Lager',
  out_of_stock: 'ausverkauft',
  preorder: 'vorbestellbar',
  backorder: 'nachbestellt',
}
const list = listIn(' und ', (left) => `${left} weitere`)
const of = (what: string) => (what ? ` zu „${what}“` : '')

export const sayings: Sayings = {
  greeting: 'Hallo! Was darf ich für Sie finden?',
  thanks: 'Gern geschehen. Kann ich sonst noch etwas für Sie tun?',
  goodbye: 'Auf Wiedersehen und bis bald.',
  howAreYou: 'Danke, mir geht es gut. Was kann ich für Sie tun?',
  robot:
    'Ich bin der Chat-Assistent des Geschäfts, kein Mensch. Ich schaue gern für Sie nach oder hole jemanden dazu.',
  canHelp:
    'Sagen Sie mir, was Sie suchen, oder fragen Sie mich nach Lieferung, Rückgabe, Öffnungszeiten und Ähnlichem.',
  buyAt: (name) => `Sie können ${name} auf der Produktseite bestellen.`,
  catalogBeingRead: 'Ich lese das Sortiment gerade noch ein. Fragen Sie mich bitte gleich noch einmal.',
  notBoughtHere: 'Hier im Chat kann ich keine Bestellungen aufnehmen.',
  abuse:
    'Es tut mir leid, dass Sie verärgert sind. Sagen Sie mir, was Sie brauchen, oder ich hole jemanden dazu.',
  foundSome: (shown, total) =>
    total > shown
      ? `Ich habe ${total} gefunden, hier sind ${shown} davon:`
      : `Diese ${total} habe ich gefunden:`,
  foundNone: (what) => `Ich habe leider nichts${of(what)} gefunden.`,
  noMore: 'Das war alles, was ich gefunden habe.',
  nearest: (notKept) =>
    `Ganz genau passt nichts. Am nächsten kommen diese, mit Abweichungen bei: ${list(
      notKept.map((name) => limitName[name]),
      0,
    )}.`,
  cheapest: (name, price) => `Am günstigsten ist ${name} für ${price}.`,
  dearest: (name, price) => `Am teuersten ist ${name} für ${price}.`,
  noCheaper: 'Etwas Günstigeres dieser Art habe ich nicht.',
  noDearer: 'Etwas Teureres dieser Art habe ich nicht.',
  count: (count, what) =>
    count === 0 ? `Wir haben zurzeit nichts${of(what)}.` : `Wir haben ${count} Artikel${of(what)}.`,
  brands: (items, what) => `Marken${of(what)}: ${items}.`,
  sizes: (items, what) => `Größen${of(what)}: ${items}.`,
  colours: (items, what) => `Farben${of(what)}: ${items}.`,
  list,
  priceUnknown: (name) => `Für ${name} steht kein Preis im Katalog.`,
  insteadOf: 'statt',
  availability,
  stockIs: (name, state) => `${name} ist ${availability[state]}.`,
  stockCount: (name, count) => `${name} ist auf Lager, noch ${count} Stück.`,
  stockUnknown: (name) => `Im Katalog steht nicht, ob ${name} auf Lager ist.`,
  yes: 'Ja',
  no: 'Nein',
  quoted: (name, sentence) => `Zu ${name}: „${sentence}“`,
  attributeIs: (name, attribute, value) => `${name}, ${attribute}: ${value}.`,
  weighs: (name, value) => `${name} wiegt ${value}.`,
  notSaid: (name) => `In der Beschreibung von ${name} steht das nicht.`,
  notSaidButNear: (name, quote) =>
    `Genau das steht in der Beschreibung von ${name} nicht. Dort steht: „${quote}“`,
  askBack: 'Können Sie mir etwas mehr sagen? Zum Beispiel, wofür es ist oder was es kosten darf.',
  askWhich: 'Welches meinen Sie?',
  didYouMean: 'Meinen Sie eines davon?',
  unknown: 'Das weiß ich leider nicht. Können Sie es anders sagen?',
  unknownAgain: 'Das weiß ich leider immer noch nicht.',
  offerPerson: 'Soll ich jemanden aus dem Geschäft dazuholen?',
  personComing: 'Ich hole jemanden aus dem Geschäft dazu. Einen Moment bitte.',
  outsideHours: (when) => `Gerade ist niemand da. Wir sind ${when} wieder für Sie da.`,
  nobodyCame:
    'Entschuldigung, bisher konnte Ihnen noch niemand antworten. Sie können den Chat offen lassen, wir schreiben hier, sobald wir können.',
  nobodyThere: 'Gerade ist niemand da.',
  leaveContact: 'Wenn Sie Ihre E-Mail-Adresse oder Telefonnummer hinterlassen, melden wir uns bei Ihnen.',
  leadAsk: {
    quote: 'Gern. An welche E-Mail-Adresse oder Telefonnummer dürfen wir das Angebot schicken?',
    callback: 'Gern. Unter welcher Telefonnummer dürfen wir Sie anrufen?',
    stock_news: 'Gern. An welche E-Mail-Adresse dürfen wir schreiben, sobald es wieder da ist?',
    message: 'Unter welcher E-Mail-Adresse oder Telefonnummer erreichen wir Sie?',
  },
  leadThanks: {
    quote: 'Danke. Wir schicken Ihnen das Angebot.',
    callback: 'Danke. Wir rufen Sie an.',
    stock_news: 'Danke. Wir melden uns, sobald es verfügbar ist.',
    message: 'Danke. Wir melden uns bei Ihnen.',
  },
  leadNotRead:
    'Ich konnte darin keine E-Mail-Adresse oder Telefonnummer lesen. Können Sie sie bitte noch einmal schreiben?',
  leadDeclined: 'Kein Problem. Was kann ich sonst für Sie tun?',
  consent: 'Wir verwenden Ihre Angaben nur, um diese Anfrage zu beantworten.',
  compareIntro: (a, b) => `${a} und ${b} im Vergleich:`,
  compareNeedsTwo: 'Welche zwei Produkte soll ich vergleichen?',
  heading: {
    product: 'Produkt',
    price: 'Preis',
    availability: 'Verfügbarkeit',
    brand: 'Marke',
    category: 'Kategorie',
    color: 'Farbe',
    size: 'Größe',
    material: 'Material',
  },
  notGiven: 'keine Angabe',
  contactUnknown: 'Die Kontaktdaten des Geschäfts habe ich leider nicht.',
  orderUnseen: 'Bestellungen kann ich selbst nicht einsehen, aber jemand sieht für Sie nach.',
  orderHelp:
    'Bestellungen kann ich selbst nicht einsehen. Nennen Sie mir Ihre Bestellnummer und E-Mail-Adresse, dann sieht jemand für Sie nach.',
  hours: {
    unknown: 'Die Öffnungszeiten kenne ich leider nicht.',
    openNow: (closesAt) => `Ja, wir haben jetzt geöffnet, bis ${closesAt}.`,
    openAllDay: 'Ja, wir haben rund um die Uhr geöffnet.',
    closedNow: (next) => `Gerade haben wir geschlossen. Wir öffnen ${next}.`,
    closedForLong: 'Zurzeit haben wir geschlossen.',
    openOn: (day, spans) => `Wir haben ${day} ${spans} geöffnet.`,
    closedOn: (day) => `Wir haben ${day} geschlossen.`,
    openAt: (day, time) => `Ja, wir haben ${day} um ${time} geöffnet.`,
    closedAt: (day, time, spans) =>
      `Nein, ${day} um ${time} haben wir geschlossen.${spans ? ` Geöffnet ist ${spans}.` : ''}`,
    weekHeading: 'Unsere Öffnungszeiten:',
    closed: 'geschlossen',
    time: (clock) => `${clock.replace(/^0/, '').replace(/:00$/, '')} Uhr`,
    span: (from, to) => `von ${from} bis ${to}`,
    when: (day, time) => `${day} um ${time}`,
    on: {
      today: 'heute',
      tomorrow: 'morgen',
      mon: 'am Montag',
      tue: 'am Dienstag',
      wed: 'am Mittwoch',
      thu: 'am Donnerstag',
      fri: 'am Freitag',
      sat: 'am Samstag',
      sun: 'am Sonntag',
    },
    day: {
      mon: 'Montag',
      tue: 'Dienstag',
      wed: 'Mittwoch',
      thu: 'Donnerstag',
      fri: 'Freitag',
      sat: 'Samstag',
      sun: 'Sonntag',
    },
  },
  button: {
    showMore: 'Mehr zeigen',
    person: 'Mit jemandem sprechen',
    cheaper: 'Etwas Günstigeres',
    inStock: 'Nur auf Lager',
    onSale: 'Im Angebot',
    compare: 'Vergleichen',
    notify: 'Bescheid geben, sobald es wieder da ist',
    leaveContact: 'Nachricht hinterlassen',
    yes: 'Ja',
    no: 'Nein',
    only: (value) => `Nur ${value}`,
    size: (value) => `Größe ${value}`,
  },
}
