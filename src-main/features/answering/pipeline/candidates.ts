import type { Catalog, Finding, ProductHit } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { saidFrom } from '../product-questions/index.ts'
import { type AskedOf, aboutCandidate, detailsCandidate, factOf } from './about.ts'
import { askWhich } from './ask-which.ts'
import { findBest } from './find-best.ts'
import { knowledgeCandidates } from './known.ts'
import {
  asksBeyond,
  calledInFull,
  isNamed,
  isPartlyNamed,
  pointedAt,
  productById,
  subjectOf,
} from './meant.ts'
import { orderCandidate } from './of-shop.ts'
import { kindWords } from './other-thing.ts'
import { passageCandidate, passagesFor } from './passages.ts'
import { findFor, productCandidate } from './products.ts'
import { hasLimits, type Search, searchOf } from './search.ts'
import type { Candidate, Reading, Reply } from './types.ts'
import { noSuchVersion, variantFact } from './variants.ts'

type Deps = { readonly catalog: Catalog; readonly knowledge: Knowledge; readonly documents: Documents }

/** A question that points at a product, or names it, is about it, unless something is much likelier. */
const pointedAtLeast = 0.6
const namedAtLeast = 0.6
/** So few words name nothing; they go on about what was spoken of. */
const shortQuestion = 2

/** Everything the message may be answered with, each with its chance to be right. */
export function candidatesOf({ catalog, knowledge, documents }: Deps, reading: Reading): Candidate[] {
  const { understood } = reading
  const pointed = pointedAt(catalog, reading)
  const again = askedAgain(catalog, reading, pointed)
  if (again) return again
  const wanted = searchOf(understood, reading.memory, () => pointed ?? spokenOf(catalog, reading))
  const isOnlyPointing = understood.ask === 'list' && !hasLimits(understood)
  const found = pointed && isOnlyPointing ? null : findBest(catalog, reading, wanted)
  const which = pointed ? null : askWhich(catalog, reading)
  // "How much is it?" says nothing but that it is about what was shown.
  const isOnlyIt = (pointed !== null || which !== null) && understood.words.length === 0
  const candidates = [
    ...(isOnlyIt ? [] : knownCandidates({ catalog, knowledge, documents }, reading, found?.finding ?? null)),
    ...orderCandidate(reading),
  ]
  if (pointed) {
    const isAsking = understood.reference?.kind === 'it' && reading.message.includes('?')
    const isBare = isOnlyPointing && understood.words.length === 0 && !isAsking
    candidates.push(
      isBare ? detailsCandidate(reading, pointed) : aboutCandidate(reading, pointed, pointedAtLeast),
    )
  }
  if (which) candidates.push(which)
  if (!found) return candidates
  const { search, finding } = found
  const named = namedCandidate(catalog, reading, search, finding)
  if (named) return [...candidates, named]
  const products = productCandidate(reading, search, finding)
  if (products) candidates.push(products)
  const isShort = understood.words.length <= shortQuestion && isOnlyPointing && understood.about !== 'stock'
  // "Quanto pesa?": it goes on about what was spoken of, when that answers it.
  const goesOn = !pointed && understood.reference === null && isShort ? spokenOf(catalog, reading) : null
  const about = goesOn && aboutCandidate(reading, goesOn, 0)
  if (about && about.confidence > saidFrom) candidates.push(about)
  return candidates
}

/** What the shop wrote: entries and facts, and passages of its documents. */
function knownCandidates(
  { catalog, knowledge, documents }: Deps,
  reading: Reading,
  found: Finding | null,
): Candidate[] {
  const passages = passagesFor(documents, reading)
  const kinds = kindWords(catalog.vocabularyOf(reading.bot))
  return [
    ...knowledgeCandidates(knowledge, reading, { found, passages, kinds }),
    ...passages.map(passageCandidate),
  ]
}

/** Cheaper than what was shown first, where none of it was spoken of. */
function spokenOf(catalog: Catalog, reading: Reading): ProductHit | null {
  const { understood, memory, bot } = reading
  const { reference } = understood
  const isBeside = reference?.kind === 'cheaper' || reference?.kind === 'dearer'
  return subjectOf(catalog, reading) ?? (isBeside ? productById(catalog, bot, memory.shown[0] ?? null) : null)
}

/** "And the Trio?", "and the first?": what was asked before, asked of another product. */
function askedAgain(catalog: Catalog, reading: Reading, pointed: ProductHit | null): Candidate[] | null {
  const { understood, memory, bot } = reading
  const { asked } = memory
  const { words, reference, continues } = understood
  if (!asked || understood.about || understood.ask !== 'list' || hasLimits({ ...understood, facets: {} }))
    return null
  if (pointed && reference?.kind === 'nth' && words.length === 0) return ask(reading, pointed, asked)
  if (reference !== null || words.length === 0 || !(continues || asked.pending)) return null
  const { hits, total, level } = catalog.findProducts(bot, { text: words.join(' '), limit: 2 })
  const [first] = hits
  return first && level === 'all' && (total === 1 || isNamed(hits, words.join(' ')))
    ? ask(reading, first, asked)
    : null
}

function ask(reading: Reading, product: ProductHit, asked: AskedOf): Candidate[] {
  const fact = factOf(reading, product, asked)
  return [fact ? certain(product, fact) : aboutCandidate(reading, product, pointedAtLeast, { ...asked })]
}

function certain({ row }: ProductHit, reply: Reply): Candidate {
  return { confidence: reply.confidence, title: row.title, trace: [], reply: () => reply }
}

/** A question about a product that it calls by its name. */
function namedCandidate(
  catalog: Catalog,
  reading: Reading,
  search: Search,
  finding: Finding,
): Candidate | null {
  const { understood, message } = reading
  if (understood.ask !== 'list') return null
  // Asked whether it is in stock, the product is meant whether it is or not.
  const any =
    understood.about === 'stock'
      ? findFor(catalog, reading, { ...search, limits: { ...search.limits, in_stock: false } })
      : finding
  const best = any.hits.length > 0 ? any.hits : any.nearest
  const whole = isNamed(best, message) ? null : calledInFull(catalog, reading)
  const found = whole ? [whole] : best
  const [first] = found
  if (!first || !isPartlyNamed(found, message)) return null
  const asksMore = asksBeyond(first, reading)
  if (!(understood.intent === 'question' || understood.about || asksMore)) return null
  if (!isNamed(found, message)) {
    // Half a name may be any word; but where the product answers what is asked, it was its name.
    const about = aboutCandidate(reading, first, 0)
    return asksMore && about.confidence > saidFrom ? about : null
  }
  const { size = [], color = [] } = understood.facets
  // Of one size or colour it may be otherwise than of the whole.
  const isNarrowed = size.length + color.length > 0
  if (isNarrowed && !asksMore) {
    const reply = any.hits.length > 0 ? variantFact(catalog, reading, first) : noSuchVersion(reading, first)
    return reply && certain(first, reply)
  }
  const fact = asksMore ? null : factOf(reading, first)
  if (fact) return certain(first, fact)
  const products = productCandidate(reading, search, finding)
  return aboutCandidate(reading, first, Math.max(namedAtLeast, products?.confidence ?? 0))
}
