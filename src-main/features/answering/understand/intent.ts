import type { CuedIntent } from '#main/languages/cues.ts'
import { compileBeginning, cuesInAll } from '#main/languages/pattern.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { type Span, tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Intent } from '../types.ts'
import { type Compiled, cuesIn } from './cues.ts'
import { spanOf } from './reference.ts'
import { readable, without } from './text.ts'

export type FoundIntent = {
  readonly intent: Intent
  readonly score: number
  readonly detail: CuedIntent | null
}

/** Said in as many words. */
const clear = 0.95
/** Said beside something else. */
const likely = 0.8
const guess = 0.5

/** In the order in which one wins over another: who wants a call back also wants a person, but says which way. */
const plainAsks = [
  ['stock_news', 'stock_news'],
  ['callback', 'callback'],
  ['human', 'human'],
  ['quote', 'quote'],
  ['order', 'order'],
  ['hours', 'hours'],
  ['contact', 'contact'],
] as const satisfies readonly (readonly [CuedIntent, Intent])[]

/** What the visitor asks of the shop and its people; products and questions follow from what else was understood. */
export function askOfShop(text: string, cues: Compiled): FoundIntent | null {
  // "Am I talking to a real person?" asks who is there, and for nobody.
  const beside = text.replace(cues.intent.robot, ' ')
  for (const [cue, intent] of plainAsks)
    if (cues.intent[cue].test(cue === 'human' ? beside : text)) return { intent, score: clear, detail: cue }
  return null
}

const courtesies = [
  ['abuse', 'abuse'],
  ['robot', 'small_talk'],
  ['help', 'small_talk'],
  ['how_are_you', 'small_talk'],
  ['goodbye', 'goodbye'],
  ['thanks', 'thanks'],
  ['greeting', 'greeting'],
] as const satisfies readonly (readonly [CuedIntent, Intent])[]

/** Courtesy is the whole message or only its wrapping: `left` is what remains without it. */
export function courtesyIn(
  text: string,
  cues: Compiled,
): { readonly found: FoundIntent | null; readonly spans: readonly Span[] } {
  const spans: Span[] = []
  let left = text
  let found: FoundIntent | null = null
  for (const [cue, intent] of courtesies) {
    for (
      let match = cues.intent[cue].exec(left);
      match && spans.length < 8;
      match = cues.intent[cue].exec(left)
    ) {
      if (match[0].trim() === '') break
      found ??= { intent, score: clear, detail: cue }
      spans.push(spanOf(match))
      left = without(left, [spanOf(match)])
    }
  }
  if (!found) return { found: null, spans: [] }
  const words = tokensOf(left).filter(({ word }) => !cues.stop.has(word) && !fillers.has(word))
  // "Das 2. bitte" picks one.
  if (words.length === 0 && !/\d/.test(left)) return { found, spans }
  // Abuse stays abuse beside a word or two; everything else was only politeness.
  const isAbuse = found.intent === 'abuse' && words.length <= 2
  return {
    found: isAbuse ? { ...found, score: likely } : null,
    spans: spans.filter((span) => isWrapping(text, span)),
  }
}

const fillers = wordsInAll(({ words }) => words.filler)

/** At the beginning or the end of the message, where greetings and thanks stand. */
function isWrapping(text: string, span: Span): boolean {
  return tokensOf(text.slice(0, span.start)).length < 3 || tokensOf(text.slice(span.end)).length < 3
}

/** A question begins with its question word, or nearly. */
const beginning = 4

export function productOrQuestion(input: {
  readonly text: string
  readonly cues: Compiled
  readonly isStructured: boolean
  /** A price, a stock or a sale is asked for, and not only a kind named. */
  readonly isLimited: boolean
  /** It does no more than name things the catalog has. */
  readonly isOnlyNamed: boolean
  readonly isAboutTerms: boolean
  readonly words: number
}): FoundIntent {
  const { text, cues } = input
  if (input.isAboutTerms && !(input.isStructured && (input.isLimited || cues.intent.product.test(text))))
    return { intent: 'question', score: likely, detail: 'question' }
  // "How should I wash my rain jacket?" names a kind of thing and asks for none.
  const asking = input.isOnlyNamed ? cues.intent.question.exec(text) : null
  if (asking && asking.index < beginning && !cues.intent.product.test(text))
    return { intent: 'question', score: 0.6, detail: 'question' }
  if (input.isStructured) return { intent: 'product', score: likely, detail: 'product' }
  if (cues.intent.product.test(text)) return { intent: 'product', score: 0.7, detail: 'product' }
  if (cues.intent.question.test(text)) return { intent: 'question', score: 0.7, detail: 'question' }
  // A few bare words are what people type into a search box.
  return input.words > 0 && input.words <= 4
    ? { intent: 'product', score: guess, detail: null }
    : { intent: 'question', score: guess, detail: null }
}

/** Whether a sentence asks where an order is, in this language. */
export function asksForOrder(sentence: string, language: LanguageCode): boolean {
  return cuesIn(language).intent.order.test(readable(sentence))
}

/** Whether a sentence asks for this, in plain words of this language. */
export function asksFor(intent: CuedIntent, sentence: string, language: LanguageCode): boolean {
  return cuesIn(language).intent[intent].test(readable(sentence))
}

/** Whether a sentence begins with a greeting. */
export function greets(sentence: string, language: LanguageCode): boolean {
  return cuesIn(language).intent.greeting.exec(readable(sentence))?.index === 0
}

const which = compileBeginning(cuesInAll(({ cues }) => cues.ask.which))

/** "Which rain jackets are waterproof?" asks to see them, though it is put as a question. */
export function asksWhich(message: string): boolean {
  // "There are five of us, which one will do?"
  return readable(message)
    .split(/[,.;!?] /)
    .some((part) => which.test(withoutJoining(part)))
}

/** "And which one is lighter?", "ok, und welche …". */
function withoutJoining(part: string): string {
  const [first, second] = tokensOf(part)
  return first && second && joining.has(first.word) ? part.slice(second.start) : part
}
const joining = wordsInAll(({ words }) => words.joining)

/** What stands behind "which": in "I sweat at night, which duvet would you take?" the duvet. */
export function behindWhich(message: string): string | null {
  for (const part of readable(message).split(/[,.;!?] /)) {
    const match = which.exec(part)
    if (match) return wordsOf(part.slice(match.index + match[0].length))[0] ?? null
  }
  return null
}

const questionBegins = compileBeginning(cuesInAll(({ cues }) => cues.begins.question))
const wishBegins = compileBeginning(cuesInAll(({ cues }) => cues.begins.wish))

/** Something is asked about a product, not whether there is one: "is it warm?", but not "do you have a warm one?". */
export function asksAbout(message: string): boolean {
  const text = readable(message)
  return (/\?$/.test(text) || questionBegins.test(text)) && !wishBegins.test(text)
}
