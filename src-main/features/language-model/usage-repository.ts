import type { Db } from '#main/db/open.ts'

/** What is added up, in the order of its columns. */
const added = ['calls', 'answers', 'dropped', 'tokens_in', 'tokens_out', 'priced', 'cost_millionths'] as const
export type Added = Record<(typeof added)[number], number>
export type DayRow = Added & { readonly day: string }

type OfDay = { readonly bot_no: number; readonly day: string; readonly currency: string }
type Stretch = { readonly bot_no: number; readonly from: string; readonly to: string }

export function createUsageRepository(db: Db) {
  const add = db.prepare<Added & OfDay>(`
    INSERT INTO language_model_days (bot_no, day, currency, ${added.join(', ')})
    VALUES (@bot_no, @day, @currency, ${added.map((name) => `@${name}`).join(', ')})
    ON CONFLICT (bot_no, day, currency) DO UPDATE SET ${added.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`)
  const fail = db.prepare<{ bot_no: number; day: string; code: string }>(`
    INSERT INTO language_model_failures (bot_no, day, code, count) VALUES (@bot_no, @day, @code, 1)
    ON CONFLICT (bot_no, day, code) DO UPDATE SET count = count + 1`)
  const limit = db.prepare<OfDay & { at: number }>(`
    INSERT INTO language_model_days (bot_no, day, currency, limited_at) VALUES (@bot_no, @day, @currency, @at)
    ON CONFLICT (bot_no, day, currency) DO UPDATE SET limited_at = coalesce(limited_at, excluded.limited_at)`)
  const limitedSince = db
    .prepare<Stretch, number | null>(
      'SELECT min(limited_at) FROM language_model_days WHERE bot_no = @bot_no AND day >= @from AND day <= @to',
    )
    .pluck()
  // What was paid in another currency is no part of a sum of this one.
  const sums = added
    .map((name) =>
      name === 'cost_millionths' || name === 'priced'
        ? `coalesce(sum(CASE currency WHEN @currency THEN ${name} ELSE 0 END), 0) AS ${name}`
        : `coalesce(sum(${name}), 0) AS ${name}`,
    )
    .join(', ')
  const days = db.prepare<Stretch & { currency: string }, DayRow>(`
    SELECT day, ${sums} FROM language_model_days
    WHERE bot_no = @bot_no AND day >= @from AND day <= @to GROUP BY day ORDER BY day`)
  const failures = db.prepare<Stretch, { code: string; count: number }>(`
    SELECT code, sum(count) AS count FROM language_model_failures
    WHERE bot_no = @bot_no AND day >= @from AND day <= @to GROUP BY code ORDER BY count DESC, code`)

  const costs = db.prepare<Stretch, { currency: string; amount: number }>(`
    SELECT currency, sum(cost_millionths) AS amount FROM language_model_days
    WHERE bot_no = @bot_no AND day >= @from AND day <= @to AND priced > 0 GROUP BY currency ORDER BY currency`)

  return {
    add: (row: Added & OfDay) => add.run(row),
    fail: (row: { bot_no: number; day: string; code: string }) => fail.run(row),
    /** Keeps the first time it was reached. */
    limit: (row: OfDay & { at: number }) => limit.run(row),
    limitedSince: (of: Stretch) => limitedSince.get(of) ?? null,
    days: (of: Stretch & { currency: string }) => days.all(of),
    costs: (of: Stretch) => costs.all(of),
    failures: (of: Stretch) => failures.all(of),
  }
}
