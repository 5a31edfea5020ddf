import type { Db } from '#main/db/open.ts'

/** What is still to be sent stays until that is over. */
const settled = 'NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event_no = e.no AND d.due_at IS NOT NULL)'

/** Which events may go by themselves, oldest first and some at a time. */
export function createRemoval(db: Db) {
  const old = db
    .prepare<{ before: number; limit: number }, number>(`
      SELECT e.no FROM events e INDEXED BY events_listed
      WHERE e.recorded_at < @before AND e.is_starred = 0 AND ${settled} ORDER BY e.no LIMIT @limit`)
    .pluck()
  const overQuota = db
    .prepare<{ before: number; limit: number }, number>(`
      SELECT e.no FROM events e INDEXED BY events_over_quota
      WHERE e.is_over_quota = 1 AND e.is_starred = 0 AND e.recorded_at < @before AND ${settled} ORDER BY e.no LIMIT @limit`)
    .pluck()
  const overQuotaPast = db
    .prepare<{ kept: number }, number>(`
      SELECT recorded_at FROM events INDEXED BY events_over_quota WHERE is_over_quota = 1 ORDER BY no DESC LIMIT 1 OFFSET @kept`)
    .pluck()
  const ofBot = db
    .prepare<{ bot_no: number; after: number; limit: number }, number>(`
      SELECT no FROM events INDEXED BY events_listed WHERE no > @after AND bot_no = @bot_no ORDER BY no LIMIT @limit`)
    .pluck()

  return {
    /** From before a time, but for starred ones. */
    old: (before: number, limit: number) => old.all({ before, limit }),
    /** Of calls beyond the quota: from before a time, and those that are too many. */
    overQuota: (before: number, kept: number, limit: number) =>
      overQuota.all({ before: Math.max(before, (overQuotaPast.get({ kept }) ?? 0) + 1), limit }),
    ofBot: (botNo: number, after: number, limit: number) => ofBot.all({ bot_no: botNo, after, limit }),
  }
}
