import type { FastifyInstance, RouteHandlerMethod } from 'fastify'

/** Longer than any answer takes; past this a stop goes on without it. */
const patienceMs = 30_000

/**
 * Closing waits for connections, and those of callers who went away are closed already. What they asked for may still be
 * written, so what it needs must stay until it is.
 */
export function installUnderWay(app: FastifyInstance): void {
  const underWay = new Set<Promise<unknown>>()

  function noted(handler: RouteHandlerMethod): RouteHandlerMethod {
    return function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      if (!(answer instanceof Promise)) return answer
      underWay.add(answer)
      const forget = () => underWay.delete(answer)
      answer.then(forget, forget)
      return answer
    }
  }

  app.addHook('onRoute', (route) => {
    route.handler = noted(route.handler)
  })
  app.addHook('onClose', async () => {
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
    await Promise.race([Promise.allSettled(underWay), late])
  })
}
