import type { Trace, TraceCandidate } from '#shared/schemas/trace.ts'
import type { TraceWay } from '#shared/schemas/trace-frame.ts'

/** One way the message could have been answered: an entry, a passage, or products that are shown together. */
export type Rival = {
  readonly kind: TraceCandidate['kind']
  readonly confidence: number
  readonly won: boolean
  readonly parts: readonly TraceCandidate[]
}

/** What competed, the likeliest first as it was weighed. */
export function rivalsOf({ candidates, rule, threshold }: Trace): Rival[] {
  const rivals: { kind: Rival['kind']; confidence: number; parts: TraceCandidate[] }[] = []
  for (const candidate of candidates) {
    const last = rivals.at(-1)
    if (last && isTogether(last, candidate)) last.parts.push(candidate)
    else rivals.push({ kind: candidate.kind, confidence: candidate.confidence, parts: [candidate] })
  }
  const winner = rivals.find(({ kind, confidence }) => kind === kindOf(rule) && confidence >= threshold)
  return rivals.map((rival) => ({ ...rival, won: rival === winner }))
}

/** The kind of what a rule answers with; some answer with nothing that competed. */
function kindOf(rule: string): TraceCandidate['kind'] | null {
  if (rule.startsWith('products_')) return 'product'
  return kindsOfRules[rule] ?? null
}

const kindsOfRules: Readonly<Partial<Record<string, TraceCandidate['kind']>>> = {
  knowledge: 'knowledge',
  document: 'document',
  shop_fact: 'fact',
  product_question: 'product_question',
  product_does_not_say: 'product_question',
}

/** Products of one search stand or fall together. */
function isTogether(rival: Pick<Rival, 'kind' | 'confidence'>, candidate: TraceCandidate): boolean {
  return rival.kind === 'product' && candidate.kind === 'product' && rival.confidence === candidate.confidence
}

export type Verdict =
  | { readonly kind: 'alone' }
  | { readonly kind: 'above' | 'below'; readonly best: number; readonly next: number | null }

/** How the likeliest stands to what this bot asks for; alone where the answer was none of what competed. */
export function verdictOf(
  rivals: readonly Rival[],
  { rule, threshold }: Pick<Trace, 'rule' | 'threshold'>,
): Verdict {
  const isBelow = rule.startsWith('below_threshold')
  const best = isBelow ? rivals[0] : rivals.find(({ won }) => won)
  if (!best || best.confidence >= threshold === isBelow) return { kind: 'alone' }
  const next = rivals.find((rival) => rival !== best)
  return { kind: isBelow ? 'below' : 'above', best: best.confidence, next: next?.confidence ?? null }
}

/** The same of one question of a message; null where the threshold did not decide. */
export function verdictOfWays(ways: readonly TraceWay[], threshold: number): Verdict | null {
  const won = ways.find((way) => way.won)
  const best = won ?? ways[0]
  if (!best) return { kind: 'alone' }
  const isAbove = best.confidence >= threshold
  if (isAbove !== (won !== undefined)) return null
  return { kind: isAbove ? 'above' : 'below', best: best.confidence, next: null }
}
