import { isoTime } from '#main/lib/clock.ts'
import { type IntegrationEventType, mirrorEventType } from '#shared/schemas/event.ts'

/** What is told of every event. */
export type EventHead = { readonly id: string; readonly at: number; readonly bot_id: string | null }

/** A call of the chat API as it was made; what could not be read of it is null. */
export type ExchangeRequest = {
  readonly bot_id: unknown
  readonly message: unknown
  readonly session_id: unknown
}
export type ExchangeResponse = { readonly status: number; readonly body: unknown }

const encoder = new TextEncoder()

/** Made once: these bytes are kept, signed and sent. */
export function integrationBody(
  head: EventHead,
  event_type: IntegrationEventType,
  session_id: string | null,
  data: object,
): Uint8Array {
  const { id, at, bot_id } = head
  return bytes({ event_type, event_id: id, occurred_at: isoTime(at), bot_id, session_id, data })
}

export function mirrorBody(
  head: EventHead,
  key_id: string | null,
  request: ExchangeRequest,
  response: ExchangeResponse,
): Uint8Array {
  const { id, at, bot_id } = head
  return bytes({
    event_type: mirrorEventType,
    event_id: id,
    occurred_at: isoTime(at),
    bot_id,
    key_id,
    request,
    response,
  })
}

function bytes(body: object): Uint8Array {
  return encoder.encode(JSON.stringify(body))
}
