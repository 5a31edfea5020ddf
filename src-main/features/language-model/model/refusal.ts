import type { APICallError } from '@ai-sdk/provider'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { Model } from '../types.ts'
import { ModelTrouble } from './trouble.ts'

const maxDetail = 200

/** What it means that a server refuses, with what it says of it; without the key should it repeat it. */
export function refusal(status: number, body: string, { key }: Pick<Model, 'key'>): ModelTrouble {
  const isRedirect = status >= 300 && status < 400
  const reason = isRedirect
    ? fault('model_redirected', { status })
    : (meanings[status] ?? fault('model_http_error', { status }))
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)+)"/.exec(body.slice(0, 4000))?.[1] ?? ''
  const text = (key === null ? message : message.replaceAll(key, '…')).slice(0, maxDetail).toWellFormed()
  return new ModelTrouble(text === '' ? reason : fault('model_server_says', { reason, text }))
}

/** What a provider's package threw, as a trouble of ours; anything else is as it is. */
export function troubleOf(error: unknown, model: Pick<Model, 'key'>): unknown {
  if (!isCallError(error)) return error
  if (error.cause instanceof ModelTrouble) return error.cause
  const status = error.statusCode ?? 0
  return status === 0 || (status >= 200 && status < 300)
    ? new ModelTrouble(fault('model_response_invalid'))
    : refusal(status, error.responseBody ?? '', model)
}

/** By its name: the package is loaded only where a bot has a model. */
function isCallError(error: unknown): error is APICallError {
  return error instanceof Error && error.name === 'AI_APICallError'
}

const meanings: Readonly<Record<number, Fault>> = {
  401: fault('model_key_refused'),
  403: fault('model_not_allowed'),
  404: fault('model_not_found'),
  429: fault('model_too_many_requests'),
}
