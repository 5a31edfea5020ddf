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
  /** Events nobody looked at yet. */
  readonly unread: number
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
  const [settings, status, counts] = await Promise.all([
    hub.rpc('settings.get', {}),
    hub.rpc('hub.status', {}),
    hub.rpc('events.counts', {}),
  ])
  let state: HubState = {
    settings,
    url: status.url,
    paused: status.paused,
    waiting: status.attention.waiting + status.attention.writing,
    unread: counts.unread,
  }
  const unread = counter(async () => (await hub.rpc('events.counts', {})).unread)

  function become(next: Partial<HubState>): void {
    const before = state
    state = { ...state, ...next }
    deps.changed(state, before)
  }

  function counter(read: () => Promise<number>) {
    let timer: NodeJS.Timeout | null = null
    async function count(): Promise<void> {
      timer = null
      try {
        const counted = await read()
        if (counted !== state.unread) become({ unread: counted })
      } catch (error) {
        deps.log.warn({ err: error }, 'what waits could not be counted')
      }
    }
    return {
      soon: () => {
        timer ??= setTimeout(count, countAfterMs)
      },
      stop: () => {
        if (timer) clearTimeout(timer)
      },
    }
  }

  function handle(push: Push): void {
    if (push.type === 'settings.changed') become({ settings: push.settings })
    if (push.type === 'hub.changed') become({ url: push.url, paused: push.paused })
    if (push.type === 'sessions.counts') become({ waiting: push.waiting + push.writing })
    if (push.type === 'events.new' || push.type === 'events.changed') unread.soon()
  }

  const unsubscribe = hub.events.subscribe(handle)
  return {
    current: () => state,
    stop: () => {
      unsubscribe()
      unread.stop()
    },
  }
}

/** For the tray: what runs, and what waits, each with the place to look at it. */
export function statusLines(state: HubState, texts: Texts) {
  const running = state.url === null ? texts.notListening : texts.running(state.url)
  return {
    status: state.paused ? texts.paused : running,
    waits: [
      ...(state.waiting > 0 ? [{ label: texts.waiting(state.waiting), path: '/conversations' }] : []),
      ...(state.unread > 0 ? [{ label: texts.unread(state.unread), path: '/events' }] : []),
    ],
  }
}

/** For the icon: who waits is among the unread as well, until somebody read of it and let them wait. */
export function badgeOf({ waiting, unread }: HubState): number {
  return Math.max(waiting, unread)
}
