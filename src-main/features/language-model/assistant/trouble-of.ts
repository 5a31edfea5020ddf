import { type Fault, fault } from '#shared/faults/fault.ts'
import { ModelTrouble } from '../model/trouble.ts'

const meanings: Readonly<Record<number, Fault>> = {
  401: fault('model_key_refused'),
  403: fault('model_not_allowed'),
  404: fault('model_not_found'),
  429: fault('model_too_many_requests'),
}

/** What providers throw, as far as it says what went wrong; other messages may repeat what was sent, and with it the key. */
export function troubleOf(error: unknown): ModelTrouble | null {
  for (const one of causes(error)) if (one instanceof ModelTrouble) return one
  for (const one of causes(error)) {
    const status = statusOf(one)
    if (status !== null) {
      if (status >= 300 && status < 400) return new ModelTrouble(fault('model_redirected', { status }))
      if (status >= 400) return new ModelTrouble(meanings[status] ?? fault('model_http_error', { status }))
    }
  }
  const names = causes(error).map((one) => (one instanceof Error ? one.name : ''))
  if (names.some((name) => /JSONParse|TypeValidation|InvalidResponse|NoContent|SyntaxError/.test(name)))
    return new ModelTrouble(fault('model_response_invalid'))
  const codes = causes(error).map(codeOf)
  const refused = codes.find((code) =>
    /^(?:ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|CERT_|ERR_TLS)/.test(code),
  )
  if (refused !== undefined) return new ModelTrouble(fault('model_unreachable', { detail: refused }))
  if (names.includes('AI_APICallError') || names.includes('TypeError'))
    return new ModelTrouble(fault('model_connection_lost'))
  return null
}

/** Whether the server takes none of what was asked for beside the words; without it it may. */
export function isRefusal(error: unknown): boolean {
  return causes(error).some((one) => [400, 422].includes(statusOf(one) ?? 0))
}

function causes(error: unknown): unknown[] {
  const all: unknown[] = []
  for (let one = error; one !== undefined && one !== null && all.length < 6; ) {
    all.push(one)
    one = one instanceof Error ? one.cause : undefined
  }
  return all
}

function statusOf(error: unknown): number | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null
  return typeof status === 'number' ? status : null
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
