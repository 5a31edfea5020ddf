import learned from '#resources/model/confidence.json' with { type: 'json' }
import { chance, logit } from './pipeline/weigh.ts'

export type AnswerKind = keyof typeof learned

/** How an answer was made, as its confidence is computed; none where nothing was answered. */
export function kindOfAnswer(intent: string): AnswerKind | null {
  if (intent === 'product') return 'goods'
  if (intent === 'product_question') return 'product_question'
  if (intent === 'knowledge' || intent === 'document' || intent === 'fact') return 'entry'
  return intent === 'unknown' ? null : 'built_in'
}

/**
 * How sure it was when it was chosen says how it compares with other ways to answer; how often such answers are right is learned
 * from whole conversations, a kind each (npm run fit:answers -- --confidence FILE).
 */
export function toldConfidence(intent: string, confidence: number): number {
  const kind = kindOfAnswer(intent)
  if (kind === null) return confidence
  const { slope, lift } = learned[kind]
  return chance(slope * logit(confidence) + lift)
}
