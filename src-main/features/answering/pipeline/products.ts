import { type Catalog, type Finding, type ProductHit, productCard } from '#main/features/catalog/index.ts'
import { fold } from '#main/lib/text/fold.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { TraceCandidate } from '#shared/schemas/trace.ts'
import type { RuleCode } from '#shared/trace-codes.ts'
import {
  type Composed,
  composeChoices,
  composeCount,
  composeExtreme,
  composeNearest,
  composeProducts,
  limitNames,
} from '../compose/index.ts'
import { textOnly } from '../compose/parts.ts'
import { attributesOf } from './attributes.ts'
import { chanceOf, unmetWords } from './chance.ts'
import { pageSize, type Search } from './search.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'

const facetOf = { brands: 'brand', sizes: 'size', colours: 'color' } as const

/** Finds what the search asks for; the limits are exact. */
export function findFor(catalog: Catalog, context: MessageContext, search: Search): Finding {
  const { ask } = search
  return catalog.findProducts(context.bot, {
    text: search.words.join(' '),
    limits: search.limits,
    facets: search.facets,
    order: ask === 'cheapest' || ask === 'dearest' ? ask : 'best',
    offset: search.offset,
    limit: pageSize,
    tally: ['brand', 'category', 'color', 'size', 'material'],
  })
}

/**
 * What has only some of the words fills up a list of results, but is not what was asked for; nor is what says a word only in
 * its description, where others are called by it.
 */
function onlyFitting(finding: Finding, offset: number): Finding {
  if (finding.level !== 'all' && finding.level !== 'some') return finding
  const fitting = finding.hits.slice(0, Math.max(0, finding.total - offset))
  const [first] = fitting
  if (!first || finding.total > pageSize || offset > 0 || isOnlyDescribed(first))
    return { ...finding, hits: fitting }
  const named = fitting.filter((hit) => !isOnlyDescribed(hit))
  return { ...finding, hits: named, total: named.length }
}

function isOnlyDescribed({ matched }: ProductHit): boolean {
  return matched.some(({ how }) => how === 'described')
}

/** The products found, as one way to answer. */
export function productCandidate(context: MessageContext, search: Search, all: Finding): Candidate | null {
  const finding = onlyFitting(all, search.offset)
  if (search.offset > 0 && finding.hits.length === 0) return sayOnly(context.say.noMore, 'products_no_more')
  const kind = context.understood.reference?.kind
  if (search.continued && finding.hits.length === 0 && (kind === 'cheaper' || kind === 'dearer')) {
    return sayOnly(context.say[kind === 'cheaper' ? 'noCheaper' : 'noDearer'], `products_no_${kind}`)
  }
  const shown = finding.hits.length > 0 ? finding.hits : finding.nearest
  if (shown.length === 0) return null
  const confidence = chanceOf(finding, search, context)
  return {
    confidence,
    title: shown[0]?.row.title ?? '',
    trace: shown.map((hit) => traced(hit, confidence)),
    reply: () => replyWith(context, search, finding, confidence),
  }
}

function sayOnly(text: string, rule: RuleCode): Candidate {
  return {
    confidence: 0.9,
    title: '',
    trace: [],
    reply: () => ({ composed: textOnly(text), intent: 'product', confidence: 0.9, rule }),
  }
}

function replyWith(context: MessageContext, search: Search, finding: Finding, confidence: number): Reply {
  const shown = (finding.hits.length > 0 ? finding.hits : finding.nearest).slice(0, pageSize)
  const isOne = shown.length === 1 || search.ask === 'cheapest' || search.ask === 'dearest'
  return {
    composed: composed(context, search, finding),
    intent: 'product',
    confidence,
    rule:
      finding.hits.length > 0 && unmetOf(search, finding).length === 0
        ? `products_${search.ask}`
        : 'products_nearest',
    memory: {
      shown: shown.map(({ row }) => row.id),
      // Of several none is "it".
      subject: isOne ? (shown[0]?.row.id ?? null) : null,
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

function composed(context: MessageContext, search: Search, finding: Finding): Composed {
  const { voice } = context
  const { hits, total, facets } = finding
  const what = calledBy(context, search, finding)
  if (hits.length === 0) {
    return composeNearest({ nearest: finding.nearest, broken: limitNames(finding.relaxed), what }, voice)
  }
  // "A pink beanie", where nothing here is called pink: said so, and shown what comes nearest.
  const unmet = unmetOf(search, finding)
  if (unmet.length > 0) {
    const missed = asTyped(context.message, sayable(unmet, hits))
    return composeNearest({ nearest: hits, broken: ['words'], unmet: missed, total, facets, what }, voice)
  }
  switch (search.ask) {
    case 'cheapest':
    case 'dearest':
      // The one that was asked for is spoken of; what comes next in price is shown beside it.
      return {
        ...composeExtreme({ kind: search.ask, hits, what }, voice),
        products: hits.map(({ row }) => productCard(row)),
      }
    case 'count':
      return composeCount({ count: total, what, hits }, voice)
    case 'brands':
    case 'sizes':
    case 'colours': {
      const values = (facets[facetOf[search.ask]] ?? []).map(({ value }) => value)
      return composeChoices({ kind: search.ask, values, what, hits: hits.slice(0, 1) }, voice)
    }
    default:
      return composeProducts(
        { hits, total, offset: search.offset, facets, what, narrowed: search.facets },
        voice,
      )
  }
}

function unmetOf(search: Search, finding: Finding): readonly string[] {
  return search.ask === 'list' && search.offset === 0 ? (search.missed ?? unmetWords(finding, search)) : []
}

/** A word that only stands in what the shop keeps to itself is not even said back: that would give away that it is there. */
function sayable(words: readonly string[], hits: readonly ProductHit[]): string[] {
  return words.filter((word) =>
    hits.every(({ row }) => {
      const isKept = fold(row.attributes).includes(word)
      return !isKept || fold(Object.values(attributesOf(row)).join(' ')).includes(word)
    }),
  )
}

/** What was asked for, in words to say it by: the one product's name, the kind, or what was typed. */
function calledBy({ understood, message }: MessageContext, search: Search, { hits, total }: Finding): string {
  const [only] = hits
  if (only && total === 1 && search.ask !== 'brands') return only.row.title
  const [category] = understood.facets.category ?? []
  const kind = category?.split(categorySeparator).at(-1)
  const isKind = (understood.facet_words?.length ?? 0) >= search.words.length - search.loose.length
  if (kind !== undefined && isKind) return kind
  return asTyped(
    message,
    search.words.filter((word) => !search.loose.includes(word)),
  )
}

/** The words as the visitor wrote them, where they stand in the message. */
export function asTyped(message: string, words: readonly string[]): string {
  const written = new Map(Array.from(message.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => [fold(word), word]))
  return words.map((word) => written.get(word) ?? word).join(' ')
}

function traced(hit: ProductHit, confidence: number): TraceCandidate {
  return {
    kind: 'product',
    id: hit.row.id,
    title: hit.row.title,
    score: hit.score,
    confidence,
    because: [],
    found: hit.matched.map((match) => ({ ...match, fields: [...match.fields] })),
  }
}
