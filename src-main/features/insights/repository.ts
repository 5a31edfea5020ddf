import type { Db } from '#main/db/open.ts'
import type { TermKind } from './terms.ts'

/** What is counted in each slice of time, in the order of its columns. */
export const counted = [
  'conversations',
  'questions',
  'answers',
  'answered',
  'thumbs_up',
  'thumbs_down',
  'took_ms',
  'took_instant',
  'took_second',
  'took_seconds',
  'took_long',
] as const
export type Counts = Record<(typeof counted)[number], number>

/** The hour, counted since 1970, and then all that is counted. As a list, for there are thousands of them. */
export type HourRow = number[]

/** When a person was asked for, and when one answered. As a list, for there are thousands of them too. */
export type HandoverRow = readonly [requestedAt: number, answeredAt: number | null]
export type LeadRow = { readonly source: string; readonly count: number }
export type TermRow = { readonly key: string; readonly text: string | null }
/** A term's number and how often it came, in one number: a year has tens of thousands of them, and an object for each is slow. */
export type PackedCount = number
export const packing = 2 ** 20

type Stretch = { readonly bot_no: number; readonly from: number; readonly to: number }
type StretchOf = Stretch & { readonly kind: TermKind }
type Spans = { readonly span: 1 | 32; readonly from: number; readonly to: number }

const hourMs = 3_600_000
const quarterMs = hourMs / 4

export function createInsightsRepository(db: Db) {
  const hours = db
    .prepare<Stretch, HourRow>(`
      SELECT nth, ${counted.join(', ')} FROM insight_slices
      WHERE bot_no = @bot_no AND minutes = 60 AND nth >= @from / ${hourMs} AND nth < @to / ${hourMs}`)
    .raw()
  // Where clocks are half an hour or a quarter off. Numbers are bound as floats, and those divide without rounding.
  const oddHours = db
    .prepare<Stretch & { offset: number }, HourRow>(`
      SELECT (nth * ${quarterMs} + CAST(@offset AS INTEGER)) / ${hourMs}, ${counted.map((name) => `sum(${name})`).join(', ')}
      FROM insight_slices
      WHERE bot_no = @bot_no AND minutes = 15 AND nth >= @from / ${quarterMs} AND nth < @to / ${quarterMs} GROUP BY 1`)
    .raw()
  // Tests are few, and found by an index of their own.
  const handovers = db
    .prepare<Stretch, HandoverRow>(`
      SELECT requested_at, answered_at FROM handovers INDEXED BY handovers_counted
      WHERE bot_no = @bot_no AND requested_at >= @from AND requested_at < @to
        AND conversation_no NOT IN (SELECT no FROM conversations WHERE test = 1)`)
    .raw()
  const leads = db.prepare<{ bot_no: number | null; from: number; to: number }, LeadRow>(`
    SELECT CASE WHEN bot_no IS NULL THEN 'received' ELSE source END AS source, count(*) AS count
    FROM leads INDEXED BY leads_counted
    WHERE created_at >= @from AND created_at < @to AND test = 0 AND (@bot_no IS NULL OR bot_no = @bot_no) GROUP BY 1`)

  const oneMore = db
    .prepare<StretchOf & { most: number }, number>(`
      SELECT 1 FROM insight_mentions
      WHERE bot_no = @bot_no AND kind = @kind AND at >= @from AND at < @to LIMIT 1 OFFSET @most`)
    .pluck()
  const mentioned = db
    .prepare<StretchOf, PackedCount>(`
      SELECT term_no * ${packing} + count(*) FROM insight_mentions
      WHERE bot_no = @bot_no AND kind = @kind AND at >= @from AND at < @to GROUP BY term_no`)
    .pluck()
  const repeated = db
    .prepare<Spans & { bot_no: number; kind: TermKind }, PackedCount>(`
      SELECT term_no * ${packing} + count FROM insight_counts INDEXED BY insight_counts_repeated
      WHERE bot_no = @bot_no AND kind = @kind AND span = @span AND nth >= @from AND nth < @to AND count > 1`)
    .pluck()
  const ofTerm = db
    .prepare<[number, number, number, number], number>(
      'SELECT coalesce(sum(count), 0) FROM insight_counts WHERE term_no = ? AND span = ? AND nth >= ? AND nth < ?',
    )
    .pluck()
  const term = db.prepare<[number], TermRow>('SELECT key, text FROM insight_terms WHERE no = ?')

  return {
    /** Of the local clock, which is so far ahead of UTC. */
    hours: ({ offset, ...stretch }: Stretch & { readonly offset: number }): readonly HourRow[] => {
      if (offset % hourMs !== 0) return oddHours.all({ ...stretch, offset })
      const rows = hours.all(stretch)
      for (const row of rows) row[0] = (row[0] ?? 0) + offset / hourMs
      return rows
    },
    handovers: (stretch: Stretch) => handovers.all(stretch),
    leads: (of: { bot_no: number | null; from: number; to: number }) => leads.all(of),
    /** Whether the period has more than `most` mentions. */
    hasMoreThan: (most: number, of: StretchOf): boolean => oneMore.get({ ...of, most }) !== undefined,
    mentioned: (of: StretchOf) => mentioned.all(of),
    repeated: (of: Spans & { bot_no: number; kind: TermKind }) => repeated.all(of),
    countOf: (termNo: number, { span, from, to }: Spans) => ofTerm.get(termNo, span, from, to) ?? 0,
    term: (no: number) => term.get(no),
  }
}

export type InsightsRepository = ReturnType<typeof createInsightsRepository>
