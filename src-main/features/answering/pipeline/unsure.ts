import type { ActChances } from '../acts/acts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import type { Ranked } from './rank.ts'
import type { Candidate } from './types.ts'
import { logit, ofShopRather } from './weigh.ts'

/**
 * "We're staying near, can we come and get it?", and nothing else answers it: the surer it is asked of the shop, the farther its
 * words may be from those of the nearest entry.
 */
export function unsureEntry(
  ways: {
    readonly ranked: readonly Ranked[]
    readonly entry: Candidate | null
    readonly goods: GoodsAnswer | null
    readonly goodsSay: Candidate | null
    /** Whether the entry speaks of what the message does. */
    readonly isSpoken: boolean
  },
  acts: ActChances,
  threshold: number,
): Ranked | null {
  const { ranked, entry, goods, goodsSay, isSpoken } = ways
  const [nearest] = ranked
  if (!entry || nearest?.candidate !== entry) return null
  const odds = logit(entry.confidence) - logit(threshold) + farther * ofShopRather(acts, goods)
  if (odds + (isSpoken ? spoken : 0) < toldAnyway) return null
  const others = ranked.filter(({ candidate }) => candidate !== entry && candidate.confidence >= threshold)
  const saysNothing = ({ candidate, score }: Ranked) =>
    candidate === goodsSay && (goods?.rule === 'product_does_not_say' || score < 0)
  return others.every(saysNothing) ? nearest : null
}

const [farther, spoken, toldAnyway] = [0.75, 1, 1.1]
