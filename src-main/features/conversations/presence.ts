import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { presences } from '#shared/schemas/session.ts'

type Presence = (typeof presences)[number]
type Whose = { readonly id: string; readonly bot_id: string }
type Seen = {
  readonly bot_id: string
  lines: number
  presence: Presence
  leftAt: number | null
  timer: NodeJS.Timeout | null
}

/** From one page of the shop to the next the line is cut for a moment; whoever asks instead of listening is heard every few seconds. */
const usualGraceMs = 20_000
const maxKept = 5000

export type VisitorPresence = ReturnType<typeof createVisitorPresence>

/** Which visitors have the chat open now. Nothing of it is stored: after a start it is unknown until they are heard. */
export function createVisitorPresence(
  deps: Parts<'clock' | 'push'> & {
    readonly graceMs?: number | undefined
  },
) {
  const { clock, push } = deps
  const graceMs = deps.graceMs ?? usualGraceMs
  const all = new Map<string, Seen>()

  function of({ id, bot_id }: Whose): Seen {
    const seen = all.get(id) ?? { bot_id, lines: 0, presence: 'unknown', leftAt: null, timer: null }
    all.delete(id)
    all.set(id, seen)
    const [oldest] = all
    if (all.size > maxKept && oldest && oldest[1].lines === 0) {
      if (oldest[1].timer) clearTimeout(oldest[1].timer)
      all.delete(oldest[0])
    }
    return seen
  }

  function set(id: string, seen: Seen, presence: Presence): void {
    if (seen.timer) clearTimeout(seen.timer)
    seen.timer = null
    if (presence === seen.presence) return
    seen.presence = presence
    seen.leftAt = presence === 'left' ? clock.now() : null
    push({ type: 'session.presence', bot_id: seen.bot_id, session_id: id, presence })
  }

  function leaveSoon(id: string, seen: Seen): void {
    if (seen.lines > 0) return
    if (seen.timer) clearTimeout(seen.timer)
    seen.timer = setTimeout(() => set(id, seen, 'left'), graceMs).unref()
  }

  return {
    /** A page listens; the answer ends that. */
    listens: (whose: Whose): (() => void) => {
      const seen = of(whose)
      seen.lines++
      set(whose.id, seen, 'here')
      return () => {
        seen.lines--
        leaveSoon(whose.id, seen)
      }
    },
    /** A page asked, or its visitor wrote. */
    heard: (whose: Whose): void => {
      const seen = of(whose)
      set(whose.id, seen, 'here')
      leaveSoon(whose.id, seen)
    },
    forget: (id: string): void => {
      const seen = all.get(id)
      if (seen?.timer) clearTimeout(seen.timer)
      all.delete(id)
    },
    of: (id: string): { readonly presence: Presence; readonly left_at: string | null } => {
      const seen = all.get(id)
      return { presence: seen?.presence ?? 'unknown', left_at: seen?.leftAt ? isoTime(seen.leftAt) : null }
    },
  }
}
