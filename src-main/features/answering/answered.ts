import type { LanguageCode } from '#shared/schemas/common.ts'
import type { HandoverReason } from '#shared/schemas/event.ts'
import type { TraceCandidate } from '#shared/schemas/trace.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import type { Answer } from './answer.ts'
import type { GivenContacts } from './contacts.ts'

/** An answer with all that follows from it; the caller keeps it with the turn. */
export type Answered = GivenContacts & {
  readonly answer: Answer
  readonly memory: string
  /** That of the conversation from now on. */
  readonly language: LanguageCode
  readonly trace: string
  readonly status: SessionStatus | null
  /** Why a person is asked for, where one is. */
  readonly handover: HandoverReason | null
  /** Where it was no answer: how near the nearest came. */
  readonly doubt: { readonly confidence: number; readonly nearest: TraceCandidate | null } | null
  readonly tookMs?: number
}
