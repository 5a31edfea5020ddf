import { chancesOf } from '#main/lib/softmax.ts'
import learned from '#resources/model/topics.json' with { type: 'json' }

/**
 * What of a shop a sentence asks, whatever its words: returning, hiring, wrapping, … Learned from the sentences in
 * `scripts/fit/topics` by `npm run fit:answers`; the last number is for what asks nothing of a shop.
 */
export type Topics = Float32Array

export function topicsOf(vector: Float32Array): Topics {
  return Float32Array.from(chancesOf(learned.weights, vector))
}

/** How likely two sentences ask the same of a shop. */
export function sameTopic(one: Topics, two: Topics): number {
  const none = one.length - 1
  let [product, ofOne, ofTwo] = [0, 0, 0]
  for (let at = 0; at < none; at++) {
    const [a, b] = [one[at] ?? 0, two[at] ?? 0]
    product += a * b
    ofOne += a * a
    ofTwo += b * b
  }
  const both = (1 - (one[none] ?? 1)) * (1 - (two[none] ?? 1))
  // Each may be on two topics that are near to each other.
  return both * (product / (Math.sqrt(ofOne * ofTwo) || 1))
}
