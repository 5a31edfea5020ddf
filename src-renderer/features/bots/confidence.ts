type ConfidenceWord = 'bold' | 'middle' | 'careful'

/** Below and above these the bot behaves in a way worth a word. */
const boldBelow = 0.3
const carefulFrom = 0.65

export function confidenceWord(threshold: number): ConfidenceWord {
  if (threshold < boldBelow) return 'bold'
  return threshold < carefulFrom ? 'middle' : 'careful'
}
