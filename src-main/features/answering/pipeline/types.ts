import type { StoredBot } from '#main/features/bots/index.ts'
import type { Contacts } from '#main/features/leads/index.ts'
import type { Sayings } from '#main/languages/sayings.ts'
import type { TraceCandidate } from '#shared/schemas/trace.ts'
import type { TraceFrame } from '#shared/schemas/trace-frame.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import type { IntentCode, Rules } from '#shared/trace-codes.ts'
import type { Composed, Voice } from '../compose/index.ts'
import type { Memory } from '../memory.ts'
import type { Understood } from '../types.ts'

/** A message as it was understood, with all that an answer may rest on. */
export type MessageContext = {
  readonly bot: StoredBot
  readonly message: string
  readonly nowMs: number
  readonly understood: Understood
  readonly contacts: Contacts
  readonly memory: Memory
  readonly say: Sayings
  readonly voice: Voice
  /** The meaning of the message, where a model is available. */
  readonly vector: Float32Array | null
  /** The message without its typing errors and what that means, where it has any and a model is available. */
  readonly repaired: { readonly message: string; readonly vector: Float32Array } | null
}

/** An answer, and what follows from it. */
export type Reply = {
  readonly composed: Composed
  readonly intent: IntentCode
  readonly confidence: number
  /** Where several questions were answered: that of the best answer. */
  readonly surest?: number
  /** Which rule made it, for the trace. */
  readonly rule: Rules
  readonly memory?: Partial<Memory>
  /** Who answers from now on. */
  readonly status?: SessionStatus
  readonly candidates?: readonly TraceCandidate[]
  /** Each question of the message, with what competed to answer it. */
  readonly frames?: readonly TraceFrame[]
}

/** One way to answer; the likeliest is chosen. */
export type Candidate = {
  readonly confidence: number
  readonly title: string
  readonly trace: readonly TraceCandidate[]
  /** How much an entry itself is on the world rather than on a shop, 0 to 1. */
  readonly ofWorld?: number
  /** How surely an entry is on what of a shop the message asks, by what both mean, 0 to 1. */
  readonly onTopic?: number
  /** How near what an entry answers comes to the message in meaning, where both are known by it. */
  readonly answerNear?: number | null
  readonly reply: () => Reply
}
