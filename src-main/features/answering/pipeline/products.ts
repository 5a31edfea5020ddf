import type { Catalog, Finding, MatchKind, ProductHit } from '#main/features/catalog/index.ts'
import type { TraceCandidate } from '#shared/schemas/trace.ts'
import {
  type Composed,
  cardOf,
  limitNames,
  tellChoices,
  tellCount,
  tellExtreme,
  tellNearest,
  tellProducts,
} from '../compose/index.ts'
import { hasLimits, pageSize, type Search } from './search.ts'
import type { Candidate, Reading, Reply } from './types.ts'

const facetOf = { brands: 'brand', sizes: 'size', colours: 'color' } as const

/** Finds what the search asks for; the limits are exact. */
export function findFor(catalog: Catalog, reading: Reading, search: Search): Finding {
  const { ask } = search
  return catalog.findProducts(reading.bot, {
    text: search.words.join(' '),
    limits: search.limits,
    facets: search.facets,
    order: ask === 'cheapest' || ask === 'dearest' ? ask : 'best',
    offset: search.offset,
    limit: pageSize,
    tally: ['brand', 'category', 'color', 'size', 'material'],
  })
}

/** The products found, as one way to answer. */
export function productCandidate(reading: Reading, search: Search, finding: Finding): Candidate | null {
  if (search.offset > 0 && finding.hits.length === 0) return noMore(reading)
  const shown = finding.hits.length > 0 ? finding.hits : finding.nearest
  if (shown.length === 0) return null
  const confidence = chanceOf(finding, search, reading)
  return {
    confidence,
    title: shown[0]?.row.title ?? '',
    trace: shown.map((hit) => traced(hit, confidence)),
    reply: () => replyWith(reading, search, finding, confidence),
  }
}

function noMore({ say }: Reading): Candidate {
  return {
    confidence: 0.9,
    title: '',
    trace: [],
    reply: () => ({
      composed: { text: say.noMore, products: [], sources: [], buttons: [] },
      intent: 'product',
      confidence: 0.9,
      rule: 'products_no_more',
    }),
  }
}

/** The chance that these are the products meant. */
export function chanceOf(finding: Finding, search: Search, reading: Reading): number {
  const [first] = finding.hits.length > 0 ? finding.hits : finding.nearest
  if (!first) return 0
  if (finding.level === 'codes') return 0.99
  const { intent, about_terms } = reading.understood
  const asked = intent === 'product' || search.ask !== 'list' || hasLimits(search)
  if (finding.level === 'any') return asked || search.continued ? 0.9 : 0.2
  const missing = finding.missing.length
  const known = Math.max(1, search.words.length - missing)
  const matched = Math.min(1, weightOf(first) / known)
  const words = 0.5 * matched + 0.3 * Math.min(1, first.title_coverage * 1.3) + (matched === 1 ? 0.1 : 0)
  // What the catalog has no word for may be what the question is about.
  const share = missing / Math.max(1, search.words.length)
  const wish = (asked ? 0.15 : 0) - (intent === 'question' ? 0.1 : 0) - (about_terms ? 0.2 : 0)
  return Math.max(0, Math.min(0.98, words * (1 - 0.6 * share) + wish + (search.continued ? 0.1 : 0)))
}

/** A word found as it was said counts whole; one that had to be guessed counts less. */
const weights: Readonly<Partial<Record<MatchKind, number>>> = {
  beginning: 0.6,
  repaired: 0.75,
  described: 0.6,
}

function weightOf({ matched }: ProductHit): number {
  const best = new Map<string, number>()
  for (const { word, how } of matched) best.set(word, Math.max(best.get(word) ?? 0, weights[how] ?? 1))
  return [...best.values()].reduce((sum, weight) => sum + weight, 0)
}

function replyWith(reading: Reading, search: Search, finding: Finding, confidence: number): Reply {
  const shown = (finding.hits.length > 0 ? finding.hits : finding.nearest).slice(0, pageSize)
  return {
    composed: composed(reading, search, finding),
    intent: 'product',
    confidence,
    rule: finding.hits.length > 0 ? `products_${search.ask}` : 'products_nearest',
    memory: {
      shown: shown.map(({ row }) => row.id),
      subject: shown[0]?.row.id ?? null,
      topic: 'products',
      search: {
        words: [...search.words],
        limits: search.limits,
        facets: Object.fromEntries(
          Object.entries(search.facets).map(([name, values]) => [name, [...(values ?? [])]]),
        ),
        ask: search.ask,
        offset: search.offset,
      },
    },
  }
}

function composed(reading: Reading, search: Search, finding: Finding): Composed {
  const { voice } = reading
  const { hits, total, facets } = finding
  const what = search.words.join(' ')
  if (hits.length === 0) {
    return tellNearest({ nearest: finding.nearest, broken: limitNames(finding.relaxed), what }, voice)
  }
  // "A pink beanie", where nothing here is called pink: said so, and shown what comes nearest.
  if (finding.missing.length > 0 && search.ask === 'list' && search.offset === 0) {
    return tellNearest({ nearest: hits, broken: ['words'], what }, voice)
  }
  switch (search.ask) {
    case 'cheapest':
    case 'dearest':
      // The one that was asked for is spoken of; what comes next in price is shown beside it.
      return { ...tellExtreme({ kind: search.ask, hits, what }, voice), products: hits.map(cardOf) }
    case 'count':
      return tellCount({ count: total, what, hits }, voice)
    case 'brands':
    case 'sizes':
    case 'colours': {
      const values = (facets[facetOf[search.ask]] ?? []).map(({ value }) => value)
      return tellChoices({ kind: search.ask, values, what, hits: hits.slice(0, 1) }, voice)
    }
    default:
      return tellProducts({ hits, total, offset: search.offset, facets, what }, voice)
  }
}

function traced(hit: ProductHit, confidence: number): TraceCandidate {
  return {
    kind: 'product',
    id: hit.row.id,
    title: hit.row.title,
    score: hit.score,
    confidence,
    because: hit.matched.map(({ word, as, how, fields }) =>
      word === as ? `${word} (${fields.join(', ')})` : `${word} → ${as}, ${how} (${fields.join(', ')})`,
    ),
  }
}
