import { joinUrl } from '#main/lib/http-exchange.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { fault } from '#shared/faults/fault.ts'
import type { Model } from '../types.ts'
import type { Tokens } from '../usage.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { ChatMessage } from './prompt.ts'
import type { OpenModel } from './providers.ts'
import { readBody } from './read-body.ts'
import { refusal } from './refusal.ts'
import { ModelTrouble } from './trouble.ts'
import { withoutThinking } from './without-thinking.ts'
import { wordsOfProvider } from './words-of-provider.ts'

type Asked = {
  readonly model: Model
  readonly messages: readonly ChatMessage[]
  readonly signal: AbortSignal
  readonly onTokens?: (tokens: Tokens) => void
}

export type Complete = ReturnType<typeof createCompletion>

export function createCompletion({
  outgoing,
  openModel,
}: {
  readonly outgoing: Outgoing
  readonly openModel: OpenModel
}) {
  /** Some hosted models take no temperature but their own. */
  const withOwnTemperature = new Set<string>()

  async function send(asked: Asked): Promise<Response> {
    const name = `${asked.model.base_url} ${asked.model.model}`
    if (withOwnTemperature.has(name)) return post(outgoing, asked, {})
    const response = await post(outgoing, asked, {
      temperature: 0,
      ...(asked.model.price_in === null ? {} : { stream_options: { include_usage: true } }),
    })
    if (response.status !== 400) return response
    await response.body?.cancel()
    const again = await post(outgoing, asked, {})
    if (again.ok) withOwnTemperature.add(name)
    return again
  }

  /** The words of a chat completion as they come. Ending the loop ends the call. */
  return async function* completion(asked: Asked): AsyncGenerator<string> {
    if (!speaksLikeOpenAi(asked.model)) {
      yield* wordsOfProvider(openModel, asked)
      return
    }
    const response = await send(asked)
    if (!response.ok) throw await refused(response, asked.model)
    if (!response.body) return
    try {
      yield* withoutThinking(readBody(response.body, asked.onTokens))
    } catch (error) {
      throw error instanceof ModelTrouble || asked.signal.aborted
        ? error
        : new ModelTrouble(fault('model_connection_lost'))
    }
  }
}

/** These have a way of talking of their own, or another header for the key; their packages know it. */
function speaksLikeOpenAi({ provider }: Model): boolean {
  return !['anthropic', 'google', 'mistral', 'azure'].includes(provider)
}

async function post(
  outgoing: Outgoing,
  { model, messages, signal }: Asked,
  more: { readonly temperature?: number; readonly stream_options?: object },
): Promise<Response> {
  const url = joinUrl(model.base_url, '/chat/completions')
  return guardedFetch(outgoing, model)(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(model.key === null ? {} : { authorization: `Bearer ${model.key}` }),
    },
    body: JSON.stringify({ model: model.model, messages, stream: true, ...more }),
    signal,
  })
}

async function refused(response: Response, model: Model): Promise<ModelTrouble> {
  return refusal(response.status, await beginningOf(response).catch(() => ''), model)
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
