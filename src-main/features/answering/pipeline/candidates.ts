import type { Catalog, Finding, ProductHit } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { saidFrom } from '../product-questions/index.ts'
import { type AskedOf, aboutCandidate, detailsCandidate, factOf } from './about.ts'
import { askWhich } from './ask-which.ts'
import { findBest } from './find-best.ts'
import { knowledgeCandidates } from './knowledge.ts'
import {
  asksBeyond,
  calledInFull,
  isNamed,
  isPartlyNamed,
  pointedAt,
  productById,
  subjectOf,
} from './named-product.ts'
import { orderCandidate } from './of-shop.ts'
import { kindWords } from './other-thing.ts'
import { passageCandidate, passagesFor } from './passages.ts'
import { findFor, productCandidate } from './products.ts'
import { hasLimits, type Search, searchOf } from './search.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'
import { noSuchVersion, variantFact } from './variants.ts'

type Deps = { readonly catalog: Catalog; readonly knowledge: Knowledge; readonly documents: Documents }

/** A question that points at a product, or names it, is about it, unless something is much likelier. */
const pointedAtLeast = 0.6
const namedAtLeast = 0.6
/** So few words name nothing; they go on about what was spoken of. */
const shortQuestion = 2

/** Everything the message may be answered with, each with its chance to be right. */
export function candidatesOf({ catalog, knowledge, documents }: Deps, context: MessageContext): Candidate[] {
  const { understood } = context
  const pointed = pointedAt(catalog, context)
  const again = askedAgain(catalog, context, pointed)
  if (again) return again
  const wanted = searchOf(understood, context.memory, () => pointed ?? spokenOf(catalog, context))
  const isOnlyPointing = understood.ask === 'list' && !hasLimits(understood)
  const found = pointed && isOnlyPointing ? null : findBest(catalog, context, wanted)
  const which = pointed ? null : askWhich(catalog, context)
  // "How much is it?" says nothing but that it is about what was shown.
  const isOnlyIt = (pointed !== null || which !== null) && understood.words.length === 0
  const candidates = [
    ...(isOnlyIt ? [] : knownCandidates({ catalog, knowledge, documents }, context, found?.finding ?? null)),
    ...orderCandidate(context),
  ]
  if (pointed) {
    const isAsking = understood.reference?.kind === 'it' && context.message.includes('?')
    const isBare = isOnlyPointing && understood.words.length === 0 && !isAsking
    candidates.push(
      isBare ? detailsCandidate(context, pointed) : aboutCandidate(context, pointed, pointedAtLeast),
    )
  }
  if (which) candidates.push(which)
  if (!found) return candidates
  const { search, finding } = found
  const named = namedCandidate(catalog, context, search, finding)
  if (named) return [...candidates, named]
  const products = productCandidate(context, search, finding)
  if (products) candidates.push(products)
  const isShort = understood.words.length <= shortQuestion && isOnlyPointing && understood.about !== 'stock'
  // "Quanto pesa?": it goes on about what was spoken of, when that answers it.
  const goesOn = !pointed && understood.reference === null && isShort ? spokenOf(catalog, context) : null
  const about = goesOn && aboutCandidate(context, goesOn, 0)
  if (about && about.confidence > saidFrom) candidates.push(about)
  return candidates
}

/** What the shop wrote: entries and facts, and passages of its documents. */
export function knownCandidates(
  { catalog, knowledge, documents }: Deps,
  context: MessageContext,
  found: Finding | null,
): Candidate[] {
  const passages = passagesFor(documents, context)
  const kinds = kindWords(catalog.vocabularyOf(context.bot))
  return [
    ...knowledgeCandidates(knowledge, context, { found, passages, kinds }),
    ...passages.map(passageCandidate),
  ]
}

/** Cheaper than what was shown first, where none of it was spoken of. */
function spokenOf(catalog: Catalog, context: MessageContext): ProductHit | null {
  const { understood, memory, bot } = context
  const { reference } = understood
  const isBeside = reference?.kind === 'cheaper' || reference?.kind === 'dearer'
  return subjectOf(catalog, context) ?? (isBeside ? productById(catalog, bot, memory.shown[0] ?? null) : null)
}

/** "And the Trio?", "and the first?": what was asked before, asked of another product. */
function askedAgain(
  catalog: Catalog,
  context: MessageContext,
  pointed: ProductHit | null,
): Candidate[] | null {
  const { understood, memory, bot } = context
  const { asked } = memory
  const { words, reference, continues } = understood
  if (!asked || understood.about || understood.ask !== 'list' || hasLimits({ ...understood, facets: {} }))
    return null
  if (pointed && reference?.kind === 'nth' && words.length === 0) return ask(context, pointed, asked)
  if (reference !== null || words.length === 0 || !(continues || asked.pending)) return null
  const { hits, total, level } = catalog.findProducts(bot, { text: words.join(' '), limit: 2 })
  const [first] = hits
  return first && level === 'all' && (total === 1 || isNamed(hits, words.join(' ')))
    ? ask(context, first, asked)
    : null
}

function ask(context: MessageContext, product: ProductHit, asked: AskedOf): Candidate[] {
  const fact = factOf(context, product, asked)
  return [fact ? certain(product, fact) : aboutCandidate(context, product, pointedAtLeast, { ...asked })]
}

function certain({ row }: ProductHit, reply: Reply): Candidate {
  return { confidence: reply.confidence, title: row.title, trace: [], reply: () => reply }
}

/** A question about a product that it calls by its name. */
function namedCandidate(
  catalog: Catalog,
  context: MessageContext,
  search: Search,
  finding: Finding,
): Candidate | null {
  const { understood, message } = context
  if (understood.ask !== 'list') return null
  // Asked whether it is in stock, the product is meant whether it is or not.
  const any =
    understood.about === 'stock'
      ? findFor(catalog, context, { ...search, limits: { ...search.limits, in_stock: false } })
      : finding
  const best = any.hits.length > 0 ? any.hits : any.nearest
  const whole = isNamed(best, message) ? null : calledInFull(catalog, context)
  const found = whole ? [whole] : best
  const [first] = found
  if (!first || !isPartlyNamed(found, message)) return null
  const asksMore = asksBeyond(first, context)
  if (!(understood.intent === 'question' || understood.about || asksMore)) return null
  if (!isNamed(found, message)) {
    // Half a name may be any word; but where the product answers what is asked, it was its name.
    const about = aboutCandidate(context, first, 0)
    return asksMore && about.confidence > saidFrom ? about : null
  }
  const { size = [], color = [] } = understood.facets
  // Of one size or colour it may be otherwise than of the whole.
  const isNarrowed = size.length + color.length > 0
  if (isNarrowed && !asksMore) {
    const reply = any.hits.length > 0 ? variantFact(catalog, context, first) : noSuchVersion(context, first)
    return reply && certain(first, reply)
  }
  const fact = asksMore ? null : factOf(context, first)
  if (fact) return certain(first, fact)
  const products = productCandidate(context, search, finding)
  return aboutCandidate(context, first, Math.max(namedAtLeast, products?.confidence ?? 0))
}
