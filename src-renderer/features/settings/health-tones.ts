import { type Health, lowDiskBytes, scarceDiskBytes } from '#shared/schemas/health.ts'

export type HealthTone = 'good' | 'warn' | 'bad'

const hourMs = 3_600_000

export function diskTone(freeBytes: number): HealthTone {
  if (freeBytes < scarceDiskBytes) return 'bad'
  return freeBytes < lowDiskBytes ? 'warn' : 'good'
}

/** What has been waiting for an hour is being retried; nobody need look before. */
export function queueTone(
  { waiting, oldest_at }: Health['queue'],
  nowMs: number = Date.now(),
): 'good' | 'warn' {
  if (waiting === 0 || oldest_at === null) return 'good'
  return nowMs - Date.parse(oldest_at) > hourMs ? 'warn' : 'good'
}
