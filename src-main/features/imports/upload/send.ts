import { createReadStream } from 'node:fs'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { joinUrl } from '#main/lib/http-exchange.ts'
import { version } from '#main/lib/version.ts'
import { type Fault, type FaultCode, fault } from '#shared/faults/fault.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'
import { type Attempt, nextTry } from './retry.ts'

type Upload = {
  readonly widget_base_url: string
  readonly syncKey: string
  readonly mode: SyncMode
  /** Gzip NDJSON. */
  readonly path: string
  readonly bytes: number
  readonly signal: AbortSignal
  readonly sent: (bytes: number) => void
  readonly patience?: Patience
}

/** For tests: real waits are minutes. */
export type Patience = {
  readonly timeoutMs?: number
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export type UploadAnswer = Answered & { readonly tries: number }

type Answered =
  | { readonly status: number; readonly body: string; readonly fault: null }
  /** Nothing answered. */
  | { readonly status: null; readonly body: ''; readonly fault: Fault }

/** A service may take its time with a large catalog; one that stays silent longer does not work on it. */
const timeoutMs = 120_000
/** It may list a hundred products with what is wrong with them. */
const maxAnswer = 1024 * 1024

/** Sends a catalog and says what was answered. It tries again where that may help, and not where it cannot. */
export async function sendCatalog(upload: Upload): Promise<UploadAnswer> {
  const wait = upload.patience?.wait ?? ((ms, signal) => sleep(ms, undefined, { signal }))
  for (let tries = 1; ; tries++) {
    upload.signal.throwIfAborted()
    const attempt = await sendOnce(upload)
    upload.signal.throwIfAborted()
    const waitMs = nextTry(attempt, tries, Date.now())
    if (waitMs === null) return { ...attempt, tries }
    await wait(waitMs, upload.signal)
  }
}

async function sendOnce(upload: Upload): Promise<Attempt & Answered> {
  const url = new URL(joinUrl(upload.widget_base_url, '/api/v1/chat/sync-products'))
  url.searchParams.set('mode', upload.mode)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const silence = new AbortController()
  const limitMs = upload.patience?.timeoutMs ?? timeoutMs
  let timer = setTimeout(() => silence.abort(), limitMs)
  const stillThere = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), limitMs)
  }
  const file = createReadStream(upload.path)
  try {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(url, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([upload.signal, silence.signal]),
        headers: {
          'User-Agent': `Shopbell/${version}`,
          Accept: 'application/json',
          'Content-Type': 'application/x-ndjson',
          'Content-Encoding': 'gzip',
          'Content-Length': upload.bytes,
          'X-Service-Key': upload.syncKey,
        },
      })
      outgoing.once('response', resolve)
      outgoing.once('error', reject)
      let sent = 0
      file.on('data', (chunk) => {
        stillThere()
        sent += chunk.length
        upload.sent(sent)
      })
      file.once('error', (error) => outgoing.destroy(error))
      file.pipe(outgoing)
    })
    const body = await textOf(incoming)
    return {
      status: incoming.statusCode ?? 0,
      retryAfter: incoming.headers['retry-after'] ?? null,
      body: withoutKey(body, upload.syncKey),
      fault: null,
    }
  } catch (error) {
    const found = silence.signal.aborted
      ? fault('service_silent', { address: url.origin, seconds: limitMs / 1000 })
      : faultOf(error, url.origin)
    return { status: null, retryAfter: null, body: '', fault: found }
  } finally {
    clearTimeout(timer)
    file.destroy()
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxAnswer) break
  }
  return Buffer.concat(chunks).subarray(0, maxAnswer).toString()
}

/** A service that repeats what it was sent must not put the key into the history. */
function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, '…')
}

const codes = {
  ECONNREFUSED: 'service_refused_connection',
  ECONNRESET: 'service_hung_up',
  EPIPE: 'service_hung_up',
  ENOTFOUND: 'service_name_unknown',
  EAI_AGAIN: 'service_name_unknown',
} as const satisfies Readonly<Record<string, FaultCode>>

function faultOf(error: unknown, address: string): Fault {
  const code = codes[(error as NodeJS.ErrnoException)?.code as keyof typeof codes]
  if (code !== undefined) return fault(code, { address })
  const detail = error instanceof Error ? error.message : String(error)
  return fault('service_unreachable', { address, detail })
}
