import type { TraceFeature, TraceWay } from '#shared/schemas/trace-frame.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import type { Candidate } from './types.ts'
import { isPlain, leanWeight, logit, ofShopRather } from './weigh.ts'

/** A way to answer with all that speaks for and against it; the score is their weighted sum, as log odds. */
export type Ranked = {
  readonly candidate: Candidate
  readonly kind: TraceWay['kind']
  readonly features: readonly TraceFeature[]
  readonly score: number
}

const formLean = 0.5

/** All ways to answer one clause, the likeliest first. */
export function rank(
  ways: {
    readonly entry: Candidate | null
    readonly goodsSay: Candidate | null
    readonly builtIn: readonly Candidate[]
    /** What answers about goods were made of, where they are no question back. */
    readonly goods: GoodsAnswer | null
    /** "Do you have …" is asked of goods, where there are some; "can I …" is no wish to see a list of them. */
    readonly begins: 'wish' | 'question' | null
  },
  acts: ActChances,
): Ranked[] {
  const { entry, goodsSay, builtIn, goods } = ways
  const isListed = goods?.rule === 'products' && ways.begins === 'question'
  const form = ways.begins === 'wish' && goods ? -formLean : isListed ? formLean : 0
  const ofShop = ofShopRather(acts, goods) + form
  return [
    ...(entry ? [ranked(entry, kindOf(entry), [about('about_shop', ofShop)])] : []),
    ...(goodsSay ? [ranked(goodsSay, 'goods', isPlain(goods) ? [] : [about('about_goods', -ofShop)])] : []),
    ...builtIn.map((one) => ranked(one, 'built_in', [about('about_shop', Math.max(0, ofShop))])),
  ].sort((a, b) => b.score - a.score)
}

function ranked(candidate: Candidate, kind: Ranked['kind'], more: readonly TraceFeature[]): Ranked {
  const features = [{ name: 'fit', value: logit(candidate.confidence), weight: 1 }, ...more]
  const score = features.reduce((sum, { value, weight }) => sum + value * weight, 0)
  return { candidate, kind, features, score }
}

function about(name: string, value: number): TraceFeature {
  return { name, value, weight: leanWeight }
}

function kindOf({ trace }: Candidate): Ranked['kind'] {
  const kind = trace[0]?.kind
  return kind === 'document' || kind === 'fact' ? kind : 'knowledge'
}
