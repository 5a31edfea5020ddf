import { useT } from '#renderer/i18n/index.ts'
import { relativeTime, sinceTime } from '#renderer/i18n/time.ts'
import { Notice } from '#renderer/ui/status.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import type { WebsiteStatus } from '#shared/schemas/website.ts'

/** What this PC knows of its public address right now. */
export function ReachStatus({ status }: { readonly status: WebsiteStatus }) {
  const t = useT()
  const now = useNow()
  const { public_url: url, state } = status
  if (url === null) return null
  return (
    <div role="status" className="mt-4">
      {state === 'unreachable' && (
        <Notice tone="bad">
          <p className="font-medium">
            {t('website.unreachable', { time: sinceTime(status.unreachable_since ?? '', now) })}
          </p>
          {status.why && <p>{t(`website.code.${status.why}`, status.params)}</p>}
          <p>{t('website.unreachable_hint')}</p>
        </Notice>
      )}
      {state === 'reachable' && (
        <Notice tone="good">
          {t('website.reachable', { url, time: relativeTime(status.checked_at ?? '', now) })}
        </Notice>
      )}
      {state === 'unknown' && <Notice tone="info">{t('website.unknown', { url })}</Notice>}
    </div>
  )
}
