import type { HandoverReason } from '#shared/schemas/event.ts'
import type { AnswerDetails } from '#shared/schemas/session.ts'
import type { SessionStatus, ShownAnswer } from '#shared/schemas/widget.ts'
import { toldConfidence } from './confidence.ts'
import type { Reply } from './pipeline/types.ts'

export type Answer = AnswerDetails & { readonly text: string }

/** An answer as the widget shows it; none while a person answers. */
export function shownOf(
  answered: { readonly answer: Answer; readonly status: SessionStatus | null } | null,
  status: SessionStatus,
): ShownAnswer {
  const answer = answered?.answer ?? null
  return {
    reply: answer?.text ?? '',
    confidence: answer?.confidence ?? 0,
    buttons: answer?.buttons ?? [],
    sources: answer?.sources ?? [],
    products: answer?.products ?? [],
    intent: answer?.intent ?? 'human',
    status: answered?.status ?? status,
    form: answer?.form ?? null,
  }
}

export function handoverOf({ status, rule }: Reply): HandoverReason | null {
  if (status !== 'waiting') return null
  return handoverReasons[rule] ?? 'asked'
}

const handoverReasons: Readonly<Record<string, HandoverReason>> = {
  handover_keyword: 'rule',
  below_threshold_again_handover: 'low_confidence',
}

/** How near the nearest came, where it was no answer. */
export function doubtOf({ intent, confidence, candidates = [] }: Reply) {
  return intent === 'unknown' ? { confidence, nearest: candidates[0] ?? null } : null
}

export function answerOf({ composed, intent, confidence, memory }: Reply): Answer {
  const { text, products, sources, buttons } = composed
  return {
    text,
    intent,
    confidence: Math.round(toldConfidence(intent, Math.min(1, Math.max(0, confidence))) * 100) / 100,
    sources: [...sources],
    products: [...products],
    buttons: [...buttons],
    ...(memory?.capture && { form: 'contact' as const }),
  }
}
