import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import { faultText } from '#shared/faults/text.ts'
import type { MessageRecord, SessionSummary } from '#shared/schemas/session.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { VisitorMessage } from '#shared/schemas/visitor.ts'
import type { MessageRow, SessionRow, VisitorMessageRow } from './repository.ts'

export function show(row: SessionRow): SessionSummary {
  return {
    id: row.id,
    bot_id: row.bot_id,
    channel: row.channel,
    session_id: row.session_id,
    status: row.status,
    traffic: row.traffic,
    test: row.test === 1,
    message_count: row.message_count,
    last_message: row.last_message,
    last_question: row.last_question,
    unread: row.unread,
    language: row.language,
    page: row.page === null ? null : JSON.parse(row.page),
    visitor: {
      label: row.id.slice(-4).toLowerCase(),
      name: row.lead_name,
      email: row.lead_email,
      lead_id: row.lead_id,
    },
    waiting_since: isoTimeOrNull(row.waiting_since),
    claimed_by: row.claimed_by,
    started_at: isoTime(row.started_at),
    updated_at: isoTime(row.updated_at),
  }
}

export function showMessage(row: MessageRow): MessageRecord {
  return {
    id: row.id,
    role: row.role,
    text: row.text,
    at: isoTime(row.at),
    answer: row.answer === null ? null : JSON.parse(row.answer),
  }
}

export function showToVisitor(row: VisitorMessageRow): VisitorMessage {
  const { answer, ...message } = showMessage(row)
  return {
    seq: row.seq,
    message_id: message.id,
    client_id: row.client_id,
    role: message.role,
    text: message.text,
    at: message.at,
    buttons: answer?.buttons ?? [],
    products: answer?.products ?? [],
    sources: answer?.sources ?? [],
    form: answer?.form ?? null,
    rating: row.rating,
  }
}

/** Scripts read why a language model was not used in English; what is stored has only the code. */
export function withEnglish({ phrasing, ...trace }: Trace): Trace {
  if (!phrasing) return trace
  return { ...trace, phrasing: { ...phrasing, why: phrasing.fault ? faultText(phrasing.fault) : '' } }
}

/** A list needs a glimpse of a message, not the whole. */
const glimpseLength = 200

export function glimpse(text: string): string {
  return text.slice(0, glimpseLength).toWellFormed()
}
