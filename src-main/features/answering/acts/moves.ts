import { chancesOf, classWeights } from '#main/lib/softmax.ts'
import learned from '#resources/model/moves.json' with { type: 'json' }

/** What is asked of a product that the shop itself knows, beside what its description says. */
export type Move = 'price' | 'stock' | 'saving' | 'page'

/** Below it, something else is as likely. */
const sure = 0.5
const weights = classWeights(learned.weights)

/**
 * Whether a message asks what the product in view costs, whether it is there, what one saves, or to see it, whatever its words.
 * Learned from the sentences in `scripts/fit/moves` by `npm run fit:answers`.
 */
export function moveOf(vector: Float32Array): Move | null {
  const chances = chancesOf(weights, vector)
  const at = chances.findIndex((chance) => chance >= sure)
  const name = learned.names[at]
  return name === undefined || name === 'none' ? null : (name as Move)
}
