import { useT } from '#renderer/i18n/index.ts'
import { dayName } from '#renderer/i18n/time.ts'
import type { Insights } from '#shared/schemas/insights.ts'
import { ChartCard } from './chart-card.tsx'
import { ColumnChart } from './column-chart.tsx'
import { useNumbers } from './numbers.ts'
import { SplitBar } from './split-bar.tsx'

type ChartProps = { readonly data: Insights }

export function DayChart({ data }: ChartProps) {
  const t = useT()
  const { count } = useNumbers()
  const { days } = data
  const most = days.reduce((best, day) => (day.conversations > best.conversations ? day : best))
  const middle = days[Math.floor(days.length / 2)]
  const ends = [days[0], days.length > 2 ? middle : undefined, days.length > 1 ? days.at(-1) : undefined]
  return (
    <ChartCard
      title={t('insights.by_day')}
      hint={t('insights.by_day_hint')}
      table={{
        head: [
          t('insights.day'),
          t('insights.conversations'),
          t('insights.messages'),
          t('insights.answered'),
          t('insights.before'),
        ],
        rows: days.map((day) => [
          dayName(day.day),
          count(day.conversations),
          count(day.questions),
          count(day.answered),
          count(day.before),
        ]),
      }}
    >
      <ColumnChart
        label={t('insights.by_day_label', { day: dayName(most.day), count: most.conversations })}
        height={160}
        top={count(Math.max(...days.flatMap(({ conversations, before }) => [conversations, before])))}
        columns={days.map(({ day, conversations, before }) => ({
          id: day,
          value: conversations,
          before,
          title: t('insights.on_day', { day: dayName(day), count: conversations, before: count(before) }),
        }))}
        ends={ends.flatMap((day) => (day ? [dayName(day.day)] : []))}
      />
    </ChartCard>
  )
}

export function HourChart({ data }: ChartProps) {
  const t = useT()
  const { count, hour: clock } = useNumbers()
  const most = data.hours.reduce((best, one) => (one.conversations > best.conversations ? one : best))
  return (
    <ChartCard
      title={t('insights.by_hour')}
      hint={t('insights.by_hour_hint')}
      table={{
        head: [t('insights.hour'), t('insights.conversations'), t('insights.messages')],
        rows: data.hours.map(({ hour, conversations, questions }) => [
          clock(hour),
          count(conversations),
          count(questions),
        ]),
      }}
    >
      <ColumnChart
        label={t('insights.by_hour_label', { hour: clock(most.hour), count: most.conversations })}
        height={176}
        top={count(most.conversations)}
        columns={data.hours.map(({ hour, conversations }) => ({
          id: String(hour),
          value: conversations,
          title: t('insights.at_hour', { hour: clock(hour), count: conversations }),
        }))}
        ends={['00:00', '06:00', '12:00', '18:00', '24:00']}
      />
    </ChartCard>
  )
}

export function AnswerChart({ data: { totals, totals_before } }: ChartProps) {
  const t = useT()
  const { count } = useNumbers()
  const open = totals.answers - totals.answered
  const toPerson = Math.max(0, totals.questions - totals.answers)
  const before = totals_before.answers - totals_before.answered
  const parts = [
    { id: 'answered', label: t('insights.was_answered'), count: totals.answered, look: 'fill-good' },
    { id: 'open', label: t('insights.was_not'), count: open, look: 'fill-bad' },
    { id: 'person', label: t('insights.to_person'), count: toPerson, look: 'fill-line-strong' },
  ]
  const beforeOf = [
    totals_before.answered,
    before,
    Math.max(0, totals_before.questions - totals_before.answers),
  ]
  return (
    <ChartCard
      title={t('insights.answers')}
      hint={t('insights.answers_hint')}
      table={{
        head: [t('insights.messages'), t('insights.now'), t('insights.before')],
        rows: parts.map((part, at) => [part.label, count(part.count), count(beforeOf[at] ?? 0)]),
      }}
    >
      <SplitBar label={t('insights.answers')} parts={parts} />
    </ChartCard>
  )
}

export function ThumbsChart({ data: { totals, totals_before } }: ChartProps) {
  const t = useT()
  const { count } = useNumbers()
  const parts = [
    { id: 'up', label: t('insights.thumbs_up'), count: totals.thumbs_up, look: 'fill-good' },
    { id: 'down', label: t('insights.thumbs_down'), count: totals.thumbs_down, look: 'fill-bad' },
  ]
  const beforeOf = [totals_before.thumbs_up, totals_before.thumbs_down]
  return (
    <ChartCard
      title={t('insights.ratings')}
      hint={t('insights.ratings_hint')}
      table={{
        head: [t('insights.ratings'), t('insights.now'), t('insights.before')],
        rows: parts.map((part, at) => [part.label, count(part.count), count(beforeOf[at] ?? 0)]),
      }}
    >
      <SplitBar label={t('insights.ratings')} parts={parts} />
    </ChartCard>
  )
}

const quickLooks = {
  instant: 'fill-good',
  second: 'fill-info',
  seconds: 'fill-accent',
  long: 'fill-bad',
} as const

export function ResponseChart({ data }: ChartProps) {
  const t = useT()
  const { count } = useNumbers()
  const parts = data.response.map((one) => ({
    id: one.quickness,
    label: t(`insights.quickness.${one.quickness}`),
    count: one.count,
    look: quickLooks[one.quickness],
  }))
  return (
    <ChartCard
      title={t('insights.response')}
      hint={t('insights.response_chart_hint')}
      table={{
        head: [t('insights.response'), t('insights.answers')],
        rows: parts.map((part) => [part.label, count(part.count)]),
      }}
    >
      <SplitBar label={t('insights.response')} parts={parts} />
    </ChartCard>
  )
}
