import { services } from '#main/languages/cues.ts'
import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { textOnly } from '../compose/parts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import type { Clause } from '../goods/reading.ts'
import { shopTopic } from '../understand/index.ts'
import { isNameOfThing } from '../understand/language.ts'
import { supposes } from '../understand/reference.ts'
import { readable } from '../understand/text.ts'
import { mayFetch } from './people.ts'
import type { MessageContext, Reply } from './types.ts'

const also = wordsInAll(({ words }) => words.also)
const ofService: ReadonlySet<string | null> = new Set([...services, 'repair', 'wrapping'])
/** What is hardly an answer about goods where something was asked of the shop. */
const guesses: ReadonlySet<string> = new Set(['not_sold', 'product_does_not_say', 'advice', 'advice_ask'])
const lists: ReadonlySet<string> = new Set(['products', 'none_keeps'])
const fewWords = 5

/**
 * "And if I damage it?", "and surfboards?", behind an answer on hiring bicycles that names neither: it is asked of hiring, and no goods are
 * looked for. What is left open, which may have no name; null where nothing is.
 */
export function leftOpen(
  { memory, message }: MessageContext,
  goods: GoodsAnswer | null,
  clause: Clause,
  isGoods: (word: string) => boolean,
): string | null {
  const { asked, topic } = memory
  if (topic !== 'knowledge' || !asked?.entry) return null
  const isGuess = goods === null || guesses.has(goods.rule)
  const { words } = clause
  // "What if I need a bigger tent?" looks for one; "and if it doesn't fit?" does not, though something says how it fits.
  if (supposes(readable(message)))
    return isGuess || (lists.has(goods.rule) && !words.some(({ word }) => isGoods(word))) ? '' : null
  const said = wordsOf(message)
  const isAdded = clause.goesOn || also.has(said[0] ?? '') || also.has(said.at(-1) ?? '')
  if (!isAdded || words.length === 0 || said.length > fewWords || clause.asked.size > 0) return null
  const isOfService = ofService.has(shopTopic(asked.entry)) && (isGuess || goods.rule === 'products')
  // "And insurance?" names nothing that any shop sells.
  const isNoThing = goods?.rule === 'not_sold' && !words.some(({ word }) => isNameOfThing(word))
  return isOfService || isNoThing ? words.map(({ word, typed = word }) => typed).join(' ') : null
}

/** Said plainly, a person offered; the next question may still go on from what was told. */
export function notTold(context: MessageContext, what: string): Reply {
  const { voice, say, memory } = context
  const isOffered = mayFetch(context)
  const person = { label: say.button.person, value: say.button.person }
  return {
    composed: {
      ...textOnly(languages[voice.language].replies.notKnown(what)),
      buttons: isOffered ? [person] : [],
    },
    intent: 'unknown',
    confidence: 0,
    rule: 'not_known',
    memory: { doubts: memory.doubts + 1, asked: memory.asked, offer: isOffered ? 'person' : null },
  }
}
