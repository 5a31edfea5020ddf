import type { CallAnswer } from '#shared/rpc/bridge.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { openPushes, type StreamEvent } from './push-source.ts'
import { sharePushes } from './shared-pushes.ts'
import type { LinkState, Transport } from './transport.ts'

/** A browser: calls as POST, pushes as a stream that its tabs share and that reconnects automatically. */
export function httpTransport(): Transport {
  const pushes = new Set<(push: Push) => void>()
  const links = new Set<(state: LinkState) => void>()
  const resets = new Set<() => void>()
  let link: LinkState = 'there'

  function setLink(state: LinkState): void {
    if (state === link) return
    link = state
    for (const listener of links) listener(state)
  }

  async function call(name: string, input: unknown): Promise<CallAnswer> {
    const response = await fetch(`rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }).catch(() => null)
    if (response === null) {
      setLink('away')
      return { ok: false, problem: unreachable }
    }
    setLink(response.status === 401 ? 'ended' : 'there')
    const body = (await response.json().catch(() => null)) as unknown
    if (response.ok) return { ok: true, result: body }
    return { ok: false, problem: (body as Problem | null) ?? unreachable }
  }

  function hear(event: StreamEvent): void {
    switch (event.kind) {
      case 'push':
        for (const listener of pushes) listener(event.push)
        break
      case 'reset':
        for (const listener of resets) listener()
        break
      case 'open':
        setLink('there')
        break
      case 'lost':
        // Only a call shows whether we are away or signed out.
        if (link !== 'ended') setLink('away')
    }
  }

  async function mayGoOn(): Promise<boolean> {
    await call('hub.status', {})
    return link !== 'ended'
  }
  sharePushes((after, hearIt) => openPushes(after, hearIt, mayGoOn), hear)

  return {
    call,
    onPush: (listener) => subscribe(pushes, listener),
    onLink: (listener) => subscribe(links, listener),
    onReset: (listener) => subscribe(resets, listener),
  }
}

export const unreachable: Problem = {
  type: 'urn:shopbell:problem:internal',
  title: 'Shopbell is not answering',
  status: 503,
  detail: 'Shopbell on this PC is not answering. It may be starting again.',
  code: 'internal',
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
