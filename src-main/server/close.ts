import type { FastifyInstance } from 'fastify'

/** A sync that is being received may take a while; past this a stop goes on without it. */
const patienceMs = 60_000
const lookMs = 50

/**
 * Counts the requests under way, so that a stop can wait for exactly those: a connection that is only held open, or still
 * sends the rest of a body that was refused, must not keep the hub from stopping.
 */
export function closeGracefully(app: FastifyInstance): () => Promise<void> {
  let underWay = 0
  app.server.on('request', (_request, response) => {
    underWay++
    response.once('close', () => underWay--)
  })
  return async () => {
    const startedAt = performance.now()
    const look = setInterval(() => {
      if (underWay === 0 || performance.now() - startedAt > patienceMs) app.server.closeAllConnections()
    }, lookMs)
    try {
      await app.close()
    } finally {
      clearInterval(look)
    }
  }
}
