import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { namedIn } from './target.ts'
import { chosenVersion } from './versions.ts'

/**
 * "From when can I get it?": of what is sold out it asks when it is back, of what is there how long a parcel takes, which the shop
 * has written.
 */
export function withAwaited(input: GoodsInput): GoodsInput {
  const { clause, state } = input
  const { frame } = clause
  if (!frame.has.awaited || frame.has.backWhen) return input
  const [single = null] = state.shown.length === 1 ? state.shown : []
  const item = namedIn(input)[0]?.item ?? state.focus ?? single
  if (item === null || !isGone(input, item)) return input
  return { ...input, clause: { ...clause, frame: { ...frame, has: { ...frame.has, backWhen: true } } } }
}

function isGone(input: GoodsInput, item: Item): boolean {
  const chosen = chosenVersion(input, item)
  return chosen ? !chosen.isThere : item.versions.every(({ isThere }) => !isThere)
}
