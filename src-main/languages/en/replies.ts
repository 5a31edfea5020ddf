import type { Replies } from '../replies.ts'

const of = (what: string) => (what ? ` for “${what}”` : '')
const inVersion = (name: string, version: string) => (version ? `${name} in ${version}` : name)

export const replies: Replies = {
  some: (count, what) => `We have ${count}${what ? of(what) : ' that fit'}:`,
  one: (what) => (what ? `This is what we have for “${what}”:` : 'This is the one that fits:'),
  best: (shown, total, what) => `We have ${total}${of(what)}. Here are ${shown} of them:`,
  notSold: (what) => `Sorry, we don’t sell ${what ? `“${what}”` : 'that'}.`,
  noneKeeps: (what, limits) => `Sorry, we have nothing${of(what)}${limits ? ` ${limits}` : ''}.`,
  closest: 'These come closest:',
  limit: {
    atMost: (value, name) => `${name ? `with ${name} ` : ''}up to ${value}`,
    atLeast: (value, name) => `${name ? `with ${name} ` : ''}from ${value}`,
    between: (from, to, name) => `${name ? `with ${name} ` : ''}from ${from} to ${to}`,
    exactly: (value, name) => `with ${name ? `${name} ` : ''}${value}`,
    without: (what) => `without ${what}`,
    in: (value) => `in ${value}`,
  },
  ends: {
    price: { most: 'The most expensive', least: 'The cheapest' },
    weight: { most: 'The heaviest', least: 'The lightest' },
    size: { most: 'The biggest', least: 'The smallest' },
    length: { most: 'The longest', least: 'The shortest' },
    height: { most: 'The tallest', least: 'The lowest' },
    width: { most: 'The widest', least: 'The narrowest' },
    thickness: { most: 'The thickest', least: 'The thinnest' },
    volume: { most: 'The one that holds the most', least: 'The one that holds the least' },
    storage: { most: 'The one with the most storage', least: 'The one with the least storage' },
    memory: { most: 'The one with the most memory', least: 'The one with the least memory' },
    screen: { most: 'The one with the biggest screen', least: 'The one with the smallest screen' },
    power: { most: 'The most powerful', least: 'The least powerful' },
    brightness: { most: 'The brightest', least: 'The dimmest' },
    speed: { most: 'The fastest', least: 'The slowest' },
    lasting: { most: 'The longest-lasting', least: 'The shortest-lasting' },
    warmth: { most: 'The warmest', least: 'The coolest' },
    loudness: { most: 'The loudest', least: 'The quietest' },
    strength: { most: 'The strongest', least: 'The mildest' },
    hardness: { most: 'The hardest', least: 'The softest' },
    age: { most: 'The oldest', least: 'The youngest' },
    newness: { most: 'The newest', least: 'The oldest' },
    people: { most: 'The one for the most people', least: 'The one for the fewest people' },
  },
  extreme: (end, name, value) => `${end} is ${name}${value ? ` (${value})` : ''}.`,
  extremeOf: (name, label, value, end) =>
    `${name} has the ${end === 'most' ? 'highest' : 'lowest'} ${label}: ${value}.`,
  extremeUnknown: (label) =>
    `Our descriptions don’t give figures for ${label}, so I can’t say which one it is.`,
  has: (name, label, value) => `${name}: ${label} ${value}.`,
  moreThan: (name, label, value, other, otherValue) =>
    `${name}: ${label} is ${value}, compared with ${otherValue} for ${other}.`,
  same: (name, other, label, value) => `${name} and ${other} are the same here: ${label} ${value}.`,
  yes: 'Yes',
  no: 'No',
  notStated: (name, what) =>
    `The description of ${name} doesn’t say${what ? ` anything about ${what}` : ''}.`,
  checkLabel: 'Please check the label, or ask us.',
  allergyNote: 'With an allergy, please check the label as well; we can’t rule out traces.',
  inStock: (name, version) => `Yes, ${inVersion(name, version)} is in stock.`,
  left: (name, version, count) => `We have ${count} of ${inVersion(name, version)} in stock.`,
  soldOut: (name, version) => `${inVersion(name, version)} is out of stock at the moment.`,
  noSuchVersion: (name, version) => `We don’t have ${inVersion(name, version)}.`,
  butThere: (versions) => `In stock: ${versions}.`,
  costs: (name, version, price) => `${inVersion(name, version)} costs ${price}.`,
  backUnknown: (name) =>
    `I don’t know when ${name} will be back. I can let you know: just leave your email address.`,
  sum: (parts, total) => `${parts}: ${total} in total.`,
  countOf: (count, what) => `We have ${count}${what ? ` ${what}` : ''}.`,
  picks: (budget) => (budget ? `These would fit and stay within ${budget}:` : 'These could be a good fit:'),
  pickQuestion: 'What matters most to you: what it’s used for, the size or the price?',
  adviceAsk: 'Happy to help you choose. What is it for, and how much would you like to spend?',
  overBudget: (cheapest) => `Nothing fits that budget. The least expensive is ${cheapest}.`,
  notKnown: (what) =>
    `I don’t know${what ? ` about “${what}”` : ' that'}, sorry. I can get someone from the shop to answer.`,
  complaint:
    'I’m very sorry about that. Please send me your order number and what went wrong, and we’ll put it right.',
  complaintPerson: 'Shall I get someone from the shop to help you?',
  offTopic: 'I can’t help with that. I’m only here for questions about this shop and its products.',
  praise: 'Thank you, that’s lovely to hear! Is there anything else I can help with?',
  inShopLanguage: 'The shop has this answer only in its own language:',
  nothingLeft: (what) => `Then there’s nothing left${of(what)}.`,
}
