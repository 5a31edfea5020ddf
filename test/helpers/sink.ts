import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnThisPc } from './proxy.ts'

type Received = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly body: { readonly event_type: string; readonly event_id: string } & Record<string, unknown>
}

/** How one request is answered; nothing at all where it does not end the response. */
export type Reaction = (response: ServerResponse, received: Received, request: IncomingMessage) => void

export function status(code: number, headers: Record<string, string> = {}, text = ''): Reaction {
  return (response) => response.writeHead(code, headers).end(text)
}

export const hang: Reaction = () => {}
export const reset: Reaction = (_response, _received, request) => request.socket.resetAndDestroy()

/** Somebody's own system: it keeps what it was sent and answers as it is set to. */
export async function openSink(first: Reaction = status(200)) {
  const received: Received[] = []
  let react = first
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const one: Received = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        text,
        body: parsed(text),
      }
      received.push(one)
      react(response, one, request)
    })
  })
  const { port, close, open } = await listenOnThisPc(server)

  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: () => received.map(({ body }) => body.event_type),
    answerWith: (next: Reaction) => {
      react = next
    },
    close,
    open,
  }
}

function parsed(text: string): Received['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return { event_type: '', event_id: '' }
  }
}
