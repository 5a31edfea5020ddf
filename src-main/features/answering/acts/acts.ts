import learned from '#resources/model/acts.json' with { type: 'json' }
import { chancesOf } from './softmax.ts'

/** What a message does. Which one it is, is learned from the sentences in `scripts/fit/acts` by `npm run fit:answers`. */
export const actNames = [
  'find',
  'ask_about',
  'compare',
  'recommend',
  'policy',
  'order',
  'complaint',
  'person',
  'contact',
  'hours',
  'thanks',
  'praise',
  'greeting',
  'off_topic',
] as const
type ActName = (typeof actNames)[number]

/** How likely the message is each act, 0 to 1; together 1. */
export type ActChances = Readonly<Record<ActName, number>>

export function actsOf(vector: Float32Array): ActChances {
  const chances = chancesOf(learned.weights, vector)
  return Object.fromEntries(actNames.map((name, at) => [name, chances[at] ?? 0])) as ActChances
}
