import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3StreamPart,
  LanguageModelV3ToolCall,
} from '@ai-sdk/provider'
import { fault } from '#shared/faults/fault.ts'
import { ModelTrouble } from '../model/trouble.ts'
import { withoutThinking } from '../model/without-thinking.ts'
import { isRefusal, troubleOf } from './trouble-of.ts'
import type { Tokens } from './types.ts'

/** More than any answer; a server that sends on and on is left. */
const maxHeard = 32_000
const maxCalls = 6
const maxOutputTokens = 1200

export type Round = {
  readonly calls: readonly LanguageModelV3ToolCall[]
  readonly text: string
  readonly tokens: Tokens
}

/** Models that take neither a temperature nor a form of response but their own; learned by asking. */
const plainOnes = new WeakSet<LanguageModelV3>()

/** Asks a model once and hands on its words as they come. */
export async function askOnce(
  model: LanguageModelV3,
  options: LanguageModelV3CallOptions,
  onText: (text: string) => void,
): Promise<Round> {
  const calls: LanguageModelV3ToolCall[] = []
  let tokens: Tokens = { in: 0, out: 0 }
  let text = ''
  const { stream } = await begin(model, options)

  async function* words(): AsyncGenerator<string> {
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.delta
      else if (part.type === 'tool-call') {
        if (calls.length < maxCalls) calls.push(part)
      } else if (part.type === 'error')
        throw troubleOf(part.error) ?? new ModelTrouble(fault('model_own_error'))
      else if (part.type === 'finish') {
        tokens = tokensOf(part)
        refuseCut(part)
      }
    }
  }

  try {
    for await (const piece of withoutThinking(words())) {
      text += piece
      if (text.length > maxHeard) throw new ModelTrouble(fault('model_response_too_long'))
      onText(piece)
    }
  } catch (error) {
    if (options.abortSignal?.aborted) throw error
    throw troubleOf(error) ?? error
  }
  return { calls, text, tokens }
}

async function begin(model: LanguageModelV3, options: LanguageModelV3CallOptions) {
  const { responseFormat, ...plain } = { maxOutputTokens, ...options }
  const asked = { ...plain, temperature: 0, ...(responseFormat && { responseFormat }) }
  try {
    if (plainOnes.has(model)) return await model.doStream(plain)
    return await model.doStream(asked)
  } catch (error) {
    if (options.abortSignal?.aborted) throw error
    if (!isRefusal(error) || plainOnes.has(model)) throw troubleOf(error) ?? error
  }
  try {
    const begun = await model.doStream(plain)
    plainOnes.add(model)
    return begun
  } catch (error) {
    if (options.abortSignal?.aborted) throw error
    throw troubleOf(error) ?? error
  }
}

type Finish = Extract<LanguageModelV3StreamPart, { readonly type: 'finish' }>

function tokensOf({ usage }: Finish): Tokens {
  return { in: usage.inputTokens.total ?? 0, out: usage.outputTokens.total ?? 0 }
}

function refuseCut({ finishReason }: Finish): void {
  if (finishReason.unified === 'length') throw new ModelTrouble(fault('model_length_limit'))
  if (finishReason.unified === 'content-filter') throw new ModelTrouble(fault('model_refused'))
  if (finishReason.unified === 'error') throw new ModelTrouble(fault('model_own_error'))
}
