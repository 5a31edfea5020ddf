import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { assertNever } from '#shared/assert-never.ts'
import { type EventType, mirrorEventType } from '#shared/schemas/event.ts'
import { type EventHead, integrationBody, mirrorBody } from './bodies.ts'

const visitorText =
  'Hello, do you have the trail backpack in blue? You can reach me at mara.lindqvist@example.com.'
const botText = 'Yes, the trail backpack in blue is in stock. Someone from our team will write to you.'

/** What an event of this type looks like, with data as a shop would have it. */
export function sampleBody(type: EventType, head: EventHead, keyId: string | null): Uint8Array {
  const session_id = newId('ses', head.at)
  if (type === mirrorEventType) {
    return mirrorBody(
      head,
      keyId,
      { bot_id: head.bot_id, message: visitorText, session_id: null },
      { status: 200, body: { response: botText, sources: [], session_id } },
    )
  }
  return integrationBody(head, type, session_id, sampleData(type, head.at))
}

function sampleData(type: Exclude<EventType, typeof mirrorEventType>, at: number): object {
  const time = isoTime(at)
  switch (type) {
    case 'conversation.started':
      return { channel: 'widget' }
    case 'conversation.message':
      return { message_id: newId('msg', at), role: 'visitor', text: visitorText, at: time }
    case 'conversation.closed':
      return { channel: 'widget', message_count: 4, started_at: isoTime(at - 180_000) }
    case 'lead.created':
    case 'lead.updated':
      return {
        lead_id: newId('lead', at),
        name: 'Mara Lindqvist',
        email: 'mara.lindqvist@example.com',
        phone: '+14155550132',
        message: visitorText,
      }
    case 'handover.requested':
    case 'handover.accepted':
    case 'handover.closed':
      return {
        reason: 'asked',
        last_messages: [
          { role: 'visitor', text: visitorText, at: isoTime(at - 20_000) },
          { role: 'bot', text: botText, at: isoTime(at - 20_000) },
          { role: 'visitor', text: 'Can I talk to a person, please?', at: time },
        ],
      }
    default:
      return assertNever(type)
  }
}
