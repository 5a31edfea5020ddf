import { readable } from './text.ts'

const yes =
  /^[^a-z0-9]*(?:yes|yeah|yep|yup|sure|of course|please|go ahead|ja|jep|gerne?|klar|naturlich|bitte|oui|ouais|d'accord|volontiers|bien sur|si|claro|de acuerdo|por favor|certo|volentieri|d'accordo|per favore|graag|alstublieft|sim|pode ser|com certeza|faca favor)(?![a-z])/
/** Said before all sorts of things; a yes only by itself. */
const agreed = /^[^a-z0-9]*(?:ok|okay|vale|va bene|goed|prima|gut)[^a-z0-9]*$/
const no =
  /^[^a-z0-9]*(?:no|nope|nah|not now|nein|nee|ne|non|nao)(?![a-z])|(?<![a-z])(?:never ?mind|forget it|rather not|lieber nicht|doch nicht|nicht notig|egal|vergiss es|laissez tomber|tant pis|pas la peine|pas besoin|dejalo|da igual|no hace falta|lascia stare|non importa|laat maar|toch niet|hoeft niet|deixe estar|nao precisa)(?![a-z])/

/** A longer message says more than yes or no, and so does a question. */
const maxWords = 6

/** A message that is only a yes or a no, in any of the languages. */
export function yesOrNo(message: string): 'yes' | 'no' | null {
  const text = readable(message)
  if (text.includes('?') || text.split(' ').length > maxWords) return null
  if (no.test(text)) return 'no'
  return yes.test(text) || agreed.test(text) ? 'yes' : null
}
