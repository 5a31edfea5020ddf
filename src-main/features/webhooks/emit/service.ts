import type { Commits } from '#main/db/commits.ts'
import { type Described, type Events, emptyCard } from '#main/features/events/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'
import { type EventType, type IntegrationEventType, mirrorEventType } from '#shared/schemas/event.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'
import type { AddedDelivery, Deliveries } from '../queue/service.ts'
import { type ExchangeRequest, type ExchangeResponse, integrationBody, mirrorBody } from './bodies.ts'
import { sampleBody } from './samples.ts'

export type Emitter = ReturnType<typeof createEmitter>

/** Once it is on disk. */
export type Tell = () => void
export type Emitted = { readonly no: number; readonly id: string; readonly tell: Tell }

type EmittingBot = { readonly no: number; readonly id: string }
/** `session_id` is the one the caller knows, and so the one that is told; `id` is ours. */
export type EmittingSession = { readonly id: string; readonly session_id: string }

/** People look at these anyway, in Conversations and with the keys; unread are only those that somebody should see to. */
const bornRead: ReadonlySet<EventType> = new Set([
  'conversation.started',
  'conversation.message',
  'conversation.closed',
  mirrorEventType,
])
/** So many that they are written down only where somebody wants to hear of them. */
const onlyIfWanted: ReadonlySet<EventType> = new Set(['conversation.message', mirrorEventType])

/** What bots tell: the event and its deliveries are written in the transaction of what they tell of, or not at all. */
export function createEmitter(deps: {
  readonly commits: Commits
  readonly clock: Clock
  readonly events: Events
  readonly endpoints: Endpoints
  readonly deliveries: Deliveries
}) {
  const { clock, events, endpoints, deliveries } = deps

  function send(event: Emitted, to: readonly EndpointRow[]): Emitted {
    if (to.length === 0) return event
    const added = to.map((endpoint) => deliveries.add(event.no, endpoint))
    return {
      ...event,
      tell: () => {
        event.tell()
        for (const one of added) one.tell()
      },
    }
  }

  function openEndpoint(id: string): EndpointRow {
    const endpoint = endpoints.byId(id)
    if (endpoint.disabled_at === null) return endpoint
    throw problem('invalid_request', 'This address is switched off. Switch it on, then send the test event.')
  }

  return {
    /** Whether it is worth making the data. */
    wants: (bot: EmittingBot, type: IntegrationEventType): boolean =>
      !onlyIfWanted.has(type) || endpoints.wanting(bot.no, type).length > 0,

    emit: (
      bot: EmittingBot,
      type: IntegrationEventType,
      session: EmittingSession,
      data: object,
      /** The merchant did it: there is nothing to tell them. */
      byHand = false,
    ): Emitted | null => {
      const to = endpoints.wanting(bot.no, type)
      if (to.length === 0 && onlyIfWanted.has(type)) return null
      const at = clock.now()
      const id = newId('evt', at)
      const event = events.record({
        id,
        event_type: type,
        source: 'bot',
        bot_no: bot.no,
        inbox_no: null,
        session_id: session.id,
        occurred_at: at,
        body: integrationBody({ id, at, bot_id: bot.id }, type, session.session_id, data),
        is_read: byHand || bornRead.has(type),
        ...(type === 'conversation.started' && { described: nothingToShow(type, session.session_id) }),
      })
      return send(event, to)
    },

    mirrors: (keyId: string): boolean => endpoints.mirrorOf(keyId) !== null,

    /** A call of the chat API with its answer, for the key's mirror. */
    exchange: (
      key: { readonly key_id: string; readonly bot_id: string; readonly bot_no?: number },
      request: ExchangeRequest,
      response: ExchangeResponse,
    ): Emitted | null => {
      const endpoint = endpoints.mirrorOf(key.key_id)
      if (!endpoint) return null
      const at = clock.now()
      const id = newId('evt', at)
      const event = events.record({
        id,
        event_type: mirrorEventType,
        source: 'bot',
        bot_no: endpoint.bot_no,
        inbox_no: null,
        session_id: sessionIdOf(response.body),
        occurred_at: at,
        body: mirrorBody({ id, at, bot_id: key.bot_id }, key.key_id, request, response),
        is_read: true,
      })
      return send(event, [endpoint])
    },

    /** A received event goes on, byte for byte. To be run in a transaction. */
    forward: (event: { readonly no: number }, endpoint: EndpointRow): AddedDelivery =>
      deliveries.add(event.no, endpoint),

    /** A believable event of this type, marked as a test wherever it is shown. */
    test: async (endpointId: string, wanted: EventType | undefined): Promise<Delivery> => {
      const { id, tell } = await deps.commits.run(() => {
        const endpoint = openEndpoint(endpointId)
        const type = wanted ?? usualType(endpoint)
        const at = clock.now()
        const eventId = newId('evt', at)
        const event = events.record({
          id: eventId,
          event_type: type,
          source: 'bot',
          bot_no: endpoint.bot_no,
          inbox_no: null,
          session_id: null,
          occurred_at: at,
          body: sampleBody(type, { id: eventId, at, bot_id: endpoint.bot_id }, endpoint.key_id),
          is_test: true,
          is_read: true,
        })
        const added = deliveries.add(event.no, endpoint)
        return {
          id: added.id,
          tell: () => {
            event.tell()
            added.tell()
          },
        }
      })
      tell()
      return deliveries.one(id)
    },
  }
}

/** Every new conversation has one, and there is nothing in it to read: that it began is all. */
function nothingToShow(event_type: EventType, session_id: string): Described {
  return {
    event_type,
    kind: 'conversation',
    card: emptyCard,
    people: [],
    session_id,
    occurred_at: null,
    lead_id: null,
  }
}

function usualType(endpoint: EndpointRow): EventType {
  if (endpoint.kind === 'mirror') return mirrorEventType
  const wanted = endpoint.event_types
  return wanted === null || wanted.includes('lead.created') ? 'lead.created' : (wanted[0] ?? 'lead.created')
}

function sessionIdOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('session_id' in body)) return null
  return typeof body.session_id === 'string' ? body.session_id : null
}
