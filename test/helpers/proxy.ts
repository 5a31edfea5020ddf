import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server for the length of a test, which may be away for a while and come back on its port. */
export async function listenOnThisPc(server: Server) {
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  onTestFinished(close)
  return { port, close, open: () => listen(port) }
}

type HandOn = {
  /** Where requests go, such as the address of a hub. */
  readonly to: string
  /** Instead of those that came, or beside them. */
  readonly headers: IncomingHttpHeaders
  /** Holds every answer back until it is whole. */
  readonly buffers?: boolean | undefined
  readonly onAnswer?: (answer: IncomingMessage) => void
  /** Where nobody answered. */
  readonly onRefused: () => void
}

/** What every proxy does: one request goes on, and its answer comes back. */
export function handOn(incoming: IncomingMessage, outgoing: ServerResponse, options: HandOn): void {
  const { to, headers, buffers = false, onAnswer, onRefused } = options
  const onward = request(new URL(incoming.url ?? '/', to), {
    method: incoming.method,
    headers: { ...incoming.headers, ...headers },
    setHost: false,
  })
  onward.on('error', onRefused)
  onward.on('response', (answer) => {
    const begin = () => outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    if (buffers) {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => begin().end(Buffer.concat(chunks)))
      return
    }
    answer.pipe(begin())
    onAnswer?.(answer)
  })
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
