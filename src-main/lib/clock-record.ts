/** How far the clock of this PC got, and since when it has been further ahead than a shop is usually closed. */
export type ClockRecord = { readonly seenAt: number; readonly aheadSince: number | null }

const dayMs = 86_400_000
/** A longer jump ahead is a holiday or a clock that is wrong; nobody can tell which at once. */
const farMs = 2 * dayMs
/** A clock that nobody has set right for this long is taken for right. */
const doubtMs = dayMs

/** Pure: what is known of the clock once it shows `now`. */
export function lookAtClock(before: ClockRecord | null, now: number): ClockRecord {
  if (before === null) return { seenAt: now, aheadSince: null }
  if (now - before.seenAt > farMs) return { seenAt: now, aheadSince: now }
  const { aheadSince } = before
  const isOver = aheadSince === null || now < aheadSince - farMs || now - aheadSince >= doubtMs
  return { seenAt: now, aheadSince: isOver ? null : aheadSince }
}

export function readClockRecord(text: string | null): ClockRecord | null {
  const [seenAt, aheadSince] = (text ?? '').split(' ').map(Number)
  if (!seenAt || Number.isNaN(seenAt)) return null
  return { seenAt, aheadSince: aheadSince || null }
}

export function writeClockRecord({ seenAt, aheadSince }: ClockRecord): string {
  return `${seenAt} ${aheadSince ?? ''}`.trim()
}
