import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '#main/lib/problems.ts'
import { originOf } from '#main/lib/request-origin.ts'
import { withAbsoluteAddresses } from '#shared/hub-address.ts'
import { toPublicProblem } from '#shared/problem.ts'
import type { WidgetResponse } from '#shared/schemas/widget.ts'
import { beginEvents, eventText } from './server-sent.ts'

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return /(?:^|,)\s*text\/event-stream\b/i.test(headers.accept ?? '')
}

/** Fires when the visitor's page goes away before it was answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/**
 * An answer as Server-Sent Events: its words as they come, then the whole. Nothing is sent before the first of them, so
 * that what goes wrong until then is answered like any other call.
 */
export async function streamReply(
  reply: FastifyReply,
  say: (onText: (text: string) => void) => Promise<WidgetResponse>,
): Promise<FastifyReply> {
  let raw: FastifyReply['raw'] | null = null
  const send = (event: string, data: unknown) => {
    raw ??= beginEvents(reply)
    raw.write(eventText(event, data))
  }
  try {
    const answer = await say((text) => send('text', { text }))
    send('answer', withAbsoluteAddresses(answer, originOf(reply.request)))
  } catch (error) {
    if (!raw) throw error
    send('error', toPublicProblem(problemOf(error, reply.log, 'a streamed answer broke off')))
  }
  reply.raw.end()
  return reply
}
