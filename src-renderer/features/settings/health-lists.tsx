import { useT } from '#renderer/i18n/index.ts'
import { Card } from '#renderer/ui/page.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Health } from '#shared/schemas/health.ts'

/** As they are in the log: whoever helps asks for these very words. */
export function ErrorsCard({ errors }: { readonly errors: Health['last_errors'] }) {
  const t = useT()
  return (
    <Card title={t('health.errors')} hint={t('health.errors_hint')}>
      {errors.length === 0 ? (
        <p className="text-quiet">{t('health.no_errors')}</p>
      ) : (
        <ul
          className="flex max-h-80 flex-col gap-3 overflow-y-auto"
          tabIndex={0}
          aria-label={t('health.errors')}
        >
          {errors.map(({ at, level, message, detail }) => (
            <li key={`${at} ${message}`} className="flex items-start gap-3">
              <Status tone={level === 'error' ? 'bad' : 'warn'}>{t(`health.level.${level}`)}</Status>
              <div className="min-w-0 flex-1" lang="en">
                <p className="break-words">{message}</p>
                {detail && <p className="break-words text-meta text-quiet">{detail}</p>}
              </div>
              <Time at={at} className="shrink-0 text-meta text-quiet" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

export function SlowestCard({ answers }: { readonly answers: Health['slowest_answers'] }) {
  const t = useT()
  return (
    <Card title={t('health.slowest')} hint={t('health.slowest_hint')}>
      {answers.length === 0 ? (
        <p className="text-quiet">{t('health.no_answers')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {answers.map(({ at, took_ms, bot_name, session_id }) => (
            <li key={`${session_id} ${at}`} className="flex items-baseline gap-3">
              <span className="w-20 shrink-0 text-right tabular-nums">{t('health.ms', { ms: took_ms })}</span>
              <span className="min-w-0 flex-1 truncate">
                <TextLink to={`/conversations/${session_id}`}>{bot_name}</TextLink>
              </span>
              <Time at={at} className="shrink-0 text-meta text-quiet" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
