import { chancesOf, classWeights } from '#main/lib/softmax.ts'
import learned from '#resources/model/topics.json' with { type: 'json' }

/**
 * What of a shop a sentence asks, whatever its words: returning, hiring, wrapping, … Learned from the sentences in
 * `scripts/fit/topics` by `npm run fit:answers`; the last number is for what asks nothing of a shop.
 */
export type Topics = Float32Array

const weights = classWeights(learned.weights)
/** A message is held against the shop's own entries and against what every shop is asked. */
const known = new WeakMap<Float32Array, Topics>()

export function topicsOf(vector: Float32Array): Topics {
  const before = known.get(vector)
  if (before) return before
  const topics = Float32Array.from(chancesOf(weights, vector))
  known.set(vector, topics)
  return topics
}

/** How likely a sentence asks just this of a shop. */
export function asksTopic(vector: Float32Array, topic: string): number {
  return topicsOf(vector)[learned.names.indexOf(topic)] ?? 0
}

/** What a shop does for its visitors and what it asks of them, which no product says of itself. */
const ofShop = new Set(
  `account appointment cancel_order change_order courses delivery_abroad delivery_cost delivery_place delivery_slot delivery_time
  disposal events_orders exchange gift_note gift_wrap installation instalments jobs loyalty lost_property made_to_measure
  minimum_order newsletter parking personal_touch pickup privacy refund rental repair reservation return_cost returns samples
  tax_invoice trade_in try_on_site`.split(/\s+/),
)

/** How surely a sentence asks for one of these, whichever it is. */
export function asksOfShop(vector: Float32Array): number {
  return topicsOf(vector).reduce(
    (all, chance, at) => (ofShop.has(learned.names[at] ?? '') ? all + chance : all),
    0,
  )
}

/** How likely two sentences ask the same of a shop. */
export function sameTopic(one: Topics, two: Topics): number {
  const none = one.length - 1
  let product = 0
  let ofOne = 0
  let ofTwo = 0
  for (let at = 0; at < none; at++) {
    const a = one[at] ?? 0
    const b = two[at] ?? 0
    product += a * b
    ofOne += a * a
    ofTwo += b * b
  }
  const both = (1 - (one[none] ?? 1)) * (1 - (two[none] ?? 1))
  // Each may be on two topics that are near to each other.
  return both * (product / (Math.sqrt(ofOne * ofTwo) || 1))
}
