import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Exchange } from '#shared/schemas/tester.ts'
import { version } from './version.ts'

export type Header = [name: string, value: string]

type ExchangeInput = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: readonly Header[]
  readonly body?: string
  readonly timeoutMs: number
  /** Ends it from outside; the exchange then says so instead of failing. */
  readonly signal?: AbortSignal
}

/** More than any chat answer; what comes after is not read. */
const maxBodyBytes = 1024 * 1024

/**
 * One call over HTTP with everything that went over the line: not `fetch`, which adds headers of its own and follows
 * redirects. It never fails; where nothing answers, `error` says why in words.
 */
export async function exchange(input: ExchangeInput): Promise<Exchange> {
  const url = new URL(input.url)
  const body = input.body ?? ''
  const headers: Header[] = [
    ['Host', url.host],
    ['User-Agent', `Shopbell/${version}`],
    ['Accept', 'application/json, */*;q=0.5'],
    ...(input.headers ?? []),
    // Everything Node would add is set here, so that what is shown is what was sent.
    ...(body === '' ? [] : [['Content-Length', String(Buffer.byteLength(body))] as Header]),
    ['Connection', 'close'],
  ]
  const request = { method: input.method, url: input.url, headers, body }
  const timeout = AbortSignal.timeout(input.timeoutMs)
  const signal = input.signal ? AbortSignal.any([timeout, input.signal]) : timeout
  const startedAt = performance.now()
  const took = () => Math.round((performance.now() - startedAt) * 10) / 10
  try {
    const response = await send({ url, method: input.method, headers, body, signal })
    return { request, response, error: null, duration_ms: took() }
  } catch (error) {
    const reason = input.signal?.aborted
      ? 'Cancelled before an answer came.'
      : timeout.aborted
        ? `${url.origin} did not answer within ${input.timeoutMs / 1000} seconds.`
        : reasonOf(error, url)
    return { request, response: null, error: reason, duration_ms: took() }
  }
}

type Response = NonNullable<Exchange['response']>

function send(options: {
  readonly url: URL
  readonly method: string
  readonly headers: readonly Header[]
  readonly body: string
  readonly signal: AbortSignal
}): Promise<Response> {
  const { url, method, signal } = options
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: options.headers.flat(), agent: false, signal })
    outgoing.once('error', reject)
    outgoing.once('response', (incoming) => {
      readResponse(incoming)
        .then(resolve, reject)
        .finally(() => outgoing.destroy())
    })
    outgoing.end(options.body)
  })
}

async function readResponse(incoming: IncomingMessage): Promise<Response> {
  const decoder = new TextDecoder()
  let body = ''
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    const room = maxBodyBytes - size
    size += chunk.length
    body += decoder.decode(chunk.subarray(0, room), { stream: true })
    if (size > maxBodyBytes) break
  }
  const truncated = size > maxBodyBytes
  if (!truncated) body += decoder.decode()
  return { status: incoming.statusCode ?? 0, headers: headersOf(incoming), body, truncated }
}

function headersOf({ rawHeaders }: IncomingMessage): Header[] {
  return Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[index * 2] ?? '',
    rawHeaders[index * 2 + 1] ?? '',
  ])
}

/** Why nothing came of a call, in words. */
export function reasonOf(error: unknown, url: URL): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const nothing = `Nothing answers at ${url.origin}`
  const reason = reasons[code]
  if (reason) return `${nothing}: ${reason}`
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code))
    return `${url.origin} is not trusted: ${certificate(code)}`
  if (code.startsWith('HPE_')) return `What answers at ${url.origin} does not speak HTTP.`
  return `${nothing}: ${error instanceof Error ? error.message : String(error)}`
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused. Is the service running there?',
  ECONNRESET: 'the connection was cut. Is it the right port, and https rather than http?',
  EPIPE: 'the connection was cut. Is it the right port, and https rather than http?',
  ENOTFOUND: 'this name is not known. Is it spelled right, and is this PC online?',
  EAI_AGAIN: 'the name cannot be looked up now. Is this PC online?',
  EHOSTUNREACH: 'there is no way to this address. Is this PC online?',
  ENETUNREACH: 'there is no way to this address. Is this PC online?',
  ETIMEDOUT: 'the connection could not be made in time.',
}

function certificate(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired.'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'its certificate is for another name.'
  if (code.includes('SELF_SIGNED')) return 'its certificate is signed by itself.'
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) return 'it does not speak https on this port.'
  return `its certificate cannot be checked (${code}).`
}

/** Keeps a path in the base, whether or not it ends with a slash. */
export function joinUrl(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}${path}`
  url.search = ''
  url.hash = ''
  return url.href
}
