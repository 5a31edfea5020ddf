import type { TraceFeature, TraceFrame, TraceWay } from '#shared/schemas/trace-frame.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsInput } from '../goods/input.ts'
import type { Query } from '../goods/limits.ts'
import { queryOf } from '../goods/query.ts'
import type { Clause } from '../goods/reading.ts'
import { nearWeight } from '../goods/select.ts'
import type { Ranked } from '../pipeline/rank.ts'
import type { Reply } from '../pipeline/types.ts'
import { keptOf, wishOf } from './wish.ts'

/** Acts less likely than this say nothing of the message. */
const leastChance = 0.15
const maxActs = 3
const maxWays = 8
const maxProducts = 5

type Explained = {
  readonly goods: GoodsInput
  readonly ranked: readonly Ranked[]
  /** What was answered with, where it is one of those. */
  readonly won: Ranked | null
  readonly reply: Reply
  /** The question before this one, where both were asked together. */
  readonly before: string | null
  readonly currency: () => string | null
}

/** What one clause was understood as, what it goes on from and what competed to answer it. */
export function frameOf(explained: Explained): TraceFrame {
  const { goods, ranked, won, currency } = explained
  const { clause, acts } = goods
  const { sort } = clause.frame
  return {
    text: clause.said,
    acts: likeliest(acts),
    wish: wishOf(queryOf(clause), currency),
    asked: [...clause.asked],
    sort: sort && {
      by: sort.scale ?? sort.names.join(' '),
      end: sort.end,
      from_shown: sort.isStep,
    },
    references: referencesOf(clause),
    kept: carriedOver(explained),
    ways: ranked.slice(0, maxWays).map((one) => wayOf(one, one === won, goods)),
  }
}

function likeliest(acts: ActChances): TraceFrame['acts'] {
  return Object.entries(acts)
    .map(([act, chance]) => ({ act, chance: short(chance) }))
    .filter(({ chance }) => chance >= leastChance)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, maxActs)
}

function referencesOf({ frame, nth, pointsAtIt, wantsMore, goesOn }: Clause): string[] {
  const { these, both, other, correction } = frame.has
  const found = { it: pointsAtIt, nth: nth !== null, more: wantsMore, goes_on: goesOn }
  return Object.entries({ ...found, these, both, another: other, correction }).flatMap(([name, isThere]) =>
    isThere ? [name] : [],
  )
}

function carriedOver({ goods, won, reply, before: question, currency }: Explained): TraceFrame['kept'] {
  const none = { words: [], limits: [] }
  if (question !== null) return { wish: none, about: null, question }
  if (won?.kind !== 'goods') return null
  const { state, clause, shop } = goods
  const { memory = {} } = reply
  const asked = memory.asked?.text ?? null
  if (asked !== null) {
    const item = shop.byId.get(memory.subject ?? '') ?? null
    const isKnown = item !== null && (item === state.focus || state.shown.includes(item))
    const again = state.asked !== null && asked === state.asked && asked !== clause.said ? asked : null
    return isKnown || again !== null
      ? { wish: none, about: isKnown ? item.title : null, question: again }
      : null
  }
  if (!state.query || !memory.goods) return null
  const [before, after] = [state.query, memory.goods as Query].map((query) => wishOf(query, currency))
  const wish = before && after ? keptOf(before, after, wishOf(queryOf(clause), currency)) : none
  return wish.words.length + wish.limits.length > 0 ? { wish, about: null, question: null } : null
}

function wayOf({ candidate, kind, features, score }: Ranked, won: boolean, goods: GoodsInput): TraceWay {
  const [first] = candidate.trace
  const isGoods = kind === 'goods'
  return {
    kind,
    id: isGoods ? null : (first?.id ?? null),
    title: isGoods ? '' : candidate.title,
    rule: candidate.reply().rule,
    confidence: short(candidate.confidence),
    score: short(score),
    features: features.map(rounded),
    products: isGoods
      ? candidate.trace.slice(0, maxProducts).map(({ id, title }) => ({
          id,
          title,
          features: featuresOf(id, goods),
        }))
      : [],
    won,
  }
}

/** What of the wish a product has and where, and how near it is in meaning. */
function featuresOf(id: string, { shop, clause, near, state }: GoodsInput): TraceFeature[] {
  const item = shop.byId.get(id)
  if (!item) return []
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const words = clause.words.length > 0 ? clause.words : (state.query?.words ?? [])
  const terms = shop.termsOf(
    words.map(({ word }) => word),
    codes,
  )
  const found = terms.flatMap((term) => {
    const fit = shop.fit(item, term)
    return fit
      ? [{ name: 'word', word: term.words.join(' '), field: fit.field, value: fit.score, weight: 1 }]
      : []
  })
  return [
    ...found.slice(0, 6),
    ...(near ? [{ name: 'meaning', value: near(item), weight: nearWeight }] : []),
  ].map(rounded)
}

function rounded(feature: TraceFeature): TraceFeature {
  return { ...feature, value: short(feature.value), weight: short(feature.weight) }
}

function short(value: number): number {
  return Math.round(value * 100) / 100
}
