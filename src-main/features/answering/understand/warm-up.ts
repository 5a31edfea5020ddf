import { setImmediate } from 'node:timers/promises'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { type Compiled, cuesIn } from './cues.ts'
import { createUnderstand } from './understand.ts'

/** So short that every cue looks at them (`beginnings.ts`); an engine builds a pattern anew for letters outside of Latin-1. */
const samples = ['x 50 y?', 'x 50 € y’?']
/** An engine builds a pattern at its first use and builds it better at its second. */
const rounds = 2

/**
 * Builds the patterns of these languages before a visitor waits for them, in slices so short that a chat goes on meanwhile.
 * Nothing depends on it but the time of the first answers.
 */
export async function warmUp(languages: readonly LanguageCode[], stopping?: AbortSignal): Promise<void> {
  const understand = createUnderstand()
  for (const language of languages) {
    const cues = cuesIn(language)
    for (let round = 0; round < rounds; round++) {
      for (const sample of samples) {
        for (const pattern of patternsOf(cues)) {
          if (stopping?.aborted) return
          pattern.exec(sample)
          await setImmediate()
        }
        cues.prices(sample)
        await setImmediate()
        understand(sample, { botLanguage: language })
        await setImmediate()
      }
    }
  }
}

function patternsOf(cues: Compiled): RegExp[] {
  const own = Object.values(cues).filter((value): value is RegExp => value instanceof RegExp)
  return [
    ...own,
    ...Object.values(cues.intent),
    ...Object.values(cues.ask),
    ...cues.comparePairs,
    ...cues.nths.flatMap(({ pattern, word }) => [pattern, word]),
  ]
}
