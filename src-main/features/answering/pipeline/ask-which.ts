import type { Catalog } from '#main/features/catalog/index.ts'
import type { Candidate, MessageContext } from './types.ts'

const maxNamed = 4
/** Likelier than most entries that share a few words, less than one that fits; where no more is said, hardly anything else. */
const likely = 0.7
const clear = 0.9

/** "Is it waterproof?" where several were shown: which of them? */
export function askWhich(catalog: Catalog, context: MessageContext): Candidate | null {
  const { understood, memory, bot, say, message } = context
  const { reference, ask } = understood
  const isOneOfThem = reference?.kind === 'it' && memory.subject === null && memory.shown.length > 1
  // "The third one" of two.
  const isBeyond = reference?.kind === 'nth' && memory.shown.length > 0
  if (ask !== 'list' || !(isOneOfThem || isBeyond)) return null
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
