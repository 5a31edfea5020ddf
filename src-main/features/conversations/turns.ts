import type { Transaction } from '#main/db/commits.ts'
import type { Answered, Answering } from '#main/features/answering/index.ts'
import type { Leads, RecordedLead } from '#main/features/leads/index.ts'
import type { Unanswered } from '#main/features/unanswered/index.ts'
import type { Emitter } from '#main/features/webhooks/index.ts'
import type { Conversations, RecordedTurn, Turn } from './service.ts'

export type Turns = ReturnType<typeof createTurns>

type LeadForm = Parameters<Leads['recordFromForm']>[2]
type Said = Pick<
  Turn,
  'bot' | 'channel' | 'sessionId' | 'session' | 'message' | 'clientId' | 'traffic' | 'page'
>

/** Records a turn with all that follows from it: the messages, the visitor's contact data, a question left unanswered. */
export function createTurns(deps: {
  readonly conversations: Conversations
  readonly answering: Pick<Answering, 'contacts'>
  readonly leads: Leads
  readonly unanswered: Unanswered
  readonly emitter: Emitter
}) {
  const { conversations, answering, leads, unanswered, emitter } = deps

  function emitLead(
    tx: Transaction,
    bot: Said['bot'],
    turn: RecordedTurn,
    lead: RecordedLead,
    message: string,
  ): void {
    // Somebody who repeats what is already known is no event.
    if (lead.change === 'same') return
    const { id: lead_id, name, email, phone, consent, source } = lead
    const session = { id: turn.id, session_id: turn.sessionId, test: turn.test }
    const data = { lead_id, name, email, phone, message, consent, source }
    emitter.emit(tx, bot, session, { type: `lead.${lead.change}`, data })
  }

  return {
    /** `answered` is null while a person answers; `form` holds what was entered in the contact form. */
    record: (
      tx: Transaction,
      said: Said,
      answered: Answered | null,
      form: LeadForm | null = null,
    ): RecordedTurn => {
      const { bot, message } = said
      const turn = conversations.recordTurn(tx, { ...said, ...(answered ?? { answer: null }) })
      const session = { no: turn.sessionNo, botId: bot.id, test: turn.test }
      const lead = form
        ? leads.recordFromForm(tx, session, form, message)
        : leads.recordFromMessage(
            tx,
            session,
            // A person answers; what the visitor says of themselves counts all the same.
            answered ?? answering.contacts(bot, message, said.session?.memory ?? null),
            message,
          )
      if (lead) emitLead(tx, bot, turn, lead, message)
      // What a test could not answer the merchant has just seen.
      if (answered?.doubt && turn.answerNo !== null && !turn.test)
        unanswered.keep(tx, { bot, messageNo: turn.answerNo, text: message, ...answered.doubt })
      return turn
    },
  }
}
