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

/** Whether a message asks of the shop what an entry answers. */
export type OnTopic = {
  /** How likely the entry is on a topic at all. */
  readonly onAny: number
  /** How likely both ask the same of the shop, and how likely they ask two different things. */
  readonly same: number
  readonly other: number
}

export function onTopic(asked: Topics, entry: Topics): OnTopic {
  const none = entry.length - 1
  let [product, ofAsked, ofEntry] = [0, 0, 0]
  for (let at = 0; at < none; at++) {
    const [one, two] = [asked[at] ?? 0, entry[at] ?? 0]
    product += one * two
    ofAsked += one * one
    ofEntry += two * two
  }
  const onAny = 1 - (entry[none] ?? 1)
  const both = (1 - (asked[none] ?? 1)) * onAny
  // An entry may be on two topics that are near to each other, and what is asked as well.
  const same = both * (product / (Math.sqrt(ofAsked * ofEntry) || 1))
  return { onAny, same, other: both - same }
}
