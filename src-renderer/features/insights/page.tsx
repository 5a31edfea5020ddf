import { ChartColumn, Download } from 'lucide-react'
import { useEffect } from 'react'
import { useBots } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { dayName } from '#renderer/i18n/time.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useAddressFilter } from '#renderer/lib/use-address-filter.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { Insights } from '#shared/schemas/insights.ts'
import { AnswerChart, DayChart, HourChart, ResponseChart, ThumbsChart } from './charts.tsx'
import { Figures } from './figures.tsx'
import { LeadSources, Lists } from './lists.tsx'
import { ModelCard } from './model-card.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { periodChoices } from './periods.ts'
import { exportInsights, refresh, takeFilter, useInsights, usualFilter, watchInsights } from './store.ts'
import { WaitingChart } from './waiting.tsx'
import { WeekMap } from './week-map.tsx'

const choices = { period: periodChoices }

/** What visitors asked over a period, and what became of it. */
export function InsightsPage(_: PageProps) {
  const t = useT()
  const { data: bots } = useLoad(useBots)
  const { filter, data, problem } = useInsights()
  useAddressFilter({ filter, usual: usualFilter, choices, take: takeFilter })
  const isReady = bots !== null
  // Whose days they are is known with the bots.
  useEffect(() => (isReady ? watchInsights() : undefined), [isReady])
  return (
    <Page
      wide
      title={t('nav.insights')}
      hint={t('insights.hint')}
      act={
        <Button icon={Download} disabled={!data} onClick={() => void exportInsights()}>
          {t('insights.export')}
        </Button>
      }
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <PeriodPicker />
        {data && (
          <p className="text-meta text-quiet">
            {data.totals_before.conversations > 0
              ? t('insights.compared', { from: dayName(data.before.from), to: dayName(data.before.to) })
              : t('insights.nothing_before')}
          </p>
        )}
      </div>
      {problem && <ProblemView problem={problem} onRetry={() => void refresh()} />}
      {!data && !problem && <Waiting />}
      {data && !problem && <Content data={data} />}
    </Page>
  )
}

function Content({ data }: { readonly data: Insights }) {
  const t = useT()
  const isEmpty = data.totals.questions + data.totals.leads + data.totals.handovers === 0
  return (
    <div className="flex flex-col gap-4">
      {data.pending > 0 && <Notice tone="info">{t('insights.pending', { count: data.pending })}</Notice>}
      {isEmpty ? (
        <Nothing wasBusy={data.totals_before.questions > 0} />
      ) : (
        <>
          <Figures data={data} />
          <DayChart data={data} />
          <ModelCard data={data} />
          <div className="grid gap-4 lg:grid-cols-2">
            <HourChart data={data} />
            <WeekMap data={data} />
            <AnswerChart data={data} />
            <ThumbsChart data={data} />
            <Lists data={data} />
            <WaitingChart data={data} />
            <div className="flex flex-col gap-4">
              <ResponseChart data={data} />
              <LeadSources data={data} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function Nothing({ wasBusy }: { readonly wasBusy: boolean }) {
  const t = useT()
  return (
    <Empty
      icon={ChartColumn}
      title={t('insights.empty_title')}
      text={t(wasBusy ? 'insights.empty_longer' : 'insights.empty_text')}
    >
      {!wasBusy && <Button to="/website">{t('insights.to_website')}</Button>}
    </Empty>
  )
}

function Waiting() {
  return (
    <Skeleton>
      <div className="grid grid-cols-3 gap-4 xl:grid-cols-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
          <Bone key={id} className="h-32 rounded-card" />
        ))}
      </div>
      <Bone className="mt-4 h-64 rounded-card" />
    </Skeleton>
  )
}
