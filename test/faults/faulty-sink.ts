import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export const faults = ['refuse', 'hang', 'reset', 'redirect', 'too_many', 'error', 'slow_body'] as const
type Fault = (typeof faults)[number]

/** Asked for by a 429, in seconds of the sender's clock. */
export const askedSeconds = 900

/**
 * The line to a receiver, and a bad one: of its requests a share fails, in every way there is, before or after the
 * receiver had it. What the caller sees is then no sign of what arrived.
 */
export async function openFaultySink(options: {
  readonly share: number
  readonly random: () => number
  /** Never gets through. */
  readonly isLost: (webhookId: string) => boolean
  readonly receive: (request: IncomingMessage, body: Buffer) => Promise<number>
}) {
  const { random } = options
  const seen: Record<Fault | 'passed', number> = {
    refuse: 0,
    hang: 0,
    reset: 0,
    redirect: 0,
    too_many: 0,
    error: 0,
    slow_body: 0,
    passed: 0,
  }
  let closing = false
  const sockets = new Set<Socket>()

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const isLost = options.isLost(String(request.headers['webhook-id']))
    const fault = isLost || random() < options.share ? pick() : null
    seen[fault ?? 'passed']++
    // A slow answer comes from one who has it; the others may have it or not.
    const hasArrived =
      !isLost && (fault === null || fault === 'slow_body' || (losesAnswer.has(fault) && random() < 0.5))
    const status = hasArrived ? await options.receive(request, body) : 0
    await react(fault, status, request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })

  function pick(): Fault {
    return faults[Math.floor(random() * faults.length)] ?? 'error'
  }

  async function react(
    fault: Fault | null,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    response.on('error', () => {})
    switch (fault) {
      case null:
        return void response.writeHead(status).end('{"received":true}')
      case 'refuse':
        request.socket.destroy()
        return shutForAWhile()
      case 'hang':
        return
      case 'reset':
        return void request.socket.resetAndDestroy()
      case 'redirect':
        return void response.writeHead(302, { location: request.url ?? '/' }).end()
      case 'too_many':
        return void response.writeHead(429, { 'retry-after': String(askedSeconds) }).end()
      case 'error':
        return void response.writeHead(500).end('no')
      case 'slow_body':
        response.writeHead(200, { 'content-length': '1000' }).write('slow')
        return
    }
  }

  /** Nobody listens for a moment; whoever comes then is refused. */
  async function shutForAWhile(): Promise<void> {
    if (closing || !server.listening) return
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
    await sleep(2)
    if (!closing) await listen(port)
  }

  const listen = (wanted: number) =>
    new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/hook`,
    seen,
    close: async () => {
      closing = true
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** In these the answer is lost, whatever became of the request. */
const losesAnswer: ReadonlySet<Fault> = new Set(['hang', 'reset', 'refuse'])
