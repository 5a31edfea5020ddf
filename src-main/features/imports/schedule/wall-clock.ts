/** What the clock on the wall of a time zone shows, and which moments it means by it. */
export type WallDay = { readonly year: number; readonly month: number; readonly day: number }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timezone, made)
  return made
}

/** What the wall shows, as if it were UTC. */
export function wallOf(ms: number, timezone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timezone).formatToParts(ms)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

export function wallDay(ms: number, timezone: string): WallDay {
  const wall = new Date(wallOf(ms, timezone))
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() }
}

export function nextDay({ year, month, day }: WallDay): WallDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
}

/** 0 is Sunday. */
export function weekday({ year, month, day }: WallDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

function offsetAt(ms: number, timezone: string): number {
  const whole = Math.floor(ms / 1000) * 1000
  return wallOf(whole, timezone) - whole
}

/** Turns wall times of one day into moments; a day without a change of the clock costs two looks. */
export function momentsOn(day: WallDay, timezone: string): (hour: number, minute: number) => number[] {
  const start = Date.UTC(day.year, day.month - 1, day.day)
  // No offset is larger than 14 hours: a day either way holds whatever the clock did around this day.
  const before = offsetAt(start - dayMs, timezone)
  const after = offsetAt(start + 2 * dayMs, timezone)
  return (hour, minute) => {
    const wall = start + hour * hourMs + minute * 60_000
    if (before === after) return [wall - before]
    const found = [wall - before, wall - after]
      .filter((moment, index) => offsetAt(moment, timezone) === (index === 0 ? before : after))
      .sort((a, b) => a - b)
    // The clock jumped over this time: it counts as if it had not.
    return found.length > 0 ? [...new Set(found)] : [wall - before]
  }
}
