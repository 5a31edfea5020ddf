import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { testCertificate, testCertificateKey } from './certificate.ts'
import { handOn, listenOnThisPc } from './proxy.ts'

type Tunnel = {
  /** As the merchant would enter it. */
  readonly url: string
  readonly origin: string
  /** What it does instead of handing requests on; null: it hands them on. */
  readonly answerWith: (instead: Instead | null) => void
  readonly close: () => Promise<void>
  readonly open: () => Promise<void>
}

/** True: it was answered. */
type Instead = (...given: Parameters<RequestListener>) => boolean

type TunnelOptions = {
  /** Where requests go, such as the address of a hub. */
  readonly to: () => string
  /** The name in its address; the certificate is for hooks.example. */
  readonly name?: string
  readonly tls?: boolean | { readonly cert: string; readonly key: string }
  /** Holds every answer back until it is whole. */
  readonly buffers?: boolean
  /** Answers what tries streams itself, at once, for tests that look at something else: the hub takes a second for it. */
  readonly noStreams?: boolean
}

/** What stands between the internet and the PC of a merchant: TLS outside, the hub inside. */
export async function openTunnel(options: TunnelOptions): Promise<Tunnel> {
  const { tls = true, name = 'hooks.example' } = options
  let instead: Instead | null = null
  const pass: RequestListener = (incoming, outgoing) => {
    if (instead?.(incoming, outgoing)) return
    // The script is there whatever else the hub has.
    if (incoming.url?.startsWith('/widget.js')) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end('/* chat */')
      return
    }
    if (options.noStreams && incoming.url === '/healthz/stream') {
      outgoing.writeHead(200).end('event: first\n\nevent: second\n\n')
      return
    }
    handOn(incoming, outgoing, {
      to: options.to(),
      headers: { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' },
      buffers: options.buffers,
      onRefused: () => {
        if (!outgoing.headersSent)
          outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('bad gateway')
      },
    })
  }
  const certificate = typeof tls === 'object' ? tls : { cert: testCertificate, key: testCertificateKey }
  const server: Server = tls ? createTlsServer(certificate, pass) : createPlainServer(pass)
  const { port, close, open } = await listenOnThisPc(server)
  const origin = `${tls ? 'https' : 'http'}://${name}:${port}`
  return {
    url: origin,
    origin,
    answerWith: (next) => {
      instead = next
    },
    close,
    open,
  }
}

/** Names lead to this PC, and the certificate of the tests is one to be trusted. */
export const throughTunnels = {
  lookup: async (name: string) => {
    if (name === 'hooks.example' || name === 'other.example') return [{ address: '127.0.0.1', family: 4 }]
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  },
  ca: testCertificate,
}
