import type { QuietHours } from '#shared/schemas/settings.ts'

/**
 * Whether a minute of the day (of this PC) lies in the quiet hours, which may reach over midnight. The start is quiet,
 * the end is not. Hours that end where they start are none: rather one notification too many than a visitor unseen.
 */
export function isQuiet(quietHours: QuietHours | null, localMinutes: number): boolean {
  if (quietHours === null) return false
  const from = minutesOf(quietHours.from)
  const to = minutesOf(quietHours.to)
  return from <= to ? localMinutes >= from && localMinutes < to : localMinutes >= from || localMinutes < to
}

export function localMinutes(time: Date): number {
  return time.getHours() * 60 + time.getMinutes()
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
