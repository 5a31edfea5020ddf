import { wordsOf } from '#main/lib/text/tokens.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import type { Clause } from '../goods/reading.ts'
import type { Candidate } from './types.ts'
import { speaksOf } from './weigh.ts'

/** Whether the shop has itself written what those differ in that a message compares. */
export function comparesSame(
  entry: Candidate,
  goods: GoodsAnswer | null,
  { frame }: Pick<Clause, 'frame'>,
  message: string,
): boolean {
  if (goods?.rule !== 'compare' || frame.has.both) return false
  return speaksOf(entry, namesSaid(goods, message))
}

/** "What's the difference between the Peak and the Ridge?": what they are called in it tells, and not that they differ. */
function namesSaid({ because }: GoodsAnswer, message: string): string {
  const titles = new Set(because.flatMap(wordsOf))
  const said = wordsOf(message).filter((word) => titles.has(word))
  return said.length > 0 ? said.join(' ') : message
}
