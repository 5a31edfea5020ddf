import Fastify from 'fastify'
import type { Log } from '#main/lib/log.ts'
import { serverOptions } from '#main/lib/server-options.ts'
import type { ProblemError } from '#shared/problem.ts'
import { answerProblem } from './plugins/problem.ts'

/** In the place of the service while it cannot start: callers learn that it is the PC, and when to come again. */
export async function answerUnavailable(options: {
  readonly port: number
  readonly lan: boolean
  readonly problem: () => ProblemError
  readonly log: Log
}): Promise<() => Promise<void>> {
  const app = Fastify({
    ...serverOptions(options.log),
    forceCloseConnections: true,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.setNotFoundHandler((request, reply) => answerProblem(options.problem(), request, reply))
  app.setErrorHandler((_error, request, reply) => answerProblem(options.problem(), request, reply))
  await app.listen({ host: options.lan ? '0.0.0.0' : '127.0.0.1', port: options.port })
  return () => app.close()
}
