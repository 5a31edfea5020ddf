import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { cx } from '#renderer/lib/cx.ts'
import type { Insights, Figures as Totals } from '#shared/schemas/insights.ts'
import { useNumbers } from './numbers.ts'

type Figure = {
  readonly id: string
  readonly title: string
  readonly shown: string
  readonly now: number | null
  readonly before: number | null
  readonly detail: string
  /** Whether more of it is what a shop wants; null: it is neither good nor bad. */
  readonly isMoreGood: boolean | null
}

const leastChange = 0.005

/** The numbers people look at first, each with its change against the period before. */
export function Figures({ data }: { readonly data: Insights }) {
  const figures = useFigures(data)
  // Said once beside the period is enough.
  const hasBefore = data.totals_before.conversations > 0
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
      {figures.map((figure) => (
        <div
          key={figure.id}
          data-testid={`figure-${figure.id}`}
          className="rounded-card border border-line bg-surface p-4"
        >
          <dt className="text-meta text-quiet">{figure.title}</dt>
          <dd className="text-figure font-semibold">{figure.shown}</dd>
          <dd className="text-meta text-quiet">{figure.detail}</dd>
          {hasBefore && (
            <dd className="mt-1">
              <Change figure={figure} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Change({ figure: { now, before, isMoreGood } }: { readonly figure: Figure }) {
  const t = useT()
  const { change } = useNumbers()
  const text = now === null || before === null ? null : change(now, before)
  if (text === null || now === null || before === null)
    return <span className="text-meta text-quiet">{t('insights.nothing_before')}</span>
  // What rounds to nothing is no change.
  const isSame = Math.abs(now - before) < before * leastChange
  const isUp = now > before
  const Icon = isSame ? Minus : isUp ? ArrowUp : ArrowDown
  const isGood = isMoreGood === null || isSame ? null : isUp === isMoreGood
  const look = isGood === null ? 'text-quiet' : isGood ? 'text-good' : 'text-bad'
  return (
    <span className={cx('inline-flex items-center gap-1 text-meta font-medium tabular-nums', look)}>
      <Icon aria-hidden className="size-3.5" strokeWidth={2} />
      {text}
      <span className="sr-only">{t('insights.than_before')}</span>
    </span>
  )
}

function useFigures({ totals, totals_before: before }: Insights): Figure[] {
  const t = useT()
  const percent = usePercent()
  const { count, duration } = useNumbers()
  const share = (part: number, of: number) => (of === 0 ? null : part / of)
  const shown = (value: number | null) => (value === null ? '–' : percent(value))
  const answered = (of: Totals) => share(of.answered, of.answers)
  const liked = (of: Totals) => share(of.thumbs_up, of.thumbs_up + of.thumbs_down)
  const rated = totals.thumbs_up + totals.thumbs_down
  return [
    {
      id: 'conversations',
      title: t('insights.conversations'),
      shown: count(totals.conversations),
      detail: t('insights.messages_of', { count: totals.questions }),
      now: totals.conversations,
      before: before.conversations,
      isMoreGood: true,
    },
    {
      id: 'answered',
      title: t('insights.answered'),
      shown: shown(answered(totals)),
      detail: t('insights.answered_of', { answered: count(totals.answered), count: totals.answers }),
      now: answered(totals),
      before: answered(before),
      isMoreGood: true,
    },
    {
      id: 'thumbs',
      title: t('insights.thumbs'),
      shown: shown(liked(totals)),
      detail: t('insights.rated', { count: rated }),
      now: liked(totals),
      before: liked(before),
      isMoreGood: true,
    },
    {
      id: 'response',
      title: t('insights.response_short'),
      shown: duration(totals.response_ms),
      detail: t('insights.response_hint'),
      now: totals.response_ms,
      before: before.response_ms,
      isMoreGood: false,
    },
    {
      id: 'handovers',
      title: t('insights.handovers'),
      shown: count(totals.handovers),
      detail: t('insights.waited', { time: duration(totals.wait_ms) }),
      now: totals.handovers,
      before: before.handovers,
      isMoreGood: null,
    },
    {
      id: 'leads',
      title: t('insights.leads'),
      shown: count(totals.leads),
      detail: t('insights.leads_hint'),
      now: totals.leads,
      before: before.leads,
      isMoreGood: true,
    },
  ]
}
