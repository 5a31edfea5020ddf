import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino } from 'pino'

export type Log = FastifyBaseLogger

/** Never written whatever the level: whoever reads a log must not be able to act with it. */
const secretFields = [
  'api_key',
  'authorization',
  'cookie',
  'key',
  'mirror_secret',
  'mirror_url',
  'secret',
  'sync_key',
  'token',
  'webhook_url',
  '["set-cookie"]',
  '["webhook-signature"]',
  '["x-hub-signature-256"]',
  '["x-service-key"]',
]
/** What people wrote; our own code logs it nowhere, this holds for whatever a library may log of a request. */
const personalFields = ['body', 'message', 'text']

const depths = ['', '*.', '*.*.', '*.*.*.']

export function createLog(options: {
  readonly level?: LevelWithSilent
  readonly destination?: DestinationStream
}): Log {
  return pino(
    {
      level: options.level ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: depths.flatMap((depth) =>
          [...secretFields, ...personalFields].map((field) =>
            field.startsWith('[') ? `${depth.replace(/\.$/, '')}${field}` : `${depth}${field}`,
          ),
        ),
        censor: '[redacted]',
      },
      serializers: { err: errorForLog },
    },
    options.destination ?? pino.destination({ dest: 2, sync: false }),
  )
}

/** Message and stack only: errors of libraries may carry whole requests as extra fields. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: error.name, detail: error.message, stack: error.stack, ...code }
}
