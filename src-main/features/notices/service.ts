import type { Conversations } from '#main/features/conversations/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import { isQuiet, localMinutes } from '#main/lib/quiet-hours.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Notice, silences } from '#shared/schemas/notice.ts'

type Silence = (typeof silences)[number]
type Needing = ReturnType<Conversations['lists']['needing']>[number]
export type NoticePace = { readonly gatherMs?: number; readonly againMs?: readonly number[] }

/** Visitors who write at the same moment share one notice. */
const usualGatherMs = 1000
/** Until somebody looks it rings again after these pauses, the last of them from then on. */
const minute = 60_000
const usualAgainMs = [minute, 2 * minute, 5 * minute]
const maxNamed = 20
/** What changes who calls for a person. */
const changing: ReadonlySet<Push['type']> = new Set([
  'session.message',
  'session.status',
  'session.changed',
  'sessions.removed',
])

export type Notices = ReturnType<typeof createNotices>

/**
 * The shop's bell: rings for visitors who wait for a person or write to one, and again until somebody has looked. The
 * desktop app and every open browser show what it says.
 */
export function createNotices(
  deps: Parts<'clock' | 'push' | 'subscribe'> & {
    readonly conversations: Conversations
    readonly settings: Pick<SettingsStore, 'all'>
    readonly pace?: NoticePace | undefined
  },
) {
  const { clock, push, settings } = deps
  const gatherMs = deps.pace?.gatherMs ?? usualGatherMs
  const againMs = deps.pace?.againMs ?? usualAgainMs
  /** What it rang for, by conversation: how much was unread then. */
  const rung = new Map<string, number>()
  let rings = 0
  let soon: NodeJS.Timeout | null = null
  let later: NodeJS.Timeout | null = null

  function needing(): Needing[] {
    return deps.conversations.lists.needing(maxNamed).filter(({ unread }) => unread > 0)
  }

  function silence(): Silence | null {
    const { notifications, quiet_hours } = settings.all()
    if (!notifications) return 'off'
    return isQuiet(quiet_hours, localMinutes(new Date(clock.now()))) ? 'quiet_hours' : null
  }

  function ring(all: readonly Needing[], again: boolean): void {
    for (const { id, unread } of all) rung.set(id, unread)
    rings = again ? rings + 1 : 0
    if (later) clearTimeout(later)
    later = setTimeout(lookAgain, againMs[Math.min(rings, againMs.length - 1)]).unref()
    const notice = noticeOf(all, again)
    if (notice && silence() === null) push({ type: 'notice', notice })
  }

  /** Rings at once for what it has not rung for. */
  function look(): void {
    soon = null
    const all = needing()
    const ids = new Set(all.map(({ id }) => id))
    for (const id of rung.keys()) if (!ids.has(id)) rung.delete(id)
    const news = all.filter(({ id, unread }) => unread > (rung.get(id) ?? 0))
    if (news.length > 0) ring(news, false)
    else if (all.length === 0 && later) {
      clearTimeout(later)
      later = null
    }
  }

  function lookAgain(): void {
    later = null
    const all = needing()
    if (all.length > 0) ring(all, true)
  }

  return {
    /** From now on; the answer ends it. What was unread before this start rings too. */
    start: (): (() => void) => {
      const end = deps.subscribe(({ type }) => {
        if (changing.has(type)) soon ??= setTimeout(look, gatherMs).unref()
      })
      soon = setTimeout(look, gatherMs).unref()
      return () => {
        end()
        for (const timer of [soon, later]) if (timer) clearTimeout(timer)
      }
    },

    /** Rings once, for whoever wants to know whether it is heard; says what would keep it quiet. */
    test: (): Silence | null => {
      push({
        type: 'notice',
        notice: {
          kind: 'test',
          count: 0,
          session_id: null,
          bot_name: '',
          visitor: null,
          text: '',
          again: false,
        },
      })
      return silence()
    },
  }
}

function noticeOf(all: readonly Needing[], again: boolean): Notice | null {
  const [first] = all
  if (!first) return null
  const { id, bot_name, visitor, last_question: text } = first
  const one = { bot_name, visitor, text, again }
  if (all.length > 1) return { kind: 'several', count: all.length, session_id: null, ...one }
  return { kind: first.status === 'waiting' ? 'waiting' : 'writing', count: 1, session_id: id, ...one }
}
