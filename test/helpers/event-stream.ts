import { onTestFinished } from 'vitest'

type StreamEvent = { readonly event: string; readonly id: string | null; readonly data: unknown }

/** Listens to a real stream of Server-Sent Events; `next` waits for one more. */
export async function listen(url: string, headers: Record<string, string> = {}, body?: object) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(url, {
    signal: abort.signal,
    ...(body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }
      : { headers }),
  })
  const events: AsyncGenerator<StreamEvent> = parse(response)
  return {
    response,
    next: async (): Promise<StreamEvent | null> => (await events.next()).value ?? null,
    close: () => abort.abort(),
  }
}

async function* parse(response: Response): AsyncGenerator<StreamEvent> {
  let rest = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += chunk
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const data = field('data')
      if (data !== undefined)
        yield { event: field('event') ?? '', id: field('id') ?? null, data: JSON.parse(data) }
    }
  }
}
