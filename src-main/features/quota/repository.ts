import type { Db } from '#main/db/open.ts'

type UsageRow = { readonly day: string; readonly used: number }
type Charge = {
  readonly key_id: string
  readonly today: string
  /** The latest day that is believed. */
  readonly latest: string
  readonly limit: number
  readonly now: number
}

export function createUsageRepository(db: Db) {
  // The day is never earlier than one already counted on: a clock set back grants nothing. Days that only a clock far
  // ahead has written are left aside, or the key would stay in them once the clock is right.
  // No row comes back when the day is used up, so the check and the charge cannot fall apart.
  const charge = db.prepare<Charge, UsageRow>(`
    INSERT INTO key_usage (key_id, day, used, last_used_at)
    VALUES (@key_id,
      max(@today, coalesce((SELECT max(day) FROM key_usage WHERE key_id = @key_id AND day <= @latest), @today)),
      1, @now)
    ON CONFLICT (key_id, day) DO UPDATE SET used = used + 1, last_used_at = excluded.last_used_at
      WHERE used < @limit
    RETURNING day, used`)
  const latest = db.prepare<[string, string], UsageRow>(
    'SELECT day, used FROM key_usage WHERE key_id = ? AND day <= ? ORDER BY day DESC LIMIT 1',
  )
  const lastUsedAt = db
    .prepare<[string, string], number>(
      'SELECT last_used_at FROM key_usage WHERE key_id = ? AND day <= ? ORDER BY day DESC LIMIT 1',
    )
    .pluck()
  const since = db.prepare<[string, string], UsageRow>(
    'SELECT day, used FROM key_usage WHERE key_id = ? AND day >= ? ORDER BY day',
  )

  return {
    charge: (input: Charge) => charge.get(input),
    latest: (keyId: string, latestDay: string) => latest.get(keyId, latestDay),
    lastUsedAt: (keyId: string, latestDay: string) => lastUsedAt.get(keyId, latestDay),
    since: (keyId: string, day: string) => since.all(keyId, day),
  }
}
