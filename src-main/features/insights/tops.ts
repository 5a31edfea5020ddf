import { createGrouping } from '#main/features/unanswered/index.ts'
import type { Top } from '#shared/schemas/insights.ts'
import { type InsightsRepository, type PackedCount, packing } from './repository.ts'
import type { TermKind } from './terms.ts'

type Stretch = { readonly fromMs: number; readonly toMs: number }
type Bot = { readonly no: number; readonly id: string }
export type CountedTerm = Top & { readonly key: string; readonly bot_id: string }

const dayMs = 86_400_000
const spanDays = 32
/** Up to this many mentions are counted one by one; beyond it the daily sums are used. */
const fewMentions = 20_000
/** Alike ones are put together after counting, so that more are looked at than shown. */
const candidates = 100
const shown = 10

/** What was asked, shown or missed most. */
export function createTops(deps: {
  readonly repository: InsightsRepository
  readonly vectorOf: (text: string) => Float32Array | undefined
}) {
  const { repository } = deps

  function edges(bot: Bot, kind: TermKind, { mentions }: Parts): Map<number, number> {
    const counts = new Map<number, number>()
    for (const { from, to } of mentions)
      for (const packed of repository.mentioned({ bot_no: bot.no, kind, from, to })) add(counts, packed)
    return counts
  }

  /**
   * In a long period of a busy shop most wordings come once. Leaving out what came once in a day, or once in 32 days, finds
   * all that came more often than there are such spans; those found are then counted exactly.
   */
  function likely(bot: Bot, kind: TermKind, parts: Parts, atEdges: ReadonlyMap<number, number>): number[] {
    const counts = new Map(atEdges)
    for (const spans of parts.spans)
      for (const packed of repository.repeated({ bot_no: bot.no, kind, ...spans })) add(counts, packed)
    return most(counts)
  }

  const exactly = (term: number, { spans }: Parts, atEdges: ReadonlyMap<number, number>) =>
    spans.reduce((sum, one) => sum + repository.countOf(term, one), atEdges.get(term) ?? 0)

  function ofBot(bot: Bot, kind: TermKind, period: Stretch, before: Stretch): CountedTerm[] {
    const stretch = { bot_no: bot.no, kind, from: period.fromMs, to: period.toMs }
    const isFew = !repository.hasMoreThan(fewMentions, stretch)
    const parts = isFew ? { mentions: [stretch], spans: [] } : partsOf(period)
    const atEdges = edges(bot, kind, parts)
    const terms = isFew ? most(atEdges) : likely(bot, kind, parts, atEdges)
    const partsBefore = partsOf(before)
    const edgesBefore = terms.length > 0 ? edges(bot, kind, partsBefore) : new Map()
    return terms.flatMap((no) => {
      const term = repository.term(no)
      if (!term) return []
      const { key, text } = term
      const counts = {
        count: exactly(no, parts, atEdges),
        before: exactly(no, partsBefore, edgesBefore),
      }
      return [{ key, text: text ?? key, bot_id: bot.id, ...counts }]
    })
  }

  function grouped(terms: readonly CountedTerm[]): CountedTerm[] {
    const grouping = createGrouping()
    const byKey = new Map(terms.map((term) => [term.key, term]))
    for (const _ of grouping.sync([...byKey.values()], deps.vectorOf));
    return grouping.groups().flatMap((keys) => {
      const members = keys.flatMap((key) => byKey.get(key) ?? []).sort((a, b) => b.count - a.count)
      const [first] = members
      return first ? [{ ...first, ...sums(members) }] : []
    })
  }

  return (kind: TermKind, bots: readonly Bot[], period: Stretch, before: Stretch): CountedTerm[] => {
    const all = bots.flatMap((bot) => ofBot(bot, kind, period, before))
    const isProduct = kind === 'product'
    const once = isProduct ? all : [...Map.groupBy(all, ({ key }) => key).values()].flatMap(merged)
    const found = once.sort((a, b) => b.count - a.count)
    const alike = isProduct ? found : grouped(found.slice(0, candidates))
    return alike.sort((a, b) => b.count - a.count).slice(0, shown)
  }
}

type Parts = {
  readonly mentions: readonly { readonly from: number; readonly to: number }[]
  readonly spans: readonly { readonly span: 1 | 32; readonly from: number; readonly to: number }[]
}

/** A stretch of time as whole spans of 32 days, the whole days around them, and what is left at both ends. */
export function partsOf({ fromMs, toMs }: Stretch): Parts {
  const [firstDay, lastDay] = [Math.ceil(fromMs / dayMs), Math.floor(toMs / dayMs)]
  if (firstDay >= lastDay) return { mentions: [{ from: fromMs, to: toMs }], spans: [] }
  const mentions = [
    { from: fromMs, to: firstDay * dayMs },
    { from: lastDay * dayMs, to: toMs },
  ].filter(({ from, to }) => from < to)
  const [firstSpan, lastSpan] = [Math.ceil(firstDay / spanDays), Math.floor(lastDay / spanDays)]
  if (firstSpan >= lastSpan) return { mentions, spans: [{ span: 1, from: firstDay, to: lastDay }] }
  return {
    mentions,
    spans: [
      { span: 1, from: firstDay, to: firstSpan * spanDays },
      { span: spanDays, from: firstSpan, to: lastSpan },
      { span: 1, from: lastSpan * spanDays, to: lastDay },
    ],
  }
}

function add(counts: Map<number, number>, packed: PackedCount): void {
  const count = packed % packing
  const term = (packed - count) / packing
  counts.set(term, (counts.get(term) ?? 0) + count)
}

function most(counts: ReadonlyMap<number, number>): number[] {
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, candidates)
    .map(([term]) => term)
}

function merged(same: readonly CountedTerm[]): CountedTerm[] {
  const [first] = same
  return first ? [{ ...first, ...sums(same) }] : []
}

function sums(terms: readonly CountedTerm[]): { count: number; before: number } {
  return {
    count: terms.reduce((sum, { count }) => sum + count, 0),
    before: terms.reduce((sum, { before }) => sum + before, 0),
  }
}
