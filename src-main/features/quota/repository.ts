import type { Db } from '#main/db/open.ts'

type UsageRow = { readonly day: string; readonly used: number }

export function createUsageRepository(db: Db) {
  // The day is never earlier than one already counted on: a clock set back grants nothing.
  // No row comes back when the day is used up, so the check and the charge cannot fall apart.
  const charge = db.prepare<{ key_id: string; today: string; limit: number; now: number }, UsageRow>(`
    INSERT INTO key_usage (key_id, day, used, last_used_at)
    VALUES (@key_id,
      max(@today, coalesce((SELECT max(day) FROM key_usage WHERE key_id = @key_id), @today)), 1, @now)
    ON CONFLICT (key_id, day) DO UPDATE SET used = used + 1, last_used_at = excluded.last_used_at
      WHERE used < @limit
    RETURNING day, used`)
  const latest = db.prepare<[string], UsageRow>(
    'SELECT day, used FROM key_usage WHERE key_id = ? ORDER BY day DESC LIMIT 1',
  )
  const lastUsedAt = db
    .prepare<[string], number>(
      'SELECT last_used_at FROM key_usage WHERE key_id = ? ORDER BY day DESC LIMIT 1',
    )
    .pluck()
  const since = db.prepare<[string, string], UsageRow>(
    'SELECT day, used FROM key_usage WHERE key_id = ? AND day >= ? ORDER BY day',
  )

  return {
    charge: (input: { key_id: string; today: string; limit: number; now: number }) => charge.get(input),
    latest: (keyId: string) => latest.get(keyId),
    lastUsedAt: (keyId: string) => lastUsedAt.get(keyId),
    since: (keyId: string, day: string) => since.all(keyId, day),
  }
}
