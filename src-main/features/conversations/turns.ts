import type { Answered } from '#main/features/answering/index.ts'
import type { KeptLead, Leads } from '#main/features/leads/index.ts'
import type { Unanswered } from '#main/features/unanswered/index.ts'
import type { Emitter } from '#main/features/webhooks/index.ts'
import type { Conversations, KeptTurn, Turn } from './service.ts'

export type Turns = ReturnType<typeof createTurns>

type Said = Pick<Turn, 'bot' | 'channel' | 'sessionId' | 'session' | 'message'>

/** A turn with all that follows from it: the messages, what is told of the visitor, a question left without an answer. */
export function createTurns(deps: {
  readonly conversations: Conversations
  readonly leads: Leads
  readonly unanswered: Unanswered
  readonly emitter: Emitter
}) {
  const { conversations, leads, unanswered, emitter } = deps

  /** Who was met for the first time or told more is an event; who only says it again is none. */
  function leadEvent(bot: Said['bot'], kept: KeptTurn, lead: KeptLead | null, message: string) {
    if (!lead || lead.change === 'same') return null
    const { id: lead_id, name, email, phone } = lead
    const data = { lead_id, name, email, phone, message }
    return emitter.emit(bot, `lead.${lead.change}`, { id: kept.id, session_id: kept.sessionId }, data)
  }

  return {
    /** To be run in the transaction of the call. `answered` is null while a person answers. */
    keep: (said: Said, answered: Answered | null): KeptTurn => {
      const { bot, message } = said
      const kept = conversations.keep({ ...said, ...(answered ?? { answer: null }) })
      const told = leads.keepFrom(kept.sessionNo, bot.id, answered?.contacts ?? null, message)
      const event = leadEvent(bot, kept, told.lead, message)
      const tellUnanswered =
        answered?.doubt && kept.answerNo !== null
          ? unanswered.keep({ bot, messageNo: kept.answerNo, text: message, ...answered.doubt })
          : null
      return {
        ...kept,
        tell: () => {
          kept.tell()
          told.tell()
          event?.tell()
          tellUnanswered?.()
        },
      }
    },
  }
}
