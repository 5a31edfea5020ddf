import type { Push } from '#shared/rpc/pushes.ts'

/** What a tab hears of the stream, whether it holds it or another tab does. */
export type StreamEvent =
  | { readonly kind: 'push'; readonly id: string; readonly push: Push }
  /** Pushes were missed: everything shown may be old. */
  | { readonly kind: 'reset'; readonly id: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost' }

const retryMs = 3000

/**
 * The stream itself, from the event after the one named. Cut off, the browser comes back by itself; after a refusal it
 * does not, so `mayGoOn` is asked whether it is worth it. Returns what ends it.
 */
export function openPushes(
  after: string | null,
  hear: (event: StreamEvent) => void,
  mayGoOn: () => Promise<boolean>,
): () => void {
  let lastId = after
  let retry: ReturnType<typeof setTimeout> | undefined
  let stream = connect()

  function connect(): EventSource {
    const query = lastId === null ? '' : `?${new URLSearchParams({ after: lastId })}`
    const opened = new EventSource(`pushes${query}`)
    const seen = ({ lastEventId }: MessageEvent) => {
      lastId = lastEventId
      return lastEventId
    }
    opened.onopen = () => hear({ kind: 'open' })
    opened.onmessage = (event: MessageEvent<string>) =>
      hear({ kind: 'push', id: seen(event), push: JSON.parse(event.data) as Push })
    opened.addEventListener('reset', (event) => hear({ kind: 'reset', id: seen(event) }))
    opened.onerror = () => {
      hear({ kind: 'lost' })
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(() => void goOn(), retryMs)
    }
    return opened
  }

  async function goOn(): Promise<void> {
    if (!(await mayGoOn())) return
    if (lastId === null) hear({ kind: 'reset', id: '' })
    stream = connect()
  }

  return () => {
    clearTimeout(retry)
    stream.close()
  }
}

/** Whether an event comes after the one seen last. Ids are `life-number`; another life is another process. */
export function isNewer(id: string, seen: string | null): boolean {
  if (seen === null) return true
  const [life, number] = id.split('-')
  const [seenLife, seenNumber] = seen.split('-')
  return life !== seenLife || Number(number) > Number(seenNumber)
}
