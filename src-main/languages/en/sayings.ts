import { listIn } from '../build.ts'
import type { Sayings } from '../sayings.ts'

const limitName = {
  price: 'the price',
  stock: 'availability',
  sale: 'the sale price',
  words: 'all of your words',
  brand: 'the brand',
  category: 'the category',
  color: 'the colour',
  size: 'the size',
  material: 'the material',
}
const availability = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  preorder: 'available to pre-order',
  backorder: 'on back order',
}
const list = listIn(' and ', (left) => `${left} more`)
const of = (what: string) => (what ? ` for “${what}”` : '')

export const sayings: Sayings = {
  greeting: 'Hello! What can I find for you?',
  thanks: 'You are welcome. Is there anything else?',
  goodbye: 'Goodbye, and see you soon.',
  howAreYou: 'I am fine, thank you. What can I do for you?',
  robot: 'I am the shop’s chat assistant, a program. I can look things up for you or fetch a person.',
  abuse: 'I am sorry this is frustrating. Tell me what you need, or I can fetch a person for you.',
  foundOne: 'I found this:',
  foundSome: (shown, total) =>
    total > shown ? `I found ${total}, here are ${shown} of them:` : `I found these ${total}:`,
  foundNone: (what) => `I found nothing${of(what)}, I am sorry.`,
  alsoFound: 'Also found:',
  moreShown: 'Here are more:',
  noMore: 'That was all I found.',
  nearest: (notKept) =>
    `Nothing fits all of that. These come nearest, but differ in: ${list(
      notKept.map((name) => limitName[name]),
      0,
    )}.`,
  nearestWords: (words) => `I found nothing for “${words}”. These come nearest:`,
  limitName,
  cheapest: (name, price) => `The cheapest is ${name} at ${price}.`,
  dearest: (name, price) => `The most expensive is ${name} at ${price}.`,
  noCheaper: 'I have nothing cheaper of that kind.',
  noDearer: 'I have nothing more expensive of that kind.',
  count: (count, what) =>
    count === 0
      ? `We have none${of(what)} at the moment.`
      : `We have ${count} ${count === 1 ? 'product' : 'products'}${of(what)}.`,
  brands: (items, what) => `Brands${of(what)}: ${items}.`,
  sizes: (items, what) => `Sizes${of(what)}: ${items}.`,
  colours: (items, what) => `Colours${of(what)}: ${items}.`,
  noChoice: (what) => `The catalog does not say which choices there are${of(what)}.`,
  list,
  priceIs: (name, price) => `${name} costs ${price}.`,
  priceRange: (name, from, to) => `${name} costs from ${from} to ${to}, depending on the version.`,
  priceUnknown: (name) => `The catalog gives no price for ${name}.`,
  insteadOf: 'instead of',
  availability,
  stockIs: (name, state) => `${name} is ${availability[state]}.`,
  stockCount: (name, count) => `${name} is in stock: ${count} left.`,
  stockUnknown: (name) => `The catalog does not say whether ${name} is in stock.`,
  inStockAre: (items) => `In stock: ${items}.`,
  yes: 'Yes',
  no: 'No',
  quoted: (name, sentence) => `About ${name}: “${sentence}”`,
  attributeIs: (name, attribute, value) => `${name}, ${attribute}: ${value}.`,
  notSaid: (name) => `The description of ${name} does not say.`,
  askBack: 'Could you tell me a little more? For example what it is for, or what it may cost.',
  askWhich: 'Which one do you mean?',
  twoReadings: 'Did you mean one of these?',
  unknown: 'I don’t know that, I am sorry. Could you say it in other words?',
  unknownAgain: 'I am sorry, I still don’t know that.',
  offerPerson: 'Shall I fetch someone from the shop?',
  personComing: 'I am fetching someone from the shop. One moment, please.',
  outsideHours: (when) => `Nobody is here right now. We are back ${when}.`,
  nobodyThere: 'Nobody is here right now.',
  leaveContact: 'If you leave your e-mail address or phone number, we will get back to you.',
  leadAsk: {
    quote: 'Gladly. At which e-mail address or phone number may we send you the quote?',
    callback: 'Gladly. At which phone number may we call you?',
    stock_news: 'Gladly. At which e-mail address may we tell you when it is back?',
    message: 'At which e-mail address or phone number may we reach you?',
  },
  leadAskName: 'And what name may we use?',
  leadThanks: {
    quote: 'Thank you. We will send you the quote.',
    callback: 'Thank you. We will call you.',
    stock_news: 'Thank you. We will tell you as soon as it is available.',
    message: 'Thank you. We will get back to you.',
  },
  leadNotRead: 'I could not read an e-mail address or phone number there. Could you write it once more?',
  leadDeclined: 'No problem. What else can I do for you?',
  consent: 'We use your details only to answer this request.',
  compareIntro: (a, b) => `${a} and ${b} side by side:`,
  compareNeedsTwo: 'Which two products shall I compare?',
  heading: {
    product: 'Product',
    price: 'Price',
    availability: 'Availability',
    brand: 'Brand',
    category: 'Category',
    color: 'Colour',
    size: 'Size',
    material: 'Material',
  },
  notGiven: 'not told',
  contactUnknown: 'I don’t have the shop’s contact details.',
  orderUnseen: 'I cannot see orders myself, but someone will look it up.',
  orderHelp:
    'I cannot see orders myself. If you give me your order number and e-mail address, someone will look it up.',
  hours: {
    unknown: 'I don’t know the opening hours.',
    openNow: (closesAt) => `Yes, we are open now, until ${closesAt}.`,
    openAllDay: 'Yes, we are open now, around the clock.',
    closedNow: (next) => `We are closed right now. We open ${next}.`,
    closedForLong: 'We are closed at the moment.',
    openOn: (day, spans) => `We are open ${day} ${spans}.`,
    closedOn: (day) => `We are closed ${day}.`,
    openAt: (day, time) => `Yes, we are open ${day} at ${time}.`,
    closedAt: (day, time, spans) =>
      `No, we are closed ${day} at ${time}.${spans ? ` We are open ${spans}.` : ''}`,
    weekHeading: 'Our opening hours:',
    closed: 'closed',
    time: clockOf,
    span: (from, to) => `from ${from} to ${to}`,
    when: (day, time) => `${day} at ${time}`,
    on: {
      today: 'today',
      tomorrow: 'tomorrow',
      mon: 'on Monday',
      tue: 'on Tuesday',
      wed: 'on Wednesday',
      thu: 'on Thursday',
      fri: 'on Friday',
      sat: 'on Saturday',
      sun: 'on Sunday',
    },
    day: {
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
    },
  },
  button: {
    showMore: 'Show more',
    person: 'Talk to a person',
    cheaper: 'Something cheaper',
    inStock: 'Only in stock',
    onSale: 'On sale',
    compare: 'Compare them',
    notify: 'Tell me when it is back',
    leaveContact: 'Leave a message',
    yes: 'Yes',
    no: 'No',
    only: (value) => `Only ${value}`,
    size: (value) => `Size ${value}`,
  },
}

function clockOf(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  if (hour === 24 || (hour === 0 && minute === 0)) return 'midnight'
  const short = `${hour % 12 || 12}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''}`
  return `${short} ${hour < 12 ? 'am' : 'pm'}`
}
