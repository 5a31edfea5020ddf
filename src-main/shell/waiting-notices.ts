import type { Push } from '#shared/rpc/pushes.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import { isQuiet, localMinutes } from './quiet-hours.ts'
import type { Texts } from './texts/index.ts'

/** Visitors who ask at the same moment share one notification. */
const gatherMs = 1_000
/** After a notification the next one waits: a busy hour must not ring without end. */
const restMs = 30_000

export type Notice = { readonly title: string; readonly body: string; readonly path: string }

/** Turns visitors who wait for a person into few notifications, in the shopkeeper's words. */
export function createWaitingNotices(deps: {
  readonly settings: () => Pick<Settings, 'notifications' | 'quiet_hours'>
  readonly texts: () => Texts
  readonly botName: (botId: string) => Promise<string>
  readonly show: (notice: Notice) => void
  readonly now?: () => Date
}) {
  const now = deps.now ?? (() => new Date())
  const untold = new Map<string, string>()
  let timer: NodeJS.Timeout | null = null
  let lastShownMs = Number.NEGATIVE_INFINITY

  function handle(push: Push): void {
    if (push.type !== 'session.status') return
    if (push.status !== 'waiting') {
      untold.delete(push.session_id)
      return
    }
    untold.set(push.session_id, push.bot_id)
    timer ??= setTimeout(notify, Math.max(gatherMs, lastShownMs + restMs - now().getTime()))
  }

  async function notify(): Promise<void> {
    timer = null
    const sessions = [...untold]
    untold.clear()
    const [first] = sessions
    const { notifications, quiet_hours } = deps.settings()
    if (!first || !notifications || isQuiet(quiet_hours, localMinutes(now()))) return
    lastShownMs = now().getTime()
    deps.show(sessions.length === 1 ? await noticeOfOne(first) : noticeOfMany(sessions.length))
  }

  async function noticeOfOne([sessionId, botId]: readonly [string, string]): Promise<Notice> {
    const name = await deps.botName(botId).catch(() => 'Shopbell')
    return {
      title: deps.texts().oneWaitsTitle,
      body: deps.texts().oneWaits(name),
      path: `/conversations/${sessionId}`,
    }
  }

  function noticeOfMany(count: number): Notice {
    return { title: deps.texts().manyWaitTitle(count), body: deps.texts().manyWait, path: '/conversations' }
  }

  return {
    handle,
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}
