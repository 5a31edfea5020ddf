import type { ProductHit } from '#main/features/catalog/index.ts'
import { tellAbout, tellDetails, tellPrice, tellStock } from '../compose/index.ts'
import type { Memory } from '../memory.ts'
import { type AskedProduct, answerAbout } from '../product-questions/index.ts'
import { attributesOf } from './attributes.ts'
import type { Candidate, Reading, Reply } from './types.ts'

/** What is asked of a product: in this message, or in the one before ("and the Trio?"). */
export type AskedOf = Pick<NonNullable<Memory['asked']>, 'text' | 'about'>

export function askedIn({ message, understood }: Reading): AskedOf {
  return { text: message, about: understood.about ?? null }
}

/** What the product's own texts say to the question, as one way to answer. */
export function aboutCandidate(
  reading: Reading,
  product: ProductHit,
  atLeast: number,
  asked: AskedOf = { text: reading.message, about: null },
): Candidate {
  const { understood, voice } = reading
  const about = answerAbout(described(product), asked.text, understood.language)
  // It is about this product, whether its texts answer or not; an answer is better than that there is none.
  const confidence = about.notSaid ? atLeast : Math.max(about.confidence, atLeast + 0.05)
  const because = about.notSaid
    ? ['the description does not say']
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
      },
    ],
    reply: () => ({
      composed: tellAbout(product, about, voice),
      intent: 'product_question',
      confidence,
      rule: about.notSaid ? 'product_does_not_say' : 'product_question',
      memory: remember(reading, product, asked),
    }),
  }
}

/** "The second one", "tell me more about it": what there is to know of it at a glance. */
export function detailsCandidate(reading: Reading, product: ProductHit): Candidate {
  const confidence = 0.85
  return {
    confidence,
    title: product.row.title,
    trace: [],
    reply: () => ({
      composed: tellDetails(product, reading.voice),
      intent: 'product',
      confidence,
      rule: 'product_details',
      memory: { ...remember(reading, product, askedIn(reading)), asked: null },
    }),
  }
}

/** "How much is it?", "is it in stock?": columns, not searched for. */
export function factOf(
  reading: Reading,
  product: ProductHit,
  asked: AskedOf = askedIn(reading),
): Reply | null {
  if (asked.about === null) return null
  return {
    composed: asked.about === 'price' ? tellPrice(product, reading.voice) : tellStock(product, reading.voice),
    intent: 'product_question',
    confidence: 0.95,
    rule: asked.about === 'price' ? 'product_price' : 'product_stock',
    memory: remember(reading, product, asked),
  }
}

/** The one spoken of from now on; what was shown before stays at hand as long as it is one of it. */
function remember({ memory }: Reading, { row }: ProductHit, asked: AskedOf): Partial<Memory> {
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
