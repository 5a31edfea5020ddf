import { fault } from '#shared/faults/fault.ts'
import type { Model } from '../types.ts'
import type { Tokens } from '../usage.ts'
import type { ChatMessage } from './prompt.ts'
import type { OpenModel } from './providers.ts'
import { troubleOf } from './refusal.ts'
import { ModelTrouble } from './trouble.ts'

/** The words of an answer as they come, by the package of the provider. Ending the loop ends the call. */
export async function* wordsOfProvider(
  openModel: OpenModel,
  asked: {
    readonly model: Model
    readonly messages: readonly ChatMessage[]
    readonly signal: AbortSignal
    readonly onTokens?: (tokens: Tokens) => void
  },
): AsyncGenerator<string> {
  const { model, signal } = asked
  try {
    const opened = await openModel(model)
    const { stream } = await opened.doStream({
      prompt: asked.messages.map(({ role, content }) =>
        role === 'system' ? { role, content } : { role, content: [{ type: 'text', text: content }] },
      ),
      abortSignal: signal,
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.delta
      if (part.type === 'error') throw asTrouble(part.error)
      if (part.type !== 'finish') continue
      const { inputTokens, outputTokens } = part.usage
      asked.onTokens?.({ in: inputTokens.total ?? 0, out: outputTokens.total ?? 0 })
      const { unified } = part.finishReason
      if (unified === 'content-filter') throw new ModelTrouble(fault('model_refused'))
      if (unified === 'length') throw new ModelTrouble(fault('model_length_limit'))
      if (unified === 'error') throw new ModelTrouble(fault('model_own_error'))
    }
  } catch (error) {
    throw signal.aborted ? error : troubleOf(error, model)
  }
}

/** An error within the stream: of ours, of the package that could not read it, or the server's own. */
function asTrouble(error: unknown): unknown {
  if (error instanceof ModelTrouble) return error
  const name = error instanceof Error ? error.name : ''
  return new ModelTrouble(fault(/Parse|Validation/.test(name) ? 'model_response_invalid' : 'model_own_error'))
}
