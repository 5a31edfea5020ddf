import type { Db } from '#main/db/open.ts'
import { sliceMs } from './counting.ts'
import type { TermKind } from './terms.ts'

/** The sums of an hour; `hour` counts the hours of the local clock since 1970. */
export type HourRow = {
  readonly hour: number
  readonly conversations: number
  readonly questions: number
  readonly answers: number
  readonly answered: number
  readonly thumbs_up: number
  readonly thumbs_down: number
  readonly took_ms: number
  readonly took_instant: number
  readonly took_second: number
  readonly took_seconds: number
  readonly took_long: number
}

export type HandoverRow = { readonly requested_at: number; readonly answered_at: number | null }
export type LeadRow = { readonly source: string; readonly count: number }
export type TermRow = { readonly key: string; readonly text: string | null }
type Counted = { readonly term_no: number; readonly count: number }

type Stretch = { readonly bot_no: number; readonly from: number; readonly to: number }
type StretchOf = Stretch & { readonly kind: TermKind }
type Spans = { readonly span: 1 | 32; readonly from: number; readonly to: number }

const hourMs = 3_600_000

export function createInsightsRepository(db: Db) {
  // Numbers are bound as floats, and those divide without rounding.
  const hours = db.prepare<Stretch & { offset: number }, HourRow>(`
    SELECT (slice * ${sliceMs} + CAST(@offset AS INTEGER)) / ${hourMs} AS hour,
      sum(conversations) AS conversations, sum(questions) AS questions, sum(answers) AS answers,
      sum(answered) AS answered, sum(thumbs_up) AS thumbs_up, sum(thumbs_down) AS thumbs_down, sum(took_ms) AS took_ms,
      sum(took_instant) AS took_instant, sum(took_second) AS took_second, sum(took_seconds) AS took_seconds,
      sum(took_long) AS took_long
    FROM insight_slices WHERE bot_no = @bot_no AND slice >= @from / ${sliceMs} AND slice < @to / ${sliceMs} GROUP BY 1`)
  // Tests are few, and found by an index of their own.
  const handovers = db.prepare<Stretch, HandoverRow>(`
    SELECT requested_at, answered_at FROM handovers INDEXED BY handovers_counted
    WHERE bot_no = @bot_no AND requested_at >= @from AND requested_at < @to
      AND conversation_no NOT IN (SELECT no FROM conversations WHERE test = 1)`)
  const leads = db.prepare<{ bot_no: number | null; from: number; to: number }, LeadRow>(`
    SELECT CASE WHEN bot_no IS NULL THEN 'received' ELSE source END AS source, count(*) AS count
    FROM leads INDEXED BY leads_counted
    WHERE created_at >= @from AND created_at < @to AND test = 0 AND (@bot_no IS NULL OR bot_no = @bot_no) GROUP BY 1`)

  const many = db
    .prepare<StretchOf & { limit: number }, number>(`
      SELECT count(*) FROM (SELECT 1 FROM insight_mentions
        WHERE bot_no = @bot_no AND kind = @kind AND at >= @from AND at < @to LIMIT @limit)`)
    .pluck()
  const mentioned = db.prepare<StretchOf, Counted>(`
    SELECT term_no, count(*) AS count FROM insight_mentions
    WHERE bot_no = @bot_no AND kind = @kind AND at >= @from AND at < @to GROUP BY term_no`)
  const repeated = db.prepare<Spans & { bot_no: number; kind: TermKind }, Counted>(`
    SELECT term_no, count FROM insight_counts INDEXED BY insight_counts_repeated
    WHERE bot_no = @bot_no AND kind = @kind AND span = @span AND nth >= @from AND nth < @to AND count > 1`)
  const ofTerm = db
    .prepare<[number, number, number, number], number>(
      'SELECT coalesce(sum(count), 0) FROM insight_counts WHERE term_no = ? AND span = ? AND nth >= ? AND nth < ?',
    )
    .pluck()
  const term = db.prepare<[number], TermRow>('SELECT key, text FROM insight_terms WHERE no = ?')

  return {
    hours: (stretch: Stretch & { offset: number }) => hours.all(stretch),
    handovers: (stretch: Stretch) => handovers.all(stretch),
    leads: (of: { bot_no: number | null; from: number; to: number }) => leads.all(of),
    /** Whether more than so many were mentioned. */
    hasMoreThan: (most: number, of: StretchOf): boolean => (many.get({ ...of, limit: most + 1 }) ?? 0) > most,
    mentioned: (of: StretchOf) => mentioned.all(of),
    repeated: (of: Spans & { bot_no: number; kind: TermKind }) => repeated.all(of),
    countOf: (termNo: number, { span, from, to }: Spans) => ofTerm.get(termNo, span, from, to) ?? 0,
    term: (no: number) => term.get(no),
  }
}

export type InsightsRepository = ReturnType<typeof createInsightsRepository>
