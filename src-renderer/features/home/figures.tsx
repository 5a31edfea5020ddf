import type { ReactNode } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { Bars } from '#renderer/ui/bars.tsx'
import { Card } from '#renderer/ui/page.tsx'
import type { HomeSummary } from '#shared/rpc/home.ts'

/** The numbers of today. */
export function Figures({ summary }: { readonly summary: HomeSummary }) {
  const t = useT()
  const { locale } = useLanguage()
  const { questions_today: questions, answered_today: answered } = summary
  const share =
    questions === 0 ? '–' : new Intl.NumberFormat(locale, { style: 'percent' }).format(answered / questions)
  return (
    <>
      <Figure title={t('home.chats_today')} figure={String(summary.chats_today)} testId="chats-today">
        {t('home.chats_yesterday', { count: summary.chats_yesterday })}
      </Figure>
      <Figure title={t('home.answered')} figure={share} testId="answered-share">
        {questions === 0 ? t('home.no_questions') : t('home.answered_of', { answered, count: questions })}
      </Figure>
      <Card title={t('home.by_hour')}>
        <Bars
          label={t('home.by_hour')}
          height={56}
          bars={summary.by_hour.map((value, hour) => ({
            id: String(hour),
            value,
            title: t('home.hour', { hour: `${String(hour).padStart(2, '0')}:00`, count: value }),
          }))}
          ends={['0:00', '24:00']}
        />
      </Card>
    </>
  )
}

type FigureProps = {
  readonly title: string
  readonly figure: string
  readonly testId: string
  readonly children: ReactNode
}

function Figure({ title, figure, testId, children }: FigureProps) {
  return (
    <Card title={title}>
      <p data-testid={testId} className="text-figure font-semibold">
        {figure}
      </p>
      <p className="text-meta text-quiet">{children}</p>
    </Card>
  )
}
