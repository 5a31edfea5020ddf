/** The shop said no, and would again: trying once more is no use. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

/** It may work in a moment. */
export class Later extends Error {
  override readonly name = 'Later'
  readonly afterMs: number | null
  constructor(message: string, afterMs: number | null = null) {
    super(message)
    this.afterMs = afterMs
  }
}

type PostOptions = {
  /** Each of them ends it. */
  readonly signals?: readonly AbortSignal[]
  readonly onEvent?: (name: string, data: unknown) => void
  /** Gives up where nothing at all comes for so long; a proxy may hold everything back until the end. */
  readonly firstByteMs?: number
}

export type Post = (path: string, body: object, options?: PostOptions) => Promise<unknown>

/** Whatever goes to the shop: a POST with the session in its body, never in an address. */
export function createPost(address: string): Post {
  return async (path, body, { signals = [], onEvent, firstByteMs } = {}) => {
    const abort = new AbortController()
    const stop = () => abort.abort()
    for (const signal of signals) signal.addEventListener('abort', stop, { once: true })
    const timer = firstByteMs === undefined ? undefined : setTimeout(stop, firstByteMs)
    try {
      const response = await fetch(`${address}/${path}`, {
        method: 'POST',
        credentials: 'omit',
        cache: 'no-store',
        headers: {
          'content-type': 'application/json',
          accept: onEvent ? 'text/event-stream, application/json' : 'application/json',
        },
        body: JSON.stringify(body),
        signal: abort.signal,
      })
      if (!response.ok) throw await refusal(response)
      if (onEvent && response.headers.get('content-type')?.startsWith('text/event-stream'))
        return await readEvents(response, onEvent, () => clearTimeout(timer))
      return response.status === 204 ? null : await response.json()
    } catch (error) {
      if (error instanceof Refused || error instanceof Later) throw error
      throw new Later(String(error))
    } finally {
      clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', stop)
    }
  }
}

/** A page of a tunnel or proxy instead of ours says nothing about the message itself. */
async function refusal(response: Response): Promise<Error> {
  const { status, headers } = response
  const isOurs = headers.get('content-type')?.startsWith('application/problem+json') ?? false
  const seconds = Number(headers.get('retry-after'))
  const isFinal = isOurs && status < 500 && status !== 408 && status !== 421 && status !== 429
  if (!isFinal) return new Later(`${status}`, seconds > 0 ? Math.min(seconds, 120) * 1000 : null)
  const { detail } = (await response.json()) as { detail: string }
  return new Refused(status, detail)
}

async function readEvents(
  response: Response,
  onEvent: (name: string, data: unknown) => void,
  onByte: () => void,
): Promise<null> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return null
    onByte()
    const parts = (rest + value).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const lines = part.split('\n')
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const data = field('data')
      if (data !== undefined) onEvent(field('event') ?? 'message', JSON.parse(data))
    }
  }
}
