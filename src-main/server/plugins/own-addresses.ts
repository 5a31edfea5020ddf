import type { FastifyInstance } from 'fastify'
import { originOf } from '#main/lib/request-origin.ts'
import { withAbsoluteAddresses } from '#shared/hub-address.ts'

/** Callers elsewhere cannot use an address without a host: answers name the host they were asked under. */
export function installOwnAddresses(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, _reply, payload: unknown) =>
    hasAddresses(payload) ? withAbsoluteAddresses(payload, originOf(request)) : payload,
  )
}

/** Answers and what was said before; all else has no addresses of ours, and is left as it is. */
function hasAddresses(payload: unknown): boolean {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    ['products', 'sources', 'messages'].some((name) => name in payload)
  )
}
