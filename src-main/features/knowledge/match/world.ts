import { chanceOf, hiddenLayer } from '#main/lib/hidden-layer.ts'
import learned from '#resources/model/world.json' with { type: 'json' }

const layer = hiddenLayer(learned)
const known = new WeakMap<Float32Array, number>()

/**
 * How likely a sentence asks of the world (the weather, a pub in town, last night's match, a joke) what no shop answers. Learned
 * from the sentences in `scripts/fit/world` beside all that shops are asked, by `npm run fit:answers`.
 */
export function ofWorld(vector: Float32Array): number {
  const before = known.get(vector)
  if (before !== undefined) return before
  const chance = chanceOf(layer, vector)
  known.set(vector, chance)
  return chance
}
