import { joinUrl, reasonOf } from '#main/lib/http-exchange.ts'
import { version } from '#main/lib/version.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { Model } from '../types.ts'
import type { ChatMessage } from './prompt.ts'
import { readBody } from './read-body.ts'
import { ModelTrouble } from './trouble.ts'
import { withoutThinking } from './without-thinking.ts'

type Asked = {
  readonly model: Model
  readonly messages: readonly ChatMessage[]
  readonly signal: AbortSignal
}

export type Complete = ReturnType<typeof createCompletion>

export function createCompletion() {
  /** Some hosted models take no temperature but their own. */
  const withOwnTemperature = new Set<string>()

  async function send(asked: Asked): Promise<Response> {
    const name = `${asked.model.base_url} ${asked.model.model}`
    if (withOwnTemperature.has(name)) return post(asked, {})
    const response = await post(asked, { temperature: 0 })
    if (response.status !== 400) return response
    await response.body?.cancel()
    const again = await post(asked, {})
    if (again.ok) withOwnTemperature.add(name)
    return again
  }

  /** The words of a chat completion as they come. Ending the loop ends the call. */
  return async function* completion(asked: Asked): AsyncGenerator<string> {
    const response = await send(asked)
    if (!response.ok) throw await refused(response, asked.model)
    if (!response.body) return
    try {
      yield* withoutThinking(readBody(response.body))
    } catch (error) {
      throw error instanceof ModelTrouble || asked.signal.aborted
        ? error
        : new ModelTrouble(fault('model_connection_lost'))
    }
  }
}

async function post(
  { model, messages, signal }: Asked,
  more: { readonly temperature?: number },
): Promise<Response> {
  const url = joinUrl(model.base_url, '/chat/completions')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        'user-agent': `Shopbell/${version}`,
        ...(model.key === null ? {} : { authorization: `Bearer ${model.key}` }),
      },
      body: JSON.stringify({ model: model.model, messages, stream: true, ...more }),
      // The key is for this address and no other.
      redirect: 'manual',
      signal,
    })
    return response
  } catch (error) {
    if (signal.aborted) throw error
    // Only network errors are passed on: other messages may repeat a header, and with it the key.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null
    throw cause
      ? new ModelTrouble(fault('model_unreachable', { detail: reasonOf(cause, new URL(url)) }))
      : error
  }
}

async function refused(response: Response, model: Model): Promise<ModelTrouble> {
  const { status, type } = response
  const text = await detailOf(response, model)
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400)
  const reason = isRedirect
    ? fault('model_redirected', { status })
    : (meanings[status] ?? fault('model_http_error', { status }))
  return new ModelTrouble(text === '' ? reason : fault('model_server_says', { reason, text }))
}

const meanings: Readonly<Record<number, Fault>> = {
  401: fault('model_key_refused'),
  403: fault('model_not_allowed'),
  404: fault('model_not_found'),
  429: fault('model_too_many_requests'),
}

const maxDetail = 200

/** What the server says of it, without the key should it repeat it. */
async function detailOf(response: Response, { key }: Model): Promise<string> {
  const text = await beginningOf(response).catch(() => '')
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)+)"/.exec(text)?.[1] ?? ''
  return (key === null ? message : message.replaceAll(key, '…')).slice(0, maxDetail).toWellFormed()
}

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > 4000) break
  }
  return text
}
