import { listIn } from '../build.ts'
import type { Sayings } from '../sayings.ts'

const limitName = {
  price: 'the price',
  stock: 'availability',
  sale: 'the sale price',
  words: 'some of your words',
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
  greeting: 'Hello! What can I help you find?',
  thanks: 'You’re welcome. Is there anything else I can help with?',
  goodbye: 'Goodbye, and see you soon.',
  howAreYou: 'I’m doing well, thank you. How can I help?',
  robot:
    'I’m the shop’s chat assistant, not a person. I can look things up for you or get someone from the shop.',
  canHelp: 'Tell me what you’re looking for, or ask me about delivery, returns, opening hours and the like.',
  buyAt: (name) => `You can order ${name} on its page.`,
  catalogBeingRead: 'I’m still reading the shop’s products. Please ask me again in a moment.',
  notBoughtHere: 'I can’t take orders here in the chat.',
  abuse: 'I’m sorry this is frustrating. Let me know what you need, or I can get someone from the shop.',
  foundSome: (shown, total) =>
    total > shown ? `I found ${total}. Here are ${shown} of them:` : `I found these ${total}:`,
  foundNone: (what) => `Sorry, I couldn’t find anything${of(what)}.`,
  noMore: 'That’s everything I found.',
  nearest: (notKept) =>
    `Nothing matches all of that. These are the closest, but differ in ${list(
      notKept.map((name) => limitName[name]),
      0,
    )}.`,
  cheapest: (name, price) => `The cheapest is ${name} at ${price}.`,
  dearest: (name, price) => `The most expensive is ${name} at ${price}.`,
  noCheaper: 'We don’t have anything cheaper of that kind.',
  noDearer: 'We don’t have anything more expensive of that kind.',
  count: (count, what) =>
    count === 0
      ? `We don’t have anything${of(what)} at the moment.`
      : `We have ${count} ${count === 1 ? 'product' : 'products'}${of(what)}.`,
  brands: (items, what) => `Brands${of(what)}: ${items}.`,
  sizes: (items, what) => `Sizes${of(what)}: ${items}.`,
  colours: (items, what) => `Colours${of(what)}: ${items}.`,
  list,
  priceUnknown: (name) => `I don’t have a price for ${name}.`,
  insteadOf: 'instead of',
  availability,
  stockIs: (name, state) => `${name} is ${availability[state]}.`,
  stockCount: (name, count) => `${name} is in stock, ${count} left.`,
  stockUnknown: (name) => `I don’t know whether ${name} is in stock.`,
  yes: 'Yes',
  no: 'No',
  quoted: (name, sentence) => `About ${name}: “${sentence}”`,
  attributeIs: (name, attribute, value) => `${name}, ${attribute}: ${value}.`,
  weighs: (name, value) => `${name} weighs ${value}.`,
  notSaid: (name) => `The description of ${name} does not say.`,
  notSaidButNear: (name, quote) => `The description of ${name} doesn’t say that exactly. It says: “${quote}”`,
  askBack: 'Could you give me a bit more detail? For example, what it’s for or your budget.',
  askWhich: 'Which one do you mean?',
  didYouMean: 'Did you mean one of these?',
  unknown: 'Sorry, I don’t know that. Could you put it another way?',
  unknownAgain: 'Sorry, I still don’t know that.',
  offerPerson: 'Would you like me to get someone from the shop?',
  personComing: 'I’ll get someone from the shop. One moment, please.',
  outsideHours: (when) => `Nobody is available right now. We’ll be back ${when}.`,
  nobodyCame:
    'Sorry, nobody has been able to answer you yet. You can keep this chat open and we’ll write here as soon as we can.',
  nobodyThere: 'Nobody is available right now.',
  leaveContact: 'Leave your email address or phone number and we’ll get back to you.',
  leadAsk: {
    quote: 'Sure. What email address or phone number can we send the quote to?',
    callback: 'Sure. What phone number can we call you on?',
    stock_news: 'Sure. What email address can we write to when it’s back?',
    message: 'What email address or phone number can we reach you at?',
  },
  leadThanks: {
    quote: 'Thank you. We’ll send you the quote.',
    callback: 'Thank you. We’ll call you.',
    stock_news: 'Thank you. We’ll let you know as soon as it’s available.',
    message: 'Thank you. We’ll get back to you.',
  },
  leadNotRead: 'I couldn’t find an email address or phone number in that. Could you write it again?',
  leadDeclined: 'No problem. What else can I do for you?',
  consent: 'We use your details only to answer this request.',
  compareIntro: (a, b) => `${a} and ${b} side by side:`,
  compareNeedsTwo: 'Which two products should I compare?',
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
  notGiven: 'not stated',
  contactUnknown: 'I don’t have the shop’s contact details.',
  orderUnseen: 'I can’t see orders myself, but someone from the shop will look it up.',
  orderHelp:
    'I can’t see orders myself. If you give me your order number and email address, someone from the shop will look it up.',
  hours: {
    unknown: 'I don’t know the opening hours.',
    openNow: (closesAt) => `Yes, we’re open now, until ${closesAt}.`,
    openAllDay: 'Yes, we’re open 24 hours a day.',
    closedNow: (next) => `We’re closed right now. We open ${next}.`,
    closedForLong: 'We’re closed at the moment.',
    openOn: (day, spans) => `We’re open ${day} ${spans}.`,
    closedOn: (day) => `We’re closed ${day}.`,
    openAt: (day, time) => `Yes, we’re open ${day} at ${time}.`,
    closedAt: (day, time, spans) =>
      `No, we’re closed ${day} at ${time}.${spans ? ` We’re open ${spans}.` : ''}`,
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
    notify: 'Let me know when it’s back',
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
