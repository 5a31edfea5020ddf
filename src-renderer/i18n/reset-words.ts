import { t } from './index.ts'
import { clockTime } from './time.ts'

const minuteMs = 60_000

/** "Resets at 01:00, in 3 h". */
export function resetWords(iso: string, now: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(iso) - now) / minuteMs))
  const time = clockTime(iso)
  return minutes < 60
    ? t('quota.resets_minutes', { time, minutes })
    : t('quota.resets_hours', { time, hours: Math.round(minutes / 60) })
}
