import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { mentioned } from './mention.ts'
import { namedIn, targetOf } from './target.ts'

/** What a message names, by its name or by what it is, whoever answers it: "can the walnut desk be engraved?". */
export function itemNamed(input: GoodsInput): Item | null {
  const target = targetOf(input, namedIn(input))
  return target?.isNamed ? target.item : mentioned(input)
}
