import type { Dispatcher } from 'undici'
import type { Header } from '#main/lib/http-exchange.ts'
import { TookTooLong } from './failure.ts'
import type { Target } from './target.ts'

export type Method = 'GET' | 'POST' | 'OPTIONS'

export type Answer = {
  readonly status: number
  readonly headers: readonly Header[]
  readonly head: Uint8Array
}

/** Stops a body that comes faster than it can be put down, and lets it go on. */
export type Flow = { readonly pause: () => void; readonly resume: () => void }

/** What is kept of an answer. */
const maxHeadBytes = 20_000
/** Who sends more than this has answered; the rest is not waited for. */
const maxBodyBytes = 1024 * 1024

/**
 * One request whose answer is read to its end. undici's plain `dispatch` is used, because nothing is wanted of streams and
 * abort signals here and they cost half of what a request does.
 */
export function dispatchRequest(
  dispatcher: Dispatcher,
  request: {
    readonly method: Method
    readonly target: Target
    readonly headers: readonly (readonly [string, string])[]
    readonly body: Uint8Array | null
    readonly timeoutMs: number
    readonly signal?: AbortSignal | undefined
    /** Hears of each piece of the answer as it comes, and may hold up those to follow. */
    readonly onData?: ((chunk: Uint8Array, flow: Flow) => void) | undefined
    /** Hears of the answer before its body. */
    readonly onHead?: ((status: number, headers: readonly Header[]) => void) | undefined
    /** For who wants more of the body than an answer usually has. */
    readonly maxBytes?: number | undefined
  },
): Promise<Answer> {
  const { target, signal, maxBytes = maxBodyBytes } = request
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null
    let isOver = false
    let status = 0
    let headers: Header[] = []
    const chunks: Uint8Array[] = []
    let bytes = 0

    function end(): void {
      isOver = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    function fail(error: Error): void {
      if (isOver) return
      end()
      reject(error)
      controller?.abort(error)
    }
    function answer(): void {
      if (isOver) return
      end()
      const answered = { status, headers, head: Buffer.concat(chunks).subarray(0, maxHeadBytes) }
      // By then undici has freed the connection, and what comes next need not open another.
      process.nextTick(setImmediate, resolve, answered)
    }
    const cancel = () => fail(new Error('cancelled'))
    const timer = setTimeout(() => fail(new TookTooLong()), request.timeoutMs)
    signal?.addEventListener('abort', cancel)
    if (signal?.aborted) return cancel()

    try {
      dispatcher.dispatch(
        {
          origin: target.origin,
          path: target.path,
          method: request.method,
          headers: flatHeaders(request.headers, target.authorization),
          body: request.body,
          headersTimeout: 0,
          bodyTimeout: 0,
        },
        {
          onRequestStart: (started) => {
            controller = started
            // The connection took too long to come: what was given up is not sent after all.
            if (isOver) started.abort(new TookTooLong())
          },
          onResponseStart: (current, statusCode) => {
            if (statusCode < 200) return
            status = statusCode
            headers = headersOf(current.rawHeaders)
            request.onHead?.(status, headers)
          },
          onResponseData: (current, chunk) => {
            request.onData?.(chunk, current)
            if (bytes < maxHeadBytes) chunks.push(chunk)
            bytes += chunk.length
            if (bytes <= maxBytes) return
            answer()
            current.abort(new Error('the rest is not wanted'))
          },
          onResponseEnd: answer,
          onResponseError: (_, error) => fail(error),
        },
      )
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

function flatHeaders(
  headers: readonly (readonly [string, string])[],
  authorization: string | null,
): string[] {
  const flat = headers.flat()
  if (authorization !== null) flat.push('authorization', authorization)
  return flat
}

/** As they came, in order. */
function headersOf(raw: Dispatcher.DispatchController['rawHeaders']): Header[] {
  if (!Array.isArray(raw)) return []
  const texts = raw.map((part) => (typeof part === 'string' ? part : part.toString('latin1')))
  return Array.from({ length: texts.length / 2 }, (_, at) => [texts[at * 2] ?? '', texts[at * 2 + 1] ?? ''])
}
