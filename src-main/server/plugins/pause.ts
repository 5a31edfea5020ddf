import type { FastifyInstance } from 'fastify'
import { problem } from '#shared/problem.ts'

const retryAfterSeconds = '60'

/**
 * While the merchant has paused the service every caller is refused, before a key is looked at or a call is counted. What
 * others send to an inbox is taken in: nobody waits for an answer there, and not every sender tries again.
 */
export function installPause(app: FastifyInstance, isPaused: () => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // A preflight does nothing yet; refusing it would hide from the page how the real call is answered.
    const passes =
      !isPaused() ||
      request.routeOptions.url?.startsWith('/healthz') ||
      request.url.startsWith('/hooks/') ||
      request.method === 'OPTIONS'
    done(passes ? undefined : paused())
  })
}

function paused() {
  return problem('service_paused', 'The shop has paused its chat for a while. Try again later.', {
    headers: { 'retry-after': retryAfterSeconds, 'access-control-allow-origin': '*' },
  })
}
