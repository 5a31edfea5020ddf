import type { FastifyInstance } from 'fastify'
import { isBehindStream } from '#main/lib/stream-lines.ts'

/** Whoever sends requests behind a stream on the same line is cut off, stream and all. */
export function installBehindStreams(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (!isBehindStream(socket)) return done()
    reply.hijack()
    socket.destroy()
  })
}
