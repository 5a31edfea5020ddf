export type Sureness = 'sure' | 'fairly' | 'unsure'

/** From here on an answer is nearly always right. */
const sureFrom = 0.75

/** How sure the bot is, measured by what it needs to answer at all. */
export function surenessOf(confidence: number, threshold: number): Sureness {
  if (confidence < threshold) return 'unsure'
  return confidence >= sureFrom ? 'sure' : 'fairly'
}
