import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type ToolCall = { readonly name: string; readonly arguments: unknown }

/** What a scripted model does when it is asked once. */
export type Move =
  | { readonly say: readonly string[]; readonly call?: readonly ToolCall[] }
  | { readonly call: readonly ToolCall[]; readonly say?: readonly string[] }
  /** Says so much, then stays silent with the line open. */
  | { readonly stall: readonly string[] }
  /** Says so much, then cuts the line. */
  | { readonly hangUp: readonly string[] }
  | { readonly status: number; readonly body?: unknown }
  /** Anything at all as a stream. */
  | { readonly raw: string }

/** What the model was given, whatever protocol it came by. */
export type Given = {
  /** From 0: how often it was asked since the visitor's last message. */
  readonly round: number
  readonly body: Readonly<Record<string, unknown>>
  /** The whole request as text, to look for what must not be in it. */
  readonly text: string
  /** What the tools answered last. */
  readonly results: readonly string[]
}
export type Script = (given: Given) => Move

export type Protocol = 'compatible' | 'openai' | 'anthropic' | 'google' | 'mistral'

/** A real server on loopback that speaks as a provider does and follows a script. */
export async function openScriptedModel(protocol: Protocol, first: Script) {
  let script = first
  const given: Given[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const body = JSON.parse(text || '{}')
    const results = resultsIn(protocol, body)
    const one = { round: roundOf(protocol, body), body, text, results }
    given.push(one)
    answer(protocol, response, script(one))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    given,
    set: (next: Script) => {
      script = next
    },
  }
}

type Message = {
  readonly role: string
  readonly content?: unknown
  readonly parts?: readonly { readonly functionResponse?: { readonly response: unknown } }[]
}

function messagesIn(protocol: Protocol, body: Record<string, unknown>): readonly Message[] {
  return (protocol === 'google' ? body['contents'] : body['messages']) as readonly Message[]
}

function isResult(protocol: Protocol, { role, content, parts }: Message): boolean {
  if (protocol === 'google') return parts?.some((part) => part.functionResponse) ?? false
  if (protocol === 'anthropic')
    return Array.isArray(content) && content.some(({ type }: { type: string }) => type === 'tool_result')
  return role === 'tool'
}

function roundOf(protocol: Protocol, body: Record<string, unknown>): number {
  const messages = messagesIn(protocol, body) ?? []
  // Some protocols send each result as a message of its own: rounds are what the model said between them.
  const last = messages.findLastIndex((one) => one.role === 'user' && !isResult(protocol, one))
  return messages.slice(last + 1).filter(({ role }) => role === 'assistant' || role === 'model').length
}

function resultsIn(protocol: Protocol, body: Record<string, unknown>): string[] {
  const messages = messagesIn(protocol, body) ?? []
  const from = messages.findLastIndex(({ role }) => role === 'assistant' || role === 'model')
  return messages
    .slice(from + 1)
    .filter((one) => isResult(protocol, one))
    .map(({ content, parts }) => JSON.stringify(content ?? parts))
}

function answer(protocol: Protocol, response: ServerResponse, move: Move): void {
  if ('status' in move) {
    response.writeHead(move.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(move.body ?? { error: { message: 'no' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if ('raw' in move) {
    response.end(move.raw)
    return
  }
  if ('stall' in move || 'hangUp' in move) {
    const words = 'stall' in move ? move.stall : move.hangUp
    const text = streams[protocol]({ say: words, call: [] }).begin
    if ('stall' in move) response.write(text)
    else response.write(text === '' ? ': \n\n' : text, () => response.destroy())
    return
  }
  const { begin, end } = streams[protocol]({ say: move.say ?? [], call: move.call ?? [] })
  response.end(begin + end)
}

type Said = { readonly say: readonly string[]; readonly call: readonly ToolCall[] }
type Stream = { readonly begin: string; readonly end: string }

const event = (data: unknown, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

/** OpenAI's chat completions, which Mistral and most servers on a PC speak too. */
function chatCompletions({ say, call }: Said): Stream {
  const chunk = (delta: object, more: object = {}) =>
    event({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: null, ...more }],
    })
  const calls = call.map((one, index) => ({
    index,
    id: `call${index}abc`,
    type: 'function',
    function: { name: one.name, arguments: argumentsOf(one) },
  }))
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
  return {
    begin: chunk({ role: 'assistant', content: '' }) + say.map((content) => chunk({ content })).join(''),
    end:
      (calls.length > 0 ? chunk({ tool_calls: calls }) : '') +
      event({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }],
        usage,
      }) +
      'data: [DONE]\n\n',
  }
}

/** Broken arguments are written as they are. */
function argumentsOf(call: ToolCall): string {
  return typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments)
}

function anthropicMessages({ say, call }: Said): Stream {
  const message = {
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 1 },
  }
  const text =
    say.length === 0
      ? ''
      : event(
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          'content_block_start',
        ) +
        say
          .map((part) =>
            event(
              { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: part } },
              'content_block_delta',
            ),
          )
          .join('')
  const blocks = call.map((one, at) => {
    const index = at + 1
    return (
      event(
        {
          type: 'content_block_start',
          index,
          content_block: { type: 'tool_use', id: `toolu_${index}`, name: one.name, input: {} },
        },
        'content_block_start',
      ) +
      event(
        {
          type: 'content_block_delta',
          index,
          delta: { type: 'input_json_delta', partial_json: argumentsOf(one) },
        },
        'content_block_delta',
      ) +
      event({ type: 'content_block_stop', index }, 'content_block_stop')
    )
  })
  const stop = call.length > 0 ? 'tool_use' : 'end_turn'
  return {
    begin: event({ type: 'message_start', message }, 'message_start') + text,
    end:
      (say.length > 0 ? event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') : '') +
      blocks.join('') +
      event(
        {
          type: 'message_delta',
          delta: { stop_reason: stop, stop_sequence: null },
          usage: { output_tokens: 20 },
        },
        'message_delta',
      ) +
      event({ type: 'message_stop' }, 'message_stop'),
  }
}

function googleContents({ say, call }: Said): Stream {
  const part = (parts: readonly object[], more: object = {}) =>
    event({ candidates: [{ content: { role: 'model', parts }, index: 0, ...more }] })
  const calls = call.map(({ name, arguments: args }) => ({
    functionCall: { name, args: typeof args === 'string' ? {} : args },
  }))
  const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 }
  return {
    begin: say.map((text) => part([{ text }])).join(''),
    end:
      (calls.length > 0 ? part(calls) : '') +
      event({
        candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata,
      }),
  }
}

const streams: Readonly<Record<Protocol, (said: Said) => Stream>> = {
  compatible: chatCompletions,
  openai: chatCompletions,
  mistral: chatCompletions,
  anthropic: anthropicMessages,
  google: googleContents,
}
