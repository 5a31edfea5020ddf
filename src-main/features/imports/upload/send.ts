import { createReadStream } from 'node:fs'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { joinUrl } from '#main/lib/http-exchange.ts'
import { version } from '#main/lib/version.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'
import { type Attempt, nextTry } from './retry.ts'

export type Upload = {
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

export type UploadAnswer = {
  /** Null: nothing answered; `error` says why. */
  readonly status: number | null
  readonly tries: number
  readonly body: string
  readonly error: string | null
}

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
    if (waitMs === null) return { status: attempt.status, tries, body: attempt.body, error: attempt.error }
    await wait(waitMs, upload.signal)
  }
}

type Ended = Attempt & { readonly body: string; readonly error: string | null }

async function sendOnce(upload: Upload): Promise<Ended> {
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
      error: null,
    }
  } catch (error) {
    const why = silence.signal.aborted
      ? `${url.origin} was silent for ${limitMs / 1000} seconds.`
      : `${url.origin} did not answer: ${reasonOf(error)}`
    return { status: null, retryAfter: null, body: '', error: why }
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

/** A service that repeats what it was sent must not bring the key into the history. */
function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, '…')
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused. Is the service running there?',
  ECONNRESET: 'it hung up.',
  EPIPE: 'it hung up.',
  ENOTFOUND: 'this name is not known. Is this PC online?',
  EAI_AGAIN: 'the name cannot be looked up now. Is this PC online?',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}
