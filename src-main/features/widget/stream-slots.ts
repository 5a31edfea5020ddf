import type { FastifyReply, FastifyRequest } from 'fastify'
import { endWithLine } from '#main/lib/stream-lines.ts'
import { problem } from '#shared/problem.ts'

/** Each open stream is a socket; a page that opens more and more must not use them up, nor one visitor all of them. */
const maxStreams = 1000
const retryAfterSeconds = '30'

export type StreamSlot = { readonly isFree: () => boolean; readonly free: () => void }

/** Who holds a stream open. A slot is freed once, whatever ends it: the stream, its response, or the line it came on. */
export function createStreamSlots() {
  const held = new Set<() => void>()
  const byAddress = new Map<string, number>()

  return {
    /** Throws where there are too many; `onFree` runs when it is over. */
    take: (
      { ip, raw: { socket } }: FastifyRequest,
      { raw }: FastifyReply,
      { most, onFree }: { readonly most: number; readonly onFree: () => void },
    ): StreamSlot => {
      const count = byAddress.get(ip) ?? 0
      if (held.size >= maxStreams || count >= most)
        throw problem('too_many_requests', 'Too many pages are connected. Try again later.', {
          headers: { 'retry-after': retryAfterSeconds },
        })
      byAddress.set(ip, count + 1)
      const free = () => {
        if (!held.delete(free)) return
        const left = (byAddress.get(ip) ?? 1) - 1
        if (left > 0) byAddress.set(ip, left)
        else byAddress.delete(ip)
        onFree()
      }
      held.add(free)
      raw.once('close', free)
      endWithLine(socket, free)
      return { free, isFree: () => !held.has(free) }
    },

    freeAll: (): void => {
      for (const free of [...held]) free()
    },
  }
}
