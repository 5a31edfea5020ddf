import { type Fault, fault } from '#shared/faults/fault.ts'
import type { Model } from '../types.ts'
import type { OpenModel } from './providers.ts'
import { troubleOf } from './refusal.ts'
import { ModelTrouble } from './trouble.ts'

type Tried = {
  readonly works: boolean
  readonly fault: Fault | null
  readonly duration_ms: number
  readonly tokens: { in: number; out: number }
}

/** Nobody could know it: a model that gets it right has called the tool and read what came back. */
const stock = 417
const tool = {
  type: 'function' as const,
  name: 'stock_of',
  description: 'How many pieces of a product are in stock.',
  inputSchema: {
    type: 'object' as const,
    properties: { product: { type: 'string' as const, description: 'Name of the product' } },
    required: ['product'],
    additionalProperties: false,
  },
}
const system =
  'You are tested. Use the tool to look up what you are asked, then answer with one short sentence.'
const question = 'How many Lofoten lamps are in stock?'

type Messages = Parameters<Awaited<ReturnType<OpenModel>>['doStream']>[0]['prompt']
type Heard = { text: string; call: { id: string; name: string; input: string } | null }

/** One small round with a tool: the call, its result, and the words that follow. It never fails. */
export async function tryTools(
  openModel: OpenModel,
  model: Model,
  stopping: AbortSignal,
  waitMs: number = Math.max(model.timeout_ms * 2, 15_000),
): Promise<Tried> {
  const startedAt = performance.now()
  const tokens = { in: 0, out: 0 }
  const timeout = AbortSignal.timeout(waitMs)
  const abortSignal = AbortSignal.any([timeout, stopping])

  async function hear(prompt: Messages): Promise<Heard> {
    const opened = await openModel({ ...model, timeout_ms: 60_000 })
    const { stream } = await opened.doStream({ prompt, tools: [tool], abortSignal })
    const heard: Heard = { text: '', call: null }
    for await (const part of stream) {
      if (part.type === 'text-delta') heard.text += part.delta
      if (part.type === 'tool-call')
        heard.call ??= { id: part.toolCallId, name: part.toolName, input: part.input }
      if (part.type === 'error') throw new ModelTrouble(fault('model_response_invalid'))
      if (part.type !== 'finish') continue
      tokens.in += part.usage.inputTokens.total ?? 0
      tokens.out += part.usage.outputTokens.total ?? 0
    }
    return heard
  }

  async function round(): Promise<Fault | null> {
    const asked: Messages = [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: question }] },
    ]
    const { call } = await hear(asked)
    if (!call) return fault('model_no_tool_calls')
    if (call.name !== tool.name || !/lofoten/i.test(call.input) || !isObject(call.input))
      return fault('model_tool_wrong')
    const { text } = await hear([
      ...asked,
      {
        role: 'assistant',
        content: [
          { type: 'tool-call', toolCallId: call.id, toolName: call.name, input: JSON.parse(call.input) },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: call.id,
            toolName: call.name,
            output: { type: 'json', value: { pieces: stock } },
          },
        ],
      },
    ])
    return text.includes(String(stock)) ? null : fault('model_tool_wrong')
  }

  let failed: Fault | null
  try {
    failed = await round()
  } catch (error) {
    failed = timeout.aborted
      ? fault('model_timeout', { seconds: waitMs / 1000 })
      : reasonOf(troubleOf(error, model))
  }
  const duration_ms = Math.round(performance.now() - startedAt)
  return { works: failed === null, fault: failed, duration_ms, tokens }
}

function reasonOf(error: unknown): Fault {
  if (!(error instanceof ModelTrouble)) return fault('model_response_invalid')
  const { code, params } = error.fault
  const inner = code === 'model_server_says' ? params['reason'] : error.fault
  // Servers say so by a 400 where a model has no place for tools in its template.
  const isRefused =
    typeof inner === 'object' &&
    'code' in inner &&
    inner.code === 'model_http_error' &&
    [400, 422, 500, 501].includes(Number(inner.params['status']))
  return isRefused ? fault('model_tools_refused') : error.fault
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
