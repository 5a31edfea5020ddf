/** What visitors of the demo shop ask: products, services and things nobody here knows. */
export const questions: readonly string[] = [
  'Do you have rain jackets in green?',
  'how long does delivery take',
  'What is your return policy?',
  'waterproof boots size 42',
  'Is there a warm sleeping bag?',
  'can I pay with paypal',
  'two person tent',
  'when are you open on saturday',
  'merino t-shirt blue M',
  'do you ship to austria?',
  'light backpack for a day',
  'gift card',
  'trekking poles',
  'who won the world cup',
  'my parcel is damaged',
  'headlamp with usb',
]

export function question(index: number): string {
  return questions[index % questions.length] ?? ''
}

const openings = ['do you have', 'is there', 'I am looking for', 'how much is', 'show me', 'need', 'any']
const kinds = [
  'light',
  'warm',
  'waterproof',
  'green',
  'blue',
  'small',
  'folding',
  'merino',
  'cheap',
  'sturdy',
  'kids',
]
const things = [
  'jacket',
  'tent',
  'backpack',
  'boots',
  'lamp',
  'stove',
  'shirt',
  'bottle',
  'mat',
  'socks',
  'hat',
  'poles',
]

/** A question nobody asked before, of the same kind as the others. */
export function newQuestion(index: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length]
  return `${pick(openings, 1)} ${pick(kinds, 7)} ${pick(things, 77)} for trip ${index}`
}
