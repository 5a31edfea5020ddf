import type { Backup } from '#shared/schemas/backup.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Which backup should be made now. One from the future, of a clock that was wrong once, does not count. */
export function dueKind(backups: readonly Backup[], now: number): 'daily' | 'weekly' | null {
  const isYounger = (kinds: readonly string[], ageMs: number) =>
    backups.some(({ kind, made_at }) => {
      const madeAt = Date.parse(made_at)
      return kinds.includes(kind) && madeAt > now - ageMs && madeAt < now + hourMs
    })
  if (!isYounger(['weekly'], 7 * dayMs)) return 'weekly'
  return isYounger(['daily', 'weekly'], dayMs) ? null : 'daily'
}
