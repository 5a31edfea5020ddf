import type { FastifyRequest } from 'fastify'
import type { StoredBot } from '#main/features/bots/index.ts'

/** Requests without an Origin come from programs and from our own pages; browsers cannot leave it out. */
export function isOriginAllowed(bot: StoredBot, request: FastifyRequest): boolean {
  const origin = request.headers.origin
  if (origin === undefined || bot.allowed_origins.includes('*')) return true
  return (
    bot.allowed_origins.includes(origin.toLowerCase()) || origin === `${request.protocol}://${request.host}`
  )
}
