import { isoTime } from '#main/lib/clock.ts'
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
    message_count: row.message_count,
    last_message: row.last_message,
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
