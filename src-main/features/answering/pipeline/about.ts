import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog, ProductHit } from '#main/features/catalog/index.ts'
import { contentWords, stem } from '#main/lib/words.ts'
import { tellAbout, tellPrice, tellStock } from '../compose/index.ts'
import { type AskedProduct, answerAbout } from '../product-questions/index.ts'
import { attributesOf } from './attributes.ts'
import type { Candidate, Reading, Reply } from './types.ts'

/** The product a message speaks of: the one it points back to, or null. */
export function subjectOf(catalog: Catalog, reading: Reading): ProductHit | null {
  const { memory, understood, bot } = reading
  const { reference } = understood
  const id =
    reference?.kind === 'nth'
      ? memory.shown.at(reference.nth < 0 ? reference.nth : reference.nth - 1)
      : reference?.kind === 'more'
        ? null
        : memory.subject
  return productById(catalog, bot, id ?? null)
}

export function productById(catalog: Catalog, bot: StoredBot, id: string | null): ProductHit | null {
  if (id === null) return null
  const [hit] = catalog.findProducts(bot, { text: id, limit: 1 }).hits
  return hit ?? null
}

/** What a question says beyond the product's name and its kinds: that is what it asks about. */
export function asksBeyond({ row }: ProductHit, { message, understood }: Reading): boolean {
  const known = new Set(contentWords([row.title, row.brand, row.category].join(' ')).map(stem))
  const kinds = new Set((understood.facet_words ?? []).map(stem))
  return (
    understood.words.some((word) => !known.has(stem(word)) && !kinds.has(stem(word))) &&
    isQuestion.test(message) &&
    !isWish.test(message)
  )
}

/** Asked, not wished for. */
const isQuestion =
  /\?\s*$|^(?:how|what|which|is|are|does|can|wie|was|ist|sind|kann|hat|quel|est-ce|combien|cuant|qué|que|es|quant|è|sono|hoe|wat|zijn|kan|quanto|qual|é)\b/iu
const isWish =
  /^\W*(?:do you (?:have|sell|stock|carry)|have you got|haben sie|habt ihr|gibt es|führen sie|avez|vous avez|est-ce que vous avez|tienen|tenéis|hay\b|avete|heeft|hebben|têm|tem\b|vendem)/iu

/** So much of a product's name said, and of no other as much: the message is about that product. */
const namedShare = 0.5

/** Whether the message calls the first product by its name, and not only its kind. */
export function isNamed([first, second]: readonly ProductHit[], message: string): boolean {
  if (!first) return false
  const said = new Set(contentWords(message).map(stem))
  const name = contentWords(first.row.title).map(stem)
  const share = name.filter((word) => said.has(word)).length / Math.max(1, name.length)
  return share >= namedShare && (second === undefined || second.title_coverage < first.title_coverage)
}

/** What the product's own texts say to the question, as one way to answer. */
export function aboutCandidate(reading: Reading, product: ProductHit, atLeast: number): Candidate {
  const { understood, voice, message } = reading
  const about = answerAbout(asked(product), message, understood.language)
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
      memory: { subject: product.row.id, shown: [product.row.id] },
    }),
  }
}

/** "How much is it?", "is it in stock?": columns, not searched for. */
export function factOf(reading: Reading, product: ProductHit): Reply | null {
  const { about } = reading.understood
  if (!about) return null
  return {
    composed: about === 'price' ? tellPrice(product, reading.voice) : tellStock(product, reading.voice),
    intent: 'product_question',
    confidence: 0.95,
    rule: about === 'price' ? 'product_price' : 'product_stock',
    memory: { subject: product.row.id, shown: [product.row.id] },
  }
}

function asked({ row }: ProductHit): AskedProduct {
  return { ...row, attributes: attributesOf(row) }
}
