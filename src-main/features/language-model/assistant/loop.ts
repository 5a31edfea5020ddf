import type { LanguageModelV3, LanguageModelV3Message, LanguageModelV3ToolCall } from '@ai-sdk/provider'
import { fault } from '#shared/faults/fault.ts'
import type { CheckedAnswer } from '../check/checked-answer.ts'
import type { Mask } from '../mask/mask.ts'
import { ModelTrouble } from '../model/trouble.ts'
import { askOnce } from './round.ts'
import { readArguments, schemaOf } from './tool-schema.ts'
import type { Step, Tokens, Tool } from './types.ts'

/** Who has not found it by then goes round in circles. */
const maxRounds = 4
const maxShown = 300

/** What came of it so far, also where it breaks off. */
export type Log = { steps: Step[]; tokens: Tokens; calls: number; rounds: number }

/** Lets a model look things up and answer. Ends with its answer, or throws what went wrong. */
export async function runTools({
  model,
  prompt,
  tools,
  checked,
  mask,
  signal,
  log,
}: {
  readonly model: LanguageModelV3
  readonly prompt: readonly LanguageModelV3Message[]
  readonly tools: readonly Tool[]
  readonly checked: CheckedAnswer
  readonly mask: Mask
  readonly signal: AbortSignal
  readonly log: Log
}): Promise<void> {
  const definitions = tools.map(({ name, description, input }) => ({
    type: 'function' as const,
    name,
    description,
    inputSchema: schemaOf(input),
  }))
  const messages = [...prompt]
  for (let round = 0; round <= maxRounds; round++) {
    const isLast = round === maxRounds
    log.calls++
    const { calls, text, tokens } = await askOnce(
      model,
      {
        prompt: messages,
        tools: definitions,
        toolChoice: { type: isLast ? 'none' : 'auto' },
        abortSignal: signal,
      },
      checked.feed,
    )
    log.tokens = { in: log.tokens.in + tokens.in, out: log.tokens.out + tokens.out }
    if (calls.length === 0) return checked.end()
    if (isLast) throw new ModelTrouble(fault('model_too_many_steps'))
    log.rounds++
    checked.turnToTools()
    messages.push(callsOf(calls, text))
    const results = []
    for (const call of calls) results.push(await use(call))
    messages.push({ role: 'tool', content: results })
  }

  async function use(call: LanguageModelV3ToolCall) {
    const startedAt = performance.now()
    const outcome = await run(call)
    const told = JSON.stringify(outcome.data)
    log.steps.push({
      tool: call.toolName.slice(0, 60),
      arguments: mask.unmask(call.input).slice(0, maxShown),
      result: told.slice(0, maxShown),
      duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
    return {
      type: 'tool-result' as const,
      toolCallId: call.toolCallId,
      toolName: call.toolName,
      // As text, which every provider takes; that it is data is said in the rules and by its form.
      output: { type: 'text' as const, value: mask.mask(told) },
    }
  }

  async function run({ toolName, input }: LanguageModelV3ToolCall): Promise<{ readonly data: unknown }> {
    const tool = tools.find(({ name }) => name === toolName)
    if (!tool)
      return {
        data: {
          error: `There is no tool of this name. There are: ${tools.map(({ name }) => name).join(', ')}.`,
        },
      }
    const parsed = readArguments(tool.input, mask.unmaskAll(jsonOf(input)))
    if (!parsed.success) {
      const issues = parsed.error.issues
        .slice(0, 4)
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
      return { data: { error: `The arguments are not as asked for. ${issues.join('; ')}` } }
    }
    signal.throwIfAborted()
    const result = await tool.run(parsed.data)
    checked.add(result)
    return result
  }
}

function callsOf(calls: readonly LanguageModelV3ToolCall[], text: string): LanguageModelV3Message {
  return {
    role: 'assistant',
    content: [
      ...(text.trim() === '' ? [] : [{ type: 'text' as const, text }]),
      ...calls.map(({ toolCallId, toolName, input, providerMetadata }) => ({
        type: 'tool-call' as const,
        toolCallId,
        toolName,
        input: jsonOf(input) ?? {},
        // Some models want back what they thought before they called.
        ...(providerMetadata && { providerOptions: providerMetadata }),
      })),
    ],
  }
}

function jsonOf(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
