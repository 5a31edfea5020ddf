import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pushes } from '#main/lib/pushes.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'

/** Pushes a page can miss while its computer sleeps for a moment; after more it reloads everything. */
const bufferSize = 500
const heartbeatMs = 15_000
/** How long a browser waits before it comes back. */
const retryMs = 1000
/** One merchant has a few windows open; each is a socket. */
const maxStreams = 50
/** A page that does not read is disconnected; it comes back and gets what it missed, or reloads. */
const maxUnreadBytes = 4 * 1024 * 1024

type Numbered = { readonly no: number; readonly push: Push }

/** The pushes of this process as Server-Sent Events. Their ids name the process, because a page may outlive one. */
export function createPushStream(subscribe: Pushes['subscribe']) {
  const life = randomBase62(8)
  const ring: Numbered[] = []
  const clients = new Map<FastifyReply['raw'], { readonly browserId: string; readonly end: () => void }>()
  let last = 0

  const unsubscribe = subscribe((push) => {
    last++
    const numbered = { no: last, push }
    ring[last % bufferSize] = numbered
    if (clients.size === 0) return
    const text = textOf(numbered)
    for (const [raw, { end }] of clients) {
      raw.write(text)
      if (raw.writableLength > maxUnreadBytes) end()
    }
  })

  function textOf({ no, push }: Numbered): string {
    return `id: ${life}-${no}\ndata: ${JSON.stringify(push)}\n\n`
  }

  /** The pushes after the last one the page saw; null when they are no longer in the buffer. */
  function missed(lastSeen: string): Numbered[] | null {
    const [seenLife, number] = lastSeen.split('-')
    const seen = Number(number)
    if (seenLife !== life || !Number.isSafeInteger(seen) || seen < 0 || seen > last) return null
    if (last - seen > bufferSize) return null
    return Array.from({ length: last - seen }, (_, index) => ring[(seen + 1 + index) % bufferSize]).filter(
      (one) => one !== undefined,
    )
  }

  function opening(lastSeen: string | undefined): string {
    // An id without data: a page that saw nothing yet still knows where it was.
    const currentId = `id: ${life}-${last}\n`
    if (lastSeen === undefined) return `${currentId}\n`
    const pushes = missed(lastSeen)
    return pushes ? pushes.map(textOf).join('') || `${currentId}\n` : `${currentId}event: reset\ndata: {}\n\n`
  }

  return {
    open: (
      request: FastifyRequest<{ Querystring: { after?: unknown } }>,
      reply: FastifyReply,
      browserId: string,
    ): void => {
      if (clients.size >= maxStreams)
        throw problem('too_many_requests', 'Too many dashboards are open. Close some of them.')
      // A browser that comes back by itself says it in the header, a page that takes over from another in the address.
      const lastSeen = request.headers['last-event-id'] ?? request.query.after
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      raw.write(`retry: ${retryMs}\n${opening(typeof lastSeen === 'string' ? lastSeen : undefined)}`)
      const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs).unref()
      const end = () => {
        clearInterval(heartbeat)
        clients.delete(raw)
        raw.end()
      }
      clients.set(raw, { browserId, end })
      raw.once('close', end)
    },

    /** Of a browser that was signed out. */
    endOf: (browserId: string): void => {
      for (const client of [...clients.values()]) if (client.browserId === browserId) client.end()
    },

    /** A stream never ends on its own, so a stop has to end it. */
    close: (): void => {
      unsubscribe()
      for (const { end } of [...clients.values()]) end()
    },
  }
}
