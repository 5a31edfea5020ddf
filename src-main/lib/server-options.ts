import { type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Log } from './log.ts'

/** Where none are named, Fastify loads compilers of JSON schemas, which a start then takes noticeably longer for. */
const schemaController = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
  // Its types know compilers of JSON schemas alone.
} as unknown as NonNullable<FastifyServerOptions['schemaController']>

/** What all our servers have in common: our log, without a line for each request, and zod for what they check. */
export function serverOptions(log: Log) {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController,
  }
}
