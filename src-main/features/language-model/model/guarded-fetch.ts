import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { version } from '#main/lib/version.ts'
import { fault } from '#shared/faults/fault.ts'
import type { Model } from '../types.ts'
import { ModelTrouble } from './trouble.ts'

/** More than any answer; a server that sends on and on is left. */
const maxBytes = 4 * 1024 * 1024
/** How much may lie unread before the server is made to wait. */
const maxUnread = 256 * 1024

/**
 * The `fetch` that providers are given: it reaches the model's own origin and no other, by way of the guard that all outgoing
 * requests take. Redirects are answers like any other, so the key goes nowhere else.
 */
export function guardedFetch(
  outgoing: Outgoing,
  { base_url, this_pc_only, timeout_ms }: Pick<Model, 'base_url' | 'this_pc_only' | 'timeout_ms'>,
): typeof fetch {
  const { origin } = new URL(base_url)

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (new URL(url).origin !== origin) throw new ModelTrouble(fault('model_redirected', { status: 0 }))
    const signal = init?.signal ?? undefined
    return new Promise<Response>((resolve, reject) => {
      const stopped = new AbortController()
      const ends = signal ? AbortSignal.any([signal, stopped.signal]) : stopped.signal
      const body = createBody(() => stopped.abort())
      const asked = outgoing.request({
        url,
        method: init?.method === 'GET' ? 'GET' : 'POST',
        allowLocal: this_pc_only ? 'this_pc' : true,
        headers: headersOf(init?.headers),
        body: typeof init?.body === 'string' ? Buffer.from(init.body) : null,
        // Whoever asks ends it by their signal; this is for whoever forgot to.
        timeoutMs: timeout_ms + 1000,
        signal: ends,
        maxBytes,
        onHead: (status, headers) =>
          resolve(
            new Response(hasBody(status) ? body.stream : null, {
              status: shown(status),
              headers: [...headers],
            }),
          ),
        onData: body.push,
      })
      void asked.then((result) => {
        if (result.kind === 'answered') return body.end()
        const trouble =
          signal?.aborted === true
            ? (signal.reason ?? new DOMException('Aborted', 'AbortError'))
            : new ModelTrouble(
                result.kind === 'forbidden' && this_pc_only
                  ? fault('model_not_this_pc')
                  : fault('model_unreachable', { detail: result.reason }),
              )
        reject(trouble)
        body.fail(body.hasBegun() ? new ModelTrouble(fault('model_connection_lost')) : trouble)
      })
    })
  }
}

/** A body that is read as it comes. */
function createBody(onCancel: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array>
  let resume: (() => void) | null = null
  let hasBegun = false
  let isOver = false
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (started) => {
        controller = started
      },
      pull: () => {
        resume?.()
        resume = null
      },
      cancel: () => {
        isOver = true
        onCancel()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxUnread }),
  )
  const over = (act: () => void) => {
    if (isOver) return
    isOver = true
    act()
  }
  return {
    stream,
    hasBegun: () => hasBegun,
    push: (chunk: Uint8Array, flow: { readonly pause: () => void; readonly resume: () => void }) => {
      hasBegun = true
      if (isOver) return
      controller.enqueue(chunk)
      if ((controller.desiredSize ?? 1) > 0) return
      flow.pause()
      resume = flow.resume
    },
    end: () => over(() => controller.close()),
    fail: (error: unknown) => over(() => controller.error(error)),
  }
}

function headersOf(given: RequestInit['headers']): (readonly [string, string])[] {
  const headers = new Headers(given)
  headers.set('user-agent', `Shopbell/${version}`)
  return [...headers]
}

/** `Response` takes no others with a body, and none below 200. */
function hasBody(status: number): boolean {
  return ![204, 205, 304].includes(status)
}

function shown(status: number): number {
  return status >= 200 && status <= 599 ? status : 502
}
