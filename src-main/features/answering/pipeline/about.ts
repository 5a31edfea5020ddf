import type { ProductHit } from '#main/features/catalog/index.ts'
import { composeAbout, composeDetails, composePrice, composeStock } from '../compose/index.ts'
import type { Memory } from '../memory.ts'
import { type AskedProduct, answerAbout } from '../product-questions/index.ts'
import { attributesOf } from './attributes.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'

/** What is asked of a product: in this message, or in the one before ("and the Trio?"). */
export type AskedOf = Pick<NonNullable<Memory['asked']>, 'text' | 'about'>

export function askedIn({ message, understood }: MessageContext): AskedOf {
  return { text: message, about: understood.about ?? null }
}

/** What the product's own texts say to the question, as one way to answer. */
export function aboutCandidate(
  context: MessageContext,
  product: ProductHit,
  atLeast: number,
  asked: AskedOf = { text: context.message, about: null },
): Candidate {
  const { understood, voice } = context
  const about = answerAbout(described(product), asked.text, understood.language)
  // It is about this product, whether its texts answer or not; an answer is better than that there is none.
  const confidence = about.notSaid ? atLeast : Math.max(about.confidence, atLeast + 0.05)
  const because = about.notSaid
    ? []
    : [
        'sentence' in about.source
          ? about.source.sentence
          : `${'attribute' in about.source ? about.source.attribute : about.source.column}: ${about.source.value}`,
      ]
  return {
    confidence,
    title: product.row.title,
    trace: [
      {
        kind: 'product_question',
        id: product.row.id,
        title: product.row.title,
        score: about.confidence,
        confidence,
        because,
        not_said: about.notSaid,
      },
    ],
    reply: () => ({
      composed: composeAbout(product, about, voice),
      intent: 'product_question',
      confidence,
      rule: about.notSaid ? 'product_does_not_say' : 'product_question',
      memory: remember(context, product, asked),
    }),
  }
}

/** "The second one", "tell me more about it": what there is to know of it at a glance. */
export function detailsCandidate(context: MessageContext, product: ProductHit): Candidate {
  const confidence = 0.85
  return {
    confidence,
    title: product.row.title,
    trace: [],
    reply: () => ({
      composed: composeDetails(product, context.voice),
      intent: 'product',
      confidence,
      rule: 'product_details',
      memory: { ...remember(context, product, askedIn(context)), asked: null },
    }),
  }
}

/** "How much is it?", "is it in stock?": columns, not searched for. */
export function factOf(
  context: MessageContext,
  product: ProductHit,
  asked: AskedOf = askedIn(context),
): Reply | null {
  if (asked.about === null) return null
  return {
    composed:
      asked.about === 'price' ? composePrice(product, context.voice) : composeStock(product, context.voice),
    intent: 'product_question',
    confidence: 0.95,
    rule: asked.about === 'price' ? 'product_price' : 'product_stock',
    memory: remember(context, product, asked),
  }
}

/** The one spoken of from now on; what was shown before is kept as long as it is among it. */
function remember({ memory }: MessageContext, { row }: ProductHit, asked: AskedOf): Partial<Memory> {
  const isShown = memory.shown.includes(row.id)
  return {
    subject: row.id,
    shown: isShown ? memory.shown : [row.id],
    search: isShown ? memory.search : null,
    asked: { ...asked, pending: false },
    topic: 'products',
    doubts: 0,
  }
}

function described({ row }: ProductHit): AskedProduct {
  return { ...row, attributes: attributesOf(row) }
}
