import { topics } from '#main/languages/topics.ts'
import { chancesOf, classWeights } from '#main/lib/softmax.ts'
import learned from '#resources/model/fact-kinds.json' with { type: 'json' }
import type { Topics } from './topics.ts'

/** How likely a question asks for each topic, in their order. */
export type KindChances = Float64Array

const weights = classWeights(learned.weights)

/**
 * What kind of fact a question asks for, by its meaning: "will a cloudburst soak us?" has no word that speaks of water, and
 * asks for it. Learned by `npm run fit:answers` from the questions in `scripts/fit/facts` and the words of each topic.
 */
export function kindsAsked(vector: Float32Array): KindChances {
  return chancesOf(weights, vector)
}

/** How likely it is that one of these was asked. */
export function chanceOfAny(chances: KindChances, wanted: Topics): number {
  let most = 0
  for (const topic of wanted.keys()) most = Math.max(most, chances[places.get(topic) ?? -1] ?? 0)
  return most
}

const places = new Map(topics.map((topic, at) => [topic, at]))
