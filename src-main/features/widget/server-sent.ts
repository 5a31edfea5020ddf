import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Begins a stream of Server-Sent Events; from here on the raw response is the caller's. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  // Hooks have set headers (CORS) on the reply.
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  reply.hijack()
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  return reply.raw
}

export function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
