import { CalendarClock } from 'lucide-react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { clockFormat } from '#renderer/i18n/time.ts'
import { Card } from '#renderer/ui/page.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { HomeSummary } from '#shared/rpc/home.ts'

type NextRun = HomeSummary['next_runs'][number]

/** Which catalogs come next, and when. */
export function NextRuns({ runs }: { readonly runs: readonly NextRun[] }) {
  const t = useT()
  return (
    <Card title={t('home.next_runs')} act={<TextLink to="/imports">{t('home.all_sources')}</TextLink>}>
      {runs.length === 0 && (
        <p className="flex items-start gap-2 text-quiet">
          <CalendarClock aria-hidden className="mt-1 size-4 shrink-0" strokeWidth={1.75} />
          {t('home.no_runs')}
        </p>
      )}
      <ul className="-mx-2 flex flex-col gap-1">
        {runs.map((run) => (
          <li key={run.source_id}>
            <a
              href={`#/imports/${run.source_id}`}
              className="block rounded-control px-2 py-1.5 hover:bg-hover"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate font-medium">{run.source_name}</span>
                <span className="shrink-0 text-meta">
                  {run.running ? t('home.run_now') : <Time at={run.at} />}
                </span>
              </span>
              <span className="flex items-baseline justify-between gap-3 text-meta text-quiet">
                <span className="min-w-0 truncate">
                  {run.bot_name === null ? t('home.run_elsewhere') : t('home.run_to', { bot: run.bot_name })}
                </span>
                {!run.running && <ShopTime run={run} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** In the shop's time zone, which is named where this PC is in another one. */
function ShopTime({ run: { at, timezone } }: { readonly run: NextRun }) {
  const { locale } = useLanguage()
  const isOther = timezone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  const text = new Date(at).toLocaleString(locale, {
    weekday: 'short',
    ...clockFormat(locale),
    timeZone: timezone,
    ...(isOther ? { timeZoneName: 'short' } : {}),
  })
  return <span className="shrink-0">{text}</span>
}
