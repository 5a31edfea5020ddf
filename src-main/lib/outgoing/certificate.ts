import { TLSSocket } from 'node:tls'
import type { buildConnector } from 'undici'
import { portOf } from './target.ts'

/** `code`: why there is none to be trusted, as the system names it. */
export type Certificate =
  | { readonly kind: 'trusted'; readonly validUntilMs: number }
  | { readonly kind: 'failed'; readonly code: string }

/** Opens a connection of its own only to look at the certificate; whoever has none worth trusting is told apart by code. */
export function readCertificate(
  connect: buildConnector.connector,
  url: URL,
  signal: AbortSignal,
): Promise<Certificate> {
  return new Promise((resolve) => {
    const cancel = () => resolve({ kind: 'failed', code: 'ABORT_ERR' })
    signal.addEventListener('abort', cancel, { once: true })
    connect(
      {
        hostname: url.hostname,
        host: url.host,
        protocol: url.protocol,
        port: String(portOf(url)),
        servername: url.hostname,
      },
      (error, socket) => {
        signal.removeEventListener('abort', cancel)
        if (error) return resolve({ kind: 'failed', code: codeOf(error) })
        const until =
          socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : Number.NaN
        socket.destroy()
        resolve(
          Number.isNaN(until) ? { kind: 'failed', code: 'EPROTO' } : { kind: 'trusted', validUntilMs: until },
        )
      },
    )
  })
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
