import type { FastifyRequest } from 'fastify'
import type { StoredBot } from '#main/features/bots/index.ts'

/** Requests without an Origin come from programs and from our own pages; browsers cannot leave it out. */
export function isOriginAllowed(bot: StoredBot, request: FastifyRequest): boolean {
  const origin = request.headers.origin
  if (origin === undefined || bot.allowed_origins.includes('*')) return true
  return bot.allowed_origins.includes(origin.toLowerCase()) || origin === ownOrigin(request)
}

/** Of our own pages. The scheme may be told by a proxy the merchant trusts; the name is the one the host check let in. */
function ownOrigin({ protocol, headers }: FastifyRequest): string {
  return `${protocol}://${headers.host}`
}
