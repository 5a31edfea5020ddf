import type { Transaction } from '#main/db/commits.ts'
import type { Events } from '#main/features/events/index.ts'
import type { Leads } from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'
import { type EventType, type IntegrationEventType, mirrorEventType } from '#shared/schemas/event.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'
import type { Deliveries } from '../queue/service.ts'
import { integrationBody, mirrorBody } from './bodies.ts'
import { cardFor, type EmittedEvent, type ExchangeEvent, type IntegrationEvent } from './emitted-event.ts'
import { isMirrorType, sampleEvent, sampleExchange } from './samples.ts'

export type Emitter = ReturnType<typeof createEmitter>

type EmittingBot = { readonly no: number; readonly id: string }
/** `session_id` is the id its caller knows, which goes into the body; `id` is ours, by which events are listed. */
export type EmittingSession = { readonly id: string; readonly session_id: string; readonly test: boolean }

/** Exchanges as the chat API hands them over; `conversation_id` is null for a call that was refused. */
export type Exchange = Omit<ExchangeEvent, 'type'> & { readonly conversation_id: string | null }

/** The dashboard shows these elsewhere, in Conversations and with the keys; unread are those that somebody should see to. */
const readFromTheStart: ReadonlySet<EventType> = new Set([
  'conversation.started',
  'conversation.message',
  'conversation.closed',
  mirrorEventType,
])
/** These are so frequent that they are recorded only when an endpoint wants them. */
const onlyIfWanted: ReadonlySet<EventType> = new Set(['conversation.message', mirrorEventType])

/** Records what bots do as events, with their deliveries, in the transaction of what they report. */
export function createEmitter(
  deps: Parts<'commits' | 'clock'> & {
    readonly events: Events
    readonly leads: Leads
    readonly endpoints: Endpoints
    readonly deliveries: Deliveries
  },
) {
  const { clock, events, leads, endpoints, deliveries } = deps

  function record(
    tx: Transaction,
    event: EmittedEvent,
    facts: {
      readonly botNo: number | null
      readonly conversationId: string | null
      readonly body: (id: string, at: number) => Uint8Array
      readonly isRead: boolean
      readonly isTest?: boolean
      /** Told because it was refused, and worth least once it was sent. */
      readonly isOverQuota?: boolean
    },
  ): { readonly no: number; readonly id: string } {
    const at = clock.now()
    const id = newId('evt', at)
    const lead = leadOf(event, facts.conversationId)
    return events.record(tx, {
      id,
      event_type: event.type,
      source: 'bot',
      bot_no: facts.botNo,
      inbox_no: null,
      session_id: facts.conversationId,
      occurred_at: at,
      body: facts.body(id, at),
      card: cardFor(event, lead),
      lead_no: lead?.no ?? null,
      is_read: facts.isRead,
      is_test: facts.isTest ?? false,
      is_over_quota: facts.isOverQuota ?? false,
    })
  }

  /** Nobody is known yet when a conversation begins, so that frequent event costs no look-up. */
  function leadOf(event: EmittedEvent, conversationId: string | null) {
    if (conversationId === null || event.type === 'conversation.started') return null
    return leads.ofConversation(conversationId)
  }

  function openEndpoint(id: string): EndpointRow {
    const endpoint = endpoints.byId(id)
    if (endpoint.disabled_at === null) return endpoint
    throw problem('invalid_request', 'This webhook is disabled. Enable it, then send the test event.')
  }

  return {
    /** Whether it is worth collecting the data of such an event. */
    wants: (bot: EmittingBot, type: IntegrationEventType): boolean =>
      !onlyIfWanted.has(type) || endpoints.wanting(bot.no, type).length > 0,

    emit: (
      tx: Transaction,
      bot: EmittingBot,
      session: EmittingSession,
      event: IntegrationEvent,
      /** The merchant did it, so it needs no attention. */
      byHand = false,
    ): void => {
      // What comes of a test is shown as one, and sent to those alone who want it.
      const isTest = session.test
      const to = endpoints.wanting(bot.no, event.type).filter(({ send_tests }) => send_tests || !isTest)
      if (to.length === 0 && onlyIfWanted.has(event.type)) return
      const { no } = record(tx, event, {
        botNo: bot.no,
        conversationId: session.id,
        body: (id, at) => integrationBody({ id, at, bot_id: bot.id, isTest }, event, session.session_id),
        isRead: byHand || readFromTheStart.has(event.type),
        isTest,
      })
      for (const endpoint of to) deliveries.add(tx, no, endpoint)
    },

    mirrors: (keyId: string): boolean => endpoints.mirrorOf(keyId) !== null,

    /** A call of the chat API with its answer, for the key's mirror. */
    exchange: (
      tx: Transaction,
      key: { readonly key_id: string; readonly bot_id: string },
      { conversation_id, ...exchange }: Exchange,
    ): void => {
      const endpoint = endpoints.mirrorOf(key.key_id)
      if (!endpoint) return
      const event = { type: mirrorEventType, ...exchange } as const
      const { no } = record(tx, event, {
        botNo: endpoint.bot_no,
        conversationId: conversation_id,
        body: (id, at) => mirrorBody({ id, at, bot_id: key.bot_id }, event, key.key_id),
        isRead: true,
        isOverQuota: exchange.response.status === 429,
      })
      deliveries.add(tx, no, endpoint)
    },

    /** Queues a received event for another address, byte for byte; returns the delivery's id. */
    forward: (tx: Transaction, event: { readonly no: number }, endpoint: EndpointRow): string =>
      deliveries.add(tx, event.no, endpoint),

    /** Sends a believable event of this type, marked as a test wherever it is shown. */
    test: async (endpointId: string, wanted: EventType | undefined): Promise<Delivery> => {
      const deliveryId = await deps.commits.run((tx) => {
        const endpoint = openEndpoint(endpointId)
        const { bot_id, key_id } = endpoint
        const type = wanted ?? usualType(endpoint)
        const now = clock.now()
        const sessionId = newId('ses', now)
        const common = { botNo: endpoint.bot_no, conversationId: null, isRead: true, isTest: true }
        if (isMirrorType(type)) {
          const event = sampleExchange(bot_id, sessionId)
          const body = (id: string, at: number) => mirrorBody({ id, at, bot_id }, event, key_id)
          return deliveries.add(tx, record(tx, event, { ...common, body }).no, endpoint)
        }
        const event = sampleEvent(type, now)
        const body = (id: string, at: number) => integrationBody({ id, at, bot_id }, event, sessionId)
        return deliveries.add(tx, record(tx, event, { ...common, body }).no, endpoint)
      })
      return deliveries.one(deliveryId)
    },
  }
}

function usualType(endpoint: EndpointRow): EventType {
  if (endpoint.kind === 'mirror') return mirrorEventType
  const wanted = endpoint.event_types
  return wanted === null || wanted.includes('lead.created') ? 'lead.created' : (wanted[0] ?? 'lead.created')
}
