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
