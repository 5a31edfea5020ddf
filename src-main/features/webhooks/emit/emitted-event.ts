import { emptyCard, readableText } from '#main/features/events/index.ts'
import { assertNever } from '#shared/assert-never.ts'
import { type EventCard, type HandoverReason, mirrorEventType } from '#shared/schemas/event.ts'
import type { Consent, LeadSource } from '#shared/schemas/lead.ts'
import type { Channel, MessageRole } from '#shared/schemas/session.ts'

type ConversationStarted = {
  readonly type: 'conversation.started'
  readonly data: { readonly channel: Channel }
}
type ConversationMessage = {
  readonly type: 'conversation.message'
  readonly data: {
    readonly message_id: string
    readonly role: MessageRole
    readonly text: string
    readonly at: string
  }
}
type ConversationClosed = {
  readonly type: 'conversation.closed'
  readonly data: { readonly channel: Channel; readonly message_count: number; readonly started_at: string }
}
type LeadEvent = {
  readonly type: 'lead.created' | 'lead.updated'
  readonly data: {
    readonly lead_id: string
    readonly name: string | null
    readonly email: string | null
    readonly phone: string | null
    readonly message: string
    readonly consent: Consent | null
    readonly source: LeadSource
  }
}
type HandoverEvent = {
  readonly type: 'handover.requested' | 'handover.accepted' | 'handover.unanswered' | 'handover.closed'
  readonly data: {
    readonly reason: HandoverReason
    readonly last_messages: readonly {
      readonly role: MessageRole
      readonly text: string
      readonly at: string
    }[]
  }
}

/** What goes to a bot's webhook, with the `data` of its type as the contract has it. */
export type IntegrationEvent =
  | ConversationStarted
  | ConversationMessage
  | ConversationClosed
  | LeadEvent
  | HandoverEvent

/** A call of the chat API as it was made; a field that could not be read is null. */
type ExchangeRequest = {
  readonly bot_id: unknown
  readonly message: unknown
  readonly session_id: unknown
}
type ExchangeResponse = { readonly status: number; readonly body: unknown }
export type ExchangeEvent = {
  readonly type: typeof mirrorEventType
  readonly request: ExchangeRequest
  readonly response: ExchangeResponse
  /** What the caller read: the bot's answer, or the detail of a problem. */
  readonly answer: string
}

export type EmittedEvent = IntegrationEvent | ExchangeEvent

type KnownPerson = Pick<EventCard, 'name' | 'email' | 'phone'>

const maxMessageLength = 2000
const maxLastMessageLength = 1000

/** What a list shows of an event of ours. `person` is the lead of its conversation, where there is one by now. */
export function cardFor(event: EmittedEvent, person: KnownPerson | null): EventCard {
  const { name, email, phone } = person ?? emptyCard
  const card = { ...emptyCard, name, email, phone }
  switch (event.type) {
    case 'conversation.started':
    case 'conversation.closed':
      return card
    case 'conversation.message':
      return { ...card, message: readableText(event.data.text, maxMessageLength) }
    case 'lead.created':
    case 'lead.updated': {
      const { data } = event
      const message = readableText(data.message, maxMessageLength)
      return { ...emptyCard, name: data.name, email: data.email, phone: data.phone, message }
    }
    case 'handover.requested':
    case 'handover.accepted':
    case 'handover.unanswered':
    case 'handover.closed': {
      const { reason } = event.data
      const last_messages = readableMessages(event.data.last_messages)
      const shown = last_messages.findLast(({ role }) => role === 'visitor') ?? last_messages.at(-1)
      return { ...card, reason, message: shown?.text ?? null, last_messages }
    }
    case mirrorEventType: {
      const { message } = event.request
      const asked = typeof message === 'string' ? message : ''
      const last_messages = readableMessages([
        { role: 'visitor', text: asked },
        { role: 'bot', text: event.answer },
      ])
      return { ...card, message: readableText(asked, maxMessageLength), last_messages }
    }
    default:
      return assertNever(event)
  }
}

function readableMessages(
  messages: readonly { readonly role: MessageRole; readonly text: string }[],
): EventCard['last_messages'] {
  return messages.flatMap(({ role, text }) => {
    const readable = readableText(text, maxLastMessageLength)
    return readable === null ? [] : [{ role, text: readable }]
  })
}
