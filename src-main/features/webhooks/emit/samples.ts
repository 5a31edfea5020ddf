import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { assertNever } from '#shared/assert-never.ts'
import { type EventType, type IntegrationEventType, mirrorEventType } from '#shared/schemas/event.ts'
import type { ExchangeEvent, IntegrationEvent } from './emitted-event.ts'

const visitorText =
  'Hello, do you have the trail backpack in blue? You can reach me at mara.lindqvist@example.com.'
const botText = 'Yes, the trail backpack in blue is in stock. Someone from our team will write to you.'

export function isMirrorType(type: EventType): type is typeof mirrorEventType {
  return type === mirrorEventType
}

export function sampleExchange(botId: string | null, sessionId: string): ExchangeEvent {
  return {
    type: mirrorEventType,
    request: { bot_id: botId, message: visitorText, session_id: null },
    response: { status: 200, body: { response: botText, sources: [], session_id: sessionId } },
    answer: botText,
  }
}

/** An event of this type with data as a shop would have it. */
export function sampleEvent(type: IntegrationEventType, at: number): IntegrationEvent {
  const time = isoTime(at)
  switch (type) {
    case 'conversation.started':
      return { type, data: { channel: 'widget' } }
    case 'conversation.message':
      return {
        type,
        data: { message_id: newId('msg', at), role: 'visitor', text: visitorText, at: time },
      }
    case 'conversation.closed':
      return { type, data: { channel: 'widget', message_count: 4, started_at: isoTime(at - 180_000) } }
    case 'lead.created':
    case 'lead.updated':
      return {
        type,
        data: {
          lead_id: newId('lead', at),
          name: 'Mara Lindqvist',
          email: 'mara.lindqvist@example.com',
          phone: '+14155550132',
          message: visitorText,
          consent: null,
          source: 'volunteered',
        },
      }
    case 'handover.requested':
    case 'handover.accepted':
    case 'handover.unanswered':
    case 'handover.closed':
      return {
        type,
        data: {
          reason: 'asked',
          last_messages: [
            { role: 'visitor', text: visitorText, at: isoTime(at - 20_000) },
            { role: 'bot', text: botText, at: isoTime(at - 20_000) },
            { role: 'visitor', text: 'Can I talk to a person, please?', at: time },
          ],
        },
      }
    default:
      return assertNever(type)
  }
}
