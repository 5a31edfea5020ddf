import type { Catalog } from '#main/features/catalog/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { saidFrom } from '../product-questions/index.ts'
import { aboutCandidate, asksBeyond, factOf, isNamed, subjectOf } from './about.ts'
import { comparison } from './compared.ts'
import { decide } from './decide.ts'
import { openingHours } from './hours.ts'
import { knowledgeCandidates } from './known.ts'
import { handover, leadDialogue } from './people.ts'
import { findFor, productCandidate } from './products.ts'
import { hasLimits, pageSize, searchOf } from './search.ts'
import { smallTalk } from './talk.ts'
import type { Candidate, Reading, Reply } from './types.ts'

type Deps = { readonly catalog: Catalog; readonly knowledge: Knowledge }

/** A question that points at a product, or names it, is about it, unless something is much likelier. */
const pointedAtLeast = 0.6
const namedAtLeast = 0.6

/** From what was understood to the answer: what needs no search first, then the likeliest of all that was found. */
export function reply(deps: Deps, reading: Reading): Reply {
  return (
    handover(reading) ??
    leadDialogue(reading) ??
    smallTalk(reading) ??
    openingHours(reading) ??
    aboutShown(deps.catalog, reading) ??
    comparison(deps.catalog, reading) ??
    byCode(deps.catalog, reading) ??
    decide(reading, candidatesOf(deps, reading))
  )
}

/** "How much is it?": of the product that was just spoken of, and only then. */
function aboutShown(catalog: Catalog, reading: Reading): Reply | null {
  if (!pointsAtOne(reading)) return null
  const subject = subjectOf(catalog, reading)
  return subject && factOf(reading, subject)
}

function pointsAtOne({ understood: { reference } }: Reading): boolean {
  return reference?.kind === 'it' || reference?.kind === 'nth'
}

/** Letters with figures or dashes, or long numbers: how products are numbered. */
const looksLikeCode = /\b(?=\w*[\d-])[A-Z\d][A-Z\d-]{3,}\b|\b\d{6,14}\b/i

/** The shop's, the maker's or the trade's own number of a product, written as it is. */
function byCode(catalog: Catalog, reading: Reading): Reply | null {
  if (!looksLikeCode.test(reading.message)) return null
  const finding = catalog.findProducts(reading.bot, { text: reading.message, limit: pageSize })
  if (finding.level !== 'codes') return null
  const search = { ...searchOf(reading.understood, reading.memory, null), ask: 'list' as const }
  return productCandidate(reading, search, finding)?.reply() ?? null
}

function candidatesOf({ catalog, knowledge }: Deps, reading: Reading): Candidate[] {
  const { understood, memory, message } = reading
  const candidates = knowledgeCandidates(knowledge, reading)
  const subject = subjectOf(catalog, reading)
  if (subject && pointsAtOne(reading)) {
    candidates.push(aboutCandidate(reading, subject, pointedAtLeast))
    if (understood.ask === 'list' && !hasLimits(understood)) return candidates
  }
  const search = searchOf(understood, memory, subject)
  const finding = findFor(catalog, reading, search)
  const products = productCandidate(reading, search, finding)
  const found = finding.hits.length > 0 ? finding.hits : finding.nearest
  const [first] = found
  const asksMore = first !== undefined && asksBeyond(first, reading)
  const isAbout =
    first !== undefined &&
    isNamed(found, message) &&
    understood.ask === 'list' &&
    (understood.intent === 'question' || understood.about || asksMore)
  if (isAbout) {
    const { size = [], color = [] } = understood.facets
    // Of one size or colour it may be otherwise than of the whole.
    const isNarrowed = size.length + color.length > 0
    const fact = asksMore || isNarrowed ? null : factOf(reading, first)
    if (fact) return [{ confidence: fact.confidence, title: first.row.title, trace: [], reply: () => fact }]
    candidates.push(aboutCandidate(reading, first, Math.max(namedAtLeast, products?.confidence ?? 0)))
  } else if (products) candidates.push(products)
  // "Quanto pesa?": too short to name anything, so it goes on about what was spoken of, when that answers it.
  if (subject && !isAbout && understood.reference === null && understood.words.length <= shortQuestion) {
    const about = aboutCandidate(reading, subject, 0)
    if (about.confidence > saidFrom) candidates.push(about)
  }
  return candidates
}

const shortQuestion = 2
