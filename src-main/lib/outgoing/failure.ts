import { reasonOf } from '#main/lib/http-exchange.ts'
import { ForbiddenAddress } from './connect.ts'

/** Why no answer came; stable, shown beside each try. */
export type FailureCode =
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'dns'
  | 'unreachable'
  | 'tls'
  | 'protocol'
  | 'address'
  | 'cancelled'
  | 'failed'

export type Failure = { readonly code: FailureCode; readonly reason: string }

/** Ends a try that took too long; what undici does about it does not matter any more. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

export function failureOf(error: unknown, origin: string, timeoutMs: number): Failure {
  if (error instanceof ForbiddenAddress) return { code: 'address', reason: `${origin} ${error.message}` }
  if (error instanceof TookTooLong)
    return { code: 'timeout', reason: `${origin} did not answer within ${timeoutMs / 1000} seconds.` }
  const code = causeOf(error)
  if (code === 'UND_ERR_SOCKET') return { code: 'reset', reason: cutOff(origin) }
  if (code === 'UND_ERR_CONNECT_TIMEOUT')
    return { code: 'timeout', reason: `${origin} could not be connected to in time.` }
  if (code.startsWith('UND_ERR_DESTROYED') || code === 'UND_ERR_CLOSED')
    return { code: 'cancelled', reason: 'Shopbell was closed before an answer came.' }
  if (isParserError(error) || code.startsWith('UND_ERR_'))
    return { code: 'protocol', reason: `What answers at ${origin} does not speak HTTP as it should.` }
  return { code: codes[code] ?? otherCode(code), reason: reasonOf(withCode(error, code), new URL(origin)) }
}

const codes: Readonly<Record<string, FailureCode>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ECONNABORTED: 'reset',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'dns',
  ENODATA: 'dns',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EHOSTDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
}

function otherCode(code: string): FailureCode {
  if (code.startsWith('EAI_')) return 'dns'
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code) ? 'tls' : 'failed'
}

/** undici wraps what the socket said; the innermost is what happened. */
export function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const cause = error instanceof Error ? error.cause : undefined
  return code === 'UND_ERR_SOCKET' && cause instanceof Error ? causeOf(cause) || code : code
}

/** Its code is not always there. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError'
}

function cutOff(origin: string): string {
  return `${origin} cut the connection before its answer was complete.`
}

function withCode(error: unknown, code: string): unknown {
  return error instanceof Error ? Object.assign(new Error(error.message), { code }) : error
}
