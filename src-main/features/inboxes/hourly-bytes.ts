import type { Clock } from '#main/lib/clock.ts'

const hourMs = 3_600_000
/** Some hundred thousand webhooks as shops have them; one inbox that runs wild fills three gigabytes a day at most. */
const usualBytes = 128 * 1024 * 1024

type Hour = { readonly fromMs: number; bytes: number }

/** How much each inbox has written in its hour. */
export function createHourlyBytes(clock: Clock, maxBytes = usualBytes) {
  const hours = new Map<number, Hour>()

  return {
    /** Seconds until there is room for it again, or null: it is taken, and counted. */
    take: (inboxNo: number, bytes: number): number | null => {
      const now = clock.now()
      const last = hours.get(inboxNo)
      // A clock that was put back must not close an inbox.
      const isOver = !last || now < last.fromMs || now - last.fromMs >= hourMs
      const hour: Hour = isOver ? { fromMs: now, bytes: 0 } : last
      if (hour.bytes + bytes > maxBytes) return Math.ceil((hour.fromMs + hourMs - now) / 1000)
      hour.bytes += bytes
      hours.set(inboxNo, hour)
      return null
    },
  }
}
