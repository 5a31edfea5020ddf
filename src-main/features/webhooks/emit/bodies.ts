import { isoTime } from '#main/lib/clock.ts'
import type { ExchangeEvent, IntegrationEvent } from './emitted-event.ts'

/** The fields that every event has. */
type EventHead = {
  readonly id: string
  readonly at: number
  readonly bot_id: string | null
  readonly isTest?: boolean
}

const encoder = new TextEncoder()

/** Encoded once: the same bytes are stored, signed and sent. */
export function integrationBody(
  { id, at, bot_id, isTest }: EventHead,
  { type, data }: IntegrationEvent,
  session_id: string | null,
): Uint8Array {
  const head = { event_type: type, event_id: id, occurred_at: isoTime(at), bot_id, session_id }
  return encode({ ...head, ...(isTest && { test: true }), data })
}

export function mirrorBody(
  { id, at, bot_id }: EventHead,
  { type, request, response }: ExchangeEvent,
  key_id: string | null,
): Uint8Array {
  return encode({
    event_type: type,
    event_id: id,
    occurred_at: isoTime(at),
    bot_id,
    key_id,
    request,
    response,
  })
}

function encode(body: object): Uint8Array {
  return encoder.encode(JSON.stringify(body))
}
