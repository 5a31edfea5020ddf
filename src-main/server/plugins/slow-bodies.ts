import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerClientError } from '../client-error.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyContextConfig {
    /** How long its body may take to arrive, where that is longer than usual. */
    bodyWithinMs?: number
  }
}

/**
 * Node knows one time for all requests, which has to be that of the largest upload. Whoever sends a message of some bytes for
 * that long only keeps a line busy, so each route has its own.
 */
export function installSlowBodies(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!hasBody(request)) return done()
    const timer = setTimeout(
      () => answerClientError(late(), raw.socket),
      request.routeOptions.config.bodyWithinMs ?? usualMs,
    )
    const clear = () => clearTimeout(timer)
    raw.once('end', clear)
    reply.raw.once('close', clear)
    done()
  })
}

/** As Node says it of a request that took longer than all may. */
function late(): Error & { readonly code: string } {
  return Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}

function hasBody({ raw, headers }: FastifyRequest): boolean {
  return (
    !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)
  )
}
