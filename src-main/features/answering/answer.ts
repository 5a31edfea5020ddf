import type { AnswerDetails } from '#shared/schemas/session.ts'
import type { SessionStatus, WidgetResponse } from '#shared/schemas/widget.ts'

export type Answer = AnswerDetails & { readonly text: string }

/** An answer as the widget shows it; none while a person answers. */
export function shownOf(
  answered: { readonly answer: Answer; readonly status: SessionStatus | null } | null,
  status: SessionStatus,
): Omit<WidgetResponse, 'session_id' | 'message_id'> {
  const answer = answered?.answer ?? null
  return {
    reply: answer?.text ?? '',
    confidence: answer?.confidence ?? 0,
    buttons: answer?.buttons ?? [],
    sources: answer?.sources ?? [],
    products: answer?.products ?? [],
    intent: answer?.intent ?? 'human',
    status: answered?.status ?? status,
  }
}
