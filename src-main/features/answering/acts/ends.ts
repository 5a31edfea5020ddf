import { type Scale, scales } from '#main/languages/frame.ts'
import { chancesOf, classWeights } from '#main/lib/softmax.ts'
import learned from '#resources/model/ends.json' with { type: 'json' }

export type AskedEnd = { readonly scale: Scale; readonly end: 'most' | 'least' }

/** Below it, something else is as likely. */
const sure = 0.6
const weights = classWeights(learned.weights)
const ends = learned.names.map((name): AskedEnd | null => {
  const [scale, end] = name.split('_')
  const known = scales.find((one) => one === scale)
  return known && (end === 'most' || end === 'least') ? { scale: known, end } : null
})

/**
 * The end of a scale that is asked for, whatever the words: "the one I pay least for", "in welche geht am meisten rein".
 * Learned from the sentences in `scripts/fit/ends` by `npm run fit:answers`.
 */
export function endOf(vector: Float32Array): AskedEnd | null {
  const at = chancesOf(weights, vector).findIndex((chance) => chance >= sure)
  return ends[at] ?? null
}
