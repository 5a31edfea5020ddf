import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createPlainServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { createOutgoing, type Outgoing, type OutgoingParts } from '#main/lib/outgoing/index.ts'
import type { OutgoingPost } from '#main/lib/outgoing/outgoing.ts'
import { testCertificate, testCertificateKey } from '../../helpers/certificate.ts'
import { onThisPc } from '../../helpers/hub.ts'

type Got = {
  readonly headers: Readonly<Record<string, string>>
  readonly url: string
  readonly body: string
}

type Receiver = { readonly port: number; readonly got: Got[]; readonly connections: () => number }

/** A merchant's system on this PC: it remembers what it got and answers as the test says. */
export async function openReceiver(
  options: {
    readonly answer?: (response: ServerResponse, request: IncomingMessage) => void
    readonly tls?: boolean
    readonly host?: string
    readonly port?: number
  } = {},
): Promise<Receiver> {
  const got: Got[] = []
  let connections = 0
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    got.push({
      headers: request.headers as Record<string, string>,
      url: request.url ?? '',
      body: Buffer.concat(chunks).toString(),
    })
    if (options.answer) options.answer(response, request)
    else response.end('ok')
  }
  const server = options.tls
    ? createTlsServer({ cert: testCertificate, key: testCertificateKey }, listener)
    : createServer(listener)
  server.on('connection', () => {
    connections += 1
  })
  const { port } = await listen(server, options)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port, got, connections: () => connections }
}

/** Something that listens and speaks as the test says, not HTTP. */
export async function openPlain(speak: (socket: Socket) => void): Promise<{ readonly port: number }> {
  const sockets = new Set<Socket>()
  const server = createPlainServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    speak(socket)
  })
  const { port } = await listen(server, {})
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port }
}

async function listen(
  server: ReturnType<typeof createPlainServer>,
  { host = '127.0.0.1', port = 0 }: { readonly host?: string; readonly port?: number },
): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server.address() as AddressInfo
}

export function openOutgoing(
  parts: OutgoingParts & { readonly ownPorts?: () => readonly number[] } = {},
): Outgoing {
  const { ownPorts = () => [], ...others } = parts
  const outgoing = createOutgoing({
    ...onThisPc,
    ...others,
    ownAddresses: () => ownPorts().map((port) => ({ port })),
  })
  onTestFinished(() => outgoing.close())
  return outgoing
}

export function aPost(url: string, changes: Partial<OutgoingPost> = {}): OutgoingPost {
  return {
    url,
    allowLocal: false,
    headers: [['content-type', 'application/json']],
    body: new TextEncoder().encode('{"event_type":"lead.created"}'),
    timeoutMs: 5000,
    ...changes,
  }
}
