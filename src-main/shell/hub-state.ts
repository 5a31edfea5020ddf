import type { Hub } from '#main/hub.ts'
import type { Log } from '#main/lib/log.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import type { Texts } from './texts/index.ts'

/** What tray, menu and notifications show of the hub. */
export type HubState = {
  readonly settings: Settings
  readonly url: string | null
  readonly paused: boolean
  readonly waiting: number
}

/** A burst of conversations is counted once. */
const countAfterMs = 500

/** Follows the hub by its pushes; `changed` hears of every new state and the one before it. */
export async function followHub(deps: {
  readonly hub: Pick<Hub, 'rpc' | 'events'>
  readonly log: Log
  readonly changed: (state: HubState, before: HubState) => void
}) {
  const { hub } = deps
  const [settings, status, summary] = await Promise.all([
    hub.rpc('settings.get', {}),
    hub.rpc('hub.status', {}),
    hub.rpc('home.summary', {}),
  ])
  let state: HubState = { settings, url: status.url, paused: status.paused, waiting: summary.waiting }
  let timer: NodeJS.Timeout | null = null

  function become(next: Partial<HubState>): void {
    const before = state
    state = { ...state, ...next }
    deps.changed(state, before)
  }

  async function count(): Promise<void> {
    timer = null
    try {
      const { waiting } = await hub.rpc('home.summary', {})
      if (waiting !== state.waiting) become({ waiting })
    } catch (error) {
      deps.log.warn({ err: error }, 'those who wait could not be counted')
    }
  }

  function handle(push: Push): void {
    if (push.type === 'settings.changed') become({ settings: push.settings })
    if (push.type === 'hub.changed') become({ url: push.url, paused: push.paused })
    if (push.type === 'session.status') timer ??= setTimeout(count, countAfterMs)
  }

  const unsubscribe = hub.events.subscribe(handle)
  return {
    current: () => state,
    stop: () => {
      unsubscribe()
      if (timer) clearTimeout(timer)
    },
  }
}

/** For the tray: what runs, and who waits. */
export function statusLines(state: HubState, texts: Texts): string[] {
  const running = state.url === null ? texts.notListening : texts.running(state.url)
  return [state.paused ? texts.paused : running, ...(state.waiting > 0 ? [texts.waiting(state.waiting)] : [])]
}
