import type { View } from '#main/db/view.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import type { LanguageModel } from '#main/features/language-model/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { clockSpans } from '#main/lib/timezone.ts'
import { type Figures, type Insights, leadOrigins } from '#shared/schemas/insights.ts'
import { createCounting } from './counting.ts'
import { insightsCsv } from './export.ts'
import { modelFigures } from './model-figures.ts'
import { type Period, periodBefore, periodOf } from './period.ts'
import { createInsightsRepository, type HandoverRow, type HourRow } from './repository.ts'
import { createTops } from './tops.ts'
import { type Volume, volumeOf } from './volume.ts'
import { partByHours, waitOf } from './waiting.ts'

export type InsightsService = ReturnType<typeof createInsights>

type Asked = { readonly bot_id?: string | undefined; readonly from: string; readonly to: string }
type Handovers = { readonly inside: readonly HandoverRow[]; readonly outside: readonly HandoverRow[] }

/** After an upgrade years may have to be counted; the page says how much is missing. */
const patienceMs = 1500

/** Numbers of what visitors asked and what became of it, tests left out. */
export function createInsights(
  deps: Parts<'db' | 'commits' | 'subscribe'> & {
    readonly view: View
    readonly bots: Bots
    readonly embeddings?: Embeddings
    readonly languageModel?: Pick<LanguageModel, 'usage'>
  },
) {
  const { bots, embeddings } = deps
  const repository = createInsightsRepository(deps.db)
  const counting = createCounting(deps)
  const topsOf = createTops({ repository, vectorOf: (text) => embeddings?.known(text) })
  deps.subscribe(({ type }) => {
    if (countsAnew.some((one) => one === type)) counting.soon()
  })

  function hoursOf(of: readonly StoredBot[], { spans }: Period): HourRow[] {
    return of.flatMap(({ no }) =>
      spans.flatMap(({ from, to, offsetMs }) => repository.hours({ bot_no: no, from, to, offset: offsetMs })),
    )
  }

  /** Each bot has its own opening hours and clock. */
  function handoversOf(of: readonly StoredBot[], { fromMs: from, toMs: to }: Period): Handovers {
    const all = of.map(({ no, opening_hours, timezone }) =>
      partByHours(
        repository.handovers({ bot_no: no, from, to }),
        opening_hours,
        clockSpans(timezone, from, to),
      ),
    )
    return { inside: all.flatMap(({ inside }) => inside), outside: all.flatMap(({ outside }) => outside) }
  }

  function leadsOf(bot: StoredBot | null, { fromMs: from, toMs: to }: Period): Map<string, number> {
    const rows = repository.leads({ bot_no: bot?.no ?? null, from, to })
    return new Map(rows.map(({ source, count }) => [source, count]))
  }

  function read({ bot_id, from, to }: Asked): Insights {
    const bot = bot_id === undefined ? null : bots.get(bot_id)
    const of = bot ? [bot] : bots.list(true)
    const period = periodOf(bot?.timezone ?? zoneOfThisPc(), from, to)
    const before = periodBefore(period)
    const volume = volumeOf(hoursOf(of, period), period)
    const volumeBefore = volumeOf(hoursOf(of, before), before)
    const handovers = handoversOf(of, period)
    const leads = leadsOf(bot, period)
    const leadsBefore = leadsOf(bot, before)
    const tops = (kind: Parameters<typeof topsOf>[0]) => topsOf(kind, of, period, before)
    return {
      bot_id: bot?.id ?? null,
      timezone: period.timezone,
      from,
      to,
      before: { from: before.from, to: before.to },
      totals: figuresOf(volume, handovers, leads),
      totals_before: figuresOf(volumeBefore, handoversOf(of, before), leadsBefore),
      days: volume.days.map((day, at) => ({ ...day, before: volumeBefore.days[at]?.conversations ?? 0 })),
      hours: volume.hours,
      week: volume.week,
      response: volume.response,
      waiting: { inside: waitOf(handovers.inside), outside: waitOf(handovers.outside) },
      questions: tops('question').map(plain),
      unanswered: tops('unanswered').map(plain),
      products: tops('product').map(({ key, ...top }) => ({ ...top, id: key })),
      not_sold: tops('not_sold').map(plain),
      leads: leadOrigins.map((source) => ({
        source,
        count: leads.get(source) ?? 0,
        before: leadsBefore.get(source) ?? 0,
      })),
      ai_model: modelFigures(of, deps.languageModel, period, volume.totals.answers),
      pending: counting.pending(),
    }
  }

  async function get(asked: Asked): Promise<Insights> {
    await counting.catchUpWithin(patienceMs)
    return deps.view(() => read(asked))
  }

  return {
    get,
    export: async (asked: Asked): Promise<{ file_name: string; text: string }> => {
      const view = await get(asked)
      return { file_name: `insights-${view.from}-${view.to}.csv`, text: insightsCsv(view) }
    },
    /** Everything said so far is counted afterwards. */
    catchUp: counting.catchUp,
    start: counting.soon,
    stop: counting.stop,
  }
}

const countsAnew = ['session.message', 'sessions.removed', 'ratings.changed', 'unanswered.changed'] as const

function figuresOf(
  { totals, response }: Volume,
  { inside, outside }: Handovers,
  leads: ReadonlyMap<string, number>,
): Figures {
  const waited = waitOf(inside.concat(outside))
  const timed = response.reduce((sum, { count }) => sum + count, 0)
  const { conversations, questions, answers, answered, thumbs_up, thumbs_down } = totals
  return {
    conversations,
    questions,
    answers,
    answered,
    thumbs_up,
    thumbs_down,
    handovers: waited.requested,
    wait_ms: waited.median_ms,
    response_ms: timed === 0 ? null : Math.round(totals.took_ms / timed),
    leads: [...leads.values()].reduce((sum, count) => sum + count, 0),
  }
}

function plain({ text, count, before }: { text: string; count: number; before: number }) {
  return { text, count, before }
}

function zoneOfThisPc(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
