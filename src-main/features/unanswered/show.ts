import type { StoredBot } from '#main/features/bots/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'
import type { PlaceRow } from './repository.ts'
import type { AskedGroup } from './types.ts'

const maxExamples = 20

export function showGroup(
  group: AskedGroup,
  options: {
    readonly bot: StoredBot
    readonly central: string
    readonly place: (messageNo: number) => PlaceRow | undefined
  },
): UnansweredGroup {
  const open = group.asked.filter(({ count }) => count > 0)
  return {
    id: group.id,
    bot_id: options.bot.id,
    question: options.central,
    count: group.count,
    first_at: isoTime(group.firstAt),
    last_at: isoTime(group.lastAt),
    wordings: open.length,
    examples: open.slice(0, maxExamples).flatMap(({ text, count, last }) => {
      const place = options.place(last.message_no)
      if (!place) return []
      const { is_wrong, ...where } = place
      const marked_wrong = is_wrong === 1
      return [{ text, count, confidence: last.confidence, at: isoTime(last.at), ...where, marked_wrong }]
    }),
    nearest: nearestOf(group),
    now_answered: isNowAnswered(group),
  }
}

/** Whether each of its wordings would be answered, as things are now. */
export function isNowAnswered({ asked }: AskedGroup): boolean {
  const waiting = asked.flatMap(({ rows }) => rows.filter(({ state }) => state === 'open'))
  return waiting.length > 0 && waiting.every(({ now_answered_at }) => now_answered_at !== null)
}

/** What came nearest to any of its questions. */
function nearestOf({ asked }: AskedGroup): UnansweredGroup['nearest'] {
  let best: UnansweredGroup['nearest'] = null
  for (const { last } of asked) {
    if (last.nearest === null) continue
    const near = JSON.parse(last.nearest) as NonNullable<UnansweredGroup['nearest']>
    if (!best || near.confidence > best.confidence) best = near
  }
  return best
}
