import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type ModelRequest = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly temperature?: number
    readonly messages: readonly { readonly role: string; readonly content: string }[]
  }
}
export type Behaviour = (response: ServerResponse, request: ModelRequest) => unknown

/** A real server that speaks like OpenAI's chat completions, as well or as badly as a test asks for. */
export async function openModel(first: Behaviour = says('Hello.')) {
  const requests: ModelRequest[] = []
  let behave = first
  let open = 0
  const waiting: (() => void)[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const request = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
    }
    requests.push(request)
    open++
    response.once('close', () => {
      open--
      for (const resolve of waiting.splice(0)) resolve()
    })
    await behave(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    set: (behaviour: Behaviour) => {
      behave = behaviour
    },
    close,
    /** Calls that were neither answered nor given up. */
    open: () => open,
    /** Until the next call ends, by whichever side. */
    ended: () => new Promise<void>((resolve) => waiting.push(resolve)),
  }
}

const streaming = { 'content-type': 'text/event-stream' }

export function chunk(content: string, more: object = {}): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, ...more }] })}\n\n`
}

/** Streams the pieces as they are and ends as it should. */
export function says(...pieces: readonly string[]): Behaviour {
  return (response) => {
    response.writeHead(200, streaming)
    for (const piece of pieces) response.write(chunk(piece))
    response.write(chunk('', { finish_reason: 'stop' }))
    response.end('data: [DONE]\n\n')
  }
}

/** Streams the pieces, then stays silent but keeps the connection open. */
export function stallsAfter(...pieces: readonly string[]): Behaviour {
  return (response) => {
    response.writeHead(200, streaming)
    response.flushHeaders()
    for (const piece of pieces) response.write(chunk(piece))
  }
}

/** Streams the pieces, then cuts the line. */
export function breaksAfter(...pieces: readonly string[]): Behaviour {
  return (response) => {
    response.writeHead(200, streaming)
    response.write(pieces.map((piece) => chunk(piece)).join(''), () => response.destroy())
  }
}

/** Answers one JSON at once, whatever was asked for. */
export function saysAtOnce(content: unknown, choice: object = {}): Behaviour {
  return answers(200, { choices: [{ message: { role: 'assistant', content }, ...choice }] })
}

export function answers(status: number, body: unknown, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}
