import type { Catalog } from '#main/features/catalog/index.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { Candidate, MessageContext } from './types.ts'

const maxNamed = 4
/** Likelier than most entries that share a few words, less than one that fits; where no more is said, hardly anything else. */
const likely = 0.7
const clear = 0.9

/** What is asked of one product, where it is not clear of which. */
export function whichMeant(
  catalog: Catalog,
  context: MessageContext,
  acts: ActChances,
  goods: GoodsAnswer | null,
): Candidate | null {
  const { reference, ask } = context.understood
  // "The third one" of two.
  const isBeyond = reference?.kind === 'nth' && reference.nth > context.memory.shown.length
  if (isBeyond) return ask === 'list' && context.memory.shown.length > 0 ? whichOf(catalog, context) : null
  if (goods !== null || !asksOfNothing(context, acts)) return null
  return { ...whichOf(catalog, context), confidence: clear }
}

/** "How heavy is it?" where nothing was spoken of yet: which product is meant, and not that nobody knows. */
function asksOfNothing({ understood, memory, message, voice }: MessageContext, acts: ActChances): boolean {
  const isTopic = (word: string) => topicsAsked([word], voice.language).size > 0
  if (understood.reference?.kind !== 'it' || !understood.words.every(isTopic)) return false
  const isOfProduct = understood.about != null || topicsAsked(wordsOf(message), voice.language).size > 0
  if (!isOfProduct || acts.ask_about < ofProduct) return false
  return memory.subject === null && memory.shown.length === 0 && memory.topic === null
}
const ofProduct = 0.5

function whichOf(catalog: Catalog, { understood, memory, bot, say, message }: MessageContext): Candidate {
  const titles = memory.shown.flatMap((id) => catalog.product(bot, id)?.row.title ?? []).slice(0, maxNamed)
  const confidence = understood.words.length === 0 ? clear : likely
  return {
    confidence,
    title: titles[0] ?? '',
    trace: [],
    reply: () => ({
      composed: {
        text: say.askWhich,
        products: [],
        sources: [],
        buttons: titles.map((title) => ({ label: title, value: title })),
      },
      intent: 'product_question',
      confidence,
      rule: 'asked_which_is_meant',
      memory: { asked: { text: message, about: understood.about ?? null, pending: true }, doubts: 0 },
    }),
  }
}
