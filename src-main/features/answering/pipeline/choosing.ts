/** "Which rain jackets are waterproof?" asks to see them, though it is put as a question. */
const asksWhich = /^\W*(?:which|welche[nrs]?|quels?|quelles?|cu[aá]l(?:es)?|qual[ei]?|quali|welke|quais)\b/iu

export function isChoosing(message: string): boolean {
  return asksWhich.test(message)
}
