import type { FastifyRequest } from 'fastify'

/**
 * The address a request came to. A tunnel ends https before it reaches this PC and says so in a header; whoever makes that
 * up misleads nobody but themselves.
 */
export function originOf(request: FastifyRequest): string {
  const protocol = request.headers['x-forwarded-proto'] === 'https' ? 'https' : request.protocol
  return `${protocol}://${request.host}`
}
