import type { Answered } from '#main/features/answering/index.ts'
import type { Conversations, KeptTurn, Turn } from '#main/features/conversations/index.ts'
import type { Leads } from '#main/features/leads/index.ts'
import type { Unanswered } from '#main/features/unanswered/index.ts'

export type Turns = ReturnType<typeof createTurns>

type Said = Pick<Turn, 'bot' | 'channel' | 'sessionId' | 'session' | 'message'>

/** A turn with all that follows from it: the messages, what is told of the visitor, a question left without an answer. */
export function createTurns(deps: {
  readonly conversations: Conversations
  readonly leads: Leads
  readonly unanswered: Unanswered
}) {
  const { conversations, leads, unanswered } = deps

  return {
    /** To be run in the transaction of the call. `answered` is null while a person answers. */
    keep: (said: Said, answered: Answered | null): KeptTurn => {
      const { bot, message } = said
      const kept = conversations.keep({ ...said, ...(answered ?? { answer: null }) })
      const tellLead = leads.keepFrom(kept.sessionNo, bot.id, answered?.contacts ?? null, message)
      const tellUnanswered =
        answered?.doubt && kept.answerNo !== null
          ? unanswered.keep({ bot, messageNo: kept.answerNo, text: message, ...answered.doubt })
          : null
      return {
        ...kept,
        tell: () => {
          kept.tell()
          tellLead()
          tellUnanswered?.()
        },
      }
    },
  }
}
