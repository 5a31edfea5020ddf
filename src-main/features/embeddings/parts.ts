import { chancesOf, classWeights } from '#main/lib/softmax.ts'
import learned from '#resources/model/parts.json' with { type: 'json' }

/**
 * What a word of a message is there for: it says the thing wanted, what that is to be like, what is not wanted, a limit, or none of
 * these: politeness, reasons, background. Learned from the marked messages in `scripts/fit/parts` by `npm run fit:answers`.
 */
export const partNames = ['other', 'thing', 'property', 'refused', 'limit'] as const
type PartName = (typeof partNames)[number]

/** A word as the encoder reads it, folded, and how likely it is each part. */
export type WordPart = Readonly<Record<PartName, number>> & { readonly word: string }

/** The layers of the encoder whose states are looked at: the middle ones know best what a word is doing in its sentence. */
export const stateLayers = [2, 4] as const
/** The states of a word are as long as this together, whatever the model makes of them. */
const norm = 4

type Span = { readonly from: number; readonly to: number }

/** What is known of each word: its own states, the mean of its pieces, between those of its neighbours. */
export function wordFeatures(
  words: readonly Span[],
  states: readonly Float32Array[],
  width: number,
): Float32Array[] {
  const own = words.map(({ from, to }) => {
    const made = new Float32Array(width * states.length)
    for (const [layer, state] of states.entries())
      for (let piece = from; piece < to; piece++)
        for (let at = 0; at < width; at++)
          made[layer * width + at] = (made[layer * width + at] ?? 0) + (state[piece * width + at] ?? 0)
    const scale = norm / (Math.hypot(...made) || 1)
    return made.map((value) => value * scale)
  })
  return own.map((vector, at) => {
    const made = new Float32Array(vector.length * 3)
    for (const [place, one] of [own[at - 1], vector, own[at + 1]].entries())
      if (one) made.set(one, place * vector.length)
    return made
  })
}

const weights = classWeights(learned.weights)
/** Learned beside many more messages, which refuse nothing. */
const refusing = classWeights(learned.refused)

export function partsOf(
  words: readonly (Span & { readonly word: string })[],
  features: readonly Float32Array[],
): WordPart[] {
  return words.map(({ word }, at) => {
    const vector = features[at] ?? new Float32Array(0)
    const chances = chancesOf(weights, vector)
    const named = partNames.map((name, index) => [name, chances[index] ?? 0])
    const refused = chancesOf(refusing, vector)[1] ?? 0
    return { word, ...(Object.fromEntries(named) as Record<PartName, number>), refused }
  })
}
